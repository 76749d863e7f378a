// A map of the site's own tiles: no vendor, no key, no consent.
import type { Page } from '@playwright/test';
import { axe } from '../../tools/axe.ts';
import { expect, type PageWith, settled, test } from '../../tools/fixture.ts';
import { allow, answer, box, contextOf, drawn, mapWith, OWN_TILES } from './map-page.ts';

const head =
  '<style>[data-block=map] { min-block-size: 320px } img { max-width: 10px !important; border: 3px solid }</style>';
/** As strict as a page can be. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self'; connect-src 'self'; require-trusted-types-for 'script'; trusted-types vitrine#html vitrine#script";

const show = async (page: Page, pageWith: PageWith, html: string): Promise<void> => {
  await pageWith(contextOf() + html, { head, headers: { 'content-security-policy': POLICY } });
  await settled(page);
};
const canvas = (page: Page) => page.getByRole('application', { name: 'Mapa: Ateliê Serra' });
const tiles = (page: Page) => page.locator('img.leaflet-tile-loaded');
const zooms = (page: Page): Promise<string[]> =>
  tiles(page).evaluateAll((all) => [
    ...new Set(all.map((one) => /mapa\/(\d+)\//.exec((one as HTMLImageElement).src)?.[1] ?? '')),
  ]);

test('it is there under a strict policy, without asking anybody, and the page’s rules for images do not tear it', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const asked = await answer(page);
  await show(
    page,
    pageWith,
    mapWith(`${OWN_TILES} data-map-zoom="16" data-attribution="© Ateliê" data-attribution-link="/atelie/"`),
  );
  await expect(drawn(page)).toBeVisible();
  await expect(tiles(page).first()).toBeVisible();
  expect(asked).toEqual([]);
  expect((await tiles(page).first().boundingBox())?.width).toBe(256);
  expect(await page.locator('[data-block=map]').evaluate((block) => block.getBoundingClientRect().height)).toBe(320);
  await expect(page.getByRole('link', { name: '© Ateliê' })).toBeVisible();
  expect(await axe(page)).toEqual([]);
});

test('buttons with names zoom it, and the keyboard moves it', { tag: '@long' }, async ({ page, pageWith }) => {
  await show(page, pageWith, mapWith(`${OWN_TILES} data-map-zoom="15"`));
  await expect.poll(() => zooms(page)).toEqual(['15']);
  await page.getByRole('button', { name: 'Aproximar' }).click();
  await expect.poll(() => zooms(page)).toContain('16');
  // A press during the movement of the one before it is nothing to the library.
  const moving = page.locator('.leaflet-zoom-anim');
  for (const zoom of ['15', '14']) {
    await expect(moving).toHaveCount(0);
    await page.getByRole('button', { name: 'Afastar' }).click();
    await expect.poll(() => zooms(page)).toContain(zoom);
  }
  const marker = page.getByRole('button', { name: 'Ateliê Serra' });
  // The marker moves with the zoom.
  await expect(moving).toHaveCount(0);
  const before = (await marker.boundingBox())?.x ?? 0;
  await canvas(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await marker.boundingBox())?.x ?? 0).toBeLessThan(before - 40);
});

test('a map that cannot be moved still zooms by keys [MAP-306]', { tag: '@long' }, async ({ page, pageWith }) => {
  await show(page, pageWith, mapWith(`${OWN_TILES} data-map-zoom="15" data-draggable="false"`));
  await expect.poll(() => zooms(page)).toEqual(['15']);
  const marker = page.getByRole('button', { name: 'Ateliê Serra' });
  const before = await marker.boundingBox();
  await canvas(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('+');
  await expect.poll(() => zooms(page)).toContain('16');
  await expect(page.locator('.leaflet-zoom-anim')).toHaveCount(0);
  expect((await marker.boundingBox())?.x).toBeCloseTo(before?.x ?? 0, 0);
});

test('the marker opens the address by keyboard; Esc and its button close it', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await show(page, pageWith, mapWith(`${OWN_TILES} data-map-zoom="15"`));
  const marker = page.getByRole('button', { name: 'Ateliê Serra' });
  await marker.focus();
  await page.keyboard.press('Enter');
  const close = page.getByRole('button', { name: 'Fechar o endereço' });
  const popup = page.locator('.leaflet-popup-content');
  await expect(popup).toContainText('Catas Altas, MG');
  await close.click();
  await expect(close).toHaveCount(0);
  await expect(marker).toBeFocused();
  await page.keyboard.press('Space');
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(close).toHaveCount(0);
});

test('options change on the map: style and names in its addresses, controls, wheel', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await show(page, pageWith, mapWith(`${OWN_TILES} data-map-zoom="15"`));
  await expect(tiles(page).first()).toBeVisible();
  await page.locator('[data-block=map]').evaluate((block) => {
    block.setAttribute('data-style', 'MinimalBlue');
    block.setAttribute('data-show-labels', 'false');
    block.setAttribute('data-show-controls', 'false');
  });
  await expect(page.locator('img.leaflet-tile-loaded[src*="estilo=MinimalBlue&nomes=0"]').first()).toBeVisible();
  await expect(page.locator('[part~="zoom"]')).toHaveCount(0);
});

test('tiles that are not there leave the address', { tag: '@long' }, async ({
  page,
  pageWith,
  allowConsole,
  consoleLines,
}) => {
  allowConsole(/404|could not be drawn/);
  await show(page, pageWith, mapWith('data-tiles="/nada/{z}/{x}/{y}.png"'));
  await expect.poll(() => consoleLines.join()).toContain('no tile of /nada/{z}/{x}/{y}.png could be loaded');
  await expect(box(page)).toHaveAttribute('data-state', 'card');
  await expect(page.locator('[part~="card"]')).toContainText('Catas Altas, MG');
});

test('tiles of another origin wait for consent as the service does', async ({ page, pageWith, allowConsole }) => {
  // What answers here is no image.
  allowConsole(/could not be drawn/);
  const asked = await answer(page);
  await pageWith(contextOf() + mapWith('data-tiles="https://tiles.exemplo/{z}/{x}/{y}.png"'), { head });
  await settled(page);
  await expect(box(page)).toHaveAttribute('data-state', 'waiting');
  expect(asked).toEqual([]);
  await allow(page);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(asked[0]?.host).toBe('tiles.exemplo');
});

const cardWidth = async (page: Page): Promise<number> =>
  (await page.locator('[part~="card"]').boundingBox())?.width ?? 0;

test('a link over the map leads to the place; with the focus on it the address is seen, which is read out and printed', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await show(page, pageWith, mapWith(`${OWN_TILES} data-place-link="/atelie/contato"`));
  await expect(drawn(page)).toBeVisible();
  expect(await cardWidth(page)).toBe(1);
  const link = page.getByRole('link', { name: 'Abrir no mapa' });
  // At the edge of the words: what a press shows must not move it away.
  const { x = 0, y = 0, height = 0 } = (await link.boundingBox()) ?? {};
  expect(height).toBeGreaterThanOrEqual(44);
  await page.mouse.move(x + 3, y + height / 2);
  await page.mouse.down();
  const opened = page.waitForEvent('popup');
  await page.mouse.up();
  expect(new URL((await opened).url()).pathname).toBe('/atelie/contato');
  expect(await cardWidth(page)).toBe(1);
  await canvas(page).focus();
  await page.keyboard.press('Tab');
  for (let at = 0; at < 9 && !(await link.evaluate((one) => one.matches(':focus'))); at += 1)
    await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  expect(await cardWidth(page)).toBeGreaterThan(100);
  await page.emulateMedia({ media: 'print' });
  await expect(canvas(page)).toBeHidden();
  await expect(link).toBeHidden();
  await expect(page.locator('[part~="card"]')).toContainText('Ateliê Serra');
  expect(await cardWidth(page)).toBeGreaterThan(100);
});

test('where the address has a link of its own, the one over the map is for pointers alone', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await show(page, pageWith, mapWith(OWN_TILES, '<p id="own">Ateliê Serra, <a href="/mapa">no mapa</a></p>'));
  await expect(drawn(page)).toBeVisible();
  await expect(page.locator('a.over')).toBeVisible();
  await expect(page.getByRole('link', { name: /no mapa/ })).toHaveCount(1);
  await page.locator('#own a').focus();
  expect(await cardWidth(page)).toBeGreaterThan(100);
});
