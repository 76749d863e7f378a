// Nothing on a page moves when blocks with days, figures, sounds, maps and what comes from elsewhere take the place of the server's markup.

import { deferred } from '../../deferred.ts';
import { expect, readyInView, settled, test } from '../tools/fixture.ts';
import { moved, shifted, watchShifts } from '../tools/layout-shift.ts';
import { scrollAsFilesArrive } from '../tools/scroll-through.ts';
import { inEveryRun } from '../tools/short-and-long.ts';
import { arrived, watchTraffic } from '../tools/traffic.ts';
import { stageRan } from '../tools/vitrine-of.ts';

const WIDTHS = [1280, 390] as const;
/** The blocks whose pages show every variant of theirs. */
const BLOCKS = [
  'map',
  'audio',
  'chart',
  'code',
  'calendar',
  'embed',
  'event-list',
  'summary',
  'tour-dates',
  'social-feed',
  'reservation',
  'video',
] as const;

const PAGES = [
  ...BLOCKS.map((name) => `/blocks/${name}`),
  '/atelie/agenda',
  '/atelie/contato',
  '/atelie/diario',
  '/atelie/diario/cinza-de-padaria',
  '/atelie/carrinho',
  '/atelie/entrar',
  '/atelie/vale-presente',
];

/** Blocks of the shop whose markup is as high as they are, whenever their files come. */
const AS_HIGH = [
  ['event-list', '/atelie/agenda'],
  ['summary', '/atelie/'],
  ['summary', '/atelie/diario'],
  ['gallery', '/atelie/'],
  ['gallery', '/atelie/peca/tigela-serra'],
] as const;

// That of the shop: elsewhere each event has a line with the visitor’s own time as well.
test.use({ timezoneId: 'America/Sao_Paulo' });

for (const width of WIDTHS)
  test(`events, texts and pictures of the shop are as high before as after their blocks have come, at ${width} px`, {
    tag: '@long',
  }, async ({ page }) => {
    for (const [name, path] of AS_HIGH) {
      await page.setViewportSize({ width, height: 800 });
      const { promise: released, resolve: release } = deferred();
      await page.route('**/dist/chunks/**', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const block = page.locator(`[data-block=${name}]`).first();
      await block.scrollIntoViewIfNeeded();
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      const height = (): Promise<number> => block.evaluate((element) => element.getBoundingClientRect().height);
      const before = await height();
      release();
      await readyInView(block);
      expect.soft(Math.abs((await height()) - before), `${name}, ${path}, ${width} px`).toBeLessThanOrEqual(2);
      await page.unrouteAll();
    }
  });

/** Blocks of the shop that may come late, and where each is. */
const LATE = [
  ['reviews', '/atelie/peca/caneca-neblina'],
  ['reviews', '/atelie/peca/vaso-lua'],
  ['social-feed', '/atelie/'],
  ['video', '/atelie/diario/a-noite-do-forno'],
  ['reservation', '/atelie/agenda'],
] as const;

test('reviews, posts, a film and a booking take the room that the server’s markup has, at 1280 and at 390 px', {
  tag: '@long',
}, async ({ page }) => {
  watchTraffic(page);
  for (const width of WIDTHS)
    for (const [name, path] of LATE) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const block = page.locator(`[data-block=${name}]`).first();
      const height = (): Promise<number> => block.evaluate((element) => element.getBoundingClientRect().height);
      await stageRan(page);
      // Posters and other pictures have come.
      await arrived(page);
      await expect(block).not.toHaveAttribute('data-block-state', 'ready');
      const before = await height();
      await readyInView(block);
      expect.soft(Math.abs((await height()) - before), `${path}, ${width} px`).toBeLessThanOrEqual(2);
    }
});

// Every run has a page of a block.
for (const path of PAGES)
  test(`nothing moves on ${path} when its blocks mount, and nobody scrolls sideways, at 1280 and at 390 px`, {
    tag: inEveryRun(path === '/blocks/social-feed'),
  }, async ({ page, context, baseURL, allowConsole }) => {
    // The page of the embeds shows some that have nothing to load.
    allowConsole(/VT040 embed /);
    await context.addCookies([{ name: 'ss_cookieAllowed', value: 'false', url: baseURL ?? '' }]);
    await watchShifts(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await stageRan(page);
      await scrollAsFilesArrive(page);
      await settled(page);
      expect.soft(await shifted(page), `${width} px:\n${await moved(page)}`).toBeLessThanOrEqual(0.01);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(sideways, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
