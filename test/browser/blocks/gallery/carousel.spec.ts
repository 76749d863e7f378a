// The carousel: rows by the gallery's own width, groups, dragging, and only a few slides in the page.
import type { Page } from '@playwright/test';
import { axe } from '../../tools/axe.ts';
import { expect, settled, test } from '../../tools/fixture.ts';
import { frames } from '../../tools/frames.ts';
import { stopClock } from '../../tools/page-clock.ts';
import { inEveryRun } from '../../tools/short-and-long.ts';
import {
  boxOf,
  expectShown,
  figures,
  galleryIn,
  gesture,
  hostOf,
  middleOf,
  opened,
  press,
  reachable,
} from './moving-gallery.ts';

const CAROUSEL = 'data-design="carousel"';
const next = (page: Page) => page.getByRole('button', { name: 'Próximo' });
const previous = (page: Page) => page.getByRole('button', { name: 'Anterior' });
const resize = (page: Page, width: number) =>
  page.locator('#box').evaluate((box, px) => {
    (box as HTMLElement).style.width = `${px}px`;
  }, width);

test('shows three slides with a hundredth of the width between them unless told otherwise [GAL-346]', async ({
  page,
  pageWith,
}) => {
  await pageWith(galleryIn(900, CAROUSEL));
  await settled(page);
  await expectShown(page, '1 de 8', '2 de 8', '3 de 8');
  const [first, second, third] = await Promise.all([1, 2, 3].map((number) => boxOf(page, number)));
  expect(first?.width).toBeCloseTo((900 - 18) / 3, 0);
  expect((second?.x ?? 0) - (first?.x ?? 0) - (first?.width ?? 0)).toBeCloseTo(9, 0);
  expect((third?.x ?? 0) + (third?.width ?? 0)).toBeCloseTo(900, 0);
});

const ROWS = [
  [1, { 479: 1, 480: 1, 723: 1, 724: 1 }],
  [2, { 479: 2, 480: 2, 723: 2, 724: 2 }],
  [3, { 479: 2, 480: 3, 723: 3, 724: 3 }],
  [5, { 479: 2, 480: 3, 723: 3, 724: 5 }],
] as const;

for (const rows of [ROWS, ROWS.slice(3)])
  test(`shows as many slides as its own width allows, and the original number again when it grows${rows === ROWS ? '' : ', with five in a row'} [GAL-347, GAL-348]`, {
    tag: inEveryRun(rows !== ROWS),
  }, async ({ page, pageWith }) => {
    for (const [original, shown] of rows) {
      await pageWith(galleryIn(1000, `${CAROUSEL} data-slides-per-row="${original}"`));
      await settled(page);
      for (const [width, count] of Object.entries(shown)) {
        await resize(page, Number(width));
        await expect.poll(async () => (await reachable(page)).length, `${original} at ${width} px`).toBe(count);
      }
    }
  });

test('moves by groups, the last of which ends at the last slide, and ends where the slides end [GAL-341, GAL-342, GAL-343, GAL-345]', async ({
  page,
  pageWith,
}) => {
  for (const attributes of ['', 'data-loop="true"']) {
    await pageWith(galleryIn(900, `${CAROUSEL} ${attributes}`));
    await settled(page);
    await expect(previous(page)).toBeDisabled();
    await expect(previous(page)).toHaveAttribute('aria-disabled', 'true');
    await press(page, 'Próximo');
    await expectShown(page, '4 de 8', '5 de 8', '6 de 8');
    await expect(previous(page)).toBeEnabled();
    await next(page).focus();
    await expect(async () => {
      await page.keyboard.press('Enter');
      expect(await reachable(page)).toEqual(['6 de 8', '7 de 8', '8 de 8']);
    }).toPass();
    await expect(next(page)).toBeDisabled();
    await expect(next(page)).toHaveAttribute('aria-disabled', 'true');
    // The button that had the focus is disabled: the focus stays in the gallery.
    await expect(previous(page)).toBeFocused();
    await expect.poll(async () => Math.round((await boxOf(page, 8)).x)).toBe(606);
  }
});

test('hides previous and next while all slides fit, and shows them when they no longer do [GAL-344]', async ({
  page,
  pageWith,
}) => {
  await pageWith(galleryIn(900, CAROUSEL, figures(3)));
  await settled(page);
  await expect(next(page)).toHaveCount(0);
  await resize(page, 470);
  await expect(next(page)).toHaveCount(1);
  await resize(page, 900);
  await expect(next(page)).toHaveCount(0);
});

for (const kind of ['mouse', 'touch', 'pen'] as const) {
  test(`${kind} drags it to the next group, and no click follows`, { tag: '@long' }, async ({ page, pageWith }) => {
    await stopClock(page);
    await pageWith(galleryIn(900, `${CAROUSEL} data-lightbox`));
    await opened(page);
    const { x, y } = await middleOf(page);
    const way = [0, 20, 60, 120, 200, 280, 340].map((moved, step) => ({ x: x - moved, y: y + 2, at: step * 16 }));
    await gesture(page, kind, way);
    await expectShown(page, '4 de 8', '5 de 8', '6 de 8');
    await page.clock.runFor(400);
    await expect.poll(async () => Math.round((await boxOf(page, 4)).x)).toBe(0);
    await expect(page.locator('dialog')).toHaveCount(0);
  });
}

test('renders nothing while it is dragged', { tag: '@long' }, async ({ page, pageWith }) => {
  await pageWith(galleryIn(900, CAROUSEL));
  await settled(page);
  const { x, y } = await middleOf(page);
  // Pictures that come during the drag would be changes, too.
  await expect
    .poll(() =>
      hostOf(page)
        .locator('.slides-picture')
        .evaluateAll(
          (all) => all.filter((one) => !(one as HTMLImageElement).complete || !one.getAttribute('src')).length,
        ),
    )
    .toBe(0);
  await frames(page);
  await hostOf(page).evaluate((host) => {
    const seen: string[] = [];
    Reflect.set(window, 'changes', seen);
    new MutationObserver((records) => {
      for (const { type, target, attributeName } of records)
        seen.push(`${type} ${(target as Element).className} ${attributeName}`);
    }).observe(host.shadowRoot as ShadowRoot, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 12; step += 1) await page.mouse.move(x - step * 15, y);
  const changes = () => page.evaluate(() => [...new Set(Reflect.get(window, 'changes') as string[])]);
  await expect.poll(changes).toEqual(['attributes slides-rail style']);
  await page.mouse.up();
});

test('has only the slides near the visible ones in the page, of 400', { tag: '@long' }, async ({ page, pageWith }) => {
  await pageWith(galleryIn(900, CAROUSEL, figures(400)));
  await settled(page);
  const count = () => hostOf(page).locator('.slide').count();
  expect(await count()).toBe(6);
  await press(page, 'Próximo');
  await expectShown(page, '4 de 400', '5 de 400', '6 de 400');
  expect(await count()).toBe(9);
});

test('is a labelled carousel of slides, right to left and on a phone, too', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await pageWith(galleryIn(300, CAROUSEL), { dir: 'rtl' });
  await settled(page);
  await expect(page.getByRole('region', { name: 'Fotos' })).toHaveAttribute('aria-roledescription', 'carrossel');
  await expectShown(page, '1 de 8', '2 de 8');
  const [first, second] = [await boxOf(page, 1), await boxOf(page, 2)];
  expect(first.x).toBeGreaterThan(second.x);
  await press(page, 'Próximo');
  await expectShown(page, '3 de 8', '4 de 8');
  await expect.poll(async () => Math.round((await boxOf(page, 3)).x)).toBe(Math.round(first.x));
  await expect(page.getByRole('status')).toHaveText(/3–4 de 8/);
  expect(await axe(page)).toEqual([]);
});

test('leaves the wheel to the page', { tag: '@long' }, async ({ page, pageWith }) => {
  await pageWith(`${galleryIn(900, CAROUSEL)}<div style="height: 3000px"></div>`);
  await settled(page);
  const { x, y } = await middleOf(page);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await expectShown(page, '1 de 8', '2 de 8', '3 de 8');
});

test('the texts of pictures of all ratios begin at one height', { tag: '@long' }, async ({ page, pageWith }) => {
  const sizes = [800, 1200, 500].map((height, index) => ({ width: 1000, height, caption: `Legenda ${index}` }));
  await pageWith(
    galleryIn(
      900,
      CAROUSEL,
      figures(3, (index) => sizes[index] ?? {}),
    ),
  );
  await settled(page);
  const tops = await hostOf(page)
    .locator('.slides-text')
    .evaluateAll((texts) => texts.map((text) => Math.round(text.getBoundingClientRect().top)));
  expect(tops).toHaveLength(3);
  expect(new Set(tops).size).toBe(1);
});
