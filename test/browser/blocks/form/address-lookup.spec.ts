import type { Page } from '@playwright/test';
import { axe } from '../../tools/axe.ts';
import { expect, settled, test } from '../../tools/fixture.ts';
import { fault } from '../../tools/server-log.ts';
import { begin, control } from './contact-form.ts';

const formWith = (
  attributes: string,
): string => `<div data-block="form" data-server="platform" data-form-id="x" ${attributes}>
<form method="post" action="/"><p><label>CEP <input name="cep" data-form-field="cep"></label></p>
<p><label>Rua <input name="rua" autocomplete="shipping address-line1"></label></p>
<p><label>Bairro <input name="bairro" autocomplete="address-level3"></label></p>
<p><label>Cidade <input name="cidade" autocomplete="address-level2"></label></p>
<p><label>Estado <input name="uf" data-form-field="state"></label></p>
<p><button type="submit">Enviar</button></p></form></div>`;

const PLACES = '**/api/google-maps/places/**';

const values = (page: Page): Promise<string[]> =>
  Promise.all(['rua', 'bairro', 'cidade', 'uf'].map((name) => control(page, name).inputValue()));

test.beforeEach(({ page }) => begin(page));

test('a CEP fills in the address, once, and only what the visitor has left empty [PLACES-601, PLACES-602, PLACES-604]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(formWith('data-address-lookup'));
  await settled(page);
  const asked: URL[] = [];
  await page.route(PLACES, (route) => {
    asked.push(new URL(route.request().url()));
    return route.fallback();
  });
  await control(page, 'cidade').fill('Sampa');
  await control(page, 'bairro').fill('x');
  await control(page, 'bairro').fill('');
  await control(page, 'cep').pressSequentially('01310100');
  await expect(control(page, 'rua')).toHaveValue('Avenida das Torres');
  // What was typed stays, also where it was deleted again.
  expect(await values(page)).toEqual(['Avenida das Torres', '', 'Sampa', 'SP']);
  await expect(page.locator('form [role="status"]').last()).toHaveText(
    'Endereço preenchido pelo CEP. Confira os dados.',
  );
  await expect(control(page, 'cep')).toBeFocused();
  expect(asked.map(({ pathname }) => pathname.split('/').at(-1))).toEqual(['autocomplete', 'details']);
  const [autocomplete, details] = asked.map(({ searchParams }) => Object.fromEntries(searchParams));
  expect(autocomplete).toMatchObject({ input: '01310-100' });
  expect(autocomplete).not.toHaveProperty('productPage');
  expect(details).toMatchObject({ productPage: '/__page/test', productSection: 'form' });
  // The page's own controls have it, too.
  expect(await page.locator('input[name="rua"]:not([part])').inputValue()).toBe('Avenida das Torres');
  expect(await axe(page)).toEqual([]);
});

test('of two addresses a CEP fills in its own, and a corrected one replaces what the one before has filled in [PLACES-602]', async ({
  page,
  pageWith,
}) => {
  const address = (name: string, section: string): string =>
    `<p><label>CEP <input name="${name}-cep" autocomplete="${section} postal-code"></label></p>
<p><label>Rua <input name="${name}-rua" autocomplete="${section} address-line1"></label></p>
<p><label>Cidade <input name="${name}-cidade" autocomplete="${section} address-level2"></label></p>`;
  await pageWith(
    `<div data-block="form" data-server="platform" data-form-id="x" data-address-lookup><form method="post" action="/">${address('entrega', 'shipping')}${address('cobranca', 'billing')}<p><button type="submit">Enviar</button></p></form></div>`,
  );
  await settled(page);
  const cities = (): Promise<string[]> =>
    Promise.all(['entrega', 'cobranca'].map((name) => control(page, `${name}-cidade`).inputValue()));
  await control(page, 'cobranca-cep').pressSequentially('01310-100');
  await expect.poll(cities).toEqual(['', 'São Paulo']);
  await control(page, 'entrega-cep').pressSequentially('01310-100');
  await expect.poll(cities).toEqual(['São Paulo', 'São Paulo']);
  await control(page, 'entrega-rua').fill('Rua Um, 2');
  await control(page, 'entrega-cep').fill('12530-000');
  await expect.poll(cities).toEqual(['Cunha', 'São Paulo']);
  await expect(control(page, 'entrega-rua')).toHaveValue('Rua Um, 2');
  await expect(control(page, 'cobranca-rua')).toHaveValue('Avenida das Torres');
  expect(await page.locator('input[name="entrega-cidade"]:not([part])').inputValue()).toBe('Cunha');
});

test('a look-up that fails leaves every field usable and says nothing', async ({ page, pageWith, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  await pageWith(formWith('data-address-lookup'));
  await settled(page);
  await fault({ path: '/api/google-maps/places/autocomplete', status: 500, body: '{}', type: 'application/json' });
  const answered = page.waitForResponse(PLACES);
  await control(page, 'cep').pressSequentially('01310100');
  await answered;
  await control(page, 'rua').fill('Rua Um, 2');
  expect(await values(page)).toEqual(['Rua Um, 2', '', '', '']);
  await expect(page.locator('[data-block="dialog"], [part~="summary"]')).toHaveCount(0);
});

test('without the option no address is looked up', { tag: '@long' }, async ({ page, pageWith }) => {
  await pageWith(formWith(''));
  await settled(page);
  let calls = 0;
  await page.route(PLACES, (route) => {
    calls += 1;
    return route.fallback();
  });
  await control(page, 'cep').pressSequentially('01310100');
  await control(page, 'rua').fill('Rua Um, 2');
  expect([calls, ...(await values(page))]).toEqual([0, 'Rua Um, 2', '', '', '']);
});
