import * as v from 'valibot';
import { type Answer, jsonAnswer } from '../answer.ts';
import type { Backend } from '../backend.ts';
import type { Session } from '../data/sessions.ts';
import type { Visit } from '../visit.ts';
import { checkForm, fileIds, filesIn, isKnown, isTrapped, keptValues, subscriberOf } from './check-form.ts';
import { FIELD_MESSAGES } from './field-messages.ts';
import { parseJson } from './read-body.ts';
import { refusal } from './refusal.ts';

/** The submission record (FORM-001). Facts of the page may be beside it. */
const RECORD = v.looseObject({
  key: v.string(),
  formId: v.string(),
  collectionId: v.string(),
  objectName: v.string(),
  isOverlayForm: v.boolean(),
  submitButtonText: v.string(),
  form: v.string(),
  captchaKey: v.optional(v.string()),
});

const FIELDS = v.record(v.string(), v.unknown());

const USED = 'Este envio expirou ou já foi recebido. Recarregue a página e tente novamente.';

/** `POST /api/form/SaveFormSubmission`: checks a form and keeps it, once for each key (FORM-052). The same words with the same key are the same call. */
export async function saveSubmission(visit: Visit, { store, limit }: Backend, session: Session): Promise<Answer> {
  const wait = limit.take({ session: session.id, address: visit.address });
  if (wait > 0) return refusal(429, 'Limite de envios atingido.', { 'retry-after': String(wait) });
  if (!visit.sendsJson) return refusal(415, 'O envio deve ser JSON.');
  const record = v.safeParse(RECORD, parseJson(await visit.text()));
  if (!record.success) return refusal(400, 'O registro do envio está incompleto.');
  const { key, formId, captchaKey, form: text } = record.output;

  const form = store.forms.find(formId);
  if (!form) return refusal(404, 'Este formulário ainda não foi configurado.');
  if (!store.keys.isOf(key, session.id)) return refusal(400, USED);
  const sent = v.safeParse(FIELDS, parseJson(text));
  if (!sent.success) return refusal(400, 'Os campos do envio não puderam ser lidos.');
  const errors = checkForm(form, sent.output);
  if (Object.keys(errors).length > 0) return jsonAnswer(400, { errors });
  const values = keptValues(form, sent.output);
  const files = filesIn(form, values);
  const gone = files.filter(([field, list]) =>
    list.some(({ id, name }) => store.uploads.nameFor(id, { session: session.id, form: formId, field, key }) !== name),
  );
  if (gone.length > 0)
    return jsonAnswer(400, { errors: Object.fromEntries(gone.map(([field]) => [field, FIELD_MESSAGES.filesGone])) });
  if (form.captchaEnabled && !captchaKey) return refusal(400, 'Complete o CAPTCHA antes de enviar.');

  const id = store.transaction(() => {
    // Browsers send a call once more by themselves when a kept connection ends without an answer: it hears what the first would have heard.
    if (!store.keys.use(key, session.id)) return store.submissions.findSame(key, formId, values);
    const subscriber = subscriberOf(form, values);
    if (isTrapped(sent.output) || isKnown(form, subscriber, store)) return 0;
    const added = store.submissions.add({ key, form: formId, page: visit.page, native: false, values, subscriber });
    if (added !== null) store.uploads.link(fileIds(form, values), added);
    return added;
  });
  if (id === null) return refusal(400, USED);
  // Nobody learns by the answer who is on the mailing list.
  return jsonAnswer(200, form.newsletter ? {} : { id });
}
