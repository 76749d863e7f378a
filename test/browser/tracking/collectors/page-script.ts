// A page whose collectors are started, as a tracker of it would start them. `?restrictive` gives it that policy.
import { noRedirect } from '../../../../src/runtime/page/no-redirect.ts';
import { session } from '../../../../src/runtime/page/web-storage.ts';
import { startCalls } from '../../../../src/runtime/services/calls/start-calls.ts';
import { startConsent } from '../../../../src/runtime/services/consent/start-consent.ts';
import { recordPerformance } from '../../../../src/runtime/services/performance/record-performance.ts';
import { recordVisit } from '../../../../src/runtime/services/tracking/visitor-record.ts';
import { fakePage } from '../../../fake-page.ts';

const { search } = location;
const isAnalyticsCookiesDisabled = new URLSearchParams(search).has('restrictive');
const page = fakePage(
  { cookieSettings: { isCookieBannerEnabled: true, isAnalyticsCookiesDisabled } },
  // A banner that stays until the page goes: nobody here looks at it.
  { open: async () => ({ closed: new Promise(() => {}), close: () => {} }) },
);
const { store } = page;
const { api: control } = startConsent(page);
const { api: request } = startCalls(page);

const decide = (all: boolean): void => control.set({ preferences: all, analytics: all, marketing: all });

const collectors = {
  accept: () => decide(true),
  refuse: () => decide(false),
  visit: () => recordVisit(store),
  staysPublic: () => noRedirect(session)(search),
  /** Records one event under each name. */
  record(...events: string[]) {
    const { recorder } = recordPerformance({ store, request });
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
