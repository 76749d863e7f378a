import { readFileLimits } from '../../../src/vocab/rules/file-limits.ts';
import { type Answer, jsonAnswer } from '../answer.ts';
import { checkFile } from './check-file.ts';
import type { CallContext } from './endpoint.ts';
import { refusal, tooMany } from './refusal.ts';

/** Made by the page, once for each file. */
const KEY = /^[\w-]{16,64}$/;

/** Most files of one visitor that wait for their form. */
export const MOST_WAITING = 40;

/**
 * `POST /api/form/UploadFile?formId=…&fieldId=…&name=…&key=…`: keeps one file, whose content is the body, until the form that names its id is saved. The same
 * file with the same key is kept once.
 */
export async function uploadFile({ visit, backend, session }: CallContext): Promise<Answer> {
  const { store, uploadLimit } = backend;
  const wait = uploadLimit.take({ session: session.id, address: visit.address });
  if (wait > 0) return tooMany(wait);
  const [form, field, name, key] = ['formId', 'fieldId', 'name', 'key'].map(
    (one) => visit.url.searchParams.get(one) ?? '',
  ) as [string, string, string, string];
  const definition = store.forms.find(form)?.formFields.find(({ id, type }) => id === field && type === 'file');
  if (!definition) return refusal(404, 'Este formulário não tem este campo.');
  if (!KEY.test(key)) return refusal(400, 'O envio não tem uma chave.');
  const limits = readFileLimits(definition);
  const content = await visit.bytes(limits.maxSize);
  const problem = checkFile(name, content, limits);
  if (problem) return refusal(problem.status, problem.sentence);
  if (store.uploads.waiting(session.id) >= MOST_WAITING) return refusal(429, 'Há arquivos demais à espera.');
  const id = store.uploads.add({ key, session: session.id, form, field, name, content });
  return id === null ? refusal(400, 'Esta chave já é de outro arquivo.') : jsonAnswer(200, { id });
}
