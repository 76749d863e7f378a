import type { Locator, Page, Route } from '@playwright/test';

export const CALL = '**/api/search/GeneralSearch**';
export const FORM =
  '<form action="/atelie/busca" method="get"><input type="hidden" name="tipo" value="peca"><label>Buscar na loja <input type="search" name="q"></label><button>Buscar</button></form>';
export const HTML = `<div data-block="search" data-server="platform">${FORM}</div>`;
export const CONTEXT =
  '<script type="application/json" data-site-context>{"website":{"formattingLocale":"pt-BR"},"storeSettings":{"selectedCurrency":"BRL"},"pageType":102}</script>';

export const field = (page: Page): Locator => page.getByRole('combobox', { name: /Buscar/ });
export const options = (page: Page): Locator => page.getByRole('option');

export const item = (title: string, more: object = {}) => ({
  title,
  url: `/atelie/peca/${title.toLowerCase()}`,
  ...more,
});
export const answer = (route: Route, items: readonly object[], total = items.length): Promise<void> =>
  route.fulfill({ json: { items, total } });
