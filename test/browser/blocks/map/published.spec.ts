// A map as published platform pages write it (docs/published-markup.md §5).
import { expect, test } from '../../tools/fixture.ts';
import { allow, answer, contextOf, KEY, seen } from './map-page.ts';

const LOCATION = {
  mapLat: 37.9853236,
  mapLng: '23.741871400000036',
  mapZoom: 14,
  markerLat: 37.9853236,
  markerLng: 23.741871400000036,
  addressTitle: 'Ateliê',
  addressLine1: 'Rua das Flores, 80',
  addressLine2: 'Curitiba, 80010-000',
  addressCountry: 'Brasil',
};

const published = (model: Readonly<Record<string, unknown>>): string =>
  `<div class="sqs-block map-block sqs-block-map sized vsize-12" data-block-json='${JSON.stringify(model)}' data-block-type="4"><div class="sqs-block-content">&nbsp;</div></div>`;

const context = `<script>Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = ${JSON.stringify({ gmRenderKey: KEY })};</script>`;

test('its JSON gives place, switches and style; it has the height of vSize before and after [MAP-001, MAP-002, MAP-006, MAP-301, MAP-309]', async ({
  page,
  pageWith,
}) => {
  const asked = await answer(page);
  const model = { location: LOCATION, vSize: 12, style: 6, labels: false, terrain: true, controls: false, hSize: null };
  await pageWith(`${context}${published(model)}<p id="below">Abaixo</p>`);
  const block = page.locator('.sqs-block');
  await expect(block).toHaveAttribute('data-block-state', 'ready');
  await expect(block.locator('address')).toContainText('Rua das Flores, 80');
  expect(await block.evaluate((one) => one.getBoundingClientRect().height)).toBe(408);
  expect(asked).toEqual([]);
  await allow(page);
  await expect(block.locator('.box')).toHaveAttribute('data-state', 'drawn');
  // It looks as it did: the address is there for assistive technology and the focus.
  expect((await block.locator('[part~="card"]').boundingBox())?.width).toBe(1);
  const { maps } = await seen(page);
  expect(maps[0]?.options).toMatchObject({
    center: { lat: 37.9853236, lng: 23.741871400000036 },
    zoom: 14,
    mapTypeId: 'terrain',
    disableDefaultUI: true,
  });
  // A changed model is one update (MAP-006).
  await block.evaluate(
    (one, json) => one.setAttribute('data-block-json', json),
    JSON.stringify({ ...model, style: 3 }),
  );
  await expect
    .poll(async () => (await seen(page)).maps[0]?.updates)
    .toEqual([expect.objectContaining({ mapTypeId: 'satellite' })]);
  const styles = JSON.stringify(maps[0]?.options.styles);
  expect(styles).toContain('#e6eef7');
  expect(styles).toContain('{"elementType":"labels","stylers":[{"visibility":"off"}]}');
});

test('style ids 1 to 6 stand for their names, light before dark; any other is the original [MAP-003, MAP-308]', async ({
  page,
  pageWith,
}) => {
  await answer(page);
  const ids = [1, 2, 3, 4, 5, 6, 7, '2'];
  await pageWith(
    contextOf() + context + ids.map((style) => published({ location: LOCATION, vSize: 8, style })).join(''),
  );
  await page.locator('.sqs-block').last().scrollIntoViewIfNeeded();
  await expect(page.locator('.sqs-block[data-block-state=ready]')).toHaveCount(ids.length);
  await allow(page);
  await expect.poll(async () => (await seen(page)).maps.length).toBe(ids.length);
  const { maps } = await seen(page);
  const marks = maps.map(
    ({ options: { mapTypeId, styles } }) =>
      /saturation|#f5f5f3|#1f2124|#e6eef7/.exec(JSON.stringify(styles))?.[0] ?? mapTypeId,
  );
  expect(marks).toEqual(['roadmap', 'saturation', 'hybrid', '#f5f5f3', '#1f2124', '#e6eef7', 'roadmap', 'saturation']);
});
