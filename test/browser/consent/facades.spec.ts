// What blocks that ask by themselves show until the visitor decides: one facade, whichever block it is.
import { axe } from '../tools/axe.ts';
import { fetchedFiles, pastIdle } from '../tools/fetched-files.ts';
import { expect, settled, test } from '../tools/fixture.ts';
import { choose, restrictive } from './gated-page.ts';

const place = 'data-map-lat="-20.1" data-map-lng="-43.4" data-address-title="Ateliê Serra"';
const BLOCKS = [
  [
    'embed',
    '<div data-block="embed" data-src="https://radio.exemplo/tocador"></div>',
    'Este conteúdo ainda não foi carregado. Fonte: radio.exemplo.',
  ],
  [
    'reservation',
    '<div data-block="reservation" data-src="https://mesa.exemplo/"></div>',
    'Este conteúdo ainda não foi carregado. Fonte: mesa.exemplo.',
  ],
  [
    'video',
    '<div data-block="video" data-block-load="load" data-url="https://vimeo.com/76979871"></div>',
    'Este vídeo ainda não foi carregado. Fonte: Vimeo.',
  ],
  [
    'map',
    `<div data-block="map" ${place} data-tiles="https://ladrilhos.exemplo/{z}/{x}/{y}.png"></div>`,
    'Este mapa ainda não foi carregado.',
  ],
] as const;

for (const [name, markup, sentence] of BLOCKS)
  test(`the facade of ${name} has the words, parts and files of all`, { tag: '@long' }, async ({ page, pageWith }) => {
    const files = fetchedFiles(page);
    await pageWith(restrictive(`${markup}<p>Depois.</p>`));
    await settled(page);
    const facade = page.locator(`[data-block=${name}] [part=facade]`);
    await expect(facade).toContainText(sentence);
    await expect(facade).toContainText('Ao carregar, ele pode usar cookies e receber dados sobre sua visita.');
    const card = facade.locator('[part=facade-card]');
    for (const [part, text] of [
      ['load', 'Carregar uma vez'],
      ['always', 'Sempre permitir'],
      ['preferences', 'Preferências'],
    ] as const)
      await expect(card.locator(`[part=${part}]`)).toHaveText(text);
    expect(await axe(page)).toEqual([]);
    await pastIdle(page);
    const ofPreferences = (): number => files.filter((file) => /consent-preferences/.test(file)).length;
    expect(ofPreferences()).toBe(0);
    await card.locator('[part=preferences]').hover();
    await expect.poll(ofPreferences).toBe(1);
  });

test('“Sempre permitir” of a video shows it with the focus in it, and does not start it by itself', async ({
  page,
  pageWith,
}) => {
  await page
    .context()
    .route('https://player.vimeo.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
    );
  await pageWith(restrictive(BLOCKS[2][1]));
  await settled(page);
  await page.locator('[part=always]').click();
  const player = page.locator('[data-block=video] iframe');
  await expect(player).toBeFocused();
  await expect(player).toHaveAttribute('src', 'https://player.vimeo.com/video/76979871?dnt=1');
  await choose(page, { marketing: false });
  await expect(page.locator('[part=facade]')).toBeVisible();
});
