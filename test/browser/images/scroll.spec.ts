// A slide that the page's address names is scrolled into view.
import { expect, test } from '../tools/fixture.ts';
import { frames } from '../tools/frames.ts';
import { runUntil, stopClock } from '../tools/page-clock.ts';
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
  await stopClock(page);
  await pageWith(GALLERY, { query: '#s4' });
  const top = (): Promise<number> =>
    page.getByRole('img', { name: 'Foto 4' }).evaluate((image) => Math.round(image.getBoundingClientRect().top));
  const moved = (): Promise<number> => page.evaluate(() => scrollY);
  await runUntil(page, async () => (await moved()) > 0);
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

test('with reduced motion it is there at once', { tag: '@long' }, async ({ page, pageWith }) => {
  await photos(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await pageWith(GALLERY, { query: '#s4' });
  await expect
    .poll(() =>
      page.getByRole('img', { name: 'Foto 4' }).evaluate((image) => Math.round(image.getBoundingClientRect().top)),
    )
    .toBe(30);
});

test('a path that ends with the name of a slide names the page, which stays at its top', { tag: '@long' }, async ({
  page,
}) => {
  // The first picture of each piece of the shop is called as its page.
  for (const path of ['/atelie/peca/tigela-serra', '/atelie/peca/vaso-lua']) {
    await page.goto(path);
    await expect(page.locator('#block-fotos')).toHaveAttribute('data-block-state', 'ready');
    await frames(page, 10);
    expect(await page.evaluate(() => scrollY), path).toBe(0);
  }
});
