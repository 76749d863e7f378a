import type { Page } from '@playwright/test';
import { axe } from '../tools/axe.ts';
import { expect, readyInView, settled, test } from '../tools/fixture.ts';
import { moved, shifted, watchShifts } from '../tools/layout-shift.ts';
import { stageRan } from '../tools/vitrine-of.ts';

const ADDRESSES = [
  '/atelie/',
  '/atelie/galeria',
  '/atelie/peca/tigela-serra',
  '/atelie/diario/a-noite-do-forno',
] as const;

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'ss_cookieAllowed', value: 'false', url: baseURL ?? '' }]);
});

/** Turns the wheel until the page's end is reached. */
async function scrollThrough(page: Page): Promise<void> {
  await page.mouse.move(300, 400);
  const isAtEnd = (): Promise<boolean> =>
    page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 300);
        return isAtEnd();
      },
      { intervals: [30], timeout: 20_000 },
    )
    .toBe(true);
}

/** Goes to a page and on to its end, so that every block on it is there. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await stageRan(page);
  await scrollThrough(page);
  await settled(page);
}

const lightbox = (page: Page) => page.locator('dialog[open]');

for (const width of [1280, 390])
  test(`nothing of the galleries moves the page at ${width} px, from its first picture to its end`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    for (const address of ADDRESSES) {
      await visit(page, address);
      expect(await shifted(page), `${address}:\n${await moved(page)}`).toBeLessThanOrEqual(0.01);
    }
  });

test('every fourth page of a piece does not scroll by itself, and none of its pictures moves it', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page);
  await page.goto('/atelie/colecao');
  const links = await page
    .locator('a[href^="/atelie/peca/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const pieces = [...new Set(links)];
  expect(pieces.length).toBeGreaterThan(10);
  for (const address of pieces.filter((_, at) => at % 4 === 0)) {
    await page.goto(address);
    // It is in view: nothing but the page itself may scroll.
    await expect(page.locator('#block-fotos')).toHaveAttribute('data-block-state', 'ready');
    expect([await page.evaluate(() => scrollY), await shifted(page)], address).toEqual([0, expect.closeTo(0, 2)]);
  }
});

test('a picture is never larger on the page than in the lightbox, which gives it a whole side of the window', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/atelie/peca/caneca-neblina');
  const picture = page.locator('#block-fotos').getByRole('button', { name: /^Ampliar/ });
  for (const [width, height] of [
    [1280, 800],
    [1366, 768],
    [1440, 900],
    [1920, 1080],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await readyInView(page.locator('#block-fotos'));
    const onPage = await picture.boundingBox();
    await picture.click();
    await expect(page.locator('dialog[data-lightbox-state=contentFadedIn]')).toBeVisible();
    const large = await lightbox(page).locator('.slide[data-current] .content').boundingBox();
    if (!onPage || !large) throw new Error('no box');
    const name = `${width}×${height}`;
    // The page may cut the sides off, and show what is left of them wider.
    // One that is higher than the window on the page is as high as the window here.
    expect(large.height, name).toBeGreaterThan(Math.min(onPage.height, height - 1));
    expect(Math.min(width - large.width, height - large.height), name).toBeLessThan(1);
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toHaveCount(0);
  }
});

test('the wall, the pictures of a piece and the diary are whole without scripts', { tag: '@long' }, async ({
  browser,
  baseURL,
  watch,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  watch(context);
  const page = await context.newPage();
  for (const [address, count] of [
    ['/atelie/galeria', 29],
    ['/atelie/peca/tigela-serra', 4],
    ['/atelie/diario/a-noite-do-forno', 6],
  ] as const) {
    await page.goto(address);
    const pictures = page.locator('[data-block=gallery] img');
    await expect(pictures).toHaveCount(count);
    await pictures.last().scrollIntoViewIfNeeded();
    await expect
      .poll(() => pictures.last().evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
  await page.goto('/atelie/galeria');
  await page.getByRole('link', { name: 'Limões numa fruteira azul de pé alto' }).click();
  await expect(page).toHaveURL(/\/imagens\/limoes\.jpg$/);
  await context.close();
});

test('the page that lists a gallery becomes one gallery, with each of its photographs once and in their order [GAL-002]', async ({
  page,
}) => {
  await visit(page, '/atelie/galeria');
  const wall = page.locator('#block-galeria');
  await expect(wall).toHaveAttribute('data-block-state', 'ready');
  await expect(wall.locator('[part~=slide]')).toHaveCount(29);
  const written = await page.evaluate(async () => {
    const html = await (await fetch(location.href)).text();
    return [...html.slice(html.indexOf('id="block-galeria"')).matchAll(/<img [^>]*alt="([^"]+)"/g)].map(
      ([, alt]) => alt,
    );
  });
  expect(written).toHaveLength(29);
  const shown = await wall
    .locator('img')
    .filter({ visible: true })
    .evaluateAll((images) =>
      images
        .map((image) => ({ alt: image.getAttribute('alt'), at: image.getBoundingClientRect() }))
        .toSorted((one, other) => {
          const rows = Math.round(one.at.top) - Math.round(other.at.top);
          return Math.abs(rows) > 20 ? rows : one.at.left - other.at.left;
        })
        .map(({ alt }) => alt),
    );
  expect(shown).toEqual(written);
});

test('a photograph of the wall opens large with what the studio says of it, and the focus goes to the one that was shown last', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/atelie/galeria');
  const picture = page.getByRole('button', { name: /garrafa verde, tigela, caneca e peras/ });
  await picture.focus();
  await page.keyboard.press('Enter');
  await expect(lightbox(page)).toBeVisible();
  await expect(lightbox(page)).toContainText('As peras eram para a foto');
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(lightbox(page)).toContainText('O algodão é do quintal da Dona Zica');
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  await expect(page.locator('#block-galeria [data-index="1"] button')).toBeFocused();
});

test('the thumbnails of a piece show its other pictures, and the large one opens', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/atelie/peca/tigela-serra');
  const fotos = page.getByRole('region', { name: 'Fotos: Tigela Serra' });
  await expect(fotos.getByRole('group', { name: '1 de 4' })).toBeVisible();
  await fotos.getByRole('button', { name: 'Mostrar 3 de 4' }).click();
  const third = fotos.getByRole('group', { name: '3 de 4' });
  await expect(third).toBeInViewport();
  await expect(third.locator('img')).toHaveAttribute('alt', /Quatro tigelas/);
  await third.locator('img').click();
  await expect(lightbox(page)).toBeVisible();
  expect(await axe(page)).toEqual([]);
});

test('the photographs of the diary open from a link, from an image block and from a carousel', {
  tag: '@long',
}, async ({ page }) => {
  await visit(page, '/atelie/diario/a-noite-do-forno');
  const opensLarge = async (name: string | RegExp, role: 'link' | 'button'): Promise<void> => {
    await page.getByRole(role, { name }).first().click();
    await expect(lightbox(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toHaveCount(0);
  };
  await opensLarge(/Forno de tijolos aberto/, 'link');
  await opensLarge(/Placas de teste|Ampliar/, 'button');
  await opensLarge(/Moringa e copo de barro|Ampliar/, 'button');
});
