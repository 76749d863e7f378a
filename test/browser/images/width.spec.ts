// Which file of a picture is fetched: steps, pixel ratios, adjustments, formats; and when a larger one.
import { expect, test } from '../tools/fixture.ts';
import { runUntil, stopClock } from '../tools/page-clock.ts';
import { inEveryRun } from '../tools/short-and-long.ts';
import { boxed, photos, shownIn } from './photos.ts';

const widthOf = (address: string | null): number => Number(/(\d+)w\b/.exec(address?.replace(/\d+x\d+/, '') ?? '')?.[1]);

/** Boxes on both sides of each step, and the step they need. */
const STEPS = [
  [50, 100],
  [100, 100],
  [101, 300],
  [300, 300],
  [301, 500],
  [500, 500],
  [501, 750],
  [750, 750],
  [751, 1000],
  [1000, 1000],
  [1001, 1500],
  [1500, 1500],
  [1501, 2500],
  [2500, 2500],
  [2600, 2500],
] as const;

test('the smallest of seven widths that is enough is fetched, on both sides of each step [IMG-307, IMG-308, IMG-601]', async ({
  page,
  pageWith,
}) => {
  await photos(page);
  await page.setViewportSize({ width: 2700, height: 800 });
  await pageWith(STEPS.map(([width]) => boxed(`b${width}`, {}, { width, height: 5 })).join(''));
  for (const [width, step] of STEPS)
    await expect.poll(async () => widthOf(await shownIn(page, `b${width}`)), `${width} px`).toBe(step);
});

test('no more than the step of the picture itself is asked for, and a crop counts as wide as it is drawn [IMG-307]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await photos(page);
  await page.setViewportSize({ width: 1280, height: 2_000 });
  await pageWith(
    boxed('propria', { src: '/fotos/propria-640x640.jpg' }, { width: 900, height: 900 }) +
      boxed('larga', { src: '/fotos/larga-3000x1000.jpg' }, { width: 200, height: 300 }) +
      boxed(
        'inteira',
        { src: '/fotos/inteira-3000x1000.jpg', 'crop-mode': 'contain', alignment: 'top' },
        { width: 200, height: 300 },
      ),
  );
  await expect.poll(() => shownIn(page, 'propria')).toBe('propria-640x640.jpg?format=750w');
  await expect.poll(() => shownIn(page, 'larga')).toBe('larga-3000x1000.jpg?format=1000w');
  await expect.poll(() => shownIn(page, 'inteira')).toBe('inteira-3000x1000.jpg?format=300w');
});

test('the size adjustment multiplies the width; what is negative or no number is 1, and 0 asks for the smallest [IMG-329, IMG-330]', async ({
  page,
  pageWith,
}) => {
  await photos(page);
  const cases = {
    metade: ['0.5', 300],
    dobro: ['2', 1000],
    menos: ['-1', 500],
    letras: ['x', 500],
    zero: ['0', 100],
  } as const;
  await pageWith(
    Object.entries(cases)
      .map(([id, [value]]) => boxed(id, { 'size-adjustment': value }))
      .join(''),
  );
  for (const [id, [, step]] of Object.entries(cases))
    await expect.poll(async () => widthOf(await shownIn(page, id)), id).toBe(step);
});

test('the width is in the query, in place of an older one, or in the name of the file [IMG-309]', async ({
  page,
  pageWith,
}) => {
  await photos(page);
  await pageWith(
    boxed('consulta', { src: '/fotos/a-5000x500.jpg?v=2&format=100w#x' }) +
      boxed('nome', { 'size-format': 'filename' }) +
      boxed('outro', { 'size-format': 'pasta' }),
  );
  await expect.poll(() => shownIn(page, 'consulta')).toBe('a-5000x500.jpg?v=2&format=500w#x');
  await expect.poll(() => shownIn(page, 'nome')).toBe('nome-5000x500-500w.jpg');
  await expect.poll(() => shownIn(page, 'outro')).toBe('outro-5000x500.jpg?format=500w');
});

for (const [device, plain, most, least, adjusted] of [
  [1, 300, 300, 500, 300],
  [2, 500, 300, 500, 300],
  [3, 750, 300, 750, 500],
  [4, 750, 300, 750, 500],
] as const)
  test(`a screen of ${device} device pixels to one is served within the picture's bounds, at most 3 [IMG-316, IMG-315]`, {
    tag: inEveryRun(device === 4),
  }, async ({ browser, watch, baseURL }) => {
    const context = await browser.newContext({ deviceScaleFactor: device, baseURL: baseURL as string });
    watch(context);
    const page = await context.newPage();
    await photos(page);
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const box = { width: 240 };
    const body =
      boxed('livre', {}, box) +
      boxed('maximo', { 'maximum-pixel-ratio': '1' }, box) +
      boxed('minimo', { 'minimum-pixel-ratio': '2' }, box) +
      boxed('economia', { 'save-data': 'true' }, box);
    await page.route(/__page/, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><meta charset="utf-8"><script async src="/dist/vitrine.js"></script>${body}`,
      }),
    );
    await page.goto('/__page/tela');
    for (const [id, step] of Object.entries({ livre: plain, maximo: most, minimo: least, economia: adjusted }))
      await expect.poll(async () => widthOf(await shownIn(page, id)), id).toBe(step);
    await context.close();
  });

test('a larger window raises the width 300 ms after the last resize, a smaller one never lowers it, and force update loads again [IMG-326, IMG-317, SCROLL-306, SCROLL-307]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const { asked } = await photos(page);
  await stopClock(page);
  await page.setViewportSize({ width: 400, height: 800 });
  const style = 'width:auto;height:30px';
  await pageWith(boxed('um', {}, { style }) + boxed('sempre', { 'force-update': 'true' }, { style }), {
    head: '<style>body{margin:0}</style>',
  });
  await runUntil(page, async () => (await page.locator('#um.loaded, #sempre.loaded').count()) === 2);
  expect(await shownIn(page, 'um')).toBe('um-5000x500.jpg?format=500w');
  await page.clock.runFor(2_000);
  const resize = async (width: number): Promise<void> => {
    const heard = page.evaluate(
      () => new Promise((done) => addEventListener('resize', () => done(null), { once: true })),
    );
    await page.setViewportSize({ width, height: 800 });
    await heard;
  };
  for (const width of [600, 650, 700]) {
    await resize(width);
    await page.clock.runFor(299);
  }
  expect(asked.filter((one) => one.includes('750w'))).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => shownIn(page, 'um')).toBe('um-5000x500.jpg?format=750w');
  await expect(page.locator('#um.loaded, #sempre.loaded')).toHaveCount(2);
  await page.clock.runFor(1_000);
  const before = asked.length;
  await page.locator('#sempre').evaluate((image) => {
    Reflect.set(window, 'sets', 0);
    new MutationObserver(() => Reflect.set(window, 'sets', 1)).observe(image, { attributeFilter: ['src'] });
  });
  await resize(300);
  await page.clock.runFor(301);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'sets'))).toBe(1);
  expect(await shownIn(page, 'um')).toBe('um-5000x500.jpg?format=750w');
  expect(await shownIn(page, 'sempre')).toBe('sempre-5000x500.jpg?format=750w');
  expect(asked.slice(before).filter((one) => !one.includes('750w'))).toEqual([]);
});

test('a file that the page shows already is kept until a larger one is needed', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  const { asked } = await photos(page);
  const image = (id: string, has: number): string =>
    `<div style="width:280px;height:20px"><img id="${id}" alt="" src="/fotos/${id}-5000x500.jpg?format=${has}w" data-src="/fotos/${id}-5000x500.jpg" data-image-dimensions="5000x500" data-crop-mode="cover"></div>`;
  await pageWith(image('basta', 300) + image('pequena', 100));
  await expect.poll(() => shownIn(page, 'pequena')).toBe('pequena-5000x500.jpg?format=300w');
  expect(asked.filter((one) => one.startsWith('basta'))).toEqual(['basta-5000x500.jpg?format=300w']);
});

test('an image with srcset keeps it and gets only its sizes', { tag: ['@long', '@window'] }, async ({
  page,
  pageWith,
}) => {
  const { asked } = await photos(page);
  await pageWith(
    `<div style="height:3000px"></div><div style="width:280px;height:20px"><img id="um" alt="" loading="lazy" srcset="/fotos/um-5000x500.jpg?format=300w 300w, /fotos/um-5000x500.jpg?format=1500w 1500w" data-src="/fotos/um-5000x500.jpg" data-image-dimensions="5000x500" data-crop-mode="cover"></div>`,
  );
  await expect(page.locator('#um')).toHaveAttribute('sizes', '280px');
  await page.evaluate(() => scrollTo(0, 9000));
  await expect
    .poll(() => page.locator('#um').evaluate((image: HTMLImageElement) => image.currentSrc))
    .toContain('format=300w');
  expect(await page.locator('#um').getAttribute('src')).toBeNull();
  expect(asked).toEqual(['um-5000x500.jpg?format=300w']);
});
