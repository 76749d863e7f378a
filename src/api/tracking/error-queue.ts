import { withoutSecrets } from '../../vocab/rules/text/without-secrets.ts';
import { type ErrorEntry, MAX_STACK_LENGTH } from './error-reports.ts';

/** Maximum number of sends per page load (ERR-003). */
export const MAX_SENDS = 20;
/** Maximum number of entries that wait for a send (ERR-004); further entries are dropped. */
export const MAX_QUEUED = 10;
/** Errors that occur within this time, in ms, are sent in one array (ERR-006). */
export const SEND_AFTER = 1_000;

/** What the queue needs from the page. */
export interface ErrorQueueOptions {
  /** Sends entries; a failure of it is not reported in turn. */
  send(entries: readonly ErrorEntry[]): Promise<unknown>;
  /** Calls a function after so many ms; returns a function that cancels the call. */
  later(fn: () => void, ms: number): () => void;
}

/**
 * Collects script errors of a page load and sends them in few arrays (ERR-003 to ERR-007). A failure to send is not reported, because that would cause an
 * endless loop.
 */
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

  /** Sends all waiting entries immediately, because the page is being left. */
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

/** Removes what may identify the visitor (D-57) and limits the length of the stack (ERR-005). */
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
