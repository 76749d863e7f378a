import { createHash } from 'node:crypto';
import { partsOf } from '../../../src/vocab/codes/form-fields.ts';
import { HONEYPOT } from '../../../src/vocab/names.ts';
import type { FormField } from '../../site/content/form-definition.ts';
import { type Answer, seeOther } from '../answer.ts';
import type { Backend } from '../backend.ts';
import type { FieldValue, FieldValues } from '../data/field-values.ts';
import { pageAnswer } from '../pages/page-answer.ts';
import { plainPage } from '../pages/plain-page.ts';
import type { Visit } from '../visit.ts';
import { checkForm, emptyValue, fileIds, isKnown, keptValues, sendingFields, subscriberOf } from './check-form.ts';
import { mostBytes, receiveFiles, textsIn } from './native-files.ts';

const KEY = /^[\w+/=-]{8,64}$/;

/**
 * A field out of a form as browsers write one: parts under the field's id, repeated in their order, or under `id.Part`; ticks under the
 * id; a likert's choices under `id.statement`.
 */
function readField(field: FormField, sent: URLSearchParams): FieldValue {
  const own = sent.getAll(field.id);
  const parts = partsOf(field.type);
  if (parts.length > 0) return parts.map((part, index) => sent.get(`${field.id}.${part}`) ?? own[index] ?? '');
  if (field.type === 'checkbox') return own;
  if (field.type === 'likert') {
    const choices = field.statements?.map(({ id }) => [id, sent.get(`${field.id}.${id}`) ?? ''] as const) ?? [];
    return Object.fromEntries(choices.filter(([, choice]) => choice !== ''));
  }
  return own[0] ?? emptyValue(field);
}

/**
 * The same words from the same page are the same submission, however often the browser sends them. Who goes back and writes
 * something else sends something else. Null where the page has no key: then every sending counts.
 */
function keyOf(form: string, given: string | null, values: FieldValues): string | null {
  if (given === null || !KEY.test(given)) return null;
  return createHash('sha256')
    .update(JSON.stringify([form, given, values]))
    .digest('base64url');
}

const problem = (visit: Visit, backend: Backend, status: number, title: string, sentence: string): Answer =>
  pageAnswer(visit, backend, { status, ...plainPage({ title, sentence, back: visit.page }) });

/**
 * `POST /form/{id}`: a form sent by the browser itself. The answer is always another page to go to, so that reloading sends nothing
 * again; and a page that is sent again all the same is kept once, by the key it carries.
 */
export async function answerNativeForm(visit: Visit, backend: Backend, id: string): Promise<Answer> {
  const { store, limit, crumbs } = backend;
  if (visit.foreign) return problem(visit, backend, 403, 'Envio recusado', 'Este formulário veio de outro site.');
  const form = store.forms.find(id);
  if (!form) return problem(visit, backend, 404, 'Sem formulário', 'Este formulário ainda não foi configurado.');
  if (!visit.sendsForm && !visit.sendsFiles)
    return problem(
      visit,
      backend,
      415,
      'Envio recusado',
      'Não foi possível ler este formulário. Volte e tente novamente.',
    );
  const session = crumbs.ensure(visit).id;
  const wait = limit.take({ session, address: visit.address });
  if (wait > 0) {
    const sentence = `Foram muitos envios em pouco tempo. Espere ${wait} s e tente de novo.`;
    const page = problem(visit, backend, 429, 'Um momento', sentence);
    return { ...page, headers: { ...page.headers, 'retry-after': String(wait) } };
  }

  const all = visit.sendsFiles ? await visit.files(mostBytes(form)) : null;
  const sent = all ? textsIn(all) : new URLSearchParams(await visit.text());
  const received = await receiveFiles(form, all, { store, session, page: sent.get('key') });
  // Without the script every field is there, and one that is not asked for is empty.
  const raw = Object.fromEntries(
    sendingFields(form)
      .filter(({ id, showWhen }) => !showWhen || sent.get(id))
      .map((field) => [field.id, readField(field, sent)]),
  );
  for (const { id, type } of sendingFields(form)) if (type === 'file') raw[id] = received.values[id] ?? [];
  const errors = { ...checkForm(form, raw), ...received.errors };
  const values = keptValues(form, raw);
  const page = visit.page.startsWith('/form/') ? pathOf(sent.get('page')) : visit.page;
  if (Object.keys(errors).length > 0)
    return seeOther(`/form/${id}?tentativa=${store.attempts.add(id, { errors, values, page })}`);

  const key = keyOf(id, sent.get('key'), values);
  store.transaction(() => {
    const subscriber = subscriberOf(form, values);
    if (sent.get(HONEYPOT) || isKnown(form, subscriber, store)) return;
    const added = store.submissions.add({ key, form: id, page, native: true, values, subscriber });
    if (added !== null) store.uploads.link(fileIds(form, values), added);
  });
  return seeOther(form.successRedirect || (form.thanksPage ?? `/form/${id}/enviado?de=${encodeURIComponent(page)}`));
}

/** A path of this site, out of what a form says of itself; empty for anything else. */
export function pathOf(text: string | null): string {
  const path = text ?? '';
  return /^\/(?![/\\])[\w/.-]*$/.test(path) && path.length <= 256 ? path : '';
}
