import { CircuitBreaker } from '../../../api/call/circuit-breaker.ts';
import { createRequest } from '../../../api/call/request.ts';
import messages from '../../../strings/pt-BR/calls.json';
import { translator } from '../../../strings/translate.ts';
import type { Request } from '../../../vocab/calls.ts';
import { CRUMB, OUTAGE_KEY } from '../../../vocab/names.ts';
import { readCookies, writeCookie } from '../../page/cookies.ts';
import { whenIdle } from '../../page/page-timing.ts';
import { session } from '../../page/web-storage.ts';
import type { Page } from '../../stage/page.ts';
import type { RunningService } from '../../stage/service-module.ts';
import { siteOf } from '../../store/site-of.ts';
import { showCallError } from './show-call-error.ts';

/** Maximum number of calls that are kept for a report. */
const MAX_RECORDED_CALLS = 50;

/**
 * Starts the page's one call layer. The dialog that reports a failed call is fetched when the page is idle, because it
 * has to open without a network; a page whose calls are all quiet, such as those that measure, needs none.
 */
export function startCalls(page: Page): RunningService<Request> {
  const stops: (() => void)[] = [];
  const request = createPageRequest(page, stops);
  let isPrepared = false;
  return {
    api(call) {
      if (!call.quiet && !isPrepared) {
        isPrepared = true;
        stops.push(whenIdle(() => page.prepare('dialog')));
      }
      return request(call);
    },
    stop() {
      for (const stop of stops) stop();
    },
  };
}

function createPageRequest(page: Page, stops: (() => void)[]): Request {
  // The function is read at the start: wrappers that a page adds later do not affect the call layer.
  const { fetch } = window;
  const { website, appDomain } = siteOf(page);
  return createRequest({
    fetch: (request) => fetch.call(window, request),
    site: { origin: location.origin, baseUrl: website.baseUrl, appDomain },
    crumbs: {
      read: () => readCookies(CRUMB),
      write: (crumb) => writeCookie(CRUMB, crumb),
    },
    message: (word) => translator(messages, page.overrides, page.messages)(word),
    showError: showCallError(page),
    record: (call) => page.store.setState(({ calls }) => ({ calls: [...calls, call].slice(-MAX_RECORDED_CALLS) })),
    breaker: new CircuitBreaker({
      read: () => session.read(OUTAGE_KEY),
      write: (text) => void session.write(OUTAGE_KEY, text),
    }),
    onOnline(fn) {
      addEventListener('online', fn);
      stops.push(() => removeEventListener('online', fn));
    },
  });
}
