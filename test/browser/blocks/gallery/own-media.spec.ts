// What the page's own `picture` and `video` say is kept by slides and by the lightbox: which file for which window, tracks, sources.
import type { Page } from '@playwright/test';
import { expect, settled, test } from '../../tools/fixture.ts';

const file = (name: string): string => `/imagens/${name}.jpg?format=100w`;

/** A picture with another file for narrow windows, as a page writes one whose sides matter. */
const directed = `<figure><picture>
<source media="(max-width: 600px)" srcset="${file('cafe')}">
<source type="image/x-unknown" srcset="${file('canecas')}">
<img src="${file('limoes')}" width="300" height="200" alt="Limões" crossorigin="use-credentials" referrerpolicy="no-referrer"></picture></figure>`;

const gallery = (design: string, slides: string): string =>
  `<div data-block="gallery" data-block-load="load" data-design="${design}" data-lightbox>${slides}</div>`;

/** The file that an image inside the shadow roots shows. */
const shown = (page: Page, selector: string): Promise<string | undefined> =>
  page.evaluate((wanted) => {
    const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    const image = roots.flatMap((root) => [...root.querySelectorAll<HTMLImageElement>(wanted)])[0];
    return image?.complete && image.naturalWidth ? new URL(image.currentSrc).pathname : undefined;
  }, selector);

for (const design of ['grid', 'slideshow'])
  for (const [width, name] of [
    [390, 'cafe'],
    [1280, 'limoes'],
  ] as const)
    test(`${design} at ${width} px: slide and lightbox show the file that the page's picture chooses`, {
      tag: '@long',
    }, async ({ page, pageWith }) => {
      await page.setViewportSize({ width, height: 800 });
      await pageWith(gallery(design, directed.repeat(2)));
      await settled(page);
      await expect.poll(() => shown(page, '[part~=picture]')).toBe(`/imagens/${name}.jpg`);
      const image = page.locator('[data-block=gallery] [part~=picture]').first();
      await expect(image).toHaveAttribute('crossorigin', 'use-credentials');
      await expect(image).toHaveAttribute('referrerpolicy', 'no-referrer');
      await page.locator('[data-block=gallery] button:has([part~=picture])').first().click();
      await expect.poll(() => shown(page, '[part~=image]')).toBe(`/imagens/${name}.jpg`);
    });

test('a slide whose picture has files in its sources only shows one of them', async ({ page, pageWith }) => {
  const slide = `<figure><picture><source srcset="${file('cafe')} 100w"><img width="300" height="200" alt="Café"></picture></figure>`;
  await pageWith(gallery('grid', slide));
  await settled(page);
  await expect.poll(() => shown(page, '[part~=picture]')).toBe('/imagens/cafe.jpg');
});

test('a video of a slide keeps its tracks, its sources in order, and how it plays', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  const video = `<figure><video controls loop width="320" height="180">
<source src="/nada.xyz" type="video/x-unknown"><source src="/videos/oficina.mp4" type="video/mp4">
<track kind="captions" srclang="pt-BR" label="Português" src="/legendas.vtt" default></video></figure>`;
  // The file is never there: what the player asks for is not what this is about.
  await page.route('**/videos/*', () => {});
  await page.route('**/legendas.vtt', (route) => route.fulfill({ contentType: 'text/vtt', body: 'WEBVTT' }));
  await pageWith(`<div data-block="gallery" data-block-load="load" data-design="slideshow">${video}</div>`);
  await settled(page);
  const player = page.locator('[data-block=gallery] [part~=video]');
  await expect(player.locator('source')).toHaveCount(2);
  expect(
    await player.evaluate((element: HTMLVideoElement) => [
      element.loop,
      ...[...element.textTracks].map(({ kind, language, label }) => `${kind} ${language} ${label}`),
    ]),
  ).toEqual([true, 'captions pt-BR Português']);
});

for (const [what, slides] of [
  ['slides', directed.repeat(2)],
  ['a list of slides', `<ul><li>${directed}</li><li>${directed}</li></ul>`],
] as const)
  test(`words beside ${what} stay on the page, and are no slide`, { tag: '@long' }, async ({ page, pageWith }) => {
    await pageWith(gallery('grid', `<p>Fotos de <a href="/ana">Ana</a></p>${slides}`));
    await settled(page);
    await expect(page.getByText('Fotos de')).toBeVisible();
    await expect(page.locator('[data-block=gallery] [part~=slide]')).toHaveCount(2);
  });
