import type { Locator, Page, Route } from '@playwright/test';
import { expect } from '../../tools/fixture.ts';
import { control } from './contact-form.ts';

/** A form with the controls of an address. */
export const formWith = (
  attributes: string,
  more = '',
): string => `<div data-block="form" data-server="platform" data-form-id="x" ${attributes}>
<form method="post" action="/"><p><label>Nome <input name="nome" autocomplete="name"></label></p>
<p><label>CEP <input name="cep" data-form-field="cep" autocomplete="postal-code"></label></p>
<p><label>Rua <input name="rua" autocomplete="shipping address-line1"></label></p>${more}
<p><label>Bairro <input name="bairro" autocomplete="shipping address-level3"></label></p>
<p><label>Cidade <input name="cidade" autocomplete="shipping address-level2"></label></p>
<p><label>Estado <input name="uf" data-form-field="state" autocomplete="shipping address-level1"></label></p>
<p><button type="submit">Enviar</button></p></form></div>`;

export const NUMBER = '<p><label>Número <input name="numero"></label></p>';
export const PLACES = '**/api/google-maps/places/**';

export const values = (page: Page): Promise<string[]> =>
  Promise.all(['rua', 'bairro', 'cidade', 'uf'].map((name) => control(page, name).inputValue()));
export const list = (page: Page): Locator => page.getByRole('listbox', { name: 'Sugestões de endereço' });
export const options = (page: Page): Locator => list(page).getByRole('option');
export const status = (page: Page): Locator => page.locator('form [role="status"]').last();

/** Every request to the places service, in order. */
export async function requests(page: Page): Promise<URL[]> {
  const asked: URL[] = [];
  await page.route(PLACES, (route) => {
    asked.push(new URL(route.request().url()));
    return route.fallback();
  });
  return asked;
}

/** The street with the focus, once suggestions are offered for it. */
export async function street(page: Page): Promise<Locator> {
  const rua = control(page, 'rua');
  await rua.focus();
  await expect(rua).toHaveAttribute('role', 'combobox');
  return rua;
}

export const answer = (route: Route, ...texts: string[]): Promise<void> =>
  route.fulfill({
    json: { predictions: texts.map((text, at) => ({ place_id: `lugar-${at + 1}`, description: text })) },
  });
