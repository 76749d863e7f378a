import { type Answer, emptyAnswer, jsonAnswer } from '../answer.ts';
import type { Backend } from '../backend.ts';
import type { Session } from '../data/sessions.ts';
import type { Visit } from '../visit.ts';
import { logout } from './logout.ts';
import { saveSubmission } from './save-submission.ts';
import { submissionKey } from './submission-key.ts';

type Handler = (visit: Visit, backend: Backend, session: Session) => Answer | Promise<Answer>;

/** Path → method → what answers it. */
const CALLS: Readonly<Record<string, Readonly<Record<string, Handler>>>> = {
  '/api/form/FormSubmissionKey': { POST: submissionKey },
  '/api/form/SaveFormSubmission': { POST: saveSubmission },
  '/api/auth/Logout': { POST: logout },
};

const WRITES = new Set(['POST', 'PUT', 'DELETE']);

/** Answers a call of the API. Writing ones prove first that a page of this site makes them. */
export async function answerCall(visit: Visit, backend: Backend): Promise<Answer> {
  const methods = Object.hasOwn(CALLS, visit.path) ? CALLS[visit.path] : undefined;
  if (!methods) return jsonAnswer(404, { error: 'Esta chamada não existe.' });
  const handler = Object.hasOwn(methods, visit.method) ? methods[visit.method] : undefined;
  if (!handler) return emptyAnswer(405, { allow: Object.keys(methods).join(', ') });
  if (visit.foreign) return jsonAnswer(403, { error: 'Chamada de outro site recusada.' });
  const session = WRITES.has(visit.method) ? backend.crumbs.check(visit) : backend.crumbs.ensure(visit);
  return session ? handler(visit, backend, session) : backend.crumbs.refusal(visit);
}
