import { createHash } from 'node:crypto';
import { readFileLimits } from '../../../src/vocab/rules/file-limits.ts';
import type { FormDefinition, FormField } from '../../site/content/form-definition.ts';
import type { FieldErrors, FileValue } from '../data/field-values.ts';
import type { Store } from '../data/open-store.ts';
import { checkFile } from './check-file.ts';
import { FIELD_MESSAGES } from './field-messages.ts';
import { MOST_WAITING } from './upload-file.ts';

/** Bytes for everything in a form but its files. */
const TEXTS = 1_000_000;

const fileFields = (form: FormDefinition): FormField[] => form.formFields.filter(({ type }) => type === 'file');

/** The largest body that a form may have. */
export const mostBytes = (form: FormDefinition): number =>
  fileFields(form).reduce((sum, field) => {
    const { maxSize, maxFiles } = readFileLimits(field);
    return sum + maxSize * maxFiles;
  }, TEXTS);

/** The texts of a form with files. */
export const textsIn = (all: FormData): URLSearchParams =>
  new URLSearchParams([...all].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));

interface Received {
  readonly values: Readonly<Record<string, readonly FileValue[]>>;
  readonly errors: FieldErrors;
}

/**
 * Keeps the files that a browser sent with a form, so that they are not lost where something else in it is wrong: the page that is shown then names their ids.
 * The same page sent again brings the same files.
 */
export async function receiveFiles(
  form: FormDefinition,
  all: FormData | null,
  { store, session, page }: { store: Store; session: string; page: string | null },
): Promise<Received> {
  const values: Record<string, FileValue[]> = {};
  const errors: Record<string, string> = {};
  for (const field of fileFields(form)) {
    const limits = readFileLimits(field);
    const kept: FileValue[] = [];
    for (const one of all?.getAll(field.id) ?? []) {
      if (typeof one === 'string') {
        const name = store.uploads.nameFor(one, { session, form: form.formId, field: field.id, key: null });
        if (name === null) errors[field.id] = FIELD_MESSAGES.filesGone;
        else kept.push({ id: one, name });
        continue;
      }
      // An empty control sends one file without a name.
      if (one.name === '' && one.size === 0) continue;
      const content = new Uint8Array(await one.arrayBuffer());
      const problem = checkFile(one.name, content, limits);
      if (problem) {
        errors[field.id] = problem.sentence;
        continue;
      }
      const hash = createHash('sha256').update(JSON.stringify([page, form.formId, field.id, one.name]));
      const key = `page-${hash.update(content).digest('base64url')}`;
      const id =
        store.uploads.waiting(session) < MOST_WAITING
          ? store.uploads.add({ key, session, form: form.formId, field: field.id, name: one.name, content })
          : null;
      if (id === null) errors[field.id] = FIELD_MESSAGES.tooManyFiles;
      else if (!kept.some((file) => file.id === id)) kept.push({ id, name: one.name });
    }
    values[field.id] = kept;
  }
  return { values, errors };
}
