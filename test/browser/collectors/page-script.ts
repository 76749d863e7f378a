// A page whose collectors are started, as a tracker of it would start them. `?restrictive` gives it that policy.
import { takeFirstVisit } from '../../../src/runtime/page/first-visit.ts';
import { noRedirect } from '../../../src/runtime/page/no-redirect.ts';
import { kept, session } from '../../../src/runtime/page/storage.ts';
import { Report } from '../../../src/runtime/report.ts';
import { pageRequest } from '../../../src/runtime/services/calls/page-request.ts';
import { startConsent } from '../../../src/runtime/services/consent/start-consent.ts';
import { startLanding } from '../../../src/runtime/services/tracking/start-landing.ts';
import { startPerformance } from '../../../src/runtime/services/tracking/start-performance.ts';
import { recordVisit } from '../../../src/runtime/services/tracking/visitor-record.ts';
import { createPageStore } from '../../../src/runtime/store/store.ts';
import { toContext } from '../../../src/vocab/context.ts';

const { search } = location;
const isAnalyticsCookiesDisabled = new URLSearchParams(search).has('restrictive');
const store = createPageStore(
  toContext({ cookieSettings: { isCookieBannerEnabled: true, isAnalyticsCookiesDisabled } }),
);
const open = (): void => {};
const { control } = startConsent({ store, open });
const request = pageRequest({
  store,
  report: new Report(),
  words: new Map(),
  language: 'pt-BR',
  stops: new Set(),
  open,
  services: () => Promise.reject(new Error('nothing here asks for them')),
});

const collectors = {
  accept: () => control.accept(),
  refuse: () => control.refuse(),
  land: () => void startLanding(store, takeFirstVisit(session, kept).firstLanding),
  visit: () => recordVisit(store),
  staysPublic: () => noRedirect(session)(search),
  /** Records one event under each name. */
  record(...events: string[]) {
    const { recorder } = startPerformance({ store, request });
    const groups = { context: {}, connection: {}, display: {}, hardware: {}, metrics: {} };
    for (const event of events) recorder.add({ app: 'site', event, timestamp: Date.now(), ...groups });
  },
  /** How many calls have their answer. */
  calls: () => store.getState().calls.length,
};
Object.assign(window, { collectors });

declare global {
  interface Window {
    collectors: typeof collectors;
  }
}
