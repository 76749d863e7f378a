// Nothing of the maps service before the visitor allows it, and what is shown meanwhile.
import { axe } from '../../tools/axe.ts';
import { expect, settled, test } from '../../tools/fixture.ts';
import { ADDRESS, allow, answer, box, contextOf, drawn, KEY, mapWith, SERVICE } from './map-page.ts';

test('not a byte of the service is asked for before consent; then its script once, with key, language and region [MAP-001, MAP-316, MAP-601, MAP-602, MAP-603, CTX-310, I18N-609]', async ({
  page,
  pageWith,
}) => {
  const asked = await answer(page);
  await pageWith(contextOf({ website: { language: 'pt-PT' } }) + mapWith());
  await settled(page);
  await expect(box(page)).toHaveAttribute('data-state', 'waiting');
  const card = page.locator('[part~="card"]');
  for (const text of ['Ateliê Serra', 'Estrada da Pedra Redonda', 'Catas Altas, MG', 'Brasil'])
    await expect(card).toContainText(text);
  await expect(page.locator('[part~="facade"]')).toContainText('Este mapa ainda não foi carregado.');
  expect(await axe(page)).toEqual([]);
  expect(asked).toEqual([]);
  // The control: the same page asks once it may.
  await page.getByRole('button', { name: 'Carregar uma vez' }).click();
  await expect(drawn(page)).toBeVisible();
  expect(asked.map(({ origin, pathname }) => origin + pathname)).toEqual([SERVICE]);
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
    key: 'chave_1',
    language: 'pt',
    region: 'PT',
  });
  await expect(box(page)).toBeFocused();
  const slotted = page.locator('[slot="canvas"]');
  expect(await slotted.evaluate((canvas) => canvas.getRootNode() === document)).toBe(true);
  await expect(slotted).toContainText('mapa');
});

test('“Sempre permitir” allows every map of the page, and they share one script [MAP-312]', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  const asked = await answer(page);
  await pageWith(contextOf() + mapWith() + mapWith());
  await settled(page);
  await page.getByRole('button', { name: 'Sempre permitir' }).first().click();
  await expect(drawn(page)).toHaveCount(2);
  expect(asked).toHaveLength(1);
  const { purposes } = await page.evaluate(() => Reflect.get(window, 'Vitrine').consent.get());
  expect(purposes).toMatchObject({ preferences: true, marketing: false });
});

test('a withdrawal brings the address back', { tag: '@long' }, async ({ page, pageWith }) => {
  await answer(page);
  await pageWith(contextOf() + mapWith());
  await settled(page);
  await allow(page);
  await expect(drawn(page)).toBeVisible();
  await allow(page, false);
  await expect(box(page)).toHaveAttribute('data-state', 'waiting');
  await expect(page.locator('[slot="canvas"]')).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, 'seen').cleared)).toBe(2);
});

test('a site names another purpose and another address of the script', { tag: '@long' }, async ({ page, pageWith }) => {
  const asked = await answer(page);
  const thirdParties = { mapsPurpose: 'marketing', mapsScript: 'https://mapas.exemplo/js' };
  await pageWith(contextOf({ thirdParties }) + mapWith());
  await settled(page);
  await allow(page);
  await expect(box(page)).toHaveAttribute('data-state', 'waiting');
  await page.evaluate(() => Reflect.get(window, 'Vitrine').consent.set({ marketing: true }));
  await expect(drawn(page)).toBeVisible();
  expect(asked.map(({ origin, pathname }) => origin + pathname)).toEqual(['https://mapas.exemplo/js']);
});

test('without a key nothing is loaded and nobody is asked; the address is there, with a link to the place [MAP-316]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const asked = await answer(page);
  await pageWith(contextOf({ gmRenderKey: '' }) + mapWith());
  await settled(page);
  await allow(page);
  await expect(box(page)).toHaveAttribute('data-state', 'card');
  const link = page.getByRole('link', { name: 'Abrir no mapa' });
  await expect(link).toHaveAttribute('href', 'https://www.google.com/maps/search/?api=1&query=-20.1372%2C-43.4021');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener');
  expect(asked).toEqual([]);
  expect(await axe(page)).toEqual([]);
});

test('a key that is no base64 is logged, and nothing is loaded [MAP-602]', { tag: '@long' }, async ({
  page,
  pageWith,
  allowConsole,
  consoleLines,
}) => {
  allowConsole(/gmRenderKey/);
  const asked = await answer(page);
  await pageWith(`${contextOf({ gmRenderKey: `%${KEY}` })}<div data-block="map" ${ADDRESS}></div>`);
  await settled(page);
  await allow(page);
  await expect.poll(() => consoleLines.join()).toContain('gmRenderKey of the page context is no key in base64');
  // Without coordinates the place is found by its address.
  await expect(page.getByRole('link', { name: 'Abrir no mapa' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=Estrada%20da%20Pedra%20Redonda%2C%20Catas%20Altas%2C%20MG%2C%20Brasil',
  );
  expect(asked).toEqual([]);
});
