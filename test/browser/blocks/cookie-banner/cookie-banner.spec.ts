// What happy-dom cannot show of consent: real cookies, focus, two tabs, content security.

import { expect, settled, test } from '../../tools/fixture.ts';
import { demoUrl } from '../../tools/server-log.ts';
import { accept, BOTH, bannerOf, command, cookieOf, ENABLED, withSettings } from './cookie-page.ts';

const STRICT_TAG = '<script async src="/dist/vitrine.js" nonce="n"></script>';
const STRICT = {
  'content-security-policy':
    "default-src 'none'; script-src 'nonce-n' 'strict-dynamic'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types vitrine#html",
};

test('acceptance is a cookie of 30 days on the whole site, and the banner does not come back [CONSENT-018] [CONSENT-019] [CONSENT-021] [CONSENT-603, CTX-004]', async ({
  page,
  pageWith,
  context,
}) => {
  await pageWith(
    withSettings(ENABLED, '<div data-block="accordion"><details><summary>A</summary><p>B</p></details></div>'),
  );
  const before = Date.now() / 1_000;
  await accept(page);
  await expect(bannerOf(page)).toHaveCount(0);
  const after = Date.now() / 1_000;
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'ss_cookieAllowed');
  expect(cookie).toMatchObject({ value: 'true', path: '/', sameSite: 'Lax' });
  // Somewhere between both moments, but for a second that browsers may round.
  expect(cookie?.expires).toBeGreaterThan(before + 30 * 86_400 - 1);
  expect(cookie?.expires).toBeLessThan(after + 30 * 86_400 + 1);
  await page.reload();
  await settled(page);
  await expect(bannerOf(page)).toHaveCount(0);
});

test('the keyboard alone refuses, from the first Tab on, and goes on at the beginning of the page [CONSENT-020, CTX-004]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(`<a href="#a" id="first">Primeiro</a>${withSettings(BOTH)}`);
  await expect(bannerOf(page)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body), 'the focus is not taken').toBe(true);
  await page.keyboard.press('Tab');
  await expect(bannerOf(page).getByRole('link', { name: 'Saiba mais' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(bannerOf(page).getByRole('button', { name: 'Aceitar' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(bannerOf(page).getByRole('button', { name: 'Recusar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bannerOf(page)).toHaveCount(0);
  expect(await cookieOf(page, 'ss_cookieAllowed')).toBe('false');
  await page.keyboard.press('Tab');
  await expect(page.locator('#first')).toBeFocused();
});

test('on a page whose forms are named like members of the document it is met, keeps its room and is left by keyboard, fault F-034', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const names = ['documentElement', 'activeElement', 'body', 'adoptedStyleSheets'];
  await pageWith(withSettings(BOTH, names.map((name) => `<form name="${name}"></form>`).join('')));
  await expect(bannerOf(page)).toBeVisible();
  const room = (): Promise<string> => page.locator('html').evaluate((html) => getComputedStyle(html).paddingBottom);
  expect(Number.parseFloat(await room())).toBeGreaterThan(16);
  await page.keyboard.press('Tab');
  await expect(bannerOf(page).getByRole('link', { name: 'Saiba mais' })).toBeFocused();
  await bannerOf(page).getByRole('button', { name: 'Recusar' }).press('Enter');
  await expect(bannerOf(page)).toHaveCount(0);
  expect(await room()).toBe('0px');
});

test('a visitor who writes is left in peace', { tag: '@long' }, async ({ page, pageWith }) => {
  await pageWith(`<label>Nome <input autofocus></label>${withSettings(BOTH)}`);
  await page.getByLabel('Nome').focus();
  await expect(bannerOf(page)).toBeVisible();
  await expect(page.getByLabel('Nome')).toBeFocused();
  await accept(page);
  await expect(page.getByLabel('Nome')).toBeFocused();
});

test('a link opens the choice again; Escape leaves it as it was and gives the focus back', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(withSettings(BOTH, '<button type="button" data-consent-open>Cookies</button>'));
  await accept(page);
  const link = page.getByRole('button', { name: 'Cookies' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(bannerOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bannerOf(page)).toHaveCount(0);
  await expect(link).toBeFocused();
  expect(await cookieOf(page, 'ss_cookieAllowed')).toBe('true');
  await page.keyboard.press('Enter');
  await bannerOf(page).getByRole('button', { name: 'Recusar' }).click();
  expect(await cookieOf(page, 'ss_cookieAllowed')).toBe('false');
  await expect(link).toBeFocused();
});

test('the first click on a link to the preferences opens them, where the page has nothing else to decide', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(withSettings(BOTH, '<button type="button" data-consent-open="preferences">Cookies</button>'));
  await accept(page);
  // On the next page nothing has started the service yet.
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-vitrine-initialised', /services/);
  await page.getByRole('button', { name: 'Cookies' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Recusar tudo' })).toBeVisible();
  await expect(bannerOf(page)).toHaveCount(0);
});

test('a forced banner shows in spite of a decision, and its buttons write nothing, fault F-071 [CONSENT-024] [CONSENT-025] [CONSENT-026] [CONSENT-027] [CONSENT-028]', async ({
  page,
  pageWith,
  context,
}) => {
  await pageWith(withSettings({ ...BOTH, isCookieBannerEnabled: false }, '<p>x</p>'));
  await command(page, 'force', { cookieBannerTheme: 'LIGHT' });
  await accept(page);
  await bannerOf(page).getByRole('button', { name: 'Recusar' }).click();
  await expect(bannerOf(page)).toHaveAttribute('data-theme', 'LIGHT');
  await command(page, 'update', { cookieBannerCtaText: 'Concordo' });
  await expect(bannerOf(page).getByRole('button', { name: 'Concordo' })).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await command(page, 'unforce');
  await expect(bannerOf(page)).toHaveCount(0);
});

test('another tab follows within a second, fault F-072 [CONSENT-038]', async ({ page, pageWith, context }) => {
  const html = withSettings(BOTH);
  await pageWith(html);
  const other = await context.newPage();
  await expect(bannerOf(page)).toBeVisible();
  await other.route('**/__page/other', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="pt-BR"><title>Outra</title><script async src="/dist/vitrine.js"></script>${html}`,
    }),
  );
  await other.goto('/__page/other');
  await expect(bannerOf(other)).toBeVisible();
  await accept(other);
  await expect(bannerOf(page)).toHaveCount(0);
});

test('a block that waits for a purpose mounts when it is granted [CONSENT-039]', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  const block =
    '<div data-block="accordion" data-block-consent="marketing"><details><summary>A</summary><p>B</p></details></div>';
  await pageWith(withSettings({ ...BOTH, isAnalyticsCookiesDisabled: true }, block));
  await expect(bannerOf(page)).toBeVisible();
  const host = page.locator('[data-block=accordion]');
  await expect(host).toHaveAttribute('data-block-state', 'waiting');
  await accept(page);
  await expect(host).toHaveAttribute('data-block-state', 'ready');
});

test('tracking cookies go from the host and its parent domain, at the start and at refusal, threat T-19 [CONSENT-029] [CONSENT-040] [CONSENT-604]', async ({
  page,
  context,
}) => {
  const body = `<!doctype html><html lang="pt-BR"><title>x</title><script async src="/dist/vitrine.js"></script>${withSettings({ ...BOTH, isAnalyticsCookiesDisabled: true })}`;
  await page.route('http://www.atelie.test/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!pathname.startsWith('/dist/')) return route.fulfill({ contentType: 'text/html', body });
    return route.fulfill({ response: await route.fetch({ url: demoUrl() + pathname }) });
  });
  const names = 'SS_MATTR SS_MID SS_lastvisit user_segment ss_cid ss_cpvisit ss_cvisit ss_cvr ss_cvt'.split(' ');
  const expires = Date.now() / 1_000 + 86_400;
  const fill = (): Promise<void> =>
    context.addCookies(
      names.flatMap((name) => [
        { name, value: '1', domain: 'www.atelie.test', path: '/', expires },
        { name, value: '1', domain: '.atelie.test', path: '/', expires },
        { name, value: '1', domain: '.atelie.test', path: '/loja', expires },
      ]),
    );
  const left = async (): Promise<string[]> =>
    (await context.cookies()).map(({ name }) => name).filter((name) => names.includes(name));
  await fill();
  await page.goto('http://www.atelie.test/loja/pecas');
  await expect(bannerOf(page)).toBeVisible();
  expect(await left()).toEqual([]);
  await fill();
  await bannerOf(page).getByRole('button', { name: 'Recusar' }).click();
  await expect(bannerOf(page)).toHaveCount(0);
  expect(await left()).toEqual([]);
});

test('the owner’s rich text is shown as such, and hostile parts of it are not, under a strict policy, threat T-06 [CONSENT-002]', async ({
  page,
  pageWith,
  allowConsole,
}) => {
  // The browser's word on handlers the sanitiser met; none runs.
  allowConsole(/inline event handler violates/);
  const text =
    '<p onclick="ran()">Usamos <b>cookies</b><img src=x onerror="ran()"><script>ran()</script> <a href="javascript:ran()">a</a> <a href="/cookies">Saiba mais</a></p>';
  await pageWith(withSettings({ ...BOTH, cookieBannerText: text }), {
    tag: STRICT_TAG,
    headers: STRICT,
  });
  const banner = bannerOf(page);
  await expect(banner.locator('b')).toHaveText('cookies');
  await expect(banner.getByRole('button', { name: 'Recusar' })).toHaveCSS('min-height', '44px');
  await expect(banner.getByRole('link', { name: 'Saiba mais' })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(await banner.locator('img, script, [onclick], [href^=javascript]').count()).toBe(0);
  await accept(page);
  await expect(banner).toHaveCount(0);
});

test('ordinary rich text breaks no strict policy', { tag: '@long' }, async ({ page, pageWith, consoleLines }) => {
  await pageWith(withSettings(BOTH), { tag: STRICT_TAG, headers: STRICT });
  await expect(bannerOf(page).getByRole('link', { name: 'Saiba mais' })).toBeVisible();
  await accept(page);
  await expect(bannerOf(page)).toHaveCount(0);
  expect(consoleLines).toEqual([]);
});

test('cookies and storage may be out of reach: the banner can be used all the same, fault F-040', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  allowConsole(/VT040 vitrine:consent(-records)? cannot be stored/);
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('no', 'SecurityError');
    };
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
  });
  const block =
    '<div data-block="accordion" data-block-consent="analytics"><details><summary>A</summary><p>B</p></details></div>';
  await pageWith(withSettings(BOTH, block));
  await accept(page);
  await expect(bannerOf(page)).toHaveCount(0);
  await expect(page.locator('[data-block=accordion]')).toHaveAttribute('data-block-state', 'ready');
});
