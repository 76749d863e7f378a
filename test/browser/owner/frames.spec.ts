// The owner's keys in frames: the area around the preview is told, a stranger reaches nothing; and no address of the context leads off.
import { expect, test } from '../tools/fixture.ts';
import { shortAndLong } from '../tools/short-and-long.ts';
import { arrived, watchTraffic } from '../tools/traffic.ts';
import {
  ACCOUNT,
  contextOf,
  innerFrame,
  PLATFORM,
  reactions,
  SITE,
  STRANGER,
  serveSite,
  started,
} from './owner-site.ts';

const SETTING = { websiteSettings: { useEscapeKeyToLogin: true } };
const CLONEABLE = { website: { cloneable: true } };

test('in the backend Esc tells the area around the page alone: to close its guide, otherwise to change the preview mode; Shift+Esc signs out [OWNER-013, OWNER-021]', async ({
  page,
}) => {
  await serveSite(
    page,
    new Map([
      ['/dentro', `${contextOf(ACCOUNT)}<button>Dentro</button>`],
      ['/config/quadros', `<iframe src="/dentro" title="Prévia"></iframe>`],
    ]),
  );
  const seen = reactions(page);
  await page.goto(`${SITE}/config/quadros`);
  await page.evaluate(() => {
    Object.assign(window, { told: [] });
    addEventListener('message', ({ data, origin, source }) =>
      Reflect.get(window, 'told').push([data, origin, source === frames[0]]),
    );
  });
  const told = () => page.evaluate(() => Reflect.get(window, 'told'));
  const inside = page.frameLocator('iframe').getByRole('button', { name: 'Dentro' });
  await started(await innerFrame(page));
  await inside.focus();
  await page.keyboard.press('Escape');
  await expect.poll(told).toEqual([[{ type: 'vitrine:toggle-preview' }, SITE, true]]);
  await page.locator('iframe').evaluate((frame) => frame.toggleAttribute('data-guide-open'));
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await told())[1]).toEqual([{ type: 'vitrine:close-guide' }, SITE, true]);
  expect(seen).toEqual([]);
  await page.keyboard.press('Shift+Escape');
  await expect.poll(() => seen).toEqual([`${SITE}/api/auth/Logout`]);
});

/** What a stranger might hope that a page listens to. */
const FORGED = [
  'vitrine:toggle-preview',
  'vitrine:close-guide',
  'vitrine:logout',
  'vitrine:overlay-force',
  'logout',
  'keydown',
];

for (const { count, tag } of shortAndLong(3, 80))
  test(`framed by a stranger none of ${count} clicks and as many keys in each frame reaches configuration, sign-up or signing out, and none of ${100 * count} messages of strangers to each changes anything there or on the page itself [OWNER-014, OWNER-021]`, {
    tag,
  }, async ({ page }) => {
    const framed = ['/conta', '/sem-conta', '/clonavel'];
    await serveSite(
      page,
      new Map([
        ['/conta', `${contextOf({ ...ACCOUNT, ...CLONEABLE })}<button>Dentro</button>`],
        ['/sem-conta', `${contextOf(SETTING)}<button>Dentro</button>`],
        ['/clonavel', `${contextOf({ ...SETTING, ...CLONEABLE })}<button>Dentro</button>`],
        ['/quadros', framed.map((path) => `<iframe src="${SITE}${path}" title="${path}"></iframe>`).join('')],
      ]),
    );
    watchTraffic(page);
    const seen = reactions(page);
    const opened: unknown[] = [];
    page.context().on('page', (tab) => opened.push(tab.url()));
    await page.goto(`${STRANGER}/quadros`);
    await page.evaluate(
      ([types, messages]) => {
        for (let one = 0; one < frames.length; one += 1)
          for (let at = 0; at < messages; at += 1) {
            const type = types[at % types.length];
            frames[one]?.postMessage(at % 2 ? { type, url: 'https://mau.exemplo/' } : JSON.stringify({ type }), '*');
          }
      },
      [FORGED, 100 * count] as const,
    );
    for (const frame of page.frames().slice(1)) {
      await started(frame);
      const button = frame.getByRole('button', { name: 'Dentro' });
      for (let at = 0; at < count; at += 1) {
        await button.click();
        await page.keyboard.press(at % 2 ? 'Escape' : 'Shift+Escape');
      }
    }
    await arrived(page);
    expect(seen).toEqual([]);
    expect(opened).toEqual([]);
    expect(
      page
        .frames()
        .slice(1)
        .map((frame) => frame.url()),
    ).toEqual(framed.map((path) => SITE + path));
    for (const frame of page.frames().slice(1)) await expect(frame.locator('dialog[open]')).toHaveCount(0);
  });

/** Hosts of strangers, and the ways in which a text can lead to one. */
const STRANGERS = [
  'mau.exemplo',
  'MAU.exemplo',
  'mau.exemplo.',
  `${String.fromCodePoint(0xff4d)}au.exemplo`,
  '203.0.113.7',
  '[2001:db8::7]',
  '3405803783',
];
const WAYS: readonly ((host: string) => string)[] = [
  (host) => `${host}/`,
  (host) => `${host}#`,
  (host) => `${host}?`,
  (host) => `${host}\\`,
  (host) => `${host}:8443`,
  (host) => `${host}/.atelie`,
  (host) => `//${host}`,
  (host) => `/\\${host}`,
  (host) => `\t//${host}`,
  (host) => `https:${host}`,
  (host) => `https://${host}`,
  (host) => `u:p@${host}`,
  (host) => `atelie@${host}`,
  (host) => `\u2028${host}`,
  (host) => `javascript:location='//${host}'//`,
  (host) => `data:text/html,//${host}`,
];

/** Every way with the first host, and every other host by itself and in a whole address. */
const LEADING = STRANGERS.flatMap((host, at) =>
  at === 0 ? WAYS.map((way) => way(host)) : [`${host}/`, `https://${host}`],
);

for (const { texts, tag } of [
  { texts: WAYS.slice(0, 1).map((way) => way('mau.exemplo')), tag: [] },
  { texts: LEADING, tag: '@long' },
])
  test(`an address that is no host of the platform leads nowhere but to the page’s own origin: ${texts.length} in three fields`, {
    tag,
  }, async ({ page }) => {
    const contexts = texts.flatMap((text) => [
      { website: { identifier: text, cloneable: true } },
      { appDomain: text, website: { cloneable: true } },
      { website: { identifier: '', baseUrl: text, cloneable: true } },
    ]);
    await serveSite(page, new Map(contexts.map((context, at) => [`/${at}`, contextOf({ ...ACCOUNT, ...context })])));
    for (const [at] of contexts.entries()) {
      await page.goto(`${SITE}/${at}`);
      await started(page);
      await page.keyboard.press('Escape');
      await page.waitForURL(/\/config\/\?frameUrl=/);
      expect([SITE, PLATFORM], JSON.stringify(contexts[at])).toContain(new URL(page.url()).origin);
    }
  });
