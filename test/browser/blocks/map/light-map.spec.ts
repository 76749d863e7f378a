// A map needs no React: neither its address, nor its notice, nor what draws it.
import { fetchedFiles, ofReact, pastIdle } from '../../tools/fetched-files.ts';
import { expect, settled, test } from '../../tools/fixture.ts';
import { answer, contextOf, drawn, mapWith, OWN_TILES } from './map-page.ts';

const ofTiles = (files: readonly string[]): string[] => files.filter((file) => /^chunks\/map-.*variant/.test(file));

test('a page with maps alone asks for no React, also once one is loaded and zoomed [MAP-601]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await answer(page);
  const files = fetchedFiles(page);
  await pageWith(
    contextOf() +
      mapWith('data-consent-service="mapas"', '<p>Ateliê Serra</p>') +
      mapWith(`${OWN_TILES} data-map-zoom="15"`),
  );
  await settled(page);
  await page.getByRole('button', { name: 'Aproximar' }).click();
  await page.getByRole('button', { name: 'Carregar uma vez' }).click();
  await expect(drawn(page)).toHaveCount(2);
  await pastIdle(page);
  expect(ofReact(files)).toEqual([]);
  // The control: another block fetches it.
  await page.evaluate(() => {
    const block = document.createElement('div');
    block.dataset.block = 'accordion';
    block.append(Object.assign(document.createElement('h3'), { textContent: 'Como chegar' }), 'De ônibus.');
    document.body.prepend(block);
  });
  await expect.poll(() => ofReact(files)).not.toEqual([]);
});

test('what draws tiles is asked for beside the block where they are the site’s own, and not for an address [MAP-316]', async ({
  page,
  pageWith,
}) => {
  const files = fetchedFiles(page);
  await pageWith(mapWith());
  await settled(page);
  await pastIdle(page);
  expect(ofTiles(files)).toEqual([]);

  const asked = page.waitForRequest(/\/chunks\/map-[^/]*variant/);
  await page.route(/\/chunks\/map-[^./]*\.js/, async (route) => {
    await asked;
    await route.continue();
  });
  await pageWith(mapWith(OWN_TILES));
  await expect(drawn(page)).toBeVisible();
});
