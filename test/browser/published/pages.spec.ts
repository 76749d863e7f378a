// Published pages with their blocks: they look as they did, and nothing moves while they are scrolled through.
import type { Page } from '@playwright/test';
import { marksOf } from '../look/compare.ts';
import { differences } from '../look/differences.ts';
import { PUBLISHED_PAGES } from '../look/published-pages.ts';
import { PUBLISHED_SHAPES } from '../look/published-shapes.ts';
import { expect, test } from '../tools/fixture.ts';
import { moved, shifted, watchShifts } from '../tools/layout-shift.ts';
import { inEveryRun } from '../tools/short-and-long.ts';
import { stageRan } from '../tools/vitrine-of.ts';

const WIDTHS = [1280, 390];
const PAGES = [...PUBLISHED_PAGES, ...PUBLISHED_SHAPES];

test.use({ colorScheme: 'light' });

async function ready(page: Page): Promise<void> {
  // Before the first block has a state, none has another one.
  await expect(page.locator('[data-block-state=ready]')).not.toHaveCount(0);
  await expect(page.locator('[data-block-state]:not([data-block-state=ready])')).toHaveCount(0);
}

/** Scrolls to the end of the page, frame by frame as a finger does, at this many px in sixty frames: a busy machine draws fewer frames, and does not jump. */
const scrollThrough = (page: Page, speed: number): Promise<void> =>
  page.evaluate(async (speed) => {
    for (let at = 0; at < document.documentElement.scrollHeight - innerHeight; ) {
      await new Promise(requestAnimationFrame);
      at += speed / 60;
      scrollTo(0, at);
    }
  }, speed);

for (const width of WIDTHS)
  for (const [at, { name, html }] of PAGES.filter(({ shown }) => shown).entries())
    test(`at ${width} px ${name} looks as it did`, { tag: inEveryRun(width === 1280 && at < 2) }, async ({
      page,
      pageWith,
    }) => {
      await page.setViewportSize({ width, height: 4000 });
      await pageWith(html, { tag: '' });
      const before = await marksOf(page);
      await pageWith(html);
      await ready(page);
      expect(differences(before, await marksOf(page))).toEqual([]);
    });

// Every run has one page at the higher speed.
for (const speed of [2000, 800])
  for (const { name, html } of PAGES)
    test(`nothing moves while one scrolls through ${name}, ${speed} px a second`, {
      tag: inEveryRun(speed === 2000 && name === 'a summary that is shown inside its wrapper alone'),
    }, async ({ page, pageWith }) => {
      await watchShifts(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await pageWith(html);
        await stageRan(page);
        await scrollThrough(page, speed);
        await ready(page);
        expect.soft(await shifted(page), `${width} px:\n${await moved(page)}`).toBeLessThanOrEqual(0.01);
      }
    });
