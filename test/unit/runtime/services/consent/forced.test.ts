import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type ConsentStage, consentPage } from './consent-page.ts';
import { CookieJar } from './cookie-jar.ts';

const ENABLED = { isCookieBannerEnabled: true };

let jar: CookieJar;
let page: ConsentStage;

beforeEach(() => {
  localStorage.clear();
  jar = new CookieJar();
});
afterEach(() => page.stop());

describe('a forced banner', () => {
  it('shows whatever is stored and whatever is enabled, fault F-071 [CONSENT-024] [CONSENT-026]', () => {
    jar.put('ss_cookieAllowed', 'true');
    page = consentPage({});
    page.control.force();
    expect(page.slice().banner).toMatchObject({ forced: true });
    expect(page.opened).toHaveBeenCalledWith('cookie-banner');
  });

  it('writes nothing when it is clicked, and stays, fault F-071 [CONSENT-025]', () => {
    page = consentPage(ENABLED);
    page.control.force();
    page.slice().banner?.accept();
    page.slice().banner?.refuse();
    page.slice().banner?.leave();
    page.control.set({ analytics: true });
    expect(jar.lines).toEqual([]);
    expect(localStorage.getItem('vitrine:consent')).toBeNull();
    expect(page.slice()).toMatchObject({ decided: false, banner: { forced: true } });
    expect(page.changes).toEqual([]);
  });

  it('takes other settings with it, and gives them back when it is unforced [CONSENT-026] [CONSENT-028]', () => {
    page = consentPage({ ...ENABLED, cookieBannerCtaText: 'Da página' });
    page.control.force({ cookieBannerCtaText: 'Do comando' });
    page.control.force({ cookieBannerTheme: 'LIGHT' });
    expect(page.slice().banner?.look).toMatchObject({ acceptText: 'Do comando', theme: 'LIGHT' });
    page.control.unforce();
    expect(page.slice().banner).toMatchObject({ forced: false, look: { acceptText: 'Da página', theme: 'DARK' } });
  });

  it('goes back to the ordinary rule when it is unforced [CONSENT-028]', () => {
    page = consentPage(ENABLED);
    page.control.accept();
    page.control.force();
    expect(page.slice().banner).not.toBeNull();
    page.control.unforce();
    expect(page.slice().banner).toBeNull();
  });

  it('is what the editor’s preview shows of a site with settings for it, enabled or not [CONSENT-024]', () => {
    page = consentPage({ isCookieBannerEnabled: false }, { inEditorFrame: true });
    expect(page.slice().banner).toMatchObject({ forced: true });
    page.stop();
    page = consentPage({}, { inEditorFrame: true });
    expect(page.slice().banner).toBeNull();
  });

  it('is what the editor’s preview shows of an enabled banner [CONSENT-024] [CONSENT-025]', () => {
    jar.put('ss_cookieAllowed', 'false');
    page = consentPage(ENABLED, { inEditorFrame: true });
    expect(page.slice().banner).toMatchObject({ forced: true });
    page.slice().banner?.accept();
    expect(jar.text).toContain('ss_cookieAllowed=false');
    page.control.unforce();
    expect(page.slice().banner).toBeNull();
  });
});

describe('an update', () => {
  it('replaces part of what is shown without a reload [CONSENT-027]', () => {
    page = consentPage({ ...ENABLED, cookieBannerCtaText: 'Certo' });
    page.control.update({ cookieBannerVariant: 'POPUP', cookieBannerPosition: 'TOP_RIGHT' });
    expect(page.slice().banner?.look).toMatchObject({ acceptText: 'Certo', variant: 'POPUP', position: 'TOP_RIGHT' });
    page.control.update({ isCookieBannerEnabled: false });
    expect(page.slice().banner).toBeNull();
  });

  it('is void where it is malformed, threat T-07', () => {
    page = consentPage(ENABLED);
    const before = page.slice();
    page.control.update({ cookieBannerText: 7 });
    page.control.force('x');
    expect(page.slice()).toEqual(before);
    expect(page.slice().banner).toBe(before.banner);
  });
});
