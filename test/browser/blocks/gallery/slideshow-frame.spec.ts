// What is around the slides of a slideshow: its height, its text, its thumbnails, its focus, and its failure.
import type { Page } from '@playwright/test';
import { axe } from '../../tools/axe.ts';
import { expect, settled, test } from '../../tools/fixture.ts';
import { runDuring, stopClock } from '../../tools/page-clock.ts';
import { inEveryRun } from '../../tools/short-and-long.ts';
import { expectShown, type Figure, figures, galleryIn, hostOf, opened, press } from './moving-gallery.ts';

const show = (attributes: string, count = 4, figure?: (index: number) => Figure) =>
  galleryIn(600, `data-design="slideshow" ${attributes}`, figures(count, figure));
const heightOf = async (page: Page) => (await hostOf(page).locator('.slides-stage').boundingBox())?.height ?? 0;

test('is as high as the current slide, or always as the highest one [SLIDE-308, SLIDE-309]', async ({
  page,
  pageWith,
}) => {
  // The second one is higher than the window.
  const sizes = (index: number): Figure => ({ width: 1200, height: [600, 1800, 400][index] ?? 600 });
  await pageWith(show('data-speed="0.2"', 3, sizes));
  await settled(page);
  expect(await heightOf(page)).toBeCloseTo(300, 0);
  await press(page, 'Próximo');
  await expect.poll(() => heightOf(page)).toBeCloseTo(900, 0);
  const transition = hostOf(page)
    .locator('.slides-stage')
    .evaluate((stage) => getComputedStyle(stage, '::before').transitionDuration);
  expect(await transition).toBe('0.2s');
  await pageWith(show('data-speed="0.2" data-auto-height="false"', 3, sizes));
  await settled(page);
  expect(await heightOf(page)).toBeCloseTo(900, 0);
  await press(page, 'Próximo');
  await expectShown(page, '2 de 3');
  expect(await heightOf(page)).toBeCloseTo(900, 0);
});

test('caps text that is higher than 90 % of the slide to 40 %, on every slide and at every size [SLIDE-310]', async ({
  page,
  pageWith,
}) => {
  // Lines of 20 px with 12 px above and below: 14 of them are 304 px high, 13 are 284 px.
  const lines = (count: number) => Array.from({ length: count }, () => 'linha').join('<br>');
  await pageWith(
    galleryIn(
      600,
      'data-design="slideshow" data-speed="0" data-aspect-ratio="0.5"',
      figures(2, (index) => ({ caption: index === 0 ? 'curta' : lines(14) })),
    ),
  );
  await settled(page);
  const meta = hostOf(page).locator('.slide:not([inert]) .slides-meta');
  const measure = () =>
    meta.evaluate((box) => ({
      height: Math.round(box.getBoundingClientRect().height),
      content: (box.firstElementChild as HTMLElement).offsetHeight,
      scrolls: box.scrollHeight > box.clientHeight,
    }));
  const short = await measure();
  expect(short.height).toBe(short.content);
  await press(page, 'Próximo');
  await expectShown(page, '2 de 2');
  await expect.poll(async () => (await measure()).height).toBe(120);
  const { content, scrolls } = await measure();
  expect(content).toBeGreaterThan(270);
  expect(scrolls).toBe(true);
  await expect(meta).toHaveAttribute('tabindex', '0');
  // The box so large that the same text is 90 % of it, and a little less.
  const stageHeight = (px: number) =>
    page.locator('#box').evaluate((box, width) => {
      (box as HTMLElement).style.width = `${width}px`;
    }, px * 2);
  await stageHeight(content / 0.9 + 1);
  await expect.poll(async () => (await measure()).height).toBe(content);
  await stageHeight(content / 0.9 - 2);
  await expect.poll(async () => (await measure()).height).toBeLessThan(content / 2);
});

const PLACES = [
  ['bottom', 'far', 'both'],
  ['top', 'near', 'both'],
  ['center', 'middle', 'both'],
  ['bottom-left', 'far', 'near'],
  ['bottom-right', 'far', 'far'],
  ['top-left', 'near', 'near'],
  ['top-right', 'near', 'far'],
  ['nowhere', 'far', 'both'],
] as const;

for (const places of [PLACES, PLACES.filter(([position]) => ['center', 'top-right', 'nowhere'].includes(position))])
  test(`shows the text where the gallery says, at the bottom unless it says a known place${places === PLACES ? '' : ', with some values'} [GAL-364]`, {
    tag: inEveryRun(places !== PLACES),
  }, async ({ page, pageWith }) => {
    for (const [position, top, left] of places) {
      await pageWith(
        show(`data-aspect-ratio="0.5" data-meta-position="${position}"`, 1, () => ({ caption: 'Legenda' })),
        {
          name: position,
        },
      );
      await settled(page);
      const places = await hostOf(page).evaluate((host) => {
        const meta = host.shadowRoot?.querySelector('.slides-meta')?.getBoundingClientRect() ?? new DOMRect();
        const stage = host.shadowRoot?.querySelector('.slides-stage')?.getBoundingClientRect() ?? new DOMRect();
        const place = (before: number, after: number): string =>
          Math.abs(before - after) < 2
            ? before < 2
              ? 'both'
              : 'middle'
            : before < 1
              ? 'near'
              : after < 1
                ? 'far'
                : '?';
        return [
          place(meta.top - stage.top, stage.bottom - meta.bottom),
          place(meta.left - stage.left, stage.right - meta.right),
        ];
      });
      expect(places, position).toEqual([top, left]);
    }
  });

test('an unknown transition lets the block fail alone, and the page’s own markup is shown [ERR-311]', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  allowConsole(/Stacked transition cube not found/);
  await pageWith(
    `${show('data-transition="cube"')}<div data-block="gallery" data-block-load="load" data-design="carousel">${figures(2)}</div>`,
  );
  await settled(page);
  await expect(hostOf(page).first()).toHaveAttribute('data-block-state', 'failed');
  await expect(hostOf(page).last()).toHaveAttribute('data-block-state', 'ready');
  await expect(hostOf(page).first().locator('figure').first()).toBeVisible();
});

test('thumbnails follow the slideshow, and the slideshow follows them [GAL-326, GAL-332, GAL-341]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await stopClock(page);
  await pageWith(
    show('data-thumbnails data-square-thumbs data-thumbnails-per-row="4" data-thumbnail-strip-margin="20"', 8),
  );
  await opened(page);
  const current = page.getByRole('group', { name: 'Miniaturas' }).locator('[aria-current]');
  await expect(current).toHaveAccessibleName('Mostrar 1 de 8');
  await press(page, 'Próximo');
  await expect(current).toHaveAccessibleName('Mostrar 2 de 8');
  // The slideshow moves: neither of the two takes a change.
  await page.getByRole('button', { name: 'Mostrar 4 de 8' }).click();
  await expect(current).toHaveAccessibleName('Mostrar 2 de 8');
  await page.clock.runFor(1000);
  await page.getByRole('button', { name: 'Mostrar 4 de 8' }).click();
  await expectShown(page, '4 de 8');
  await expect(current).toHaveAccessibleName('Mostrar 4 de 8');
  await page.clock.runFor(1000);
  await page.keyboard.press('ArrowRight');
  await expectShown(page, '5 de 8');
  await expect(current).toBeFocused();
  const { width = 0, height } = (await current.boundingBox()) ?? {};
  expect(width).toBeCloseTo((600 - 24) / 4, 0);
  expect(height).toBeCloseTo(width, 0);
  expect(await runDuring(page, axe(page))).toEqual([]);
});

test('keeps the focus on the shown slide when a key changes it, and has the others out of reach', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  for (const transition of ['fade', 'scroll', 'new-swipe']) {
    await pageWith(show(`data-transition="${transition}" data-speed="0" data-lightbox data-controls="false"`), {
      name: transition,
    });
    await settled(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Ampliar: Foto 1', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: 'Ampliar: Foto 2', exact: true })).toBeFocused();
    await expectShown(page, '2 de 4');
    await page.keyboard.press('Tab');
    await expect(hostOf(page)).not.toBeFocused();
  }
});

test('is read as slides of a labelled carousel, and tells where it is only to those who changed it', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(show('data-speed="0"'));
  await settled(page);
  await expect(page.getByRole('region', { name: 'Fotos' })).toHaveAttribute('aria-roledescription', 'carrossel');
  const slide = page.getByRole('group', { name: '1 de 4', exact: true });
  await expect(slide).toHaveAttribute('aria-roledescription', 'slide');
  await expect(page.getByRole('status')).toHaveText('');
  await press(page, 'Próximo');
  await expect(page.getByRole('status')).toHaveText(/2 de 4/);
  expect(await axe(page)).toEqual([]);
});
