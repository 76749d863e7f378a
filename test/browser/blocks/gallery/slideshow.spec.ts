// The transitions of the slideshow.
import type { Page } from '@playwright/test';
import { expect, settled, test } from '../../tools/fixture.ts';
import { animationSpeed, runUntil, stopClock } from '../../tools/page-clock.ts';
import { inEveryRun } from '../../tools/short-and-long.ts';
import {
  animations,
  boxOf,
  expectShown,
  figures,
  galleryIn,
  gesture,
  hostOf,
  middleOf,
  opened,
  press,
} from './moving-gallery.ts';

const show = (attributes: string) => galleryIn(600, `data-design="slideshow" ${attributes}`, figures(4));

/** That the gallery is in motion for exactly a time: it refuses a change before its end, and takes one at its end. */
async function expectMotion(page: Page, ms: number, labels: readonly [string, string]): Promise<void> {
  await page.clock.runFor(ms - 1);
  await page.keyboard.press('ArrowRight');
  await expectShown(page, labels[0]);
  await page.clock.runFor(1);
  await page.keyboard.press('ArrowRight');
  await expectShown(page, labels[1]);
}

test('fades the new slide in over the old one, for a second, in which nothing else can change [GAL-309, GAL-325, GAL-327, SLIDE-301, SLIDE-302, SLIDE-308, SLIDE-320]', async ({
  page,
  pageWith,
}) => {
  await stopClock(page);
  await pageWith(show(''));
  await opened(page);
  await press(page, 'Próximo');
  await expectShown(page, '2 de 4');
  const [fade, ...more] = await animations(page);
  expect(more).toEqual([]);
  expect(fade).toMatchObject({ duration: 1000, keyframes: [{ opacity: '0' }, { opacity: '1' }] });
  const layers = await hostOf(page)
    .locator('.slide[data-visible]')
    .evaluateAll((slides) => slides.map((slide) => [slide.getAttribute('aria-label'), getComputedStyle(slide).zIndex]));
  expect(layers).toEqual([
    ['1 de 4', 'auto'],
    ['2 de 4', '1'],
  ]);
  await expectMotion(page, 1000, ['2 de 4', '3 de 4']);
});

test('goes to the next slide at a click, unless the click shall do nothing [SLIDE-308]', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(show('data-speed="0"'));
  await settled(page);
  await hostOf(page).locator('.slide:not([inert]) img').click();
  await expectShown(page, '2 de 4');
  await pageWith(show('data-speed="0" data-click-behavior="none"'));
  await settled(page);
  await hostOf(page).locator('.slide:not([inert]) img').click();
  await press(page, 'Próximo');
  await expectShown(page, '2 de 4');
});

test('ken-burns zooms by 1.075, in on one slide and out on the next, while it fades [SLIDE-301, SLIDE-303, SLIDE-304]', async ({
  page,
  pageWith,
}) => {
  await stopClock(page);
  await pageWith(show('data-transition="ken-burns"'));
  await opened(page);
  const zoomOf = (number: number) =>
    hostOf(page).evaluate((host, wanted) => {
      const zoom = host.shadowRoot?.querySelector(`[data-index="${wanted - 1}"] .slides-zoom`);
      const [animation] = zoom?.getAnimations() ?? [];
      if (!zoom || !animation) return null;
      animation.pause();
      const scaleAt = (share: number): number => {
        animation.currentTime = Number(animation.effect?.getComputedTiming().endTime) * share;
        return new DOMMatrixReadOnly(getComputedStyle(zoom).transform).a;
      };
      return [scaleAt(0), scaleAt(1)].map((scale) => Math.round(scale * 10_000) / 10_000);
    }, number);
  expect(await zoomOf(1)).toEqual([1, 1.075]);
  await press(page, 'Próximo');
  await expectShown(page, '2 de 4');
  expect(await zoomOf(2)).toEqual([1.075, 1]);
  expect((await animations(page)).some(({ keyframes }) => keyframes[0]?.opacity === '0')).toBe(true);
});

for (const [orientation, axis] of [
  ['horizontal', 'x'],
  ['vertical', 'y'],
] as const) {
  test(`scroll moves the slides along the ${orientation} axis, and a finger drags them [SLIDE-301, SLIDE-305, SLIDE-313]`, {
    tag: inEveryRun(orientation === 'vertical'),
  }, async ({ page, pageWith }) => {
    await stopClock(page);
    await pageWith(show(`data-transition="scroll" data-orientation="${orientation}" data-aspect-ratio="0.5"`));
    await opened(page);
    await animationSpeed(page, 0);
    const size = axis === 'x' ? 600 : 300;
    expect((await boxOf(page, 2))[axis]).toBe(size);
    await press(page, 'Próximo');
    await expectShown(page, '2 de 4');
    const [move] = await animations(page);
    expect(move).toMatchObject({ duration: 1000, on: 'slides-frames' });
    await expectMotion(page, 1000, ['2 de 4', '3 de 4']);
    await page.clock.runFor(1000);

    const { x, y } = await middleOf(page);
    const way = [0, 30, 80, 140, 200].map((moved, step) => ({
      x: axis === 'x' ? x + moved : x,
      y: axis === 'y' ? y + moved : y,
      at: step * 16,
    }));
    await gesture(page, 'touch', way);
    await expectShown(page, '2 de 4');
    expect((await animations(page)).map(({ duration }) => duration)).toEqual([400]);
    await expectMotion(page, 400, ['2 de 4', '3 de 4']);
  });
}

test('scroll follows the finger, and returns from a drag that is too short', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await stopClock(page);
  await pageWith(show('data-transition="scroll" data-aspect-ratio="0.5"'));
  await opened(page);
  const { x, y } = await middleOf(page);
  const move = async (moved: number): Promise<void> => {
    await page.mouse.move(x - moved, y);
    await page.clock.runFor(200);
  };
  const first = async (): Promise<number> => Math.round((await boxOf(page, 1)).x);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const moved of [10, 20, 40, 60]) await move(moved);
  await runUntil(page, async () => (await first()) === -60);
  await expect(hostOf(page)).not.toHaveAttribute('data-waiting');
  await move(40);
  await move(20);
  await page.mouse.up();
  await page.clock.runFor(400);
  await expect.poll(first).toBe(0);
  await expectShown(page, '1 de 4');
});

test('swipe: a finger goes on with 50 px within 250 ms, to the left to the next slide, to the right to the previous one [SLIDE-301, SLIDE-306, SLIDE-311, SLIDE-312]', async ({
  page,
  pageWith,
}) => {
  await stopClock(page);
  await pageWith(show('data-transition="swipe" data-aspect-ratio="0.5"'));
  await opened(page);
  await animationSpeed(page, 0);
  const { x, y } = await middleOf(page);
  for (const kind of ['touch', 'mouse', 'pen'] as const) {
    const swipe = (by: number, ms: number) =>
      gesture(page, kind, [
        { x, y, at: 0 },
        { x: x + by / 2, y, at: ms / 2 },
        { x: x + by, y, at: ms },
      ]);
    await swipe(-49, 100);
    await swipe(-300, 251);
    await expectShown(page, '1 de 4');
    await swipe(-50, 250);
    await expectShown(page, '2 de 4');
    expect((await animations(page)).map(({ duration }) => duration)).toEqual([280]);
    await expectMotion(page, 280, ['2 de 4', '3 de 4']);
    await page.clock.runFor(280);
    await swipe(50, 250);
    await expectShown(page, '2 de 4');
    await page.clock.runFor(280);
    await swipe(80, 100);
    await expectShown(page, '1 de 4');
    await page.clock.runFor(280);
  }
});
