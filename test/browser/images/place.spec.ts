// How the page's own pictures are placed in their parents, and that no file moves anything.
import type { Page } from '@playwright/test';
import { expect, test } from '../tools/fixture.ts';
import { shifted, watchShifts } from '../tools/layout-shift.ts';
import { runUntil, stopClock } from '../tools/page-clock.ts';
import { boxed, photos } from './photos.ts';

const WIDE = { src: '/fotos/larga-3000x1000.jpg' };
const SQUARE = { width: 300, height: 300 };

/** Where an element is inside its parent, in whole px: left, top, width, height. */
const inParent = (page: Page, id: string): Promise<number[]> =>
  page.locator(`#${id}`).evaluate((image) => {
    const [own, parent] = [image, image.parentElement as Element].map((one) => one.getBoundingClientRect()) as [
      DOMRect,
      DOMRect,
    ];
    return [own.left - parent.left, own.top - parent.top, own.width, own.height].map(Math.round);
  });

const fitted = (page: Page, id: string): Promise<string[]> =>
  page.locator(`#${id}`).evaluate((image) => {
    const { objectFit, objectPosition } = getComputedStyle(image);
    return [objectFit, objectPosition];
  });

const loaded = async (page: Page): Promise<void> => {
  await expect(page.locator('img[data-src]:not(.loaded, [data-background-image])')).toHaveCount(0);
};

test('cover fills the parent and keeps the focal point, contain shows all by its alignment, none cuts nothing [IMG-302, IMG-304, IMG-310, IMG-314]', async ({
  page,
  pageWith,
}) => {
  await photos(page);
  await page.setViewportSize({ width: 1280, height: 3_500 });
  const contain = (alignment: string) => ({ ...WIDE, 'crop-mode': 'contain', alignment });
  await pageWith(
    boxed('foco', { ...WIDE, 'image-focal-point': '0.25,1' }, SQUARE) +
      boxed('fora', { ...WIDE, 'image-focal-point': '-3,7' }, SQUARE) +
      boxed('sem', { ...WIDE, 'image-focal-point': 'meio' }, SQUARE) +
      boxed('cima', contain('top left'), SQUARE) +
      boxed('baixo', contain('BOTTOM_RIGHT'), SQUARE) +
      boxed('centro', contain('center'), SQUARE) +
      boxed('livre', { ...WIDE, 'crop-mode': 'none' }, SQUARE) +
      boxed('propria', { src: '/fotos/propria-200x100.jpg', 'crop-mode': 'none' }, SQUARE),
  );
  await loaded(page);
  expect(await fitted(page, 'foco')).toEqual(['cover', '25% 100%']);
  expect(await fitted(page, 'fora')).toEqual(['cover', '0% 100%']);
  expect(await fitted(page, 'sem')).toEqual(['cover', '50% 50%']);
  expect(await fitted(page, 'cima')).toEqual(['scale-down', '0% 0%']);
  expect(await fitted(page, 'baixo')).toEqual(['scale-down', '100% 100%']);
  expect(await fitted(page, 'centro')).toEqual(['scale-down', '50% 50%']);
  for (const id of ['foco', 'cima', 'baixo', 'centro']) expect(await inParent(page, id), id).toEqual([0, 0, 300, 300]);
  expect(await inParent(page, 'livre')).toEqual([0, 0, 300, 100]);
  expect(await inParent(page, 'propria')).toEqual([0, 0, 200, 100]);
});

test('without advanced positioning the same places come from measured offsets, anew after a resize [IMG-310, IMG-314, IMG-317]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await photos(page);
  await page.setViewportSize({ width: 1280, height: 3_500 });
  const measured = (more: Readonly<Record<string, string>>) => ({ ...WIDE, 'advanced-positioning': 'false', ...more });
  await pageWith(
    boxed('foco', measured({ 'image-focal-point': '0.25,1' }), SQUARE) +
      boxed('cima', measured({ 'crop-mode': 'contain', alignment: 'top' }), SQUARE) +
      boxed('baixo', measured({ 'crop-mode': 'contain', alignment: 'bottom' }), SQUARE) +
      boxed(
        'pequena',
        {
          src: '/fotos/pequena-60x30.jpg',
          'advanced-positioning': 'false',
          'crop-mode': 'contain',
          alignment: 'right',
        },
        SQUARE,
      ) +
      boxed('meia', measured({ 'image-focal-point': '0.5,0.5' }), { style: 'width:50vw;height:300px' }),
  );
  await loaded(page);
  expect(await inParent(page, 'foco')).toEqual([-150, 0, 900, 300]);
  expect(await fitted(page, 'foco')).toEqual(['fill', '50% 50%']);
  expect(await inParent(page, 'cima')).toEqual([0, 0, 300, 100]);
  expect(await inParent(page, 'baixo')).toEqual([0, 200, 300, 100]);
  expect(await inParent(page, 'pequena')).toEqual([240, 135, 60, 30]);
  expect(await inParent(page, 'meia')).toEqual([-130, 0, 900, 300]);
  await page.setViewportSize({ width: 800, height: 3_500 });
  await expect.poll(() => inParent(page, 'meia')).toEqual([-250, 0, 900, 300]);
});

test('measured offsets follow 150 ms after the last resize of the window [SCROLL-305, SCROLL-307, SCROLL-308]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await photos(page);
  await stopClock(page);
  await pageWith(boxed('meia', { ...WIDE, 'advanced-positioning': 'false' }, { style: 'width:50vw;height:300px' }));
  await runUntil(page, async () => `${await inParent(page, 'meia')}` === '-130,0,900,300');
  await page.clock.runFor(2_000);
  for (const width of [1_000, 800]) {
    const heard = page.evaluate(
      () => new Promise((done) => addEventListener('resize', () => done(null), { once: true })),
    );
    await page.setViewportSize({ width, height: 800 });
    await heard;
    await page.clock.runFor(149);
  }
  expect(await inParent(page, 'meia')).toEqual([-130, 0, 900, 300]);
  await page.clock.runFor(1);
  expect(await inParent(page, 'meia')).toEqual([-250, 0, 900, 300]);
});

test('a fixed ratio replaces the own one, and stretch fills the parent beyond the own size [IMG-311, IMG-313]', async ({
  page,
  pageWith,
}) => {
  await photos(page);
  await page.setViewportSize({ width: 1280, height: 3_500 });
  const small = { src: '/fotos/pequena-60x30.jpg', 'crop-mode': 'contain', alignment: 'center' };
  await pageWith(
    boxed('metade', { ...WIDE, 'fixed-ratio': '0.5' }, { style: 'width:300px;height:auto' }) +
      boxed('alta', { ...WIDE, 'fixed-ratio': '2', 'crop-mode': 'none' }, { style: 'width:100px;height:auto' }) +
      boxed('normal', small, SQUARE) +
      boxed('esticada', { ...small, stretch: '' }, SQUARE) +
      boxed('inteira', { ...small, 'crop-mode': 'none', stretch: 'true' }, SQUARE),
  );
  await loaded(page);
  expect((await inParent(page, 'metade')).slice(2)).toEqual([300, 150]);
  expect((await inParent(page, 'alta')).slice(2)).toEqual([100, 200]);
  expect((await fitted(page, 'normal'))[0]).toBe('scale-down');
  expect((await fitted(page, 'esticada'))[0]).toBe('contain');
  expect(await inParent(page, 'inteira')).toEqual([0, 0, 300, 300]);
  expect((await fitted(page, 'inteira'))[0]).toBe('contain');
});

test('as a background the picture is on the parent of an image, or on any other element [IMG-312]', async ({
  page,
  pageWith,
}) => {
  await photos(page);
  await page.setViewportSize({ width: 1280, height: 3_500 });
  await pageWith(
    `${boxed('imagem', { ...WIDE, 'background-image': 'true', 'image-focal-point': '0.25,1' }, SQUARE)}
    <div id="quadro" style="width:300px;height:100px" data-background-image data-src="/fotos/quadro-600x200.jpg" data-image-dimensions="600x200" data-crop-mode="contain" data-alignment="left" role="img" aria-label="Um quadro"></div>`,
  );
  const ground = (selector: string): Promise<string[]> =>
    page.locator(selector).evaluate((element) => {
      const { backgroundImage, backgroundPosition, backgroundSize } = getComputedStyle(element);
      return [backgroundImage.replace(/^.*fotos\/|"\)$/g, ''), backgroundPosition, backgroundSize];
    });
  await expect
    .poll(() => ground('div:has(> #imagem)'))
    .toEqual(['larga-3000x1000.jpg?format=1000w', '25% 100%', 'cover']);
  await expect.poll(() => ground('#quadro')).toEqual(['quadro-600x200.jpg?format=300w', '0% 50%', 'contain']);
  await expect(page.getByRole('img', { name: 'imagem' })).toHaveCount(1);
  expect(await page.locator('#imagem').getAttribute('src')).toBeNull();
});

test('the crop mode is cover where a focal point or the size of the parent asks for it, else none [IMG-301, IMG-310]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await photos(page);
  await page.setViewportSize({ width: 1280, height: 3_500 });
  const bare = '<img data-src="/fotos/a-600x200.jpg" data-image-dimensions="600x200" alt="';
  await pageWith(
    `<div style="width:300px;height:80px">${bare}pai" id="pai"></div>
    <div style="width:300px">${bare}livre" id="livre"></div>
    <div style="width:300px">${bare}foco" id="foco" data-image-focal-point="0,0"></div>
    <div style="width:300px;height:80px">${bare}texto" id="texto"> e um texto</div>`,
  );
  await loaded(page);
  const fits = await page
    .locator('main img')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).style.objectFit));
  expect(fits).toEqual(['cover', '', 'cover', '']);
  expect((await inParent(page, 'livre')).slice(2)).toEqual([300, 100]);
});

test('pictures of every kind come without a shift of the layout', { tag: '@long' }, async ({ page, pageWith }) => {
  const all = await photos(page);
  all.hold();
  await watchShifts(page);
  const auto = { style: 'width:300px;height:auto' };
  const after = '<p>Um texto depois da imagem.</p>';
  await pageWith(
    [
      boxed('livre', { ...WIDE, 'crop-mode': 'none' }, auto),
      boxed('foco', { ...WIDE, 'image-focal-point': '0.5,0.5' }, auto),
      boxed('razao', { ...WIDE, 'fixed-ratio': '0.25' }, auto),
      boxed('medida', { ...WIDE, 'advanced-positioning': 'false', 'crop-mode': 'cover' }, SQUARE),
    ].join(after) + after,
    { head: '<style>p{margin:0}</style>' },
  );
  await expect(page.locator('img.loading')).toHaveCount(4);
  const before = await shifted(page);
  await all.release();
  await loaded(page);
  expect((await shifted(page)) - before).toBe(0);
});

test('a picture in the text keeps the height that the page’s sheet gives it, in its own ratio or the page’s width', async ({
  page,
  pageWith,
}) => {
  await photos(page);
  const own = (id: string): string =>
    `<p class="${id}">Um texto <img id="${id}" alt="" data-src="/fotos/${id}-600x200.jpg" data-image-dimensions="600x200"></p>`;
  await pageWith(['cartao', 'logo', 'razao', 'livre'].map(own).join(''), {
    head: `<style>p{width:300px}.cartao img{width:150px;height:120px;object-fit:cover}.logo img{height:40px}
      .razao img{width:100px;aspect-ratio:1;object-fit:cover}</style>`,
  });
  await loaded(page);
  const sizeOf = async (id: string): Promise<number[]> => (await inParent(page, id)).slice(2);
  expect(await sizeOf('cartao')).toEqual([150, 120]);
  expect(await sizeOf('logo')).toEqual([120, 40]);
  expect(await sizeOf('razao')).toEqual([100, 100]);
  expect(await sizeOf('livre')).toEqual([300, 100]);
});
