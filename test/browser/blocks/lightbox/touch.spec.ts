// The lightbox on a phone: fingers, the caption toggle, arrows that only assistive technology and keys find.
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../../tools/fixture.ts';
import { realFrames } from '../../tools/page-clock.ts';
import {
  content,
  contentBox,
  counter,
  item,
  items,
  lightbox,
  openLightbox,
  pageAtRest,
  runUntilGone,
  runUntilShown,
} from './lightbox-page.ts';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
});

interface Finger {
  readonly x: number;
  readonly y: number;
}

const touch = (debug: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Finger[]) =>
  debug.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }, id) => ({ x, y, id })) });

/** Moves fingers along straight lines, a step in each 16 ms of the stopped clock. */
async function drag(page: Page, from: readonly Finger[], to: readonly Finger[], steps = 12): Promise<void> {
  const debug = await page.context().newCDPSession(page);
  await touch(debug, 'touchStart', from);
  for (let step = 1; step <= steps; step += 1) {
    await page.clock.runFor(16);
    await touch(
      debug,
      'touchMove',
      from.map(({ x, y }, finger) => ({
        x: x + (((to[finger] as Finger).x - x) * step) / steps,
        y: y + (((to[finger] as Finger).y - y) * step) / steps,
      })),
    );
  }
  await touch(debug, 'touchEnd', []);
  await debug.detach();
}

/** Waits until nothing moves any more: a tap on what moves would be a tap on another place. */
const atRest = (page: Page): Promise<void> =>
  expect.poll(() => lightbox(page).evaluate((layer) => layer.getAnimations({ subtree: true }).length)).toBe(0);

const scale = (page: Page): Promise<number> =>
  content(page).evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);

test('arrows cannot be seen or touched, but lead on by role; a swipe goes to the next and the previous item, and round [LBOX-304, LBOX-312, CTX-311]', async ({
  page,
  pageWith,
}) => {
  await pageAtRest(page, pageWith);
  await openLightbox(page, { set: items(3) });
  await runUntilShown(page);
  const arrow = (name: RegExp) => lightbox(page).getByRole('button', { name });
  for (const name of [/Próximo/, /Anterior/]) await expect(arrow(name)).toHaveCSS('clip-path', 'inset(50%)');
  await arrow(/Próximo/).evaluate((button: HTMLElement) => button.click());
  await expect(counter(page)).toHaveText('2 de 3');
  await arrow(/Anterior/).evaluate((button: HTMLElement) => button.click());
  await expect(counter(page)).toHaveText('1 de 3');
  await drag(page, [{ x: 330, y: 420 }], [{ x: 40, y: 430 }]);
  await expect(counter(page)).toHaveText('2 de 3');
  await drag(page, [{ x: 40, y: 420 }], [{ x: 330, y: 420 }]);
  await expect(counter(page)).toHaveText('1 de 3');
  await drag(page, [{ x: 40, y: 420 }], [{ x: 330, y: 420 }]);
  await expect(counter(page)).toHaveText('3 de 3');
  // The browser may drop a tap that comes right after a drag.
  await expect
    .poll(async () => {
      await atRest(page);
      await page.touchscreen.tap(300, 420);
      // No second tap belongs to it.
      await page.clock.runFor(250);
      await realFrames(page);
      return counter(page).textContent();
    })
    .toBe('1 de 3');
  for (let tabs = 0; tabs < 9 && !(await arrow(/Próximo/).evaluate((one) => one.matches(':focus'))); tabs += 1)
    await page.keyboard.press('Tab');
  await expect(arrow(/Próximo/)).toHaveCSS('clip-path', 'none');
});

test('a toggle hides and shows the meta, of which two lines are shown at first; without meta there is none [LBOX-305, CTX-311]', async ({
  page,
  pageWith,
}) => {
  await pageAtRest(page, pageWith);
  await openLightbox(page, { set: [item(0, 'O torno '.repeat(80)), item(1)] });
  await runUntilShown(page);
  const caption = page.locator('.slide[data-current] .caption');
  await expect(caption).toContainText('O torno');
  expect((await caption.boundingBox())?.height).toBeLessThan(3 * 22 + 16);
  await page.getByRole('button', { name: 'Ocultar legenda' }).tap();
  await expect(caption).toBeHidden();
  await page.getByRole('button', { name: 'Mostrar legenda' }).tap();
  await expect(caption).toBeVisible();
  await drag(page, [{ x: 330, y: 420 }], [{ x: 40, y: 420 }]);
  await expect(counter(page)).toHaveText('2 de 2');
  await expect(page.getByRole('button', { name: 'Mostrar legenda' })).toHaveCount(0);
});

test('two fingers enlarge the picture, one moves it within its bounds, a double tap shows it whole again', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageAtRest(page, pageWith);
  await openLightbox(page, { set: items(3) });
  await runUntilShown(page);
  await drag(
    page,
    [
      { x: 170, y: 420 },
      { x: 220, y: 420 },
    ],
    [
      { x: 120, y: 420 },
      { x: 270, y: 420 },
    ],
  );
  await expect.poll(() => scale(page)).toBeGreaterThan(2.5);
  for (let turn = 0; turn < 4; turn += 1) await drag(page, [{ x: 40, y: 420 }], [{ x: 380, y: 420 }]);
  await expect(counter(page)).toHaveText('1 de 3');
  // The picture’s left edge meets that of the screen.
  await expect.poll(async () => Math.round((await contentBox(page)).x)).toBe(0);
  // Chromium drops a tap that begins as soon as a drag has ended, and then there is only one.
  await expect(async () => {
    await page.clock.runFor(250);
    await page.touchscreen.tap(200, 420);
    await page.touchscreen.tap(200, 420);
    await expect.poll(() => scale(page), { timeout: 1000 }).toBe(1);
  }).toPass();
  await atRest(page);
  await page.touchscreen.tap(200, 420);
  await page.touchscreen.tap(200, 420);
  await expect.poll(() => scale(page)).toBeGreaterThan(1.9);
});

test('a drag down or up closes, and so do two fingers that pinch; a short drag does not', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageAtRest(page, pageWith);
  const open = async (): Promise<void> => {
    await openLightbox(page, { set: items(2) });
    await runUntilShown(page);
  };
  await open();
  await drag(page, [{ x: 200, y: 400 }], [{ x: 205, y: 480 }], 40);
  await expect.poll(() => scale(page)).toBe(1);
  await expect(lightbox(page)).toHaveAttribute('data-lightbox-state', 'contentFadedIn');
  await drag(page, [{ x: 200, y: 400 }], [{ x: 205, y: 640 }]);
  await runUntilGone(page);
  await open();
  await drag(page, [{ x: 200, y: 600 }], [{ x: 205, y: 360 }]);
  await runUntilGone(page);
  await open();
  const wide = [60, 330].map((x) => ({ x, y: 420 }));
  await drag(
    page,
    wide,
    [150, 240].map((x) => ({ x, y: 420 })),
  );
  await runUntilGone(page);
});
