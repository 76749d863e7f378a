// What the shop stores about its visitors: every policy, decision and visit, with and without Global Privacy Control.
import type { BrowserContext, Page } from '@playwright/test';
import { bannerOf, type WithVitrine } from '../blocks/cookie-banner/cookie-page.ts';
import { expect, test } from '../tools/fixture.ts';
import { POLICIES } from './measured-page.ts';

type Settings = Readonly<Record<string, unknown>>;

const DECISIONS = ['none', 'Aceitar', 'Recusar'];
const PAGES = ['/atelie/privacidade', '/atelie/contato', '/atelie/agenda', '/atelie/diario'];

/** Replaces settings of the shop's context. */
const withPolicy = (context: BrowserContext, own: () => Settings): Promise<unknown> =>
  context.route(/\/atelie(\/|$)/, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<script[^>]*data-site-context[^>]*>)([^<]*)/, (_, tag, json) => {
      const site = JSON.parse(json);
      site.cookieSettings = { ...site.cookieSettings, ...own() };
      return tag + JSON.stringify(site).replaceAll('<', '\\u003c');
    });
    await route.fulfill({ response, body });
  });

const ready = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => (window as unknown as WithVitrine).Vitrine?.store?.getState().initialised);
const names = async (context: BrowserContext): Promise<string[]> =>
  (await context.cookies())
    .map(({ name }) => name)
    .filter((name) => name.startsWith('ss_cv'))
    .toSorted();
const visitor = async (context: BrowserContext, name = 'ss_cvr'): Promise<string> =>
  decodeURIComponent((await context.cookies()).find((one) => one.name === name)?.value ?? '');

for (const gpc of [false, true])
  test(`the two cookies exist exactly where policy and decision allow them, on the first and on later pages${gpc ? ', with Global Privacy Control' : ''} [CONSENT-031, CONSENT-039, CONSENT-605, CONSENT-606]`, {
    tag: '@long',
  }, async ({ page, context, allowConsole }) => {
    // The cookies are cleared while a page is open, and with them the crumb of what it still sends.
    allowConsole(/^error: Failed to load resource: .* 400 .*\/api\/(census|events)\//);
    if (gpc) await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
    let settings: Settings = {};
    await withPolicy(context, () => settings);
    let turn = 0;
    for (const [policy, own] of Object.entries(POLICIES))
      for (const decision of DECISIONS) {
        const label = `${policy}, ${decision}`;
        settings = own;
        await context.clearCookies();
        await page.goto(PAGES[turn++ % PAGES.length] ?? '');
        await page.evaluate(() => localStorage.clear());
        await ready(page);
        const counts =
          decision === 'none' ? policy === 'open' && !gpc : decision === 'Aceitar' && policy !== 'absolute';
        const expected = counts ? ['ss_cvr', 'ss_cvt'] : [];
        await expect(bannerOf(page)).toBeVisible();
        if (decision !== 'none') await bannerOf(page).getByRole('button', { name: decision }).click();
        await expect.poll(() => names(context), label).toEqual(expected);
        await page.goto(PAGES[turn % PAGES.length] ?? '');
        await ready(page);
        await expect(bannerOf(page)).toHaveCount(decision === 'none' ? 1 : 0);
        await expect.poll(() => names(context), `${label}, returning`).toEqual(expected);
      }
  });

test('a visitor is counted once per visit, anew where the cookies are damaged, and not after withdrawing [CONSENT-033, CONSENT-034, CONSENT-035, CONSENT-036, CONSENT-037, CONSENT-039]', {
  tag: '@long',
}, async ({ page, context, baseURL }) => {
  await page.goto('/atelie/privacidade');
  await ready(page);
  await expect(bannerOf(page)).toBeVisible();
  expect(await names(context), 'before the decision').toEqual([]);
  const before = Date.now() / 1_000;
  await bannerOf(page).getByRole('button', { name: 'Aceitar' }).click();
  await expect.poll(() => names(context), 'without a reload').toEqual(['ss_cvr', 'ss_cvt']);
  const first = await visitor(context);
  expect(first).toMatch(/^[\da-f]{32}\|\d+\|\d+\|\d+\|1$/);
  const began = await visitor(context, 'ss_cvt');
  const lasts = (await context.cookies()).find(({ name }) => name === 'ss_cvt')?.expires ?? 0;
  // Somewhere between both moments, but for a second that browsers may round.
  expect(lasts).toBeGreaterThan(before + 1_800 - 1);
  expect(lasts).toBeLessThan(Date.now() / 1_000 + 1_800 + 1);
  await page.goto('/atelie/agenda');
  await expect.poll(() => visitor(context, 'ss_cvt'), 'renewed').not.toBe(began);
  expect(await visitor(context), 'the same visit').toBe(first);

  await context.clearCookies({ name: 'ss_cvt' });
  await page.goto('/atelie/privacidade');
  await expect.poll(() => visitor(context), 'returning').toMatch(new RegExp(`^${first.split('|')[0]}\\|.*\\|2$`));
  const url = baseURL ?? '';
  await context.addCookies([
    { name: 'ss_cvr', value: 'um|2|3|4|zero', url },
    { name: 'ss_cvt', value: '1.5', url },
  ]);
  await page.reload();
  await expect.poll(() => visitor(context), 'a damaged record').toMatch(/^[\da-f]{32}\|\d+\|\d+\|\d+\|1$/);
  expect((await visitor(context)).split('|')[0]).not.toBe(first.split('|')[0]);
  await expect.poll(() => visitor(context, 'ss_cvt')).toMatch(/^\d{13}$/);

  // The service alone is refused; its purpose stays.
  await page.locator('main [data-consent-open]').click();
  const dialog = page.getByRole('dialog', { name: 'Preferências de cookies' });
  await dialog.getByText('Serviços (3 de 3 ligados)').last().click();
  await dialog.getByRole('switch', { name: 'Contagem de visitas' }).click();
  await dialog.getByRole('button', { name: 'Salvar escolhas' }).click();
  await expect.poll(() => names(context)).toEqual([]);
  await page.reload();
  await ready(page);
  expect(await page.evaluate(() => (window as unknown as WithVitrine).Vitrine.consent.get())).toMatchObject({
    purposes: { analytics: true },
    services: { 'visitor-record': false },
  });
  expect(await names(context)).toEqual([]);
});

test('each decision reaches the server once, with what was shown and no session, and later where the server failed', async ({
  page,
  context,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/503 \(Service Unavailable\).*consent\/records/);
  await fetch(`${baseURL}/__collected`, { method: 'DELETE' });
  const records = async () => (await fetch(`${baseURL}/__collected?kind=consent`)).json();
  const headers: Record<string, string>[] = [];
  let fails = true;
  await context.route('**/api/consent/records', async (route) => {
    headers.push(await route.request().allHeaders());
    await (fails ? route.fulfill({ status: 503 }) : route.continue());
  });
  await page.goto('/atelie/privacidade');
  await bannerOf(page).getByRole('button', { name: 'Recusar' }).click();
  await expect.poll(() => headers.length).toBe(1);
  expect(headers[0]?.cookie).toBeUndefined();
  expect(await records()).toEqual([]);
  fails = false;
  await page.goto('/atelie/agenda');
  await expect.poll(records).toHaveLength(1);
  const [record] = await records();
  expect(record).toMatchObject({
    choice: 'refused',
    policy: 'restrictive',
    language: 'pt-BR',
    services: { session: true, consent: true, 'visitor-record': false },
    shown: { place: 'banner', texts: expect.arrayContaining(['Aceitar', 'Recusar']) },
  });
  // A page that is left before it has the answer sends the record again, with the same id.
  const waits = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('vitrine:consent-records') ?? '[]').at(-1)?.waits);
  await expect.poll(waits).toBe(false);
  await page.goto('/atelie/contato');
  await ready(page);
  expect(await page.evaluate(() => (window as unknown as WithVitrine).Vitrine.consent.record())).toMatchObject({
    id: record.id,
  });
  expect(await records()).toHaveLength(1);
  expect(headers).toHaveLength(2);
});
