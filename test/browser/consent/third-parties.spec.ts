// What a page loads from vendors by its settings: which files, once, for which purpose, and what happens where they do not come.
import type { Page } from '@playwright/test';
import { deferred } from '../../deferred.ts';
import { expect, test } from '../tools/fixture.ts';
import { frames } from '../tools/frames.ts';
import { stopClock } from '../tools/page-clock.ts';
import { reportOf, tagRan } from '../tools/vitrine-of.ts';
import { choose } from './gated-page.ts';

const SITE = {
  googleFonts: [{ includeName: 'Lora' }, { includeName: 'Open Sans' }, { includeName: 'Lora' }],
  website: { typekitId: 'abc1def' },
  websiteSettings: { disqusShortname: 'atelie' },
  thirdParties: {
    socialWidget: 'https://rede.exemplo/botao.js',
    reservation: 'https://reservas.exemplo/r.js',
    weddingRegistry: 'https://lista.exemplo/w.js',
    sessionRecording: 'https://grava.exemplo/s.js',
  },
};
const FONTS = ['fonts.googleapis.com/css2 Lora', 'fonts.googleapis.com/css2 Open Sans', 'use.typekit.net/abc1def.css'];
const MARKERS =
  '<a href="#rede" data-third-party="follow">Seguir</a><p data-third-party="reservation">Reserve</p><p data-third-party="wedding-registry">Lista</p>';

const contextOf = (cookieSettings: object, more: object = {}): string =>
  `<script type="application/json" data-site-context>${JSON.stringify({ ...SITE, cookieSettings, ...more })}</script>`;
const RESTRICTIVE = { isAnalyticsCookiesDisabled: true };

/** Answers for the vendors, and gives what was asked for. */
async function answer(page: Page, fails: RegExp | null = null, hangs: RegExp | null = null): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(
    (url) => url.protocol === 'https:',
    async (route) => {
      const { hostname, pathname, searchParams } = new URL(route.request().url());
      const family = searchParams.get('family');
      asked.push(hostname + pathname + (family ? ` ${family}` : ''));
      if (hangs?.test(hostname)) return;
      if (fails?.test(hostname)) await route.abort();
      else await route.fulfill({ contentType: pathname.endsWith('.js') ? 'text/javascript' : 'text/css', body: '' });
    },
  );
  return asked;
}

const ready = async (page: Page): Promise<void> => {
  await tagRan(page);
  await page.evaluate(() => Reflect.get(window, 'Vitrine').ready());
  await frames(page, 10);
};

test('under a restrictive policy nothing is loaded before a decision, then what its purpose allows, each file once [THIRD-001, THIRD-002, THIRD-003, THIRD-006]', async ({
  page,
  pageWith,
}) => {
  const asked = await answer(page);
  await pageWith(contextOf(RESTRICTIVE) + MARKERS);
  await ready(page);
  expect(asked).toEqual([]);
  await choose(page, { preferences: true });
  await expect.poll(() => [...asked].sort()).toEqual(FONTS);
  const links = page.locator('head link[rel=stylesheet][href^="https:"]');
  expect(await links.evaluateAll((all) => all.map((one) => (one as HTMLLinkElement).href))).toEqual([
    'https://fonts.googleapis.com/css2?family=Lora&display=swap',
    'https://fonts.googleapis.com/css2?family=Open+Sans&display=swap',
    'https://use.typekit.net/abc1def.css',
  ]);
  await choose(page, { analytics: true });
  await expect.poll(() => asked.slice(3)).toEqual(['grava.exemplo/s.js']);
  await choose(page, { marketing: true });
  await expect
    .poll(() => asked.slice(4).sort())
    .toEqual(['atelie.disqus.com/count.js', 'lista.exemplo/w.js', 'rede.exemplo/botao.js', 'reservas.exemplo/r.js']);
  // What has not arrived yet would be loaded again.
  const arrived = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.startsWith('https:')).length,
    );
  await expect.poll(arrived).toBe(8);
  await frames(page, 5);
  await choose(page, { marketing: false, preferences: false });
  await choose(page, { marketing: true, preferences: true });
  await frames(page, 5);
  expect(asked).toHaveLength(8);
});

test('scripts with a marker wait until it is on the page, and are loaded once for many [THIRD-004, THIRD-005, THIRD-007, THIRD-008]', async ({
  page,
  pageWith,
}) => {
  const asked = await answer(page);
  await pageWith(contextOf({}));
  await expect
    .poll(() => [...asked].sort())
    .toEqual(['atelie.disqus.com/count.js', ...FONTS, 'grava.exemplo/s.js'].sort());
  await page.evaluate(
    (html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html),
    MARKERS + MARKERS,
  );
  await expect
    .poll(() => asked.slice(5).sort())
    .toEqual(['lista.exemplo/w.js', 'rede.exemplo/botao.js', 'reservas.exemplo/r.js']);
  await page.evaluate((html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html), MARKERS);
  await frames(page, 5);
  expect(asked).toHaveLength(8);
});

test('without settings nothing is loaded; a site may call its fonts necessary [THIRD-001, THIRD-003, THIRD-006]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const asked = await answer(page);
  const none = { googleFonts: [], website: {}, websiteSettings: {}, thirdParties: {} };
  await pageWith(contextOf({}, none) + MARKERS);
  await ready(page);
  expect(asked).toEqual([]);
  await pageWith(
    contextOf(RESTRICTIVE, { ...none, googleFonts: SITE.googleFonts, thirdParties: { fontsPurpose: 'necessary' } }),
  );
  await expect.poll(() => [...asked].sort()).toEqual(FONTS.slice(0, 2));
});

test('a vendor that fails breaks nothing; a reservation that fails is logged to the console [THIRD-009, BLOCK-022, ERR-011]', async ({
  page,
  pageWith,
  allowConsole,
  consoleLines,
}) => {
  allowConsole(/Failed to load resource|VT040/);
  await answer(page, /./);
  await pageWith(
    `${contextOf({})}${MARKERS}<div data-block="accordion"><details><summary>Pergunta</summary><p>Resposta</p></details></div>`,
  );
  await expect.poll(() => consoleLines.filter((line) => line.includes('VT040'))).toHaveLength(1);
  expect(consoleLines.join('\n')).toMatch(
    /warning: \[vitrine\] VT040 third-parties: reservation: .*reservas\.exemplo\/r\.js: failed/,
  );
  await page.getByRole('button', { name: 'Pergunta' }).click();
  await expect(page.getByText('Resposta')).toBeVisible();
});

test('the follow button has 10 s, and its link stays [THIRD-007, BLOCK-023]', async ({ page, pageWith }) => {
  await stopClock(page);
  const asked = await answer(page, null, /rede/);
  await pageWith(contextOf({}) + MARKERS);
  await expect.poll(() => asked).toContain('rede.exemplo/botao.js');
  const said = async (): Promise<string> => (await reportOf(page)).messages.map(({ message }) => message).join();
  await page.clock.runFor(9_999);
  expect(await said()).not.toContain('timeout');
  await page.clock.runFor(1);
  await expect
    .poll(said)
    .toContain('third-parties: socialWidget: ThirdPartyError: https://rede.exemplo/botao.js: timeout');
  await expect(page.getByRole('link', { name: 'Seguir' })).toHaveAttribute('href', '#rede');
});

test('a script that arrives after its purpose was withdrawn does not run, and runs once where it is granted again', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const { promise: released, resolve: release } = deferred();
  const asked: string[] = [];
  const answered: string[] = [];
  await page.context().route(
    (url) => url.protocol === 'https:',
    async (route) => {
      asked.push(route.request().url());
      await released;
      const body = '(window.ranThirdParty ??= []).push(1);';
      // The browser may have ended the request by itself.
      await route.fulfill({ contentType: 'text/javascript', body }).catch(() => {});
      answered.push(route.request().url());
    },
  );
  const site = { cookieSettings: RESTRICTIVE, thirdParties: { sessionRecording: SITE.thirdParties.sessionRecording } };
  await pageWith(`<script type="application/json" data-site-context>${JSON.stringify(site)}</script>`);
  await ready(page);
  const runs = (): Promise<number[]> => page.evaluate(() => Reflect.get(window, 'ranThirdParty') ?? []);
  await choose(page, { analytics: true });
  await expect.poll(() => asked.length).toBe(1);
  await choose(page, { analytics: false });
  await expect(page.locator('script[src*="grava.exemplo"]')).toHaveCount(0);
  release();
  await expect.poll(() => answered.length).toBe(1);
  await frames(page, 10);
  expect(await runs()).toEqual([]);
  await choose(page, { analytics: true });
  await expect.poll(runs).toEqual([1]);
  await choose(page, { analytics: false });
  await choose(page, { analytics: true });
  await frames(page, 5);
  expect(await runs()).toEqual([1]);
});
