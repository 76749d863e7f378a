import { type Answer, jsonAnswer } from '../answer.ts';

/** `GET /api/commerce/fullstory/getId`: this site records nobody, which is what this id says (EXPER-605, EXPER-606). */
export const recordingId = (): Answer => jsonAnswer(200, 'automated-mock-id');
