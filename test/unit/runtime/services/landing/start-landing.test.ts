import { afterEach, expect, it, vi } from 'vitest';
import { session } from '../../../../../src/runtime/page/web-storage.ts';
import { startLanding } from '../../../../../src/runtime/services/landing/start-landing.ts';
import { type ConsentStage, consentPage } from '../consent/consent-page.ts';
import { CookieJar } from '../consent/cookie-jar.ts';

let page: ConsentStage | undefined;
afterEach(() => {
  page?.stop();
  vi.unstubAllGlobals();
});

it('never keeps a page from hearing of the visitor’s decision, whatever stands there as Image', () => {
  localStorage.clear();
  new CookieJar();
  page = consentPage({ isAnalyticsCookiesDisabled: true });
  const made = vi.fn(
    class {
      constructor() {
        throw new Error('no picture');
      }
    },
  );
  vi.stubGlobal('Image', made);
  const stop = startLanding(page.store, true, session);
  page.control.accept();
  expect(made).toHaveBeenCalledOnce();
  expect(page.changes).toHaveLength(1);
  stop();
});

it('forgets in the tab that it was reported, once marketing is refused', () => {
  localStorage.clear();
  new CookieJar();
  page = consentPage({ isAnalyticsCookiesDisabled: true });
  session.write('vitrine:landed', 'true');
  const stop = startLanding(page.store, false, session);
  expect(session.read('vitrine:landed')).toBe('true');
  page.control.refuse();
  expect(session.read('vitrine:landed')).toBeNull();
  stop();
});
