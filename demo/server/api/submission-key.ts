import { type Answer, jsonAnswer } from '../answer.ts';
import type { Backend } from '../backend.ts';
import type { Session } from '../data/sessions.ts';
import type { Visit } from '../visit.ts';

/** `POST /api/form/FormSubmissionKey`, without a body: a key that lets one submission through (FORM-051). */
export async function submissionKey(visit: Visit, { store }: Backend, session: Session): Promise<Answer> {
  if ((await visit.text()) !== '') return jsonAnswer(400, { error: 'Esta chamada não tem corpo.' });
  return jsonAnswer(200, { key: store.keys.issue(session.id) });
}
