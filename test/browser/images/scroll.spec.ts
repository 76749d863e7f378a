// A slide that the page's address names is scrolled into view.
import { expect, test } from '../tools/fixture.ts';
import { photos } from './photos.ts';

const items = Array.from({ length: 8 }, (_, index) => ({
  id: `s${index}`,
  src: `/fotos/s${index}-900x600.jpg`,
  width: 900,
  height: 600,
  alt: `Foto ${index}`,
}));

const GALLERY = `<div data-block="gallery" data-block-json='${JSON.stringify({ design: 'stacked', items })}'></div><div style="height:2000px"></div>`;

test('a slide named by the address comes 30 px below the top edge in 50 ms, not sooner and not later [SCROLL-301, SCROLL-302, SCROLL-303]', async ({
  page,
  pageWith,
}) => {
  await photos(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await pageWith(GALLERY, { query: '#s4' });
  const top = (): Promise<number> =>
    page.getByRole('img', { name: 'Foto 4' }).evaluate((image) => Math.round(image.getBoundingClientRect().top));
  const moved = (): Promise<number> => page.evaluate(() => scrollY);
  await expect(async () => {
    await page.clock.runFor(16);
    expect(await moved()).toBeGreaterThan(0);
  }).toPass();
  // The frame before was the first one, so 16 ms of 50 are over.
  for (const frame of [16, 32]) {
    expect(await top(), `${frame} ms`).toBeGreaterThan(40);
    await page.clock.runFor(16);
  }
  expect(await top(), '48 ms').toBeGreaterThan(30);
  await page.clock.runFor(16);
  expect(Math.abs((await top()) - 30)).toBeLessThanOrEqual(1);
  const rest = await moved();
  await page.clock.runFor(500);
  expect(await moved()).toBe(rest);
});

test('with reduced motion it is there at once', async ({ page, pageWith }) => {
  await photos(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await pageWith(GALLERY, { query: '#s4' });
  await expect
    .poll(() =>
      page.getByRole('img', { name: 'Foto 4' }).evaluate((image) => Math.round(image.getBoundingClientRect().top)),
    )
    .toBe(30);
});
