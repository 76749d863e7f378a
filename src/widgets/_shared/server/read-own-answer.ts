import { errorsOf } from './answer-errors.ts';
import { NO_ANSWER, type OwnAnswer } from './own-answer.ts';
import { saveFile } from './save-file.ts';
import { showPage } from './show-page.ts';

/** These say that the action is not there, or that the server failed: the block has better words for it than a page of the server. */
const hasNoPage = (status: number): boolean => status >= 500 || status === 404 || status === 405 || status === 429;

/** A gateway has got no answer, or none in time: 520 and 524 are those of a network in front of the server. */
const GATEWAY = [502, 504, 520, 524];

/**
 * Reads what a server answers to a submission. JSON and an empty answer are for the block, a page, a text or a redirect is opened, and any other file is saved.
 *
 * @param takeValues takes what is typed, and returns what keeps it for the way back from a page that refuses it
 * @param leaves is called before the page is left for one that accepts it
 * @returns what is left for the block to show; it rejects if the answer is cut off
 */
export async function readOwnAnswer(
  response: Response,
  takeValues?: () => () => void,
  leaves?: () => void,
): Promise<OwnAnswer> {
  const { ok, redirected, status, url, headers } = response;
  const type = headers.get('content-type') ?? '';
  const answer = (data: unknown = null): OwnAnswer =>
    isOfAnother(response) && !errorsOf(data) ? NO_ANSWER : { kind: 'answer', status, data };
  if (/\bjson\b/i.test(type)) return readJson(await textOf(response, type), ok, answer);
  const disposition = headers.get('content-disposition') ?? '';
  const isAttached = /^\s*attachment/i.test(disposition);
  const isElsewhere = new URL(url).origin !== location.origin;
  // Opened by the browser rather than written: only so it has its own policy and scripts that run anew. That may request it twice.
  if (redirected && !isAttached && (ok || (isElsewhere && !hasNoPage(status)))) {
    if (ok) leaves?.();
    location.assign(url);
    return { kind: 'page' };
  }
  if (hasNoPage(status)) return answer();
  if (isAttached || !/html|^text\/plain|^$/i.test(type)) {
    const file = await response.blob();
    if (ok && file.size) saveFile(file, disposition, url);
    return answer();
  }
  const text = await textOf(response, type);
  if (!text.trim()) return answer();
  if (ok) leaves?.();
  await showPage(/^text\/plain/i.test(type) ? asPage(text) : text, url, ok ? undefined : takeValues?.());
  return { kind: 'page' };
}

/**
 * Returns whether an answer is not that of the action: of a gateway, behind which the server may have got the
 * submission, or of the page that the action redirects to.
 */
const isOfAnother = ({ redirected, status }: Response): boolean =>
  GATEWAY.includes(status) || (redirected && hasNoPage(status));

/** The text of an answer in the charset that its server names: `text()` takes everything for UTF-8. */
async function textOf(response: Response, type: string): Promise<string> {
  const [, charset = 'utf-8'] = /charset\s*=\s*"?([\w-]+)/i.exec(type) ?? [];
  const bytes = await response.arrayBuffer();
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    // A charset that no browser knows.
    return new TextDecoder().decode(bytes);
  }
}

/** A text as browsers show it. */
const asPage = (text: string): string =>
  `<!doctype html><meta name="color-scheme" content="light dark"><pre style="white-space:pre-wrap">${text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')}</pre>`;

function readJson(text: string, ok: boolean, answer: (data?: unknown) => OwnAnswer): OwnAnswer {
  // An answer without a body has nothing to say, which is no fault.
  if (!text.trim()) return answer();
  try {
    return answer(JSON.parse(text));
  } catch {
    return ok ? NO_ANSWER : answer();
  }
}
