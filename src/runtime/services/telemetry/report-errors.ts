import { ErrorQueue } from '../../../api/tracking/error-queue.ts';
import { type ErrorEntry, MAX_STACK_LENGTH, recordErrors } from '../../../api/tracking/error-reports.ts';
import { watchLeaving } from '../../page/page-visibility.ts';
import type { Page } from '../../stage/page.ts';
import { siteOf } from '../../store/site-of.ts';
import { mayCollect } from '../consent/permissions.ts';

/** The requirements give no values for `event` and `app` (ERR-001). */
const EVENT = 'javascript-error';
const APP = 'vitrine';

interface Failure {
  readonly message: string;
  readonly stack: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/**
 * Reports the script errors of the page to its server (ERR-001 to ERR-007). An error in Vitrine's own files is reported in any case, as it holds nothing of a
 * visitor; any other only as far as the visitor allows analytics, also what a promise is rejected with that is no error. An error without a place, as browsers give of
 * scripts of other origins, is not reported.
 *
 * @returns a function that stops it and sends what waits
 */
export function reportErrors(page: Pick<Page, 'store' | 'context' | 'tag' | 'service'>): () => void {
  const { website, templateId } = siteOf(page);
  const isOwnFile = ownFiles(page.tag?.src);
  const queue = new ErrorQueue({
    send: async (entries) => recordErrors(await page.service('calls'), entries),
    later(fn, ms) {
      const timer = setTimeout(fn, ms);
      return () => clearTimeout(timer);
    },
  });
  const report = (failure: Failure): void => {
    const { file, stack } = failure;
    if (!isOwnFile(file || firstFileOf(stack)) && !mayCollect(page.store, 'analytics')) return;
    const data = {
      websiteId: website.id,
      templateId,
      url: location.href,
      userAgent: navigator.userAgent,
      app: APP,
      ...failure,
    };
    queue.add({ event: EVENT, timestamp: Date.now(), data } satisfies ErrorEntry);
    // A page that is being left fetches nothing any more.
    page.service('calls').catch(() => {});
  };
  const failed = ({ error, message, filename, lineno, colno }: ErrorEvent): void => {
    const stack = stackOf(error);
    if (filename || stack) report({ message, stack, file: filename, line: lineno, column: colno });
  };
  const rejected = ({ reason }: PromiseRejectionEvent): void => {
    const message = messageOf(reason);
    const stack = stackOf(reason);
    // Without a reason there is nothing to tell.
    if (message || stack) report({ message, stack, file: '', line: 0, column: 0 });
  };
  addEventListener('error', failed);
  addEventListener('unhandledrejection', rejected);
  const stopWatching = watchLeaving(() => queue.flush());
  return () => {
    removeEventListener('error', failed);
    removeEventListener('unhandledrejection', rejected);
    stopWatching();
    queue.flush();
  };
}

const withoutQuery = (address: string): string => address.split(/[?#]/)[0] ?? '';

/** Tells Vitrine's files, which are the tag and its chunks, from those of a page that has the tag beside its own scripts (T-19). */
function ownFiles(tag: string | undefined): (file: string) => boolean {
  if (!tag) return () => false;
  const own = withoutQuery(tag);
  const chunks = new URL('chunks/', tag).href;
  return (file) => withoutQuery(file) === own || file.startsWith(chunks);
}

/** The file of a stack's first frame that has one; empty without. Only a frame ends with line and column, so that an address in the message is none. */
const firstFileOf = (stack: string): string =>
  // No more than is sent: the time of this pattern grows with the square of a word without spaces.
  /([a-z][a-z+.-]*:\/\/\S+?):\d+:\d+\)?$/m.exec(stack.slice(0, MAX_STACK_LENGTH))?.[1] ?? '';

/** Returns the text of a thrown value, which may be anything, also an object whose members throw. */
function textOf(read: () => unknown): string {
  try {
    return String(read() ?? '');
  } catch {
    return '';
  }
}

const stackOf = (thrown: unknown): string => textOf(() => (thrown as Partial<Error> | null)?.stack);
const messageOf = (thrown: unknown): string =>
  textOf(() => (thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : thrown));
