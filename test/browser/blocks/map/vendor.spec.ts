// A map of the maps service: what the block asks of it, by a stand-in that writes it down.
import type { Page } from '@playwright/test';
import { expect, type PageWith, settled, test } from '../../tools/fixture.ts';
import { realFrames, runUntil, runUntilSettled, stopClock } from '../../tools/page-clock.ts';
import { allow, answer, contextOf, drawn, mapWith, seen, trigger } from './map-page.ts';

async function show(page: Page, pageWith: PageWith, html: string): Promise<void> {
  await answer(page);
  await pageWith(contextOf() + html);
  await settled(page);
  await allow(page);
  await expect(drawn(page).first()).toBeAttached();
}

test('the location: centre, zoom, marker and its defaults [MAP-301, MAP-302, MAP-303, MAP-304, MAP-315, MAP-605]', async ({
  page,
  pageWith,
}) => {
  await show(
    page,
    pageWith,
    `${mapWith('data-map-zoom="15" data-marker-lat="-20.2" data-marker-lng="-43.5"')}${mapWith('data-marker-lat="1"')}<div data-block="map"></div>`,
  );
  await expect.poll(async () => (await seen(page)).maps.length).toBe(3);
  const { maps, markers } = await seen(page);
  const here = { lat: -20.1372, lng: -43.4021 };
  const brasilia = { lat: -15.7942, lng: -47.8822 };
  expect(maps.map(({ options: { center, zoom } }) => [center, zoom])).toEqual([
    [here, 15],
    [here, 12],
    [brasilia, 12],
  ]);
  expect(markers.map(({ options: { position, title } }) => [position, title])).toEqual([
    [{ lat: -20.2, lng: -43.5 }, 'Ateliê Serra'],
    [here, 'Ateliê Serra'],
    [brasilia, 'Local marcado no mapa'],
  ]);
});

test('each option has its default and its effect [MAP-305, MAP-306]', async ({ page, pageWith }) => {
  const all =
    'data-show-labels="false" data-show-terrain data-draggable="false" data-scrollwheel data-show-controls="false" data-marker-draggable data-link-on-click';
  await show(page, pageWith, mapWith() + mapWith(all) + mapWith('data-disable-default-ui'));
  await expect.poll(async () => (await seen(page)).maps.length).toBe(3);
  const { maps, markers } = await seen(page);
  const plain = {
    mapTypeId: 'roadmap',
    styles: [],
    draggable: true,
    scrollwheel: false,
    disableDefaultUI: false,
    clickableIcons: true,
  };
  expect(maps[0]?.options).toMatchObject(plain);
  expect(maps[1]?.options).toMatchObject({
    mapTypeId: 'terrain',
    styles: [{ elementType: 'labels', stylers: [{ visibility: 'off' }] }],
    draggable: false,
    scrollwheel: true,
    disableDefaultUI: true,
    clickableIcons: false,
  });
  expect(maps[2]?.options).toMatchObject({ ...plain, disableDefaultUI: true });
  expect(markers.map(({ options }) => options.draggable)).toEqual([false, true, false]);
});

test('six styles have colours of their own, by name [MAP-307]', async ({ page, pageWith }) => {
  const names = ['Original', 'Grayscale', 'Satellite', 'MinimalDark', 'MinimalLight', 'MinimalBlue'];
  await show(page, pageWith, names.map((name) => mapWith(`data-style="${name}"`)).join(''));
  await expect.poll(async () => (await seen(page)).maps.length).toBe(6);
  const { maps } = await seen(page);
  const looks = maps.map(({ options: { mapTypeId, styles } }) => JSON.stringify([mapTypeId, styles]));
  expect(new Set(looks).size).toBe(6);
  expect(looks[2]).toBe('["hybrid",[]]');
  expect(looks[1]).toContain('"saturation":-100');
  // Dark ground for dark, light ground for light.
  expect([looks[3], looks[4], looks[5]].map((look) => /"color":"(#\w+)"/.exec(look ?? '')?.[1])).toEqual([
    '#1f2124',
    '#f5f5f3',
    '#e6eef7',
  ]);
});

test('several changes within 60 ms give one update with the last values [MAP-004, MAP-006, MAP-314, MAP-315, LIMIT-003]', async ({
  page,
  pageWith,
}) => {
  await stopClock(page);
  await answer(page);
  await pageWith(contextOf() + mapWith());
  await runUntilSettled(page);
  await allow(page);
  await runUntil(page, async () => (await drawn(page).count()) === 1);
  await page.clock.runFor(1_000);
  const set = async (name: string, value: string): Promise<void> => {
    await page
      .locator('[data-block=map]')
      .evaluate((block, [attribute, text]) => block.setAttribute(attribute, text), [name, value] as const);
    // The block has read it then.
    await realFrames(page);
  };
  const updates = async (): Promise<Record<string, unknown>[]> => (await seen(page)).maps[0]?.updates ?? [];
  for (const style of ['Grayscale', 'Satellite', 'MinimalDark']) {
    await set('data-style', style);
    await page.clock.runFor(30);
  }
  await set('data-scrollwheel', '');
  await set('data-marker-draggable', '');
  await page.clock.runFor(30);
  expect(await updates()).toEqual([]);
  await page.clock.runFor(200);
  expect(await updates()).toHaveLength(1);
  expect((await updates())[0]).toMatchObject({ mapTypeId: 'roadmap', scrollwheel: true });
  expect(JSON.stringify(await updates())).toContain('#1f2124');
  expect((await seen(page)).markers[0]?.draggable).toBe(true);
});

test('an update that fails is logged to the console only [MAP-005, ERR-008, ERR-012]', async ({
  page,
  pageWith,
  allowConsole,
  consoleLines,
}) => {
  allowConsole(/could not be updated/);
  await show(page, pageWith, mapWith());
  await page.evaluate(() => Reflect.set(window, 'breaks', true));
  await page.locator('[data-block=map]').evaluate((block) => block.setAttribute('data-style', 'Grayscale'));
  await expect.poll(() => consoleLines.join()).toContain('the map could not be updated: Error: no options');
  await expect(drawn(page)).toBeAttached();
  await expect(page.locator('[data-block=map]')).toHaveAttribute('data-block-state', 'ready');
});

test('the marker opens a window with the address and the link [MAP-311]', async ({ page, pageWith }) => {
  await show(page, pageWith, mapWith());
  await trigger(page, 'maps', 'click');
  const link = page.getByRole('link', { name: 'Abrir no mapa, abre em nova janela' });
  await expect(link).toHaveCount(0);
  await trigger(page, 'markers', 'click');
  await expect(link).toHaveAttribute('rel', 'noopener');
  const lines = await link.evaluate((one) =>
    [...(one.parentNode?.querySelectorAll('p') ?? [])].map((p) => p.textContent),
  );
  expect(lines).toEqual(['Ateliê Serra', 'Estrada da Pedra Redonda', 'Catas Altas, MG', 'Brasil']);
});

test('with linkOnClick a click on map or marker opens the place in a new tab, without a way back [MAP-310]', async ({
  page,
  pageWith,
}) => {
  // The demo's own policy would take the way back from any window, so the place is a page without one.
  await page.context().route('**/atelie/contato', (route) => route.fulfill({ contentType: 'text/html', body: 'Aqui' }));
  await show(page, pageWith, mapWith('data-link-on-click data-place-link="/atelie/contato"'));
  for (const what of ['maps', 'markers'] as const) {
    const opened = page.context().waitForEvent('page');
    await trigger(page, what, 'click');
    const tab = await opened;
    await tab.waitForLoadState();
    expect(new URL(tab.url()).pathname).toBe('/atelie/contato');
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await tab.close();
  }
});
