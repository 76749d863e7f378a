// A narrow slideshow: what would cover most of a picture is below it.
import type { Page } from '@playwright/test';
import { expect, settled, test } from '../../tools/fixture.ts';
import { boxOf, expectShown, figures, galleryIn, hostOf } from './moving-gallery.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const LONG = 'Uma bola de barro para cada peça do dia, pesada na véspera e coberta com um pano úmido.';
const captions = figures(4, (index) => ({ caption: index === 2 ? LONG : `Foto ${index + 1}` }));
const show = (attributes: string, inside = captions): string =>
  `${galleryIn(360, `data-design="slideshow" data-speed="0" data-aspect-ratio="0.5" ${attributes}`, inside)}<p id="depois">Depois</p>`;
const dots = (page: Page) => page.getByRole('group', { name: 'Escolher o slide' }).getByRole('button');
const arrows = (page: Page) => hostOf(page).locator('.slides-previous, .slides-next');
const under = (page: Page): Promise<number | undefined> =>
  page
    .locator('#depois')
    .boundingBox()
    .then((box) => box?.y);

test('text and dots of a narrow slideshow are below its slides, the arrows are for keys, and nothing below moves', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(show('data-meta-position="bottom-left"'));
  await settled(page);
  const before = await under(page);
  const stage = await boxOf(page, 1);
  expect(stage.height).toBeCloseTo(180, 0);
  await expect(arrows(page).first()).toHaveCSS('opacity', '0');
  await expect(dots(page)).toHaveCount(4);
  for (const index of [2, 1, 3, 0]) {
    await dots(page).nth(index).tap();
    await expectShown(page, `${index + 1} de 4`);
    await expect(dots(page).nth(index)).toHaveAttribute('aria-current', 'true');
    const text = hostOf(page)
      .getByText(index === 2 ? LONG : `Foto ${index + 1}`)
      .filter({ visible: true });
    await expect(text).toHaveCount(1);
    expect((await text.boundingBox())?.y).toBeGreaterThan(180 + 44);
    expect(await under(page)).toBe(before);
  }
  await dots(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(dots(page).nth(1)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(arrows(page).last()).toBeFocused();
  await expect(arrows(page).last()).toHaveCSS('opacity', '1');
});

test('without dots, of which there are eight at most and none beside thumbnails, a number says which slide it is', async ({
  page,
  pageWith,
}) => {
  for (const [attributes, count, opacity] of [
    ['data-thumbnails', 3, '0'],
    ['', 9, '1'],
  ] as const) {
    await pageWith(show(attributes, figures(count)), { name: String(count) });
    await settled(page);
    await expect(dots(page)).toHaveCount(0);
    await expect(hostOf(page).locator('.slides-counter')).toHaveText(`1 / ${count}`);
    await expect(arrows(page).last()).toHaveCSS('opacity', opacity);
  }
});
