import { isRecord } from '../../../vocab/is-record.ts';

/** A member of a response, in the response itself or in its `data`. */
export function answerMember(answer: unknown, name: string): unknown {
  if (!isRecord(answer)) return undefined;
  if (Object.hasOwn(answer, name)) return answer[name];
  return isRecord(answer.data) && Object.hasOwn(answer.data, name) ? answer.data[name] : undefined;
}

/** The errors of a response, by field; null if it has none. Only strings count. */
export function errorsOf(answer: unknown): ReadonlyMap<string, string> | null {
  const errors = answerMember(answer, 'errors');
  if (!isRecord(errors)) return null;
  const texts = Object.entries(errors).flatMap(([id, text]) => {
    const message = Array.isArray(text) ? text.filter((one) => typeof one === 'string').join(' ') : text;
    return typeof message === 'string' && message ? [[id, message] as const] : [];
  });
  return texts.length ? new Map(texts) : null;
}

/** Returns whether a response contains errors at all, in any shape. An empty list or map contains none. */
export const hasErrors = (answer: unknown): boolean => !isEmpty(answerMember(answer, 'errors'));

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).every(isEmpty) : !value;

/** Returns whether the JSON of a successful status says that the submission was not accepted. */
export const isRefusal = (answer: unknown): boolean =>
  hasErrors(answer) || (isRecord(answer) && (Boolean(answer.error) || answer.success === false || answer.ok === false));
