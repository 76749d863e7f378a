import { type Answer, emptyAnswer } from './answer.ts';
import { missing } from './answer-file.ts';
import { answerNativeForm, pathOf } from './api/native-form.ts';
import type { Backend } from './backend.ts';
import { formPage, sentPage } from './pages/form-page.ts';
import { pageAnswer } from './pages/page-answer.ts';
import type { Visit } from './visit.ts';

/** Answers `/form/{id}`, for visitors without the script: the form sent, the form with its errors, and the page that says it was kept. */
export async function answerFormPage(visit: Visit, backend: Backend): Promise<Answer> {
  const [, id, rest] = /^\/form\/([\w-]{1,64})(\/enviado)?$/.exec(visit.path) ?? [];
  if (id === undefined) return missing(visit, backend);
  if (visit.method === 'POST' && rest === undefined) return answerNativeForm(visit, backend, id);
  if (visit.method !== 'GET' && visit.method !== 'HEAD') return emptyAnswer(405, { allow: 'GET, HEAD, POST' });
  const form = backend.store.forms.find(id);
  if (!form) return missing(visit, backend);
  if (rest !== undefined) return pageAnswer(visit, backend, sentPage(form, pathOf(visit.url.searchParams.get('de'))));
  const token = visit.url.searchParams.get('tentativa');
  return pageAnswer(visit, backend, formPage(form, token === null ? null : backend.store.attempts.find(id, token)));
}
