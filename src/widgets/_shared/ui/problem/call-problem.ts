import { isRecord } from '../../../../vocab/is-record.ts';

/** A text of a response, in itself or in its `data`. */
export function textIn(answer: unknown): string | null {
  if (!isRecord(answer)) return null;
  for (const name of ['error', 'message']) {
    const value = Object.hasOwn(answer, name) ? answer[name] : null;
    const text = typeof value === 'string' ? value.trim() : '';
    if (text) return text;
  }
  return Object.hasOwn(answer, 'data') ? textIn(answer.data) : null;
}

/** The sentence that a visitor reads about a failed call: the server's own, else that of the call layer, else the given one (SESSION-616). */
export function callProblem(error: unknown, otherwise: string): string {
  if (!(error instanceof Error)) return otherwise;
  const text: unknown = Reflect.get(error, 'text');
  return textIn(Reflect.get(error, 'data')) ?? (typeof text === 'string' && text ? text : otherwise);
}
