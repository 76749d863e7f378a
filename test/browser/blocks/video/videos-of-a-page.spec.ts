// Videos of blocks, galleries and the lightbox on one page, and how long the size of a file is waited for.
import type { Locator, Page } from '@playwright/test';
import { expect, settled, test } from '../../tools/fixture.ts';
import { openLightbox, reached } from '../lightbox/lightbox-page.ts';
import {
  aspectOf,
  blockOf,
  boxOf,
  FILM,
  frameOf,
  link,
  listenedTo,
  playOf,
  providers,
  renderedAtRest,
  statesOf,
  videoBlock,
  watchStates,
  YOUTUBE,
} from './video-page.ts';

const SLIDE = '<img src="/imagens/torno.jpg?format=300w" width="1600" height="900" alt="Torno">';
const gallery = `<div style="width: 700px"><div data-block="gallery" data-block-load="load" data-design="autogrid" data-mixed-content data-image-aspect-ratio="0.5625">
<figure data-video-url="https://vimeo.com/76979871" data-slide-title="Uma tarde no torno">${SLIDE}</figure><figure>${SLIDE}</figure></div></div>`;
const inGallery = (page: Page): Locator => page.locator('[data-block=gallery]');

test('a video in a gallery is a picture and a button until the click, and then plays in its slide [VIDEO-315]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const asked = await providers(page);
  await pageWith(gallery);
  await settled(page);
  const play = inGallery(page).getByRole('button', { name: 'Reproduzir vídeo: Uma tarde no torno' });
  await expect(play).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await play.click();
  const frame = inGallery(page).locator('iframe');
  await expect(frame).toHaveAttribute('src', 'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1');
  await expect(frame).toBeVisible();
  await expect.poll(() => asked).toEqual(['https://player.vimeo.com/video/76979871?dnt=1&autoplay=1']);
});

test('of block, gallery and lightbox the one that starts stops the others [VIDEO-309, VIDEO-315]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await providers(page);
  await pageWith(videoBlock('data-overlay', link()) + gallery);
  await settled(page);
  const slide = inGallery(page).locator('iframe');
  const startSlide = () =>
    inGallery(page)
      .getByRole('button', { name: /^Reproduzir vídeo/ })
      .click();
  await playOf(page).click();
  await expect(frameOf(page)).toBeVisible();
  await startSlide();
  await expect(slide).toBeVisible();
  await expect(frameOf(page), 'the gallery stops the block').toHaveCount(0);
  await expect(playOf(page)).toBeVisible();
  await playOf(page).click();
  await expect(frameOf(page)).toBeVisible();
  await expect(slide, 'the block stops the gallery').toHaveCount(0);
  await expect(inGallery(page).getByRole('button', { name: /^Reproduzir vídeo/ })).toBeVisible();
  const content = `<iframe src="${YOUTUBE.replace('watch?v=', 'embed/')}" title="A fornada"></iframe>`;
  await openLightbox(page, { set: [{ content, meta: null }] });
  await reached(page, 'contentFadedIn');
  await expect(frameOf(page), 'a lightbox that is only open stops nothing').toHaveCount(1);
  await page.getByRole('button', { name: 'Reproduzir vídeo: A fornada' }).click();
  await expect(page.locator('dialog iframe')).toBeVisible();
  await expect(frameOf(page), 'the lightbox stops the block').toHaveCount(0);
  await page.getByRole('button', { name: 'Fechar' }).click();
  await expect(page.locator('dialog.lightbox')).toHaveCount(0);
  await expect(playOf(page)).toBeVisible();
});

test('without overlay there is no cover: an embedded video and a file show as soon as they are loaded [VIDEO-307, VIDEO-308]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await providers(page);
  await watchStates(page);
  await pageWith(videoBlock(`data-purpose="necessary" data-url="${YOUTUBE}"`));
  await settled(page);
  await expect(boxOf(page)).toHaveAttribute('data-state', 'videoShowing');
  await expect(frameOf(page)).toHaveAttribute('src', listenedTo(page));
  await expect(playOf(page)).toHaveCount(0);
  expect(await statesOf(page)).toEqual(['unloaded', 'loaded', 'videoShowing']);
  await pageWith(videoBlock('', `<video src="${FILM}" width="640" height="360" preload="metadata"></video>`));
  await settled(page);
  await expect(boxOf(page)).toHaveAttribute('data-state', 'videoShowing');
  await expect(playOf(page)).toHaveCount(0);
  await expect(page.locator('video')).toBeVisible();
  expect(await statesOf(page)).toEqual(['unloaded', 'loaded', 'videoShowing']);
  // It shows, and plays for nobody who has not asked for it.
  expect(await page.locator('video').evaluate((player: HTMLVideoElement) => player.paused)).toBe(true);
  // The control: the same file with an overlay.
  await pageWith(
    videoBlock('data-overlay', `<video src="${FILM}" width="640" height="360" preload="metadata"></video>`),
  );
  await settled(page);
  await expect(playOf(page)).toBeVisible();
  expect(await statesOf(page)).toEqual(['unloaded', 'loaded', 'overlayShowing']);
});

test('the size of a file that does not come is waited for 1000 ms, no less and no more [VIDEO-312, VIDEO-313]', async ({
  page,
  pageWith,
}) => {
  await page.route('**/videos/nunca.webm', () => {});
  await renderedAtRest(page, () =>
    pageWith(`<div style="width: 1000px">${videoBlock('data-overlay data-url="/videos/nunca.webm"')}</div>`),
  );
  await expect(blockOf(page)).toHaveAttribute('data-block-state', 'ready');
  await page.clock.runFor(999);
  await expect(boxOf(page)).toHaveAttribute('data-state', 'unloaded');
  await page.clock.runFor(1);
  await expect(boxOf(page)).toHaveAttribute('data-state', 'overlayShowing');
  expect(await aspectOf(boxOf(page))).toBe(56.3);
});
