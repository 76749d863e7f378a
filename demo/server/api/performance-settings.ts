import { randomUUID } from 'node:crypto';
import { type Answer, jsonAnswer } from '../answer.ts';

/** `GET /api/1/performance/settings`: the id of this page load. */
export const performanceSettings = (): Answer => jsonAnswer(200, { pageLoadId: randomUUID() });
