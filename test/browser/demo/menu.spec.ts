// The pages that people test blocks by: the menu of them all with a search, the way from block to block, and what a block's page says first.
import type { Page } from '@playwright/test';
import { axe } from '../tools/axe.ts';
import { expect, test } from '../tools/fixture.ts';
import { heldBack } from '../tools/held-back.ts';
import { invented, listed, withManyBlocks } from './many-pages.ts';

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Blocos, cenas e páginas' });
const button = (page: Page) => page.getByRole('button', { name: 'Blocos, cenas e páginas' });
const field = (page: Page) => menuOf(page).getByRole('searchbox', { name: 'Buscar' });
const linksOf = (page: Page): Promise<string[]> => menuOf(page).getByRole('link').allTextContents();

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'ss_cookieAllowed', value: 'false', url: String(baseURL) }]);
});

const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];

for (const colorScheme of ['light', 'dark'] as const)
  test(`with 49 blocks index, block page and menu fit each window, and axe finds nothing, in ${colorScheme} colours`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const blocks = await withManyBlocks(page);
    expect(blocks).toHaveLength(49);
    for (const path of ['/', '/blocks/accordion']) {
      await page.goto(path);
      await expect(page.locator('[data-vitrine-initialised]')).toHaveCount(1);
      for (const size of WINDOWS) {
        await page.setViewportSize(size);
        const wide = (): Promise<number> =>
          page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - innerWidth);
        expect(await wide(), `${path} at ${size.width} px`).toBeLessThanOrEqual(0);
        await button(page).click();
        const { right, overflow } = await menuOf(page).evaluate((menu) => ({
          right: menu.getBoundingClientRect().right - innerWidth,
          overflow: menu.scrollWidth - menu.clientWidth,
        }));
        expect([right, overflow].map((over) => over <= 0)).toEqual([true, true]);
        if (size.width !== 320) expect(await axe(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(menuOf(page)).toBeHidden();
      }
    }
  });

test('the menu lists every block in its group, and the search leaves what is asked for, by keyboard alone', {
  tag: '@long',
}, async ({ page }) => {
  const blocks = await withManyBlocks(page);
  await page.goto('/blocks/accordion');
  await button(page).press('Enter');
  await expect(field(page)).toBeFocused();
  const all = await linksOf(page);
  expect(all).toEqual(expect.arrayContaining(blocks.map(({ title }) => title)));
  const shop = menuOf(page).getByRole('list', { name: 'Loja' }).getByRole('link');
  const titles = blocks.filter(({ group }) => group === 'shop').map(({ title }) => title);
  expect(titles.length).toBeGreaterThan(10);
  expect(await shop.allTextContents()).toEqual(titles.sort(new Intl.Collator('pt-BR').compare));
  await expect(menuOf(page).getByRole('link', { name: 'Acordeão' })).toHaveAttribute('aria-current', 'page');

  const status = menuOf(page).getByRole('status');
  await page.keyboard.type('video');
  expect(await linksOf(page)).toEqual(['Galeria', 'Vídeo', 'Visualização ampliada', 'Conteúdo que espera']);
  await expect(status).toHaveText('4 resultados');
  // One of blocks, one of scenes.
  await expect(menuOf(page).getByRole('list')).toHaveCount(2);
  await field(page).fill('loja ORDENA lista');
  expect(await linksOf(page)).toEqual(['Lista de produtos']);
  await expect(status).toHaveText('1 resultado');
  await field(page).fill('torradeira');
  expect(await linksOf(page)).toEqual([]);
  await expect(status).toHaveText('Nenhum resultado encontrado.');
  expect(await axe(page)).toEqual([]);

  await field(page).fill('marquee');
  await page.keyboard.press('ArrowDown');
  await expect(menuOf(page).getByRole('link', { name: 'Letreiro' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Letreiro');

  // The whole group is found, and the one that is called so is gone to.
  await button(page).press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('formulário');
  expect((await linksOf(page)).length).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Formulário');
});

test('a menu that was opened before its script was there gives the search the focus once it comes, unless a link has it', {
  tag: '@long',
}, async ({ page }) => {
  for (const goesOn of [false, true]) {
    const release = await heldBack(page, '**/menu.js');
    await page.goto('/blocks/marquee', { waitUntil: 'commit' });
    await button(page).press('Enter');
    await expect(menuOf(page)).toBeVisible();
    await expect(field(page)).toBeHidden();
    if (goesOn) await menuOf(page).getByRole('link').first().focus();
    release();
    await expect(field(page)).toBeVisible();
    await expect(goesOn ? menuOf(page).getByRole('link').first() : field(page)).toBeFocused();
    await page.unroute('**/menu.js');
  }
});

test('the menu begins anew each time it is opened, and closing it gives the focus back to its button', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/blocks/marquee');
  await button(page).press('Enter');
  const count = (await linksOf(page)).length;
  await field(page).fill('letreiro');
  await menuOf(page).getByRole('button', { name: 'Fechar' }).press('Enter');
  await expect(menuOf(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('');
  await expect(menuOf(page).getByRole('link')).toHaveCount(count);
});

test('without scripts the menu opens all the same, as a plain list, and its links lead on', { tag: '@long' }, async ({
  browser,
  baseURL,
  watch,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: String(baseURL) });
  watch(context);
  const page = await context.newPage();
  await page.goto('/falhas');
  await button(page).click();
  await expect(field(page)).toBeHidden();
  const links = await linksOf(page);
  for (const { title } of listed().blocks) expect(links).toContain(title);
  await menuOf(page).getByRole('link', { name: 'Formulário' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Formulário');
  await context.close();
});

test('every block is reached from the first by the links to the next, and leads back to the index', {
  tag: '@long',
}, async ({ page }) => {
  const { blocks } = listed();
  const others = page.getByRole('navigation', { name: 'Outros blocos' });
  await page.goto('/blocks/accordion');
  /** The titles of a page and of those that its links lead to, one after the other; the last one's address. */
  const follow = async (from: string, rel: 'prev' | 'next'): Promise<{ titles: string[]; last: string }> => {
    const titles: string[] = [];
    for (let last = from; ; ) {
      const text = await (await page.request.get(last)).text();
      titles.push(/<h1[^>]*>([^<]*)/.exec(text)?.[1] ?? '');
      const [link = ''] = new RegExp(`<a [^>]*rel="${rel}"[^>]*`).exec(text) ?? [];
      const next = /href="([^"]*)"/.exec(link)?.[1];
      if (!next) return { titles, last };
      last = next;
    }
  };
  const { last: first } = await follow('/blocks/accordion', 'prev');
  const { titles, last } = await follow(first, 'next');
  expect(titles.toSorted()).toEqual(blocks.map(({ title }) => title).toSorted());
  await page.goto(last);
  await others.locator('[rel=prev]').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(titles.at(-2)));
  await page.getByRole('navigation', { name: 'Você está em' }).getByRole('link', { name: 'Todos os blocos' }).click();
  await expect(page).toHaveURL(/\/#blocos$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Blocos' })).toBeInViewport();
});

test('a page of a block says what it is for, then how to write it, then options, variants and reference', async ({
  page,
}) => {
  await page.goto('/blocks/marquee');
  const headings = page.locator('main :is(h1, h2)');
  expect(await headings.allTextContents()).toEqual([
    'Letreiro',
    'Exemplo',
    'Como escrever',
    'Opções',
    'Eventos',
    'Variantes',
    'Referência',
    'Cenas com este bloco',
  ]);
  await expect(page.locator('h1 + .lead')).toHaveText('Texto que corre sem fim, em linha reta ou em onda.');
  await expect(page.locator('#stage [data-block=marquee]')).toHaveAttribute('data-block-state', 'ready');
  await expect(page.locator('#markup')).toContainText('data-block="marquee"');
  for (const link of await page.getByRole('navigation', { name: 'Nesta página' }).getByRole('link').all())
    await expect(page.locator(String(await link.getAttribute('href')))).toBeVisible();
});

test('axe finds nothing on the other pages of the demo’s own', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // They are made by one function; what every block draws is looked at by itself.
  const some = listed().blocks.filter((_, at) => at % 5 === 0);
  for (const path of ['/falhas', '/desempenho', '/servico', ...some.map(({ name }) => `/blocks/${name}`)]) {
    await page.goto(path);
    expect(await axe(page), path).toEqual([]);
  }
  expect(listed().blocks.length + invented.length).toBe(49);
});
