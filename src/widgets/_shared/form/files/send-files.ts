import { uploadFormFile } from '../../../../api/form-file.ts';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import { sendWithProgress } from '../../../../runtime/page/send-with-progress.ts';
import messages from '../../../../strings/pt-BR/file-sending.json';
import type { Translate } from '../../../../strings/translate.ts';
import type { Request } from '../../../../vocab/calls.ts';
import { FILE_FIELD } from '../../../../vocab/codes/form-fields.ts';
import type { FormErrors } from '../engine/logic.ts';
import type { FieldError } from '../fields/field-props.ts';
import type { FormField } from '../fields/form-field.ts';
import type { ChosenFile, ChosenFiles } from './chosen-files.ts';

/** How many files are sent at the same time. */
const PARALLEL = 2;
/** A file of which nothing more has been sent for this long, in ms, counts as hung. A slow one may take as long as it needs. */
const STALLED_AFTER = 20_000;

interface SendFilesOptions {
  readonly chosen: ChosenFiles;
  /** The fields that are shown. */
  readonly fields: readonly FormField[];
  readonly formId: string;
  readonly handle: BlockHandle;
  request(): Promise<Request>;
}

/** The ids of the files that the server keeps, with their names, by field. */
export type SentFiles = ReadonlyMap<string, readonly { readonly id: string; readonly name: string }[]>;

/** The files could not all be sent. */
export interface UnsentFiles {
  readonly errors: FormErrors;
  /** 0 without a response. */
  readonly status: number;
}

interface Waiting {
  readonly field: string;
  readonly one: ChosenFile;
}

class Stalled extends Error {}
class Unreadable extends Error {}

/** Sends every chosen file that was not sent yet, and says which ids they have. It never rejects. */
export async function sendFiles(options: SendFilesOptions): Promise<SentFiles | UnsentFiles> {
  const { chosen, handle } = options;
  const fields = options.fields.filter(({ type }) => type === FILE_FIELD).map(({ id }) => id);
  const queue = fields.flatMap((field): Waiting[] =>
    chosen.of(field).files.flatMap((one) => (one.id ? [] : [{ field, one }])),
  );
  const words = handle.strings(messages);
  const failed = new Set<string>();
  let status = 0;
  let isCancelled = false;
  if (queue.length) {
    const signal = chosen.begin();
    const next = async (): Promise<void> => {
      for (let file = queue.shift(); file && !signal.aborted; file = queue.shift()) {
        const error = await sendOne(file, options, signal);
        if (error === null || signal.aborted) continue;
        failed.add(file.field);
        status = statusOf(error) || status;
        chosen.update(file.field, file.one.key, {
          state: 'failed',
          percent: 0,
          reason: words(reasonOf(error), { name: file.one.file.name }),
        });
        // The next one would fare no better: the server does not respond.
        if (!ABOUT_THE_FILE.includes(statusOf(error)) && !(error instanceof Unreadable)) queue.length = 0;
      }
    };
    await Promise.all(Array.from({ length: PARALLEL }, next));
    isCancelled = signal.aborted;
    chosen.end();
  }
  if (isCancelled) return unsent([words('formFilesCancelled')], new Map(), 0);
  if (failed.size) return unsent([], errorsAt(failed, words), status);
  return new Map(
    fields.map((field) => [field, chosen.of(field).files.map(({ id, file }) => ({ id, name: file.name }))]),
  );
}

const unsent = (messages: readonly string[], fields: FormErrors['fields'], status: number): UnsentFiles => ({
  errors: { messages, fields, notices: false },
  status,
});

const errorsAt = (fields: ReadonlySet<string>, words: Translate<'formFilesUnsent'>): FormErrors['fields'] =>
  new Map(
    [...fields].map((field): [string, FieldError] => [field, { message: words('formFilesUnsent'), controls: [] }]),
  );

/** @returns what it failed with; null if the server keeps the file */
async function sendOne(
  { field, one: { key, file } }: Waiting,
  { chosen, formId, handle, request }: SendFilesOptions,
  cancelled: AbortSignal,
): Promise<unknown> {
  const controller = new AbortController();
  const cancel = (): void => controller.abort(cancelled.reason);
  cancelled.addEventListener('abort', cancel);
  let stop = (): void => {};
  const progress = (): void => {
    stop();
    stop = handle.after(STALLED_AFTER, () => controller.abort(new Stalled()));
  };
  const sent = (bytes: number): void => {
    progress();
    chosen.update(field, key, { percent: Math.min(100, Math.floor((bytes / file.size) * 100)) });
  };
  chosen.update(field, key, { state: 'sending', percent: 0, reason: '' });
  try {
    await isReadable(file);
    progress();
    const { name, type } = file;
    const id = await uploadFormFile(
      await request(),
      { formId, fieldId: field, name, key, type },
      { send: sendWithProgress(file, sent), signal: controller.signal },
    );
    if (!id) throw new TypeError('the response has no id');
    chosen.update(field, key, { state: 'sent', percent: 100, id });
    return null;
  } catch (error) {
    chosen.update(field, key, { state: 'waiting', percent: 0 });
    return error ?? new TypeError('nothing');
  } finally {
    stop();
    cancelled.removeEventListener('abort', cancel);
  }
}

/** A file may have been moved or changed since it was chosen; a request could not tell that from a lost connection. */
async function isReadable(file: File): Promise<void> {
  try {
    await file.slice(0, 1).arrayBuffer();
  } catch {
    throw new Unreadable();
  }
}

const ABOUT_THE_FILE: readonly number[] = [400, 413, 415];

const statusOf = (error: unknown): number => Number(Reflect.get(Object(error), 'status')) || 0;

function reasonOf(error: unknown): keyof typeof messages {
  if (error instanceof Stalled) return 'formFileStalled';
  if (error instanceof Unreadable) return 'formFileUnreadable';
  const status = statusOf(error);
  if (status === 413) return 'formFileTooLarge';
  if (status === 415) return 'formFileWrongType';
  const isLost = Reflect.get(Object(error), 'kind') === 'offline';
  return isLost ? 'formFileOffline' : 'formFileRejected';
}
