// The page's one queue: how many at a time, in which order, and what happens when a picture does not come.
import { expect, test } from '../tools/fixture.ts';
import { realFrames } from '../tools/page-clock.ts';
import { boxed, photos, shownIn } from './photos.ts';

const many = (count: number, attributes: Readonly<Record<string, string>> = {}): string =>
  `<div style="display:grid;grid-template-columns:repeat(10,90px);gap:4px">${Array.from({ length: count }, (_, index) => boxed(`n${index + 1}`, attributes, { width: 90, height: 20 })).join('')}</div>`;

const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';

const names = (asked: readonly string[]): string[] => asked.map((one) => one.split('-')[0] ?? '');

test('16 pictures are loaded at a time, and the next one when one has ended or failed [IMG-318, IMG-319]', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  allowConsole(/404/);
  const all = await photos(page);
  all.hold();
  await pageWith(many(30) + boxed('quebrada', {}));
  await expect.poll(() => all.asked.length).toBe(16);
  await expect(page.locator('img.loading')).toHaveCount(16);
  await all.release('n3-');
  await expect.poll(() => all.asked.length).toBe(17);
  await expect(page.locator('img.loading')).toHaveCount(16);
  await all.release();
  await expect(page.locator('img.loaded')).toHaveCount(30);
  await expect(page.locator('#quebrada')).not.toHaveClass(/load/);
});

test('on a mobile device 1 picture is loaded at a time [IMG-320, CTX-311]', { tag: '@long' }, async ({
  browser,
  watch,
  baseURL,
}) => {
  const context = await browser.newContext({
    userAgent: PHONE,
    baseURL: baseURL as string,
  });
  watch(context);
  const page = await context.newPage();
  const all = await photos(page);
  all.hold();
  const html = `<!doctype html><meta charset="utf-8"><script async src="/dist/vitrine.js"></script>${many(5)}`;
  await page.route(/__page/, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('/__page/celular');
  for (let count = 1; count <= 5; count += 1) {
    await expect.poll(() => all.asked.length).toBe(count);
    await expect(page.locator('img.loading')).toHaveCount(1);
    await all.release(all.asked.at(-1)?.split('?')[0]);
  }
  await expect(page.locator('img.loaded')).toHaveCount(5);
  await context.close();
});

test('in a gallery the current picture is loaded first, then the next, then the previous [IMG-321]', {
  tag: '@long',
}, async ({ browser, watch, baseURL }) => {
  const context = await browser.newContext({ userAgent: PHONE, baseURL: baseURL as string });
  watch(context);
  const page = await context.newPage();
  const all = await photos(page);
  all.hold();
  const items = Array.from({ length: 8 }, (_, index) => ({
    id: `s${index}`,
    src: `/fotos/s${index}-900x600.jpg`,
    width: 900,
    height: 600,
    alt: `Foto ${index}`,
  }));
  const data = JSON.stringify({ design: 'carousel', slidesPerRow: 1, items });
  const html = `<!doctype html><meta charset="utf-8"><script async src="/dist/vitrine.js"></script><div data-block="gallery" data-block-json='${data}'></div>`;
  await page.route(/__page/, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('/__page/galeria#s4');
  for (const [count, name] of ['s4', 's5', 's3'].entries()) {
    await expect.poll(() => names(all.asked)[count]).toBe(name);
    await all.release(name);
  }
  await context.close();
});

test('what is in the window goes first, and what is far away again leaves the queue [IMG-322]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const all = await photos(page);
  all.hold();
  await pageWith(
    many(16, { 'load-mode': 'true' }) +
      boxed('resto', { 'load-mode': 'true' }, { style: 'position:absolute;top:9000px' }) +
      boxed('perto', {}, { style: 'position:absolute;top:900px' }) +
      boxed('dentro', {}, { style: 'position:absolute;top:500px' }) +
      boxed('longe', {}, { style: 'position:absolute;top:5000px' }),
  );
  await expect.poll(() => all.asked.length).toBe(16);
  await page.evaluate(() => scrollTo(0, 4700));
  await realFrames(page);
  await page.evaluate(() => scrollTo(0, 0));
  await realFrames(page);
  await all.release('n1-');
  await expect.poll(() => names(all.asked).slice(16)).toEqual(['dentro']);
  await all.release();
  await expect(page.locator('#perto')).toHaveClass('loaded');
  await expect(page.locator('#resto')).toHaveClass('loaded');
  expect(names(all.asked)).not.toContain('longe');
});

test('a picture that fails gets its source anyway, and the text alternative is shown [IMG-324, IMG-327]', async ({
  page,
  pageWith,
  allowConsole,
}) => {
  allowConsole(/404/);
  const all = await photos(page);
  all.hold();
  await pageWith(boxed('quebrada', {}) + boxed('nada', { src: '/fotos/quebrada-nada', 'image-dimensions': 'absent' }));
  await expect(page.locator('#quebrada')).toHaveClass('loading');
  await all.release();
  await expect(page.locator('#quebrada')).toHaveClass('');
  expect(await shownIn(page, 'quebrada')).toBe('quebrada-5000x500.jpg?format=500w');
  await expect.poll(() => shownIn(page, 'nada')).toBe('quebrada-nada?format=500w');
  await expect(page.locator('#nada')).toHaveClass('');
  expect(
    await page.locator('#nada').evaluate((image: HTMLImageElement) => [image.complete, image.naturalWidth]),
  ).toEqual([true, 0]);
});

test('a picture without dimensions is loaded first to learn its size, then in the width it needs [IMG-325]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const all = await photos(page);
  await pageWith(boxed('um', { src: '/fotos/um-1200x800.jpg', 'image-dimensions': 'absent', 'crop-mode': 'cover' }));
  await expect(page.locator('#um')).toHaveClass('loaded');
  await expect(page.locator('#um')).toHaveAttribute('data-image-dimensions', '1200x800');
  expect(all.asked).toEqual(['um-1200x800.jpg', 'um-1200x800.jpg?format=500w']);
});

test('a picture that never comes, and one that is 20,000 px wide, harm nothing', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  const all = await photos(page);
  all.hold();
  await pageWith(
    boxed('nunca', {}) + boxed('enorme', { src: '/fotos/enorme-20000x400.jpg' }, { width: 900, height: 18 }),
  );
  await expect.poll(() => all.asked.length).toBe(2);
  await all.release('enorme');
  await expect(page.locator('#enorme')).toHaveClass('loaded');
  expect(await shownIn(page, 'enorme')).toBe('enorme-20000x400.jpg?format=1000w');
  await expect(page.locator('#nunca')).toHaveClass('loading');
});
