// What the site's cookie settings do, on the page.

import type { Page } from '@playwright/test';
import type { WithVitrine } from '../blocks/cookie-banner/cookie-page.ts';
import { accept, BOTH, bannerOf, command, type Settings, withSettings } from '../blocks/cookie-banner/cookie-page.ts';
import { pastIdle } from '../tools/fetched-files.ts';
import { expect, test } from '../tools/fixture.ts';
import { inEveryRun } from '../tools/short-and-long.ts';
import { openPage } from './shop-pages.ts';

const TRACKING = 'SS_MATTR SS_MID SS_lastvisit user_segment ss_cid ss_cpvisit ss_cvisit ss_cvr ss_cvt'.split(' ');

const cookiesOf = async (page: Page): Promise<string[]> => (await page.context().cookies()).map(({ name }) => name);
const put = (page: Page, baseURL: string | undefined, cookies: Readonly<Record<string, string>>): Promise<void> =>
  page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: baseURL ?? '' })));
/** Under a restrictive policy the consent service clears this cookie in the step in which it decides about the banner. */
const hasDecided = (page: Page): Promise<void> => expect.poll(() => cookiesOf(page)).not.toContain('ss_cid');
const purposesOf = (page: Page): Promise<Record<string, boolean>> =>
  page.evaluate(() => ({ ...(window as unknown as WithVitrine).Vitrine.consent.get().purposes }));

test('the banner appears where isCookieBannerEnabled is true, and where it is false, missing or no yes or no it does not [CONSENT-014, CONSENT-602]', async ({
  page,
  pageWith,
  baseURL,
}) => {
  for (const [enabled, banners] of [
    [true, 1],
    [false, 0],
    [undefined, 0],
    ['true', 0],
    [1, 0],
  ] as const) {
    await put(page, baseURL, { ss_cid: '1' });
    await pageWith(withSettings({ isAnalyticsCookiesDisabled: true, isCookieBannerEnabled: enabled }, '<p>Loja</p>'));
    await hasDecided(page);
    await pastIdle(page);
    await expect(bannerOf(page), String(enabled)).toHaveCount(banners);
  }
  await pageWith(withSettings({ isCookieBannerEnabled: true }, '<p>Loja</p>'));
  await accept(page);
  await page.reload();
  await openPage(page, page.url());
  await expect(bannerOf(page), 'decided').toHaveCount(0);
});

test('in screenshot mode no banner is shown, whatever its settings and commands, and without it the same page shows it [CONSENT-601, CTX-605]', async ({
  page,
  pageWith,
  baseURL,
}) => {
  const more: Settings[] = [{}, { cookieBannerVariant: 'POPUP' }, { preset: 'strict' }];
  for (const settings of more) {
    const html = withSettings({ ...BOTH, isAnalyticsCookiesDisabled: true, ...settings }, '<p>Loja</p>');
    await put(page, baseURL, { ss_cid: '1' });
    await pageWith(html, { query: '?screenshot=true' });
    await hasDecided(page);
    await command(page, 'force', { cookieBannerText: 'Olá' });
    await pastIdle(page);
    await expect(bannerOf(page), JSON.stringify(settings)).toHaveCount(0);
    await pageWith(html);
    await expect(bannerOf(page)).toBeVisible();
  }
});

for (const [name, restrictive] of [
  ['isAnalyticsCookiesDisabled', true],
  ['isAnalyticsCookiesDisabled', false],
  ['isRestrictiveCookiePolicyEnabled', true],
  ['isRestrictiveCookiePolicyEnabled', false],
] as const)
  test(`${name}: ${restrictive} ${restrictive ? 'lets nobody be counted' : 'lets visits be counted'} before a decision, and the activity log may carry either of its names [CONSENT-015, CONSENT-016]`, {
    tag: inEveryRun(restrictive && name === 'isRestrictiveCookiePolicyEnabled'),
  }, async ({ page, pageWith }) => {
    for (const [log, counted] of [
      [{ isActivityLogEnabled: true }, true],
      [{ isVisitorDataRestricted: false }, true],
      [{ isActivityLogEnabled: false }, false],
      [{ isVisitorDataRestricted: true }, false],
      [{ isActivityLogEnabled: true, isVisitorDataRestricted: true }, true],
      [{ isActivityLogEnabled: false, isVisitorDataRestricted: false }, false],
      [{}, false],
    ] as const) {
      await page.context().clearCookies();
      await pageWith(withSettings({ ...BOTH, ...log, [name]: restrictive }, '<p>Loja</p>'));
      await expect(bannerOf(page)).toBeVisible();
      await pastIdle(page);
      const recorded = async () => (await cookiesOf(page)).filter((one) => TRACKING.includes(one)).sort();
      await expect.poll(recorded, JSON.stringify(log)).toEqual(counted && !restrictive ? ['ss_cvr', 'ss_cvt'] : []);
      await accept(page);
      await expect(bannerOf(page)).toHaveCount(0);
      await pastIdle(page);
      await expect.poll(recorded, `${JSON.stringify(log)}, accepted`).toEqual(counted ? ['ss_cvr', 'ss_cvt'] : []);
    }
  });

test('under an absolute policy acceptance grants neither analytics nor marketing, on this page and on the next [CONSENT-017]', async ({
  page,
  pageWith,
}) => {
  const html = (absolute: boolean) =>
    withSettings(
      { ...BOTH, isActivityLogEnabled: true, isRestrictiveCookiePolicyAbsolute: absolute },
      '<p>Loja</p><div data-block="accordion" data-block-consent="marketing"><details><summary>A</summary><p>B</p></details></div>',
    );
  await pageWith(html(true));
  await accept(page);
  await expect(bannerOf(page)).toHaveCount(0);
  const withheld = { necessary: true, preferences: true, analytics: false, marketing: false };
  expect(await purposesOf(page)).toEqual(withheld);
  await page.reload();
  await openPage(page, page.url());
  expect(await purposesOf(page)).toEqual(withheld);
  await expect(page.locator('[data-block]')).toHaveAttribute('data-block-state', 'waiting');
  expect((await cookiesOf(page)).filter((name) => TRACKING.includes(name))).toEqual([]);
  await pageWith(html(false));
  await expect(page.locator('[data-block]'), 'the same decision where the policy is not absolute').toHaveAttribute(
    'data-block-state',
    'ready',
  );
});

test('tracking cookies stay where the policy is open or the visitor has accepted, and go where it is restrictive and nobody has [CONSENT-030]', async ({
  page,
  pageWith,
  baseURL,
}) => {
  const all = Object.fromEntries(TRACKING.map((name) => [name, '1']));
  const left = async () => (await cookiesOf(page)).filter((name) => TRACKING.includes(name)).sort();
  const tells = { ...BOTH, dataLayer: true };
  await put(page, baseURL, all);
  await pageWith(withSettings(tells, '<p>Loja</p>'));
  await expect(bannerOf(page)).toBeVisible();
  expect(await left(), 'open, undecided').toEqual(TRACKING.toSorted());
  for (const [restrictive, decision, stays] of [
    [false, 'false', true],
    [false, 'true', true],
    [true, 'true', true],
    [true, 'false', false],
  ] as const) {
    await put(page, baseURL, { ...all, ss_cookieAllowed: decision });
    await pageWith(withSettings({ ...tells, isAnalyticsCookiesDisabled: restrictive }, '<p>Loja</p>'));
    // The service has read the decision and has told the data layer.
    await page.waitForFunction(() => (Reflect.get(window, 'dataLayer') ?? []).length > 0);
    if (!stays) await expect.poll(left).toEqual([]);
    else {
      await pastIdle(page);
      expect(await left(), `restrictive: ${restrictive}, accepted: ${decision}`).toEqual(TRACKING.toSorted());
    }
  }
});

test('what identifies a visitor who refused earlier is cleared again by a restrictive policy, and one who accepted costs no file [CONSENT-029] [CONSENT-040]', async ({
  page,
  pageWith,
  baseURL,
}) => {
  const files = (): Promise<string[]> =>
    page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name.replace(/.*\//, '')));
  for (const decision of ['true', 'false']) {
    await put(page, baseURL, { ss_cookieAllowed: decision, ss_cid: '1', SS_MID: '1' });
    await pageWith(withSettings({ ...BOTH, isAnalyticsCookiesDisabled: true }, '<p>Loja</p>'));
    if (decision === 'false') await expect.poll(() => cookiesOf(page)).toEqual(['ss_cookieAllowed']);
    await pastIdle(page);
    expect(await cookiesOf(page), decision).toHaveLength(decision === 'true' ? 3 : 1);
    await expect(bannerOf(page)).toHaveCount(0);
    expect((await files()).some((name) => name.startsWith('consent-'))).toBe(decision === 'false');
    expect((await files()).filter((name) => name.startsWith('cookie-banner-'))).toEqual([]);
  }
});

test('the banner says on itself and with each decision that it is of version 2, and the stored decision says it too [CONSENT-032]', async ({
  page,
  pageWith,
}) => {
  await pageWith(
    withSettings(
      BOTH,
      '<script>document.addEventListener("vitrine:consent-change", (event) => { window.told = event.detail.version; });</script><p>Loja</p>',
    ),
  );
  await expect(bannerOf(page)).toHaveAttribute('data-cookie-banner-version', '2');
  await accept(page);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'told'))).toBe(2);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('vitrine:consent') ?? '{}').version)).toBe(2);
});

test('cookies of a refused service go whatever their prefix, path and partition', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  const services = [{ name: 'pixel', purpose: 'marketing', cookies: ['px*', '__Secure-px', '__Host-px'] }];
  await pageWith(withSettings({ ...BOTH, services }, '<p>Loja</p>'));
  await accept(page);
  await expect(bannerOf(page)).toHaveCount(0);
  await page.evaluate(() => {
    for (const line of [
      'px=1; Path=/',
      'pxPath=1; Path=/__page',
      'pxPath=2; Path=/__page/',
      'pxPath=3; Path=/',
      'pxEmpty=; Path=/',
      'pxSecure=1; Path=/; Secure',
      '__Secure-px=1; Path=/; Secure',
      '__Host-px=1; Path=/; Secure',
      'pxPart=1; Path=/; Secure; SameSite=None; Partitioned',
      'pxPart=2; Path=/',
      'other=1; Path=/',
    ])
      Object.assign(document, { cookie: line });
  });
  const left = async () => (await cookiesOf(page)).filter((name) => /px|other/.test(name)).sort();
  expect(new Set(await left())).toEqual(
    new Set(['__Host-px', '__Secure-px', 'other', 'px', 'pxEmpty', 'pxPart', 'pxPath', 'pxSecure']),
  );
  await page.evaluate(() => (window as unknown as WithVitrine).Vitrine.consent.set({ marketing: false }));
  await expect.poll(left).toEqual(['other']);
});
