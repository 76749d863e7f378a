import { Outage } from '../../../api/call/outage.ts';
import { createRequest } from '../../../api/call/request.ts';
import messages from '../../../strings/pt-BR/calls.json';
import { translator } from '../../../strings/translate.ts';
import type { Request } from '../../../vocab/calls.ts';
import { CRUMB, OUTAGE_KEY } from '../../../vocab/names.ts';
import { languageTable, loadLanguage } from '../../blocks/language.ts';
import type { Page } from '../../blocks/page.ts';
import { readCookies, writeCookie } from '../../page/cookies.ts';
import { session } from '../../page/storage.ts';
import { tellVisitor } from './tell-visitor.ts';

/** How many calls a report remembers. */
const LATEST = 50;

const made = new WeakMap<Page, Request>();

/** The page's one call layer, made out of the page's own things when something is first called. */
export function pageRequest(page: Page): Request {
  const request = made.get(page) ?? makeRequest(page);
  made.set(page, request);
  return request;
}

function makeRequest(page: Page): Request {
  // As it is now: what a page wraps around it later is not ours to pass through.
  const { fetch } = window;
  const { website, appDomain } = page.store.getState().site;
  // Beside the first call: when it fails, its words are here.
  loadLanguage(page.language, (error) => page.report.always('VT022', `language ${page.language}: ${error}`));
  return createRequest({
    fetch: (request) => fetch.call(window, request),
    site: { origin: location.origin, baseUrl: website.baseUrl, appDomain },
    crumbs: {
      read: () => readCookies(CRUMB),
      write: (crumb) => writeCookie(CRUMB, crumb),
    },
    say: (word) => translator(messages, page.words, languageTable())(word),
    tell: tellVisitor(page),
    record: (call) => page.store.setState(({ calls }) => ({ calls: [...calls, call].slice(-LATEST) })),
    outage: new Outage({ read: () => session.read(OUTAGE_KEY), write: (text) => void session.write(OUTAGE_KEY, text) }),
    onOnline(fn) {
      addEventListener('online', fn);
      page.stops.add(() => removeEventListener('online', fn));
    },
  });
}
