import type { Request } from '../vocab/calls.ts';
import { memberOrData } from './call/member-of.ts';

/** A form's submission in the server's format (FORM-001). */
export interface FormSubmission {
  readonly key: string;
  readonly formId: string;
  /** Empty if the page has no collection. */
  readonly collectionId: string;
  readonly objectName: string;
  readonly isOverlayForm: boolean;
  readonly submitButtonText: string;
  /** JSON text: field id to value. */
  readonly form: string;
  /** Present only if a captcha is used. */
  readonly captchaKey?: string;
}

/** Timeout of each call, in ms: both calls together end within 30 s. */
const TIMEOUT = 12_000;

/** The form shows its errors itself and never sends twice. */
const REQUEST_OPTIONS = { method: 'POST', secure: true, quiet: true, retries: 0, timeout: TIMEOUT } as const;

/** Requests the key for one submission (FORM-051); empty if the response has none. A key is never used for two submissions. */
export async function submissionKey(request: Request): Promise<string> {
  const answer = await request({ ...REQUEST_OPTIONS, path: '/api/form/FormSubmissionKey' });
  const key = memberOrData(answer, 'key');
  return typeof key === 'string' ? key : '';
}

/**
 * Sends a submission, together with the page's tracking fields (FORM-052, FORM-055). Any JSON response without an error is a success.
 *
 * @throws CallError; with status 400 and `{ "errors": { "FIELD ID": "text" } }` each text is shown at its field
 */
export const saveSubmission = (
  request: Request,
  record: FormSubmission & Readonly<Record<string, unknown>>,
): Promise<unknown> => request({ ...REQUEST_OPTIONS, path: '/api/form/SaveFormSubmission', body: record });
