import { withoutSecrets } from '../../vocab/rules/text/without-secrets.ts';
import { type ErrorEntry, MAX_STACK_LENGTH } from './error-reports.ts';

/** Most sends of one page load (ERR-003). */
export const MAX_SENDS = 20;
/** Most entries that wait for a send (ERR-004); what comes beyond is dropped. */
export const MAX_QUEUED = 10;
/** Errors closer together than this, in ms, go in one array (ERR-006). */
export const SEND_AFTER = 1_000;

/** What the queue needs of the page. */
export interface ErrorQueueOptions {
  /** Sends entries; whatever becomes of it is not reported again. */
  send(entries: readonly ErrorEntry[]): Promise<unknown>;
  /** Calls back after so many ms; returns what calls it off. */
  later(fn: () => void, ms: number): () => void;
}

/** Collects script errors of a page load and sends them in few arrays (ERR-003 to ERR-007). A failure to send is nobody's error: it would go round in a ring. */
export class ErrorQueue {
  readonly #options: ErrorQueueOptions;
  #entries: ErrorEntry[] = [];
  #sends = 0;
  #cancel = (): void => {};

  constructor(options: ErrorQueueOptions) {
    this.#options = options;
  }

  add(entry: ErrorEntry): void {
    if (this.#sends >= MAX_SENDS) return;
    if (this.#entries.length < MAX_QUEUED) {
      this.#entries.push(cleaned(entry));
    }
    this.#cancel();
    this.#cancel = this.#options.later(() => this.flush(), SEND_AFTER);
  }

  /** Sends at once what waits: the page is going. */
  flush(): void {
    this.#cancel();
    if (this.#entries.length === 0 || this.#sends >= MAX_SENDS) return;
    const entries = this.#entries;
    this.#entries = [];
    this.#sends += 1;
    try {
      this.#options.send(entries).catch(() => {});
    } catch {}
  }
}

/** Without what may tell who the visitor is (D-57); the stack at its largest (ERR-005). */
function cleaned({ data, ...entry }: ErrorEntry): ErrorEntry {
  const { message, url, file, stack } = data;
  return {
    ...entry,
    data: {
      ...data,
      message: withoutSecrets(message),
      url: withoutSecrets(url),
      file: withoutSecrets(file),
      stack: withoutSecrets(stack.slice(0, MAX_STACK_LENGTH), MAX_STACK_LENGTH),
    },
  };
}
