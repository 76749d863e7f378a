import { type FileFault, type FileLimits, fileFault, readFileLimits } from '../../../../vocab/rules/file-limits.ts';

/** A file that a visitor chose. */
export interface ChosenFile {
  /** Sent with the file at every attempt, so that a server keeps it once. */
  readonly key: string;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'sent' | 'failed';
  /** How much has been sent, 0 to 100. */
  readonly percent: number;
  /** The server's id, once it was sent. */
  readonly id: string;
  /** Why it was not sent, in words for the visitor. */
  readonly reason: string;
}

interface Refusal {
  readonly name: string;
  /** `count`: the field is full. */
  readonly fault: FileFault | 'count';
}

/** The files of one field. */
export interface FieldFiles {
  readonly files: readonly ChosenFile[];
  /** What was chosen last and cannot be taken. */
  readonly refused: readonly Refusal[];
  /** What happened last, for screen readers. */
  readonly news: { readonly what: 'added' | 'removed'; readonly name: string; readonly count: number } | null;
}

const NONE: FieldFiles = { files: [], refused: [], news: null };

export const isSame = (one: File, other: File | undefined): boolean =>
  one.name === other?.name && one.size === other.size && one.lastModified === other.lastModified;

/** The chosen files of a form, by field. They are in memory only, and stay until the visitor removes them or the form is removed. */
export class ChosenFiles {
  readonly #fields = new Map<string, FieldFiles>();
  readonly #listeners = new Set<() => void>();
  readonly #newKey: () => string;
  #attempt: AbortController | null = null;

  readonly #limits: ReadonlyMap<string, FileLimits>;

  /**
   * @param limits what each field takes
   * @param newKey makes a text that cannot be guessed
   */
  constructor(limits: ReadonlyMap<string, FileLimits>, newKey: () => string) {
    this.#limits = limits;
    this.#newKey = newKey;
  }

  limitsOf(field: string): FileLimits {
    return this.#limits.get(field) ?? readFileLimits(null);
  }

  /** Whether files are being sent, which the visitor may cancel. */
  readonly isSending = (): boolean => this.#attempt !== null;

  readonly watch = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  of(field: string): FieldFiles {
    return this.#fields.get(field) ?? NONE;
  }

  /** Takes what the field accepts; the rest is refused, and what was chosen before stays. A field for one file takes the last one instead. */
  add(field: string, list: readonly File[]): void {
    if (!list.length) return;
    const limits = this.limitsOf(field);
    const before = this.of(field).files;
    const refused: Refusal[] = [];
    const taken: ChosenFile[] = [];
    let files = [...before];
    for (const file of list) {
      const fault = fileFault(file, limits);
      if (!fault && files.some((one) => isSame(one.file, file))) continue;
      if (!fault && limits.maxFiles === 1) files = [];
      const full = !fault && files.length >= limits.maxFiles;
      if (fault || full) {
        refused.push({ name: file.name, fault: fault ?? 'count' });
        continue;
      }
      const one: ChosenFile = { key: this.#newKey(), file, state: 'waiting', percent: 0, id: '', reason: '' };
      taken.push(one);
      files.push(one);
    }
    const [first] = taken;
    const news = first ? ({ what: 'added', name: first.file.name, count: taken.length } as const) : null;
    this.#set(field, { files, refused, news });
  }

  remove(field: string, key: string): void {
    const { files } = this.of(field);
    const gone = files.find((one) => one.key === key);
    if (!gone) return;
    this.#set(field, {
      files: files.filter((one) => one !== gone),
      refused: [],
      news: { what: 'removed', name: gone.file.name, count: 1 },
    });
  }

  update(field: string, key: string, change: Partial<Omit<ChosenFile, 'key' | 'file'>>): void {
    const { files, ...rest } = this.of(field);
    this.#set(field, { ...rest, files: files.map((one) => (one.key === key ? { ...one, ...change } : one)) });
  }

  /** Begins to send. */
  begin(): AbortSignal {
    this.#attempt = new AbortController();
    this.#tell();
    return this.#attempt.signal;
  }

  /** What is being sent stops; what was sent stays sent. */
  cancel(): void {
    this.#attempt?.abort();
  }

  end(): void {
    this.#attempt = null;
    this.#tell();
  }

  #set(field: string, files: FieldFiles): void {
    this.#fields.set(field, files);
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
