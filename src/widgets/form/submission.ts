import type { FormSubmission } from '../../api/form.ts';
import { complain, failureOf, hasErrors, statusOf } from './failure.ts';
import type { Complaint } from './logic.ts';

/** The two calls of a submission (000 §7). */
export interface FormCalls {
  key(): Promise<string>;
  save(submission: FormSubmission): Promise<unknown>;
}

export type Outcome =
  | { readonly sent: true }
  | { readonly sent: false; readonly complaint: Complaint; readonly status: number };

interface About {
  /** Ids of the fields a visitor sees. */
  readonly ids: ReadonlySet<string>;
  readonly newsletter: boolean;
}

/** Sends a form: asks for a key of its own, then saves, once. It never rejects and never tries again. */
export async function submitOnce(calls: FormCalls, draft: Omit<FormSubmission, 'key'>, about: About): Promise<Outcome> {
  const refused = (complaint: Complaint, error: unknown): Outcome => ({
    sent: false,
    complaint,
    status: statusOf(error),
  });
  let key: string;
  try {
    key = await calls.key();
  } catch (error) {
    return refused(complain('formNoKey'), error);
  }
  if (!key) return refused(complain('formNoKey'), null);
  try {
    const answer = await calls.save({ ...draft, key });
    if (!hasErrors(answer)) return { sent: true };
    const told = { status: 200, data: answer };
    return refused(failureOf(told, about.ids, about.newsletter), told);
  } catch (error) {
    return refused(failureOf(error, about.ids, about.newsletter), error);
  }
}
