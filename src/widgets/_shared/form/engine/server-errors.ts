import type messages from '../../../../strings/pt-BR/form-sending.json';
import type { Translate } from '../../../../strings/translate.ts';
import { isRecord } from '../../../../vocab/is-record.ts';
import { answerMember, errorsOf } from '../../server/answer-errors.ts';
import { textIn } from '../../ui/problem/call-problem.ts';
import type { FieldError } from '../fields/field-props.ts';
import { type FormErrors, formError } from './logic.ts';

/** The texts of a form that is being submitted. */
export type SendingWords = Translate<keyof typeof messages>;

/** The properties of the error of a failed call, whichever copy of the call layer created it. */
interface FailedCall {
  /** 0 if there was no response. */
  readonly status: number;
  readonly data: unknown;
}

const BY_STATUS: Readonly<Record<number, keyof typeof messages>> = {
  401: 'formUnauthorised',
  404: 'formNotConfigured',
  429: 'formRateLimit',
  500: 'formServerError',
};

const failedCall = (error: unknown): FailedCall | null =>
  isRecord(error) || error instanceof Error
    ? { status: Number(Reflect.get(error, 'status')), data: Reflect.get(error, 'data') }
    : null;

/** The status of a failed call; 0 without a response. */
export const statusOf = (error: unknown): number => failedCall(error)?.status || 0;

/** What the form needs to assign the errors of a response to its fields. */
export interface PlaceErrorsOptions {
  /** Ids of the visible fields; an error about any other field is added to the errors of the whole form. */
  readonly ids: ReadonlySet<string>;
  readonly newsletter: boolean;
  /** The response is of the form's own action, which may give any status with its errors. */
  readonly own?: boolean;
}

/** The message for a submission that the server did not accept (FORM-047, FORM-068). The server's own texts are shown unchanged. */
export function serverErrors(error: unknown, places: PlaceErrorsOptions, words: SendingWords): FormErrors {
  const answer = failedCall(error);
  const errors = answer && (places.own || mayHoldErrors(answer.status)) ? errorsOf(answer.data) : null;
  // The own action of a form has the texts of its own server, whatever the status.
  const text = places.own ? textIn(answer?.data) : null;
  const key = answer && BY_STATUS[answer.status];
  if (key && !(places.own && (errors || text))) return formError(words(key));
  if (errors) return placeErrors(errors, places);
  const message = text ?? answerMember(answer?.data, 'error');
  return formError(typeof message === 'string' && message ? message : words('formUnknownError'));
}

/** 400 is the status that the requirements name (FORM-047); some servers report the same errors with a 2xx. */
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
