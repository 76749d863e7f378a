// When the page's own pictures are fetched: near the window, at once, when asked, and not twice.
import { expect, test } from '../tools/fixture.ts';
import { frames } from '../tools/frames.ts';
import { stageRan } from '../tools/vitrine-of.ts';
import { boxed, command, photos, shownIn } from './photos.ts';

const FIVE = 'format=500w';

test('a picture is fetched when it is within 200 px of the window, and not before [IMG-305, IMG-306, IMG-602]', async ({
  page,
  pageWith,
}) => {
  const { asked } = await photos(page);
  const at = (top: number, id: string): string => boxed(id, {}, { style: `position:absolute;left:0;top:${top}px` });
  await pageWith(`${at(100, 'dentro')}${at(998, 'perto')}${at(1002, 'longe')}<div style="height:4000px"></div>`);
  await expect(page.locator('#dentro')).toHaveClass('loaded');
  await expect(page.locator('#perto')).toHaveClass('loaded');
  expect([...asked].sort()).toEqual([`dentro-5000x500.jpg?${FIVE}`, `perto-5000x500.jpg?${FIVE}`]);
  expect(await shownIn(page, 'longe')).toBeNull();
  await page.evaluate(() => scrollTo(0, 4));
  await expect(page.locator('#longe')).toHaveClass('loaded');
});

test('load mode true loads anywhere, false only when asked, viewport by default [IMG-303]', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  const { asked } = await photos(page);
  const far = { style: 'margin-top:3000px' };
  await pageWith(
    boxed('nunca', { 'load-mode': 'false' }) +
      boxed('tela', { 'load-mode': 'viewport' }) +
      boxed('sem', { 'load-mode': 'talvez' }) +
      boxed('ja', { 'load-mode': 'true' }, far),
  );
  for (const id of ['ja', 'tela', 'sem']) await expect(page.locator(`#${id}`)).toHaveClass('loaded');
  expect(asked.some((one) => one.startsWith('nunca'))).toBe(false);
  await command(page, '#nunca');
  await expect(page.locator('#nunca')).toHaveClass('loaded');
});

test('the command on an element loads every picture inside it, also before the service is there', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await photos(page);
  await pageWith(
    `<div id="grupo">${boxed('a', { 'load-mode': 'false' })}${boxed('b', { 'load-mode': 'false' })}</div>
    <script>addEventListener('vitrine:ready', () => document.getElementById('grupo').dispatchEvent(new CustomEvent('vitrine:image-load', { bubbles: true })))</script>`,
  );
  for (const id of ['a', 'b']) await expect(page.locator(`#${id}`)).toHaveClass('loaded');
});

test('what is loading has the class and is skipped by a further request, unless concurrent loads are allowed [IMG-323, IMG-324]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const all = await photos(page);
  all.hold();
  await pageWith(boxed('um', { 'force-update': 'true' }));
  await expect(page.locator('#um')).toHaveClass('loading');
  await expect.poll(() => all.asked.length).toBe(1);
  const sets = await page.locator('#um').evaluate((image: HTMLImageElement) => {
    const seen: string[] = [];
    new MutationObserver((records) => seen.push(...records.map(() => image.src))).observe(image, {
      attributeFilter: ['src'],
    });
    Reflect.set(window, 'seen', seen);
    return seen.length;
  });
  expect(sets).toBe(0);
  const seen = (): Promise<number> => page.evaluate(() => Reflect.get(window, 'seen').length);
  await command(page, '#um');
  await frames(page);
  expect(await seen()).toBe(0);
  await command(page, '#um', { allowConcurrentLoads: true });
  await all.release();
  await expect.poll(seen).toBe(1);
  await expect(page.locator('#um')).toHaveClass('loaded');
  expect(await seen()).toBe(1);
});

test('pictures that are added, changed, removed and put back are loaded, each once [IMG-301]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const { asked } = await photos(page);
  await pageWith(`${boxed('um', {})}<div id="mais"></div>`);
  await expect(page.locator('#um')).toHaveClass('loaded');
  await page.evaluate(() => {
    const copy = document.createElement('div');
    copy.append(Object.assign(new Image(), { id: 'dois', alt: 'dois' }));
    Object.assign((copy.firstChild as HTMLElement).dataset, {
      src: '/fotos/dois-1200x800.jpg',
      imageDimensions: '1200x800',
    });
    document.getElementById('mais')?.append(copy);
  });
  await expect(page.locator('#dois')).toHaveClass('loaded');
  await page.evaluate(() => {
    const image = document.getElementById('um') as HTMLElement;
    const { parentElement } = image;
    image.remove();
    requestAnimationFrame(() => parentElement?.append(image));
  });
  await expect(page.locator('#um')).toBeVisible();
  await page.locator('#um').evaluate((image: HTMLElement) => (image.dataset.src = '/fotos/tres-5000x500.jpg'));
  await expect.poll(() => shownIn(page, 'um')).toBe(`tres-5000x500.jpg?${FIVE}`);
  expect(asked.filter((one) => one.startsWith('um'))).toHaveLength(1);
});

test('all pictures are loaded before the page is printed, wherever they are', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  const { asked } = await photos(page);
  await pageWith(boxed('longe', {}, { style: 'margin-top:3000px' }) + boxed('nunca', { 'load-mode': 'false' }));
  await stageRan(page);
  expect(asked).toEqual([]);
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('#longe')).toHaveClass('loaded', { timeout: 500 });
  }).toPass();
  expect(asked.some((one) => one.startsWith('nunca'))).toBe(false);
});

test('the first picture in the window is fetched before all others, and no other is', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await photos(page);
  await pageWith(
    boxed('longe', { 'load-mode': 'true' }, { style: 'position:absolute;top:3000px' }) +
      boxed('um', {}) +
      boxed('dois', {}),
  );
  await expect(page.locator('#dois')).toHaveClass('loaded');
  const priorities = await page
    .locator('img')
    .evaluateAll((all) => all.map((one) => one.getAttribute('fetchpriority')));
  expect(priorities).toEqual([null, 'high', null]);
});

test('published pictures come to life as they are, each once [IMG-301]', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  const { asked } = await photos(page);
  const slide = (kind: string, id: string): string =>
    `<div class="slide ${kind}" style="position:relative;width:300px;height:200px" data-type="image"><noscript><img src="/fotos/${id}-450x600.jpg" alt=""></noscript><img class="thumb-image" id="${id}" data-src="/fotos/${id}-450x600.jpg" data-image="/fotos/${id}-450x600.jpg" data-image-dimensions="450x600" data-image-focal-point="0.5,0.25" data-load="false" data-image-id="5d5a" data-type="image" alt="${id}"></div>`;
  await pageWith(slide('content-fill', 'cheia') + slide('content-fit', 'inteira'));
  const styleOf = (id: string): Promise<string[]> =>
    page
      .locator(`#${id}`)
      .evaluate((image: HTMLImageElement) => [image.className, image.style.objectFit, image.style.objectPosition]);
  await expect.poll(() => styleOf('cheia')).toEqual(['thumb-image loaded', 'cover', '50% 25%']);
  await expect.poll(() => styleOf('inteira')).toEqual(['thumb-image loaded', 'scale-down', '50% 50%']);
  expect([...asked].sort()).toEqual(['cheia-450x600.jpg?format=300w', 'inteira-450x600.jpg?format=300w']);
});

test('a picture that waits is seen where a script of the page takes it over, and where the page is given back', async ({
  page,
  pageWith,
}) => {
  await photos(page);
  await pageWith(boxed('deles', {}, { style: 'margin-top:3000px' }) + boxed('nosso', {}));
  const opacity = (id: string): Promise<string> =>
    page.locator(`#${id}`).evaluate((element) => getComputedStyle(element).opacity);
  for (const id of ['deles', 'nosso']) await expect.poll(() => opacity(id)).toBe('0');
  await page.locator('#deles').evaluate((image: HTMLImageElement) => {
    image.src = image.dataset.src ?? '';
    image.removeAttribute('data-src');
  });
  await expect.poll(() => opacity('deles')).toBe('1');
  expect(await opacity('nosso')).toBe('0');
  await page.evaluate(() => Reflect.get(window, 'Vitrine').destroy());
  expect(await opacity('nosso')).toBe('1');
});

test('a picture whose attributes change while its file is under way is marked as loaded once that has come', async ({
  page,
  pageWith,
}) => {
  const all = await photos(page);
  all.hold();
  await pageWith(boxed('um', {}));
  await expect.poll(() => all.asked.length).toBe(1);
  await page.locator('#um').evaluate((image) => image.setAttribute('data-alignment', 'top'));
  await frames(page, 2);
  await all.release();
  await expect(page.locator('#um')).toHaveClass('loaded');
  expect(all.asked).toHaveLength(1);
});
