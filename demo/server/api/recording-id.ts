import { type Answer, jsonAnswer } from '../answer.ts';

/** `GET /api/commerce/fullstory/getId`: this site records nobody, which is what this id says (002 §7). */
export const recordingId = (): Answer => jsonAnswer(200, 'automated-mock-id');
