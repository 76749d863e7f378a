// Files from elsewhere on a page whose policy lets in nothing but its nonce and one Trusted Types policy. Their hosts are answered for here.
import type { Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import { toContext } from '../../../src/vocab/context.ts';
import { captchaScript } from '../../../src/vocab/rules/third-parties/captcha-script.ts';
import { configuredScript } from '../../../src/vocab/rules/third-parties/configured-script.ts';
import { discussionCounts } from '../../../src/vocab/rules/third-parties/discussion-counts.ts';
import { fontKit, fontStyleSheets } from '../../../src/vocab/rules/third-parties/font-files.ts';
import { mapsScript } from '../../../src/vocab/rules/third-parties/maps-script.ts';
import type { ThirdPartyFile } from '../../../src/vocab/rules/third-parties/third-party-file.ts';
import { expect, test } from '../tools/fixture.ts';
import { stopClock } from '../tools/page-clock.ts';

const [{ text: code = '' } = {}] = buildSync({
  entryPoints: ['test/browser/page/third-parties/page-script.ts'],
  bundle: true,
  write: false,
  format: 'iife',
  target: 'es2022',
}).outputFiles;

const POLICY = "script-src 'nonce-n1'; style-src 'nonce-n1'; base-uri 'none'; require-trusted-types-for 'script'";
const SITE = toContext({
  gmRenderKey: Buffer.from('chave_1').toString('base64'),
  googleFonts: [{ includeName: 'Lora' }, { includeName: 'Open Sans' }],
  website: { typekitId: 'abc1def' },
  websiteSettings: { disqusShortname: 'atelie' },
});
const SOCIAL = configuredScript('socialWidget', 'https://rede.exemplo/w.js') as ThirdPartyFile;
const MAPS = mapsScript(SITE) as ThirdPartyFile;
const COUNTS = discussionCounts(SITE) as ThirdPartyFile;

type Answer = 'fail' | 'hang' | { readonly type: string; readonly body: string };
const script = (body = ''): Answer => ({ type: 'text/javascript', body });

/** Opens the page, and answers for every host outside it. Gives the addresses that were asked for. */
async function open(
  page: Page,
  answer: (url: URL, turn: number) => Answer,
  { trusted = 'vitrine#script', body = '' } = {},
): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(
    (url) => url.protocol === 'https:',
    async (route) => {
      const url = new URL(route.request().url());
      const given = answer(url, asked.push(url.href));
      if (given === 'fail') await route.abort();
      else if (given !== 'hang') await route.fulfill({ contentType: given.type, body: given.body });
    },
  );
  await page.route('**/__ensaio', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { 'content-security-policy': `${POLICY}; trusted-types ${trusted}` },
      body: `<!doctype html><title>Ensaio</title><body>${body}<script nonce="n1">${code}</script>`,
    }),
  );
  await page.goto('/__ensaio');
  return asked;
}

const load = (page: Page, file: ThirdPartyFile): Promise<string> => page.evaluate((one) => window.load(one), file);
const FAILED = /Failed to load resource/;

test('loads the maps script once, with its key, and waits until it calls [MAP-316] [MAP-601]', async ({ page }) => {
  const asked = await open(page, () => script('window.ran = (window.ran ?? 0) + 1;'));
  const waiting = page.evaluate((file) => Promise.all([window.load(file), window.load(file)]), MAPS);
  await page.waitForFunction(() => 'ran' in window);
  expect(await page.evaluate((file) => Promise.race([window.load(file), 'waits']), MAPS)).toBe('waits');
  await page.evaluate(() => Reflect.get(window, 'vitrineMapsReady')());
  expect(await waiting).toEqual(['loaded', 'loaded']);
  expect(await load(page, MAPS)).toBe('loaded');
  expect(asked).toHaveLength(1);
  const { origin, pathname, searchParams } = new URL(asked[0] ?? '');
  expect(origin + pathname).toBe('https://maps.googleapis.com/maps/api/js');
  expect(Object.fromEntries(searchParams)).toMatchObject({ key: 'chave_1', language: 'pt', region: 'BR' });
});

test('loads the style sheet of each font family and of the kit [THIRD-002] [THIRD-003]', { tag: '@long' }, async ({
  page,
}) => {
  const asked = await open(page, (_, turn) => ({ type: 'text/css', body: `:root { --sheet-${turn}: here; }` }));
  const files = [...fontStyleSheets(SITE), ...fontStyleSheets(SITE), fontKit(SITE) as ThirdPartyFile];
  for (const file of files) expect(await load(page, file)).toBe('loaded');
  expect(asked).toEqual([
    expect.stringMatching(/^https:\/\/fonts\.googleapis\.com\/css2\?family=Lora&/),
    expect.stringMatching(/^https:\/\/fonts\.googleapis\.com\/css2\?family=Open\+Sans&/),
    'https://use.typekit.net/abc1def.css',
  ]);
  const applied = await page.evaluate(() =>
    [1, 2, 3].map((turn) => getComputedStyle(document.documentElement).getPropertyValue(`--sheet-${turn}`)),
  );
  expect(applied).toEqual(['here', 'here', 'here']);
});

test('loads discussion counts and captcha, each ready in its own way [THIRD-006] [CAPTCHA-601]', async ({ page }) => {
  const asked = await open(page, ({ hostname }) =>
    hostname === 'www.google.com'
      ? script('vitrineCaptchaReady()')
      : script("window.found = document.getElementById('dsq-count-scr').src"),
  );
  expect(await load(page, COUNTS)).toBe('loaded');
  expect(await page.evaluate(() => Reflect.get(window, 'found'))).toBe('https://atelie.disqus.com/count.js');
  const captcha = captchaScript(SITE);
  expect(await load(page, captcha)).toBe('loaded');
  expect(await load(page, captcha)).toBe('loaded');
  expect(asked).toEqual(['https://atelie.disqus.com/count.js', captcha.address]);
});

test('asks a second time where the first fails, and never a third, threat T-16', { tag: '@long' }, async ({
  page,
  allowConsole,
}) => {
  allowConsole(FAILED);
  const asked = await open(page, ({ hostname }, turn) =>
    hostname === 'atelie.disqus.com' && turn > 1 ? script() : 'fail',
  );
  expect(await load(page, COUNTS)).toBe('loaded');
  expect(asked).toHaveLength(2);
  expect(await load(page, MAPS)).toBe('failed');
  expect(await load(page, MAPS)).toBe('failed');
  expect(asked).toHaveLength(4);
  expect(await page.locator('head script').count()).toBe(1);
});

for (const { name, file, ms } of [
  { name: 'the social widget 10 s [THIRD-007]', file: SOCIAL, ms: 10_000 },
  { name: 'the maps script 30 s [MAP-604] [ERR-322]', file: MAPS, ms: 30_000 },
])
  test(`gives ${name}`, { tag: '@long' }, async ({ page }) => {
    await stopClock(page);
    const asked = await open(page, () => 'hang');
    await page.evaluate((one) => {
      window.allowThirdParty(one.address);
      void window.load(one).then((end) => Reflect.set(window, 'end', end));
    }, file);
    await expect.poll(() => asked.length).toBe(1);
    const end = (): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'end'));
    await page.clock.runFor(ms - 1);
    expect(await end()).toBeUndefined();
    await page.clock.runFor(1);
    expect(await end()).toBe('timeout');
  });

test('asks nobody whose address is on no list, threat T-16', { tag: '@long' }, async ({ page }) => {
  const asked = await open(page, () => script());
  expect(await load(page, SOCIAL)).toBe('refused');
  expect(await load(page, { ...MAPS, address: 'https://maps.googleapis.com.evil.exemplo/maps/api/js' })).toBe(
    'refused',
  );
  expect(asked).toEqual([]);
  await page.evaluate((address) => window.allowThirdParty(address), SOCIAL.address);
  expect(await load(page, SOCIAL)).toBe('loaded');
  expect(await load(page, { ...SOCIAL, address: `${SOCIAL.address}?x` })).toBe('refused');
  expect(asked).toEqual([SOCIAL.address]);
});

test('is refused, and nothing more, where the page allows no policy of ours, threat T-15', { tag: '@long' }, async ({
  page,
  allowConsole,
}) => {
  // The browser's own word on the refused policy.
  allowConsole(/Content Security Policy|Trusted/i);
  const asked = await open(page, () => script(), { trusted: "'none'" });
  expect(await load(page, COUNTS)).toBe('refused');
  expect(asked).toEqual([]);
});

test('ends the wait of who gives up, and of nobody else', { tag: '@long' }, async ({ page }) => {
  await open(page, () => script());
  const ends = await page.evaluate(async (file) => {
    const giving = new AbortController();
    const both = [window.load(file, giving.signal), window.load(file)];
    giving.abort('enough');
    return [...(await Promise.all(both)), await window.load(file, AbortSignal.abort('too late'))];
  }, COUNTS);
  expect(ends).toEqual(['enough', 'loaded', 'too late']);
});

test('loads on a page whose elements are named like members of the document, threat T-14', { tag: '@long' }, async ({
  page,
}) => {
  const names = ['head', 'createElement', 'documentElement'].map((name) => `<img name="${name}" alt="">`);
  await open(page, () => script(), { body: names.join('') });
  expect(await load(page, COUNTS)).toBe('loaded');
});
