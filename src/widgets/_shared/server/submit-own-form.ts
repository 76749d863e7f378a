import { documentMember } from '../../../runtime/page/document-member.ts';
import { FORM_LEAVES } from '../../../vocab/names.ts';
import { NO_ANSWER, type OwnAnswer } from './own-answer.ts';
import { submitForBlock } from './own-submissions.ts';
import { readOwnAnswer } from './read-own-answer.ts';
import { submitByBrowser } from './submit-by-browser.ts';

export interface OwnSubmission {
  readonly form: HTMLFormElement;
  /** The page's button that was pressed: its name, `formaction` and so on count. */
  readonly submitter: HTMLElement | null;
  /** The browser submits the form in any case. */
  readonly byBrowser: boolean;
  /** The page's handlers have had their `submit` event: the browser submits the form without another one. */
  readonly isHeard?: boolean;
  /** Takes what is typed when a page refuses it, and returns what keeps it for the way back. */
  takeValues?(): () => void;
  /** Called at once where a handler of the page prevents the submission: it has taken it over. */
  prevented?(): void;
  /** Changes the entries before they are sent. */
  change?(entries: FormData): void;
}

/** Time limit for the answer, in ms. Files may take as long as they need. */
const TIMEOUT = 30_000;

/** Time limit for asking whether requests are forbidden, in ms: a forbidden one never leaves the browser. */
const PROBE_TIMEOUT = 1_000;

/**
 * Submits the page's own form to its action, once, with what the browser would send: by a request if the answer can be shown in the block, which needs the method
 * POST and the page's own origin, otherwise by the browser. Handlers of the page see the `submit` event as usual, and one that prevents it decides alone.
 */
export async function submitOwnForm({
  form,
  submitter,
  byBrowser,
  isHeard,
  takeValues,
  prevented,
  change,
}: OwnSubmission): Promise<OwnAnswer> {
  if (isHeard) {
    submitByBrowser(form, submitter, change);
    return { kind: 'browser', leaves: isThisWindow(attributeOf('target', form, submitter)) };
  }
  const request = byBrowser ? null : requestOf(form, submitter);
  let entries: FormData | undefined;
  let isPrevented = false;
  const submitted = (event: SubmitEvent): void => {
    if (event.target !== form) return;
    isPrevented = event.defaultPrevented;
    if (isPrevented) prevented?.();
    if (isPrevented || !request) return;
    event.preventDefault();
    entries = new FormData(form, submitter);
  };
  // On the window, so that every handler of the page comes first.
  addEventListener('submit', submitted);
  try {
    submitForBlock(form, submitter, change);
  } finally {
    removeEventListener('submit', submitted);
  }
  if (request && entries) {
    const byTheBrowser = (): void => submitByBrowser(form, submitter, change);
    return await fetched(form, request, entries, byTheBrowser, takeValues);
  }
  return { kind: 'browser', leaves: !isPrevented && isThisWindow(attributeOf('target', form, submitter)) };
}

/**
 * Takes over a submission of a form that stays visible, after the page's handlers have let it pass: a request sends it if its answer can be shown in the block.
 * Otherwise the browser goes on with it.
 */
export async function takeOwnSubmission(
  event: SubmitEvent,
  form: HTMLFormElement,
  byBrowser: boolean,
): Promise<OwnAnswer> {
  const { submitter } = event;
  const request = byBrowser ? null : requestOf(form, submitter);
  if (!request) return { kind: 'browser', leaves: isThisWindow(attributeOf('target', form, submitter)) };
  event.preventDefault();
  return fetched(form, request, new FormData(form, submitter), () => submitByBrowser(form, submitter));
}

interface FormRequest {
  readonly url: string;
  readonly multipart: boolean;
}

/** An attribute of the form that its button may overrule. */
const attributeOf = (name: string, form: HTMLFormElement, submitter: HTMLElement | null): string =>
  submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name) ?? '';

const isThisWindow = (target: string): boolean => target === '' || target.toLowerCase() === '_self';

/** The request that sends the form as the browser would; null if the browser has to do it. */
function requestOf(form: HTMLFormElement, submitter: HTMLElement | null): FormRequest | null {
  const read = (name: string): string => attributeOf(name, form, submitter).trim();
  const enctype = read('enctype').toLowerCase();
  const charset = (form.getAttribute('accept-charset') || documentMember('characterSet')).trim();
  if (read('method').toLowerCase() !== 'post' || enctype === 'text/plain' || !/^utf-?8$/i.test(charset)) return null;
  if (!isThisWindow(read('target')) || form.elements.namedItem('_charset_')) return null;
  try {
    const url = new URL(read('action') || location.href, documentMember('baseURI'));
    return url.origin === location.origin ? { url: url.href, multipart: enctype === 'multipart/form-data' } : null;
  } catch {
    return null;
  }
}

/** Form-encoded, with the line ends of a submission. */
const encoded = (entries: FormData): URLSearchParams =>
  new URLSearchParams(
    [...entries].map(([name, value]) => [
      name,
      (typeof value === 'string' ? value : value.name).replace(/\r\n?|\n/g, '\r\n'),
    ]),
  );

/** Sends the request. A policy of the page that forbids it while the form itself is allowed leaves it to the browser. */
async function fetched(
  form: HTMLFormElement,
  { url, multipart }: FormRequest,
  entries: FormData,
  byBrowser: () => void,
  takeValues?: () => () => void,
): Promise<OwnAnswer> {
  const hasFiles = multipart && [...entries.values()].some((value) => typeof value !== 'string' && value.size > 0);
  let response: Response;
  try {
    response = await fetch(url, {
      method: 'POST',
      headers: { Accept: 'application/json, text/html;q=0.9, */*;q=0.5' },
      body: multipart ? entries : encoded(entries),
      ...(!hasFiles && { signal: AbortSignal.timeout(TIMEOUT) }),
    });
  } catch (error) {
    // One that ran out of time was under way.
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    if (isLate || !(await isForbidden(url))) return NO_ANSWER;
    byBrowser();
    return { kind: 'browser', leaves: true };
  }
  const leaves = (): boolean => form.dispatchEvent(new Event(FORM_LEAVES, { bubbles: true }));
  return readOwnAnswer(response, takeValues, leaves).catch(() => NO_ANSWER);
}

/**
 * Returns whether the page's policy lets no request to an address leave, so that none has. What a failed submission
 * reports does not tell: a redirect that the policy forbids is reported with the address of the submission, which the
 * server has by then. A request without a body that follows no redirect tells it apart.
 */
async function isForbidden(url: string): Promise<boolean> {
  let isReported = false;
  const reported = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
    isReported ||= effectiveDirective === 'connect-src' && blockedURI.split(/[?#]/)[0] === url.split(/[?#]/)[0];
  };
  addEventListener('securitypolicyviolation', reported, true);
  try {
    await fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(PROBE_TIMEOUT) });
    return false;
  } catch {
    // The event comes in a task of its own.
    await new Promise((done) => setTimeout(done));
    return isReported;
  } finally {
    removeEventListener('securitypolicyviolation', reported, true);
  }
}
