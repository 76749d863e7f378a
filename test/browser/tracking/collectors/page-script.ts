// A page whose collectors are started, as a tracker of it would start them. `?restrictive` gives it that policy.
import { noRedirect } from '../../../../src/runtime/page/no-redirect.ts';
import { session } from '../../../../src/runtime/page/web-storage.ts';
import { startConsent } from '../../../../src/runtime/services/consent/start-consent.ts';
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

const accept = (): void => control.set({ preferences: true, analytics: true, marketing: true });

const collectors = {
  accept,
  visit: () => recordVisit(store),
  staysPublic: () => noRedirect(session)(search),
};
Object.assign(window, { collectors });

declare global {
  interface Window {
    collectors: typeof collectors;
  }
}
