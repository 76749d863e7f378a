import ky, { type Options } from 'ky';
import type { Call, CallPrompt, CallRecord, CallWord, Request } from '../../vocab/calls.ts';
import { CRUMB, CRUMB_HEADER } from '../../vocab/names.ts';
import { toJson } from '../../vocab/rules/text/to-json.ts';
import { addressOf, type Site } from './address.ts';
import { CallError, NotFoundError } from './call-error.ts';
import { type Progress, recordOf } from './call-record.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { classifyResponse, type ResponseClass } from './classify-response.ts';
import { type CrumbCookie, Crumbs } from './crumbs.ts';
import { DeadlineError, withDeadline } from './deadline.ts';
import { fitsKeepalive } from './fits-keepalive.ts';
import { readResponse } from './read-response.ts';

/** What the call layer needs from the page. It reads nothing from the page by itself. */
export interface RequestEnvironment {
  fetch(request: globalThis.Request): Promise<Response>;
  readonly site: Site;
  readonly crumbs: CrumbCookie;
  /** Returns a text for visitors. */
  message(word: CallWord): string;
  /** Shows the visitor a failure or a request to sign in. The call fails whatever the outcome. */
  showError(prompt: CallPrompt, text: string, call: Call): void;
  /** The circuit breaker of this tab; everything that sends automatic requests shares one. */
  readonly breaker: CircuitBreaker;
  /** Calls a function each time the device is online again. */
  onOnline(fn: () => void): void;
  /** Receives a record of every finished call. */
  record?(call: CallRecord): void;
  /** Milliseconds since 1970. */
  now?(): number;
}

/** The call was held back: no automatic request is sent during an outage, and none that is not allowed any more. */
class HeldBackError extends Error {}

/** Delay between two attempts, in ms (DATA-013). */
const RETRY_DELAY = 200;
/** What a header can have; one with anything else would throw. */
const HEADER_TEXT = /^[\t -~\x80-\xff]+$/;
const READ_RETRIES = 3;
const TIMEOUT = 30_000;

/**
 * Creates the page's one function for calls to its server (DATA-001 to DATA-018). It adds the crumb, allows only the site's own hosts, retries after a lost
 * connection, renews the crumb once, classifies the response and notifies the page of what has to be shown.
 */
export function createRequest(environment: RequestEnvironment): Request {
  const { site, message, showError, breaker, now = Date.now } = environment;
  const crumbs = new Crumbs(environment.crumbs);
  environment.onOnline(() => breaker.reset());

  async function perform(
    call: Call,
    progress: Progress,
    signal: AbortSignal,
  ): Promise<ResponseClass & { status: number }> {
    if (call.automatic && !(await breaker.whenAllowed(signal))) throw new HeldBackError();
    /** Whether the circuit breaker has counted an attempt that is not sent yet. */
    let isCounted = call.automatic === true;
    let retries = call.retries ?? (call.method === 'GET' ? READ_RETRIES : 0);
    const options: Options = {
      method: call.method,
      signal,
      timeout: false,
      throwHttpErrors: false,
      retry: {
        limit: Number.POSITIVE_INFINITY,
        methods: ['get', 'post', 'put', 'delete'],
        delay: () => RETRY_DELAY,
        shouldRetry({ error }) {
          isCounted = !(signal.aborted || error instanceof HeldBackError) && retries-- > 0 && breaker.allowRequest();
          return isCounted;
        },
      },
      fetch: async (request) => {
        const wasCounted = isCounted;
        isCounted = false;
        if (call.isAllowed?.() === false) {
          if (wasCounted) breaker.recordUnsent();
          throw new HeldBackError();
        }
        progress.tries += 1;
        // The signal is checked here because a fetch that a page has wrapped may not reject when it aborts. A call that its caller aborted says nothing about
        // the server.
        const failed = (): void => void (call.signal?.aborted || breaker.recordFailure());
        signal.addEventListener('abort', failed);
        try {
          return await readResponse(await (call.send ?? environment.fetch)(request as globalThis.Request));
        } catch (error) {
          if (!signal.aborted) failed();
          throw error;
        } finally {
          signal.removeEventListener('abort', failed);
        }
      },
      hooks: { afterResponse: [(_request, _options, response) => breaker.recordResponse(response)] },
    };
    const send = async (): Promise<ResponseClass & { status: number }> => {
      const crumb = call.crumb === 'none' ? null : crumbs.current();
      const inField = call.crumb === 'field';
      const url = addressOf(call, site, inField || call.crumb === 'header' ? null : crumb);
      const { body, type } = contentOf(inField ? withField(call, crumb) : call);
      const headers = {
        Accept: 'application/json',
        ...(type && { 'Content-Type': type }),
        ...call.headers,
        ...(crumb !== null && !inField && HEADER_TEXT.test(crumb) && { [CRUMB_HEADER]: crumb }),
      };
      const response = await ky(url, {
        ...options,
        ...requestOptions(call, url.origin === site.origin),
        keepalive: call.keepalive === true && fitsKeepalive(body ?? ''),
        ...(body !== undefined && { body }),
        headers,
      });
      return {
        status: response.status,
        ...classifyResponse(response.status, await response.text(), message, call.unread),
      };
    };
    const first = await send();
    if (first.outcome !== 'crumb') return first;
    crumbs.renew(first.crumb);
    return send();
  }

  function fail(call: Call, error: CallError, prompt: CallPrompt | null): never {
    const isQuiet = call.quiet && (prompt !== 'login' || call.automatic || call.ownLogin);
    if (prompt && !isQuiet && !call.handles?.includes(error.status)) showError(prompt, error.text, call);
    throw error;
  }

  async function responseTo(call: Call, progress: Progress): Promise<unknown> {
    let answer: Awaited<ReturnType<typeof perform>>;
    try {
      answer = await withDeadline(call.timeout ?? TIMEOUT, call.signal, (signal) => perform(call, progress, signal));
    } catch (error) {
      if (call.signal?.aborted) throw call.signal.reason;
      const late = error instanceof DeadlineError;
      // Nothing was sent, so there is nothing to show to a visitor who did not cause the call.
      if (error instanceof HeldBackError || (late && call.automatic && progress.tries === 0))
        throw new CallError(call, 'refused', message('callNotConnected'));
      const kind = late ? 'timeout' : 'offline';
      fail(call, new CallError(call, kind, message('callNotConnected')), 'system-error');
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
    const record = (error: unknown): void => environment.record?.(recordOf(call, progress, now(), error));
    try {
      const data = await responseTo(call, progress);
      record(null);
      return data;
    } catch (error) {
      record(error);
      throw error;
    }
  };
}

/**
 * Options that control redirects to other hosts. A redirect must not carry the crumb's header to another host: the page's own host may redirect a read to
 * another of its paths; no other request may be redirected.
 */
const requestOptions = ({ method }: Call, ownOrigin: boolean): Options => ({
  credentials: 'include',
  referrerPolicy: 'strict-origin',
  mode: ownOrigin ? 'same-origin' : 'cors',
  redirect: ownOrigin && method === 'GET' ? 'follow' : 'error',
});

/** The form data, with the crumb of this attempt as its first field. */
const withField = (call: Call, crumb: string | null): Call => ({
  ...call,
  form: { ...(crumb !== null && { [CRUMB]: crumb }), ...call.form },
});

function contentOf({ body, form, text }: Call): { body?: string; type?: string } {
  if (text !== undefined) return { body: text, type: 'text/plain;charset=UTF-8' };
  if (form) return { body: `${new URLSearchParams(form)}`, type: 'application/x-www-form-urlencoded;charset=UTF-8' };
  return body === undefined ? {} : { body: toJson(body), type: 'application/json' };
}
