import type { Page } from '@playwright/test';
import { PAGES } from '../../unit/demo/site/site-pages.ts';
import { ITEMS, isItem } from '../consent/shop-pages.ts';
import { axe } from '../tools/axe.ts';
import { expect, settled, test } from '../tools/fixture.ts';
import { inEveryRun } from '../tools/short-and-long.ts';
import { stageRan } from '../tools/vitrine-of.ts';

/** Brings the first picture or block that has not come yet into view; gives how many there are. */
const bringNext = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const late = [
      // Those of a gallery's markup have no box while the gallery shows its own.
      ...[...document.images].filter((image) => !image.complete && image.getClientRects().length),
      // A popup is opened when it is due, and its content not before.
      ...document.querySelectorAll('[data-block-state=waiting]:not([data-block=popup], [data-block=popup] *)'),
    ];
    late[0]?.scrollIntoView({ behavior: 'instant', block: 'center' });
    return late.length;
  });

/** Goes to a page whose visitor has decided about cookies, and on to its end, so that every block and picture is there. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const withBlocks = (await page.locator('[data-block]').count()) > 0;
  if (withBlocks) await stageRan(page);
  await expect.poll(() => bringNext(page), { message: 'pictures and blocks under way', intervals: [20] }).toBe(0);
  if (withBlocks) await settled(page);
}

/** Waits until every colour has become what it is to be. */
const transitionsOver = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );

/** Pictures without a size. Lazy images of a gallery's markup have no box while the gallery shows its own, and are never fetched. */
const broken = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.naturalWidth === 0 && (image.complete || image.getClientRects().length))
      .map(({ src }) => src),
  );

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'ss_cookieAllowed', value: 'false', url: baseURL ?? '' }]);
});

/** Pieces and entries that stand for the others, and a piece with several photographs. */
const STANDS = [...ITEMS, '/atelie/peca/tigela-serra'];
/** The page of a piece: every run has it, and the long run all others. */
const FIRST = '/atelie/peca/caneca-neblina';
/** Pieces and entries of the diary that show the same blocks in the same state as one of `STANDS`. */
const isLikeOthers = (address: string): boolean => isItem(address) && !STANDS.includes(address);

for (const address of PAGES.filter((one) => !isLikeOthers(one))) {
  test(`${address} has no fault that axe finds, light or dark, no broken picture, and does not scroll sideways at 320 px`, {
    tag: inEveryRun(address === FIRST),
  }, async ({ page }) => {
    await visit(page, address);
    expect(await axe(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await transitionsOver(page);
    // Blocks that take their colours from the page follow it a moment later.
    await expect.poll(() => axe(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    // What follows the window's width does so a frame later.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    // A narrow window shows other pictures, which are still on their way.
    await expect.poll(() => broken(page)).toEqual([]);
  });
}

test('the other pieces and entries of the diary have no broken picture, and do not scroll sideways, at 320 px', {
  tag: '@long',
}, async ({ page }) => {
  const others = PAGES.filter(isLikeOthers);
  expect(others.length).toBeGreaterThan(10);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of others) {
    await visit(page, address);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320);
    await expect.poll(() => broken(page), { message: address }).toEqual([]);
  }
});

for (const address of ['/atelie/', '/atelie/peca/tigela-serra', '/atelie/contato', '/atelie/galeria'])
  test(`hardly anything moves while ${address} comes in`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) seen.shift += Number(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await visit(page, address);
    expect(await page.evaluate('window.seen.shift')).toBeLessThan(0.05);
  });

test('the menu opens and closes without a script of its own', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 720 });
  await page.goto('/atelie/');
  const menu = page.getByRole('navigation', { name: 'Principal' });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(menu).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await menu.getByRole('button', { name: 'Fechar' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Galeria' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Galeria');
});

test('a piece is ordered without scripts, from its page to the thanks', async ({ browser, baseURL, watch }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  watch(context);
  const page = await context.newPage();
  await page.goto('/atelie/peca/caneca-neblina');
  await page.getByRole('link', { name: 'Escreva sobre esta peça' }).click();
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toHaveValue(/Caneca Neblina/);
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Ana');
  await page.getByRole('textbox', { name: 'Sobrenome' }).fill('Prado');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ana@exemplo.com');
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Enviado|Obrigado/);
  await context.close();
});

test('the choice about cookies is asked once, and asked again from the privacy page', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await context.clearCookies();
  await page.goto('/atelie/');
  await page.getByRole('button', { name: 'Recusar' }).click();
  await page.goto('/atelie/privacidade');
  await expect(page.getByRole('button', { name: 'Recusar' })).toBeHidden();
  await page.getByRole('button', { name: 'Preferências de cookies' }).click();
  await expect(page.getByRole('button', { name: 'Recusar' })).toBeVisible();
  expect(await axe(page)).toEqual([]);
});
