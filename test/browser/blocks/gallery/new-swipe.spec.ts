// The transition new-swipe: the slides follow the pointer and come to rest by its velocity.
import type { Page } from '@playwright/test';
import { expect, test } from '../../tools/fixture.ts';
import { stopClock } from '../../tools/page-clock.ts';
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
} from './moving-gallery.ts';

const show = (attributes = '', count = 4) =>
  galleryIn(
    600,
    `data-design="slideshow" data-transition="new-swipe" data-aspect-ratio="0.5" ${attributes}`,
    figures(count),
  );
/** How far the first slide has been moved, in px. */
const movedOf = async (page: Page, number = 1) => Math.round((await boxOf(page, number)).x);

for (const { kinds, who } of [
  { kinds: ['touch'], who: 'touch' },
  { kinds: ['mouse', 'touch', 'pen'], who: 'mouse, touch and pen' },
] as const)
  test(`follows ${who}, and goes on by the velocity of the last five positions [SLIDE-301, SLIDE-307, SLIDE-316]`, {
    tag: inEveryRun(who === 'touch'),
  }, async ({ page, pageWith }) => {
    await stopClock(page);
    for (const kind of kinds) {
      await pageWith(show(), { name: kind });
      await opened(page);
      const { x, y } = await middleOf(page);
      // Slow at first, then 2 px per ms over the last five positions: 80 of 600 px would not be enough.
      const quick = [
        { x, y, at: 0 },
        { x: x - 15, y, at: 400 },
        { x: x - 16, y, at: 800 },
        { x: x - 32, y, at: 808 },
        { x: x - 48, y, at: 816 },
        { x: x - 64, y, at: 824 },
        { x: x - 80, y, at: 832 },
      ];
      await gesture(page, kind, quick);
      await expectShown(page, '2 de 4');
      await page.clock.runFor(500);
      // As far, and quick at first, but its last five positions are slow.
      const slow = [
        { x, y, at: 0 },
        { x: x - 72, y, at: 20 },
        { x: x - 73, y, at: 400 },
        { x: x - 74, y, at: 500 },
        { x: x - 75, y, at: 600 },
        { x: x - 76, y, at: 700 },
      ];
      await gesture(page, kind, slow);
      await expectShown(page, '2 de 4');
      await page.clock.runFor(500);
      await expect.poll(() => movedOf(page, 2)).toBe(0);
    }
  });

test('follows the pointer from 10 px on, and leaves a gesture along the other axis to the page [SLIDE-314]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await stopClock(page);
  await pageWith(`${show()}<div style="height: 3000px"></div>`);
  await opened(page);
  const { x, y } = await middleOf(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 9, y);
  expect(await movedOf(page)).toBe(0);
  await page.mouse.move(x - 10, y);
  await expect.poll(() => movedOf(page)).toBe(-10);
  // The axis stays the same, whichever way the pointer goes.
  await page.mouse.move(x - 40, y + 200);
  await expect.poll(() => movedOf(page)).toBe(-40);
  await page.mouse.move(x, y);
  await page.mouse.up();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 10);
  await page.mouse.move(x - 300, y + 10);
  expect(await movedOf(page)).toBe(0);
  await page.mouse.up();
  // A finger that goes up scrolls the page; one that goes to the side does not.
  const up = [0, 20, 60, 100, 140, 180].map((moved, step) => ({ x: x - moved / 4, y: y - moved, at: step * 30 }));
  await gesture(page, 'touch', up);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
  expect(await movedOf(page)).toBe(0);
  await expectShown(page, '1 de 4');
});

test('comes to rest in the time of the way, 0.2 to 0.5 s on narrow screens, 0.3 to 0.5 s from 767 px on [SLIDE-315]', async ({
  page,
  pageWith,
}) => {
  await stopClock(page);
  for (const [screen, least] of [
    [766, 200],
    [767, 300],
  ] as const) {
    await page.setViewportSize({ width: screen, height: 700 });
    await pageWith(show(), { name: `screen-${screen}` });
    await opened(page);
    const { x, y } = await middleOf(page);
    /** 100 px at a velocity: 500 px are left to go. */
    const drag = (velocity: number) =>
      gesture(
        page,
        'mouse',
        [0, 20, 40, 60, 80, 100].map((moved) => ({ x: x - moved, y, at: moved / velocity })),
      );
    const times: number[] = [];
    for (const velocity of [10, 1.25, 0.25]) {
      await drag(velocity);
      await expect.poll(async () => (await animations(page)).length).toBe(1);
      const [{ duration } = { duration: 0 }] = await animations(page);
      times.push(Math.round(Number(duration)));
      await page.clock.runFor(500);
    }
    expect(times[0], `${screen} px, quick`).toBe(least);
    // 500 px at 1.25 px per ms.
    expect(Math.abs((times[1] ?? 0) - 400), `${screen} px`).toBeLessThan(15);
    expect(times[2], `${screen} px, slow`).toBe(500);
  }
});

test('ends a drag of the mouse that rests for 500 ms [SLIDE-317]', { tag: '@long' }, async ({ page, pageWith }) => {
  await stopClock(page);
  await pageWith(show());
  await opened(page);
  const { x, y } = await middleOf(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 200, y);
  await page.mouse.move(x - 350, y);
  await expect.poll(() => movedOf(page)).toBe(-350);
  await page.clock.runFor(499);
  await page.mouse.move(x - 351, y);
  await page.clock.runFor(499);
  await expectShown(page, '1 de 4');
  await page.clock.runFor(1);
  await expectShown(page, '2 de 4');
  // The button is still down, and nothing follows any more.
  await page.clock.runFor(500);
  await page.mouse.move(x, y);
  expect(await movedOf(page, 2)).toBe(0);
  await page.mouse.up();
});

const BOUNDARIES = [
  ['none', 120, -120],
  ['hard', 0, 0],
  ['inertial', 75, -75],
  ['hard, none', 0, -120],
  ['soft', 75, -75],
  ['', 75, -75],
] as const;

for (const boundaries of [BOUNDARIES, BOUNDARIES.filter(([words]) => ['hard, none', 'soft'].includes(words))])
  test(`beyond an end the slides follow freely, not at all, or less and less; other words change nothing${boundaries === BOUNDARIES ? '' : ', with some values'} [SLIDE-318]`, {
    tag: inEveryRun(boundaries !== BOUNDARIES),
  }, async ({ page, pageWith }) => {
    await stopClock(page);
    for (const [words, start, end] of boundaries) {
      await pageWith(show(`data-boundaries="${words}"`, 1), { name: 'bounds' });
      await opened(page);
      const { x, y } = await middleOf(page);
      await page.mouse.move(x, y);
      for (const [by, moved] of [
        [120, start],
        [-120, end],
      ] as const) {
        await page.mouse.down();
        await page.mouse.move(x + by / 2, y);
        await page.mouse.move(x + by, y);
        await expect.poll(() => movedOf(page), `${words} ${by}`).toBe(moved);
        await page.mouse.up();
        await page.clock.runFor(500);
        await expect.poll(() => movedOf(page), `${words}, let go`).toBe(0);
        await page.mouse.move(x, y);
      }
    }
  });

const SNAPS = [
  ['100%', 0],
  ['50%', -300],
  ['none', -200],
  ['12.5%', -225],
  ['half', 0],
  ['50', 0],
] as const;

for (const snaps of [SNAPS, SNAPS.filter(([points]) => ['12.5%', 'none', 'half'].includes(points))])
  test(`rests at every multiple of the snap points, or anywhere; other values change nothing${snaps === SNAPS ? '' : ', with some values'} [SLIDE-319]`, {
    tag: inEveryRun(snaps !== SNAPS),
  }, async ({ page, pageWith }) => {
    await stopClock(page);
    for (const [points, rest] of snaps) {
      await pageWith(show(`data-snap-points="${points}"`), { name: 'points' });
      await opened(page);
      const { x, y } = await middleOf(page);
      const way = [0, 50, 100, 150, 198, 199, 200, 200].map((moved, step) => ({ x: x - moved, y, at: step * 100 }));
      await gesture(page, 'mouse', way);
      await page.clock.runFor(500);
      await expect.poll(() => movedOf(page), points).toBe(rest);
    }
    await expect(hostOf(page)).toHaveAttribute('data-block-state', 'ready');
  });
