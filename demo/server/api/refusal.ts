import { type Answer, jsonAnswer } from '../answer.ts';

/** An answer that says in a sentence why a call was not done. */
export const refusal = (status: number, error: string, headers: Answer['headers'] = {}): Answer =>
  jsonAnswer(status, { error }, headers);

export const tooMany = (seconds: number): Answer =>
  refusal(429, 'Muitas chamadas em pouco tempo.', { 'retry-after': String(seconds) });
