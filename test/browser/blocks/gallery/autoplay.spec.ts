// Autoplay: its time, and everything that makes it wait.
import type { Page } from '@playwright/test';
import { expect, test } from '../../tools/fixture.ts';
import { runUntil, stopClock } from '../../tools/page-clock.ts';
import { testPage } from '../../tools/test-page.ts';
import { expectShown, figures, galleryIn, hostOf, opened, reachable } from './moving-gallery.ts';

const SLIDESHOW = 'data-design="slideshow" data-aspect-ratio="0.5"';
const show = (attributes: string, inside = figures(3)) => galleryIn(600, `${SLIDESHOW} ${attributes}`, inside);
const WAIT = 5000;

/** A gallery whose clock the test moves. */
async function open(
  page: Page,
  pageWith: (html: string, options?: object) => Promise<void>,
  html: string,
  options = {},
) {
  await stopClock(page);
  await pageWith(html, options);
  await opened(page);
  await page.mouse.move(1200, 700);
}
const pause = (page: Page) => page.getByRole('button', { name: 'Pausar a troca automática' });
const play = (page: Page) => page.getByRole('button', { name: 'Retomar a troca automática' });

test('goes on every 5 seconds, and after the last slide begins again [GAL-333, GAL-335]', async ({
  page,
  pageWith,
}) => {
  await open(page, pageWith, show('data-autoplay'));
  // The gallery has gone on since some moment of the clock: when exactly it first changes is not known, from then on it is.
  await page.clock.runFor(WAIT);
  await expectShown(page, '2 de 3');
  for (const label of ['3 de 3', '1 de 3', '2 de 3']) {
    const [before] = await reachable(page);
    await page.clock.runFor(WAIT - 1 - (await elapsed(page)));
    await expectShown(page, before ?? '');
    await page.clock.runFor(1);
    await expectShown(page, label);
  }
});

/** How long ago the slide has changed, in ms of the page's clock. */
const elapsed = (page: Page): Promise<number> =>
  page.evaluate(() => Date.now() - Number(Reflect.get(window, 'changedAt') ?? Number.NaN));

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('vitrine:gallery-change', () => Reflect.set(window, 'changedAt', Date.now()));
    addEventListener('vitrine:gallery-reached-end', () =>
      Reflect.set(window, 'ends', Number(Reflect.get(window, 'ends') ?? 0) + 1),
    );
  });
});

test('has the time that the gallery gives in seconds, also as text [GAL-336]', async ({ page, pageWith }) => {
  await open(page, pageWith, show('data-autoplay data-autoplay-duration="2.5"'));
  await page.clock.runFor(2500);
  await expectShown(page, '2 de 3');
  await page.clock.runFor(2499 - (await elapsed(page)));
  await expectShown(page, '2 de 3');
  await page.clock.runFor(1);
  await expectShown(page, '3 de 3');
});

test('does nothing where it is off, and nothing where the address says so [GAL-334, NAV-307]', async ({
  page,
  pageWith,
}) => {
  await open(page, pageWith, show(''));
  await expect(pause(page)).toHaveCount(0);
  await page.clock.runFor(60_000);
  await expectShown(page, '1 de 3');
  await pageWith(show('data-autoplay'), { query: '?nomotion=true' });
  await opened(page);
  await expect(pause(page)).toHaveCount(0);
  await page.clock.runFor(60_000);
  await expectShown(page, '1 de 3');
});

test('reports the end and stops there without a loop, and begins again at a click [GAL-329, GAL-333]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await open(page, pageWith, show('data-autoplay data-loop="false"', figures(2)));
  await page.clock.runFor(WAIT);
  await expectShown(page, '2 de 2');
  await page.clock.runFor(WAIT);
  await expect(play(page)).toHaveCount(1);
  await page.clock.runFor(60_000);
  await expectShown(page, '2 de 2');
  expect(await page.evaluate(() => Reflect.get(window, 'ends'))).toBe(1);
  await play(page).click();
  await expectShown(page, '1 de 2');
});

test('waits while the mouse is over the gallery or its buttons, and then a whole interval [GAL-337]', async ({
  page,
  pageWith,
}) => {
  await open(page, pageWith, show('data-autoplay'));
  for (const over of [hostOf(page), page.getByRole('button', { name: 'Próximo' })]) {
    const [before = ''] = await reachable(page);
    await over.hover();
    await page.clock.runFor(4 * WAIT);
    await expectShown(page, before);
    await page.mouse.move(1200, 700);
    await page.clock.runFor(WAIT - 1);
    await expectShown(page, before);
    await page.clock.runFor(1);
    await expect.poll(() => reachable(page)).not.toEqual([before]);
    await page.clock.runFor(1000);
  }
});

test('goes on under a mouse on a mobile device [GAL-338, CTX-311]', async ({ browser, watch, baseURL }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, ...(baseURL && { baseURL }) });
  watch(context);
  const page = await context.newPage();
  await page.route('**/__page/mobile', (route) =>
    route.fulfill({ contentType: 'text/html', body: testPage(show('data-autoplay'), {}) }),
  );
  await stopClock(page);
  await page.goto('/__page/mobile');
  await opened(page);
  await hostOf(page).hover();
  await page.clock.runFor(WAIT);
  await expectShown(page, '2 de 3');
  await context.close();
});

test('waits while the focus is inside by a key, and while the visitor has paused it', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await open(page, pageWith, show('data-autoplay'));
  await page.keyboard.press('Tab');
  await expect(pause(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.clock.runFor(4 * WAIT);
  await expectShown(page, '1 de 3');
  await page.keyboard.press('Shift+Tab');
  await page.clock.runFor(WAIT);
  await expectShown(page, '2 de 3');
  await page.keyboard.press('Enter');
  await expect(play(page)).toBeFocused();
  await page.clock.runFor(4 * WAIT);
  await expectShown(page, '2 de 3');
  await page.keyboard.press('Enter');
  await page.clock.runFor(WAIT);
  await expectShown(page, '3 de 3');
});

test('waits behind its lightbox, which gives the focus back to the slide', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await open(page, pageWith, show('data-autoplay data-lightbox'));
  const dialogs = (count: number): Promise<void> =>
    runUntil(page, async () => (await page.getByRole('dialog').count()) === count);
  const slide = hostOf(page).locator('.slide:not([inert]) button');
  await slide.focus();
  await page.keyboard.press('Enter');
  await dialogs(1);
  await page.clock.runFor(4 * WAIT);
  await expectShown(page, '1 de 3');
  await page.keyboard.press('Escape');
  await dialogs(0);
  await expectShown(page, '1 de 3');
  await expect(slide).toBeFocused();
});

test('waits while a video of the gallery plays, and out of view [GAL-339]', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  const video = '<figure><video src="/imagens/nenhum.mp4" width="1600" height="900" preload="none"></video></figure>';
  // It never comes, and nothing fails.
  await page.route('**/nenhum.mp4', () => {});
  await open(page, pageWith, `${show('data-autoplay', video + figures(2))}<div style="height: 3000px"></div>`);
  const say = (type: string) =>
    hostOf(page)
      .locator('.vt-video')
      .evaluate((player, name) => player.dispatchEvent(new Event(name)), type);
  await say('play');
  await page.clock.runFor(4 * WAIT);
  await expectShown(page, '1 de 3');
  await say('pause');
  await page.clock.runFor(WAIT);
  await expectShown(page, '2 de 3');
  await page.clock.runFor(1000);
  await page.evaluate(() => scrollTo(0, 2500));
  await expect(hostOf(page)).not.toBeInViewport();
  await page.clock.runFor(4 * WAIT);
  await expectShown(page, '2 de 3');
});

test('shows the slides in random order where there is an interval, never the same one again [GAL-340]', async ({
  page,
  pageWith,
}) => {
  await open(page, pageWith, show('data-autoplay data-interval="true"', figures(4)));
  await page.evaluate(() => {
    const values = [0.99, 0, 0.5, 0.99];
    Math.random = () => values.shift() ?? 0;
  });
  for (const label of ['4 de 4', '1 de 4', '3 de 4', '4 de 4']) {
    await page.clock.runFor(WAIT);
    await expectShown(page, label);
  }
  await pageWith(show('data-autoplay data-interval="true"', figures(1)));
  await opened(page);
  await page.clock.runFor(4 * WAIT);
  await expectShown(page, '1 de 1');
  await expect(pause(page)).toHaveCount(0);
});
