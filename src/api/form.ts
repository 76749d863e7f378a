import type { Request } from '../vocab/calls.ts';
import { memberOrData } from './call/member-of.ts';

/** A form's submission as the server takes it (FORM-001). */
export interface FormSubmission {
  readonly key: string;
  readonly formId: string;
  /** Empty where the page has no collection. */
  readonly collectionId: string;
  readonly objectName: string;
  readonly isOverlayForm: boolean;
  readonly submitButtonText: string;
  /** JSON text: field id to value. */
  readonly form: string;
  /** Only where a captcha is used. */
  readonly captchaKey?: string;
}

/** Both calls together give a form back within 30 s, in ms each. */
const TIMEOUT = 12_000;

/** The form shows its errors itself and never sends twice. */
const REQUEST_OPTIONS = { method: 'POST', secure: true, quiet: true, retries: 0, timeout: TIMEOUT } as const;

/** Asks for the key of one submission (FORM-051); empty where the answer has none. A submission never uses a key twice. */
export async function submissionKey(request: Request): Promise<string> {
  const answer = await request({ ...REQUEST_OPTIONS, path: '/api/form/FormSubmissionKey' });
  const key = memberOrData(answer, 'key');
  return typeof key === 'string' ? key : '';
}

/** Sends a submission, with what the tracking calls say of the page beside it (FORM-052, FORM-055). Whatever JSON comes back without an error is a success. */
export const saveSubmission = (
  request: Request,
  record: FormSubmission & Readonly<Record<string, unknown>>,
): Promise<unknown> => request({ ...REQUEST_OPTIONS, path: '/api/form/SaveFormSubmission', body: record });
