// Pages of a list as data: further items, filters of a list that is longer than the page, and what happens where they do not come.
import type { Locator, Page, Route } from '@playwright/test';
import { expect, settled, test } from '../../tools/fixture.ts';
import { runUntilSettled, stopClock } from '../../tools/page-clock.ts';

const item = (name: string): string =>
  `<article class="card" data-categories="Forno"><a href="/atelie/diario/${name}"><img src="/imagens/torno.jpg?format=300w" srcset="/imagens/torno.jpg 1600w" width="1600" height="900" alt=""></a><p><time datetime="2026-11-08">8 de novembro de 2026</time>, <span data-summary-part="categories"><a href="?category=Forno">Forno</a></span></p><h3><a href="/atelie/diario/${name}">${name}</a></h3><p>Texto de ${name}.</p><p data-summary-part="price">R$ 1,00</p><p data-summary-part="sold-out" hidden></p></article>`;
const NAV = '<nav aria-label="Filtrar"><a href="?">Todos</a> <a href="?category=Torno">Torno</a></nav>';
const PAGE = `<script type="application/json" data-site-context>{"website":{"formattingLocale":"pt-BR"},"storeSettings":{"selectedCurrency":"BRL"}}</script>
<div id="lista" data-block="summary">${NAV}${item('cinza')}${item('noite')}<p><a href="?pagina=2" data-next-page>Mais textos</a></p></div>`;

const record = (title: string, more: object = {}): object => ({
  title,
  fullUrl: `/atelie/diario/${title}`,
  publishOn: Date.parse('2026-09-14T12:00-03:00'),
  excerpt: '<p>Um <b>texto</b><script>ran()</script><img src=x onerror="ran()"></p>',
  assetUrl: '/imagens/forno-aberto.jpg?format=300w',
  originalSize: '1000x1250',
  categories: ['Torno', 'Gente & barro'],
  ...more,
});

const shown = (page: Page): Locator => page.locator('#lista h3:visible');
const more = (page: Page): Locator => page.locator('#lista [part~=more]');

/** Answers what the list asks for; `answers` are used up one after the other. */
async function answer(page: Page, answers: ((route: Route) => Promise<void>)[]): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/format=json/, async (route) => {
    asked.push(new URL(route.request().url()).search);
    await (answers.shift() ?? ((one: Route) => one.abort()))(route);
  });
  return asked;
}
const json =
  (body: unknown) =>
  (route: Route): Promise<void> =>
    route.fulfill({ json: body });

test('more items are fetched as data and drawn like the first one, once each; the keyboard goes on with them', async ({
  page,
  pageWith,
}) => {
  const variants = [{ sku: 'A', price: 8900, qtyInStock: 0 }];
  await pageWith(PAGE);
  const asked = await answer(page, [
    json({
      items: [
        record('noite'),
        record('tigela', { variants }),
        record('<i>moringa</i>', { fullUrl: '/atelie/moringa' }),
        record('má', { fullUrl: 'javascript:ran()' }),
        7,
      ],
      pagination: { nextPage: false, nextPageUrl: '?pagina=3' },
    }),
  ]);
  await settled(page);
  await more(page).focus();
  await page.keyboard.press('Enter');
  await expect(shown(page)).toHaveText(['cinza', 'noite', 'tigela', '<i>moringa</i>']);
  expect(asked).toEqual(['?pagina=2&format=json']);
  await expect(page.locator('#lista [role=status]')).toHaveText(/^Mais 2 itens carregados; 4 ao todo\./);
  await expect(more(page)).toHaveCount(0);
  const card = page.locator('#lista article').nth(2);
  await expect(card.locator('a').first()).toBeFocused();
  await expect(card).toHaveAttribute('class', 'card');
  await expect(card.locator('h3 a')).toHaveAttribute('href', '/atelie/diario/tigela');
  await expect(card.locator('time')).toHaveAttribute('datetime', '2026-09-14');
  await expect(card.locator('time')).toHaveText('14 de setembro de 2026');
  await expect(card.locator('p').nth(1)).toHaveText('Um texto');
  await expect(card.locator('img')).toHaveAttribute('src', '/imagens/forno-aberto.jpg?format=300w');
  await expect(card.locator('img')).not.toHaveAttribute('srcset');
  await expect(card.locator('[data-summary-part=categories] a')).toHaveText(['Torno', 'Gente & barro']);
  await expect(card.locator('[data-summary-part=categories] a').last()).toHaveAttribute(
    'href',
    /\/test\?category=Gente\+%26\+barro$/,
  );
  await expect(card.locator('[data-summary-part=price]')).toHaveText(/^R\$\s89,00$/);
  await expect(card.locator('[data-summary-part=sold-out]')).toHaveText('Esgotado');
  await expect(card.locator('[data-summary-part=sold-out]')).toBeVisible();
});

test('a page that does not come in 20 s, or fails, leaves the list and says so; the button tries again', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  allowConsole(/VT040|500|ERR/);
  await stopClock(page);
  await pageWith(PAGE);
  const asked = await answer(page, [
    () => new Promise(() => {}),
    (route) => route.fulfill({ status: 500, body: 'não' }),
    json({ items: [record('tigela')] }),
  ]);
  await runUntilSettled(page);
  await more(page).click();
  await expect.poll(() => asked.length).toBe(1);
  await page.clock.runFor(19_999);
  await expect(more(page)).toHaveText('Carregando…');
  await page.clock.runFor(1);
  const alert = page.locator('#lista [role=alert]');
  await expect(alert).toHaveText('Não foi possível carregar mais itens. Tente novamente.');
  await expect(shown(page)).toHaveText(['cinza', 'noite']);
  await expect(more(page)).toHaveText('Tentar novamente');
  await more(page).click();
  await expect.poll(() => asked.length).toBe(2);
  await expect(alert).toBeVisible();
  await more(page).click();
  await expect(shown(page)).toHaveText(['cinza', 'noite', 'tigela']);
});

test('a filter of a list that is longer than the page asks the server, once; Back needs no call', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  allowConsole(/VT040|500|ERR/);
  await pageWith(PAGE);
  const asked = await answer(page, [
    (route) => route.fulfill({ status: 500, body: 'não' }),
    json({ items: [record('tigela')], pagination: { nextPage: true, nextPageUrl: '?category=Torno&pagina=2' } }),
  ]);
  await settled(page);
  await page.getByRole('link', { name: 'Torno' }).click();
  const error = page.locator('[part~=error-state]');
  await expect(error).toContainText('Não foi possível carregar a lista.');
  await error.getByRole('button').click();
  await expect(shown(page)).toHaveText(['tigela']);
  await expect(page.locator('#lista article a:visible').first()).toBeFocused();
  expect(asked).toEqual(['?category=Torno&format=json', '?category=Torno&format=json']);
  await expect(more(page)).toHaveAttribute('href', '?category=Torno&pagina=2');
  await page.goBack();
  await expect(shown(page)).toHaveText(['cinza', 'noite']);
  await page.goForward();
  await expect(shown(page)).toHaveText(['tigela']);
  expect(asked).toHaveLength(2);
  await page.evaluate(() => Reflect.get(window, 'Vitrine').unmount(document.querySelector('#lista')));
  await expect(page.locator('#lista article')).toHaveCount(2);
});
