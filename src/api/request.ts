import ky, { type Options } from 'ky';
import type { Call, CallPrompt, CallRecord, CallWord, Request } from '../vocab/calls.ts';
import { CRUMB_HEADER } from '../vocab/names.ts';
import { toJson } from '../vocab/rules/to-json.ts';
import { addressOf, type Site } from './address.ts';
import { CallError, NotFoundError } from './call-error.ts';
import { type Progress, recordOf } from './call-record.ts';
import { type CrumbCookie, Crumbs } from './crumbs.ts';
import { judge, type Verdict } from './judge.ts';
import { Outage, type TabNote } from './outage.ts';
import { readAnswer } from './read-answer.ts';
import { TimeIsUp, within } from './within.ts';

/** What the call layer needs of the page. It reads nothing of it by itself. */
export interface RequestParts {
  fetch(request: globalThis.Request): Promise<Response>;
  readonly site: Site;
  readonly crumbs: CrumbCookie;
  /** The visitor's words. */
  say(word: CallWord): string;
  /** Tells the visitor of a failure, or asks for a sign-in. The call fails whatever becomes of it. */
  tell(prompt: CallPrompt, text: string, call: Call): void;
  /** What this tab has learnt of an outage. */
  readonly tab: TabNote;
  /** Calls back whenever the device is on line again. */
  onOnline(fn: () => void): void;
  /** Told of every finished call. */
  record?(call: CallRecord): void;
  /** Milliseconds since 1970. */
  now?(): number;
}

/** Between two tries, in ms (000 §8). */
const RETRY_EVERY = 200;
const READ_RETRIES = 3;
const TIMEOUT = 30_000;

/**
 * Makes the page's one function for calls to its server (000 §7, §8): adds the crumb, keeps to the site's own hosts, tries a lost connection again,
 * renews the crumb once, weighs the answer and tells the page what it has to show.
 */
export function createRequest(parts: RequestParts): Request {
  const { site, say, tell, now = Date.now } = parts;
  const crumbs = new Crumbs(parts.crumbs);
  const outage = new Outage(now, parts.tab);
  parts.onOnline(() => outage.over());

  async function perform(call: Call, progress: Progress, signal: AbortSignal): Promise<Verdict & { status: number }> {
    const { body, type } = contentOf(call);
    let retries = call.retries ?? (call.method === 'GET' ? READ_RETRIES : 0);
    const options: Options = {
      method: call.method,
      ...(body !== undefined && { body }),
      signal,
      timeout: false,
      throwHttpErrors: false,
      retry: {
        limit: Number.POSITIVE_INFINITY,
        methods: ['get', 'post', 'put', 'delete'],
        delay: () => RETRY_EVERY,
        shouldRetry: () => !signal.aborted && retries-- > 0 && outage.admits(),
      },
      fetch: async (request) => {
        progress.tries += 1;
        try {
          return await readAnswer(await parts.fetch(request as globalThis.Request));
        } catch (error) {
          // A caller who gave up says nothing of the server.
          if (!call.signal?.aborted) outage.failed();
          throw error;
        }
      },
      hooks: { afterResponse: [(_request, _options, response) => outage.heard(response)] },
    };
    const send = async (): Promise<Verdict & { status: number }> => {
      const crumb = call.crumb === 'none' ? null : crumbs.current();
      const url = addressOf(call, site, call.crumb === 'header' ? null : crumb);
      const headers = {
        Accept: 'application/json',
        ...(type && { 'Content-Type': type }),
        ...call.headers,
        ...(crumb !== null && { [CRUMB_HEADER]: crumb }),
      };
      const response = await ky(url, { ...options, ...manners(call, url.origin === site.origin), headers });
      return { status: response.status, ...judge(response.status, await response.text(), say, call.unread) };
    };
    const first = await send();
    if (first.outcome !== 'crumb') return first;
    crumbs.renew(first.crumb);
    return send();
  }

  function fail(call: Call, error: CallError, prompt: CallPrompt | null): never {
    if (prompt && !call.quiet && !call.handles?.includes(error.status)) tell(prompt, error.text, call);
    throw error;
  }

  async function answerTo(call: Call, progress: Progress): Promise<unknown> {
    // Nothing was sent, so there is nothing to tell a visitor who asked for nothing.
    if (call.automatic && !outage.admits()) throw new CallError(call, 'refused', say('callNotConnected'));
    let answer: Awaited<ReturnType<typeof perform>>;
    try {
      answer = await within(call.timeout ?? TIMEOUT, call.signal, (signal) => perform(call, progress, signal));
    } catch (error) {
      if (call.signal?.aborted) throw call.signal.reason;
      const kind = error instanceof TimeIsUp ? 'timeout' : 'offline';
      fail(call, new CallError(call, kind, say('callNotConnected')), 'system-error');
    }
    const { outcome, status, data, text, prompt } = answer;
    progress.status = status;
    if (outcome === 'done') return data;
    const kind = outcome === 'crumb' ? 'refused' : outcome;
    const error =
      status === 404 ? new NotFoundError(call, text, data) : new CallError(call, kind, text, { status, data });
    fail(call, error, prompt);
  }

  return async (call) => {
    const progress: Progress = { began: now(), tries: 0, status: 0 };
    const record = (error: unknown): void => parts.record?.(recordOf(call, progress, now(), error));
    try {
      const data = await answerTo(call, progress);
      record(null);
      return data;
    } catch (error) {
      record(error);
      throw error;
    }
  };
}

/**
 * How a request behaves towards other hosts. A redirect must not carry the crumb's header away: the page's own host may lead a read to another of its
 * paths, everything else may lead nowhere.
 */
const manners = ({ method, keepalive = false }: Call, ownOrigin: boolean): Options => ({
  credentials: 'include',
  keepalive,
  referrerPolicy: 'strict-origin',
  mode: ownOrigin ? 'same-origin' : 'cors',
  redirect: ownOrigin && method === 'GET' ? 'follow' : 'error',
});

function contentOf({ body, form, text }: Call): { body?: string; type?: string } {
  if (text !== undefined) return { body: text, type: 'text/plain;charset=UTF-8' };
  if (form) return { body: `${new URLSearchParams(form)}`, type: 'application/x-www-form-urlencoded;charset=UTF-8' };
  return body === undefined ? {} : { body: toJson(body), type: 'application/json' };
}
