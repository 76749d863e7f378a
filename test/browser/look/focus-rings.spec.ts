// A ring around the focus is nothing as long as a picture lies over it: each control over pictures is compared with itself without the focus, by pixels.

import type { Locator, Page } from '@playwright/test';
import { mapWith, OWN_TILES } from '../blocks/map/map-page.ts';
import { FILM, link, videoBlock } from '../blocks/video/video-page.ts';
import { expect, settled, test } from '../tools/fixture.ts';
import { frames } from '../tools/frames.ts';
import { inEveryRun } from '../tools/short-and-long.ts';

/** How many pixels a ring changes at least. */
const LEAST = 50;

const photo = '<img src="/imagens/torno.jpg?format=300w" width="1600" height="900" alt="Mãos no torno">';
const items = (inside: string): string => `<ul><li>${inside}</li><li>${inside}</li></ul>`;

/** The control, by what its block draws around it. */
const CONTROLS: readonly (readonly [name: string, html: string, control: (page: Page) => Locator])[] = [
  [
    'the poster of a file',
    videoBlock(
      'data-overlay data-poster="/imagens/torno.jpg?format=300w"',
      `<video src="${FILM}" width="640" height="360"></video>`,
    ),
    (page) => page.locator('[part=video-play]'),
  ],
  ['the poster of a provider', videoBlock('data-overlay', link()), (page) => page.locator('[part=video-play]')],
  ['a map', mapWith(`${OWN_TILES} data-map-zoom="15"`), (page) => page.getByRole('application')],
  [
    'a photograph that grows',
    `<div data-block="image" data-lightbox>${photo}</div>`,
    (page) => page.locator('[data-block=image] button'),
  ],
  [
    'a slide that leads somewhere',
    `<div data-block="gallery" data-design="slideshow">${items(`<a href="#x">${photo}</a>`)}</div>`,
    (page) => page.locator('.slides-hit').first(),
  ],
  [
    'a tile that leads somewhere',
    `<div data-block="gallery" data-design="grid">${items(`<a href="#x">${photo}</a>`)}</div>`,
    (page) => page.locator('.still-hit').first(),
  ],
];

for (const [name, html, find] of CONTROLS)
  test(`the ring of ${name} is above what it surrounds`, {
    tag: inEveryRun(name === 'a slide that leads somewhere'),
  }, async ({ page, pageWith }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await pageWith(
      `<p><a href="#y">Antes</a></p>${html.replace('<div ', '<div style="inline-size: 480px; min-block-size: 300px" ')}`,
    );
    await settled(page);
    const control = find(page);
    await expect(control).toBeVisible();
    await expect
      .poll(() => page.locator('img').evaluateAll((all) => all.every((one) => (one as HTMLImageElement).complete)))
      .toBe(true);
    await page.getByRole('link', { name: 'Antes' }).focus();
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab');
        return control.evaluate((one) => one.matches(':focus-visible'));
      })
      .toBe(true);
    const box = await control.boundingBox();
    if (!box) throw new Error('the control is not on the page');
    const clip = { x: box.x - 8, y: box.y - 8, width: box.width + 16, height: box.height + 16 };
    const shot = async (): Promise<string> => {
      await frames(page, 2);
      return (await page.screenshot({ clip })).toString('base64');
    };
    const focused = await shot();
    await control.blur();
    expect(await changedPixels(page, focused, await shot())).toBeGreaterThan(LEAST);
  });

/** How many pixels of two pictures differ so much that an eye sees it. */
const changedPixels = (page: Page, one: string, other: string): Promise<number> =>
  page.evaluate(
    async (pictures) => {
      const [first, second] = await Promise.all(
        pictures.map(async (data) => {
          const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          context?.drawImage(bitmap, 0, 0);
          return context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
        }),
      );
      let changed = 0;
      for (let at = 0; at < (first?.length ?? 0); at += 4) {
        const channels = [0, 1, 2].map((channel) =>
          Math.abs((first?.[at + channel] ?? 0) - (second?.[at + channel] ?? 0)),
        );
        if (Math.max(...channels) > 24) changed += 1;
      }
      return changed;
    },
    [one, other],
  );
