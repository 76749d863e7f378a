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

test('it is there under a strict policy, without asking anybody, and the page’s rules for images do not tear it', async ({
  page,
  pageWith,
}) => {
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

test('buttons with names zoom it, and the keyboard moves it', async ({ page, pageWith }) => {
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

test('the marker opens the address by keyboard; Esc and its button close it', async ({ page, pageWith }) => {
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

test('options change on the map: style and names in its addresses, controls, wheel', async ({ page, pageWith }) => {
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

test('tiles that are not there leave the address', async ({ page, pageWith, allowConsole, consoleLines }) => {
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

test('over the map a link leads to the place, and the address is read out, seen with the focus, and printed', async ({
  page,
  pageWith,
}) => {
  await show(page, pageWith, mapWith(OWN_TILES, '<p id="own">Ateliê Serra, <a href="/mapa">no mapa</a></p>'));
  await expect(drawn(page)).toBeVisible();
  const card = page.locator('[part~="card"]');
  const link = page.getByRole('link', { name: 'Abrir no mapa' });
  const seen = async (): Promise<boolean> => ((await page.locator('#own').boundingBox())?.width ?? 0) > 20;
  const isOnTop = (): Promise<boolean> =>
    link.evaluate((one: HTMLElement) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return height >= 44 && (one.getRootNode() as ShadowRoot).elementFromPoint(x + width / 2, y + height / 2) === one;
    });
  expect([await isOnTop(), await seen()]).toEqual([true, false]);
  await link.focus();
  expect([await isOnTop(), await seen()]).toEqual([true, true]);
  await link.evaluate((one: HTMLElement) => one.blur());
  await page.emulateMedia({ media: 'print' });
  await expect(canvas(page)).toBeHidden();
  await expect(page.locator('#own')).toBeVisible();
  expect([await seen(), (await card.boundingBox())?.width === 1]).toEqual([true, false]);
});
