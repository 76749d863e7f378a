import type messages from '../../strings/pt-BR/form-sending.json';
import type { Translate } from '../../strings/translate.ts';
import { isRecord } from '../../vocab/is-record.ts';
import type { FieldError } from '../_parts/fields/field-props.ts';
import { type FormErrors, formError } from './logic.ts';

/** The words of a form that is being sent. */
export type SendingWords = Translate<keyof typeof messages>;

/** What a failed call says, in whatever copy of the call layer it was made. */
interface FailedCall {
  /** 0 where there was no answer. */
  readonly status: number;
  readonly data: unknown;
}

const BY_STATUS: Readonly<Record<number, keyof typeof messages>> = {
  401: 'formUnauthorised',
  404: 'formNotConfigured',
  429: 'formRateLimit',
  500: 'formServerError',
};

/** A member of an answer, in the answer itself or in its `data`. */
function member(answer: unknown, name: string): unknown {
  if (!isRecord(answer)) return undefined;
  if (Object.hasOwn(answer, name)) return answer[name];
  return isRecord(answer.data) && Object.hasOwn(answer.data, name) ? answer.data[name] : undefined;
}

/** The errors of an answer, by field; null where it has none. Only texts count. */
export function errorsOf(answer: unknown): ReadonlyMap<string, string> | null {
  const errors = member(answer, 'errors');
  if (!isRecord(errors)) return null;
  const texts = Object.entries(errors).flatMap(([id, text]) => {
    const message = Array.isArray(text) ? text.filter((one) => typeof one === 'string').join(' ') : text;
    return typeof message === 'string' && message ? [[id, message] as const] : [];
  });
  return texts.length ? new Map(texts) : null;
}

/** Whether an answer speaks of errors at all, in whatever shape: a list or map of nothing says none. */
export const hasErrors = (answer: unknown): boolean => !isEmpty(member(answer, 'errors'));

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).every(isEmpty) : !value;

const failedCall = (error: unknown): FailedCall | null =>
  isRecord(error) || error instanceof Error
    ? { status: Number(Reflect.get(error, 'status')), data: Reflect.get(error, 'data') }
    : null;

/** The status of a failed call; 0 without an answer. */
export const statusOf = (error: unknown): number => failedCall(error)?.status || 0;

/** What the form needs to know to place the errors of an answer. */
export interface PlaceErrorsOptions {
  /** Ids of the fields a visitor sees; an error about any other joins those of the whole form. */
  readonly ids: ReadonlySet<string>;
  readonly newsletter: boolean;
}

/** What a visitor is told of a submission that the server did not take (FORM-047, FORM-068). The server's own words are said as they are. */
export function serverErrors(error: unknown, places: PlaceErrorsOptions, words: SendingWords): FormErrors {
  const answer = failedCall(error);
  const key = answer && BY_STATUS[answer.status];
  if (key) return formError(words(key));
  const errors = answer && mayHoldErrors(answer.status) ? errorsOf(answer.data) : null;
  if (errors) return placeErrors(errors, places);
  const message = member(answer?.data, 'error');
  return formError(typeof message === 'string' && message ? message : words('formUnknownError'));
}

/** 400 is the status the requirements name (FORM-047); some servers say the same with a 2xx. */
const mayHoldErrors = (status: number): boolean => status === 400 || (status >= 200 && status < 300);

function placeErrors(errors: ReadonlyMap<string, string>, { ids, newsletter }: PlaceErrorsOptions): FormErrors {
  const fields = new Map<string, FieldError>();
  const messages: string[] = [];
  for (const [id, message] of errors) {
    if (ids.has(id)) fields.set(id, { message, controls: [] });
    else messages.push(message);
  }
  return { messages, fields, notices: !newsletter };
}
