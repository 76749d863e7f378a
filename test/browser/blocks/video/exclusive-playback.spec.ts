// One player of a page plays at a time: audio blocks, video blocks, galleries, players of providers, and the page's own audio and video.
import type { Locator, Page } from '@playwright/test';
import { expect, settled, test } from '../../tools/fixture.ts';
import { insideOf, players, playInside } from './player-stand-ins.ts';
import { boxOf, FILM, frameOf, link, playOf, providers, videoBlock, YOUTUBE } from './video-page.ts';

const AUDIO =
  '<div data-block="audio" data-block-load="load"><audio id="sound" controls preload="none" loop src="/audio/estalos.wav" data-title="Estalos"></audio></div>';
const film = (id: string): string => `<video id="${id}" src="${FILM}" width="640" height="360" loop controls></video>`;

const paused = (media: Locator): Promise<boolean> => media.evaluate((one: HTMLMediaElement) => one.paused);
const plays = (page: Page, id: string, isPlaying = true): Promise<void> =>
  expect.poll(() => paused(page.locator(`#${id}`))).toBe(!isPlaying);
const start = (page: Page, id: string): Promise<void> =>
  page.locator(`#${id}`).evaluate((one: HTMLMediaElement) => one.play());
const listen = (page: Page): Promise<void> => page.getByRole('button', { name: 'Reproduzir', exact: true }).click();

test('audio, a video under its cover, a file and a video of the page stop each other, in all directions [VIDEO-309, BLOCK-005]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await providers(page);
  await pageWith(`${AUDIO}${videoBlock('data-overlay', link())}${videoBlock('', film('file'))}${film('own')}`);
  await settled(page);
  const covered = () => expect(boxOf(page)).toHaveAttribute('data-state', 'overlayShowing');
  // Each of the four starts while each of the others plays.
  await listen(page);
  await plays(page, 'sound');
  await playOf(page).click();
  await expect(frameOf(page)).toBeVisible();
  await plays(page, 'sound', false);
  await listen(page);
  await covered();
  await plays(page, 'sound');
  await start(page, 'file');
  await plays(page, 'sound', false);
  await listen(page);
  await plays(page, 'file', false);
  await start(page, 'own');
  await plays(page, 'sound', false);
  await listen(page);
  await plays(page, 'own', false);
  await start(page, 'own');
  await playOf(page).click();
  await plays(page, 'own', false);
  await start(page, 'own');
  await covered();
  await start(page, 'file');
  await plays(page, 'own', false);
  await start(page, 'own');
  await plays(page, 'file', false);
  await start(page, 'file');
  await playOf(page).click();
  await plays(page, 'file', false);
  await start(page, 'file');
  await covered();
  await plays(page, 'file');
});

test('what has no sound disturbs nobody; a background video takes part once the page gives it sound [VIDEO-309]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await pageWith(
    `${AUDIO}${videoBlock('data-background', film('behind'))}${videoBlock('', film('file'))}${film('own')}`,
  );
  await settled(page);
  await plays(page, 'behind');
  await listen(page);
  await plays(page, 'sound');
  for (const id of ['file', 'own']) {
    await page.locator(`#${id}`).evaluate(async (one: HTMLMediaElement) => {
      one.muted = true;
      await one.play();
    });
    await plays(page, 'sound');
  }
  await plays(page, 'behind');
  await page.locator('#behind').evaluate((one: HTMLMediaElement) => {
    one.muted = false;
  });
  await plays(page, 'sound', false);
  await plays(page, 'behind');
  await listen(page);
  await plays(page, 'behind', false);
  await expect(page.getByRole('button', { name: 'Reproduzir vídeo de fundo' })).toBeVisible();
  // Nor is what has no sound stopped by what the page itself plays.
  await plays(page, 'own');
});

test('a video in a gallery and an audio block stop each other [VIDEO-309, VIDEO-315]', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(
    `${AUDIO}<div data-block="gallery" data-block-load="load"><figure><video src="${FILM}" width="640" height="360"></video></figure></div>`,
  );
  await settled(page);
  const player = page.locator('[data-block=gallery] .vt-video');
  await listen(page);
  await player.evaluate((one: HTMLVideoElement) => one.play());
  await plays(page, 'sound', false);
  await listen(page);
  await expect.poll(() => paused(player)).toBe(true);
});

const WITHOUT_COVER = [YOUTUBE, 'https://vimeo.com/76979871'].map((url) =>
  videoBlock(`data-purpose="necessary" data-url="${url}"`),
);

test('what a visitor starts inside the players of YouTube and Vimeo stops the others, and is paused by them without being loaded anew [VIDEO-309]', async ({
  page,
  pageWith,
}) => {
  await players(page);
  await pageWith(AUDIO + WITHOUT_COVER.join(''));
  await settled(page);
  const state = (at: number, is: string) =>
    expect(insideOf(page, at).locator('body')).toHaveAttribute('data-state', is);
  for (const at of [0, 1]) await frameOf(page, at).evaluate((frame) => frame.setAttribute('data-marked', ''));
  await listen(page);
  await plays(page, 'sound');
  await playInside(page, 0);
  await plays(page, 'sound', false);
  await listen(page);
  await state(0, '2');
  await playInside(page, 1);
  await plays(page, 'sound', false);
  await playInside(page, 0);
  await state(1, 'pause');
  await state(0, '1');
  await playInside(page, 1);
  await state(0, '2');
  await listen(page);
  await state(1, 'pause');
  for (const at of [0, 1]) await expect(frameOf(page, at)).toHaveAttribute('data-marked');
});

test('messages that are not of the player’s own window and origin change nothing', { tag: '@long' }, async ({
  page,
  pageWith,
  allowConsole,
}) => {
  // The block asks the player that has gone elsewhere.
  allowConsole(/postMessage/);
  const lie = `JSON.stringify({ event: 'infoDelivery', info: { playerState: 1 } })`;
  await page.addInitScript(() => {
    Reflect.set(window, 'heard', []);
    addEventListener('message', ({ origin, data }) => {
      if (String(data).includes('"playerState":1')) Reflect.get(window, 'heard').push(origin);
    });
  });
  // The block's own iframe has gone on to another origin; another iframe is of the player's origin.
  await players(page, `<!doctype html><title>Player</title><script>location.href = 'https://outra.exemplo/';</script>`);
  await page.context().route(/outra\.exemplo|embed\/alheio/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Outra</title><script>addEventListener('message', () => parent.postMessage(${lie}, '*'));</script>`,
    }),
  );
  await pageWith(
    `${AUDIO}${WITHOUT_COVER[0]}<iframe id="other" src="https://www.youtube-nocookie.com/embed/alheio" title="Outro"></iframe>`,
  );
  await settled(page);
  await expect.poll(() => page.frames().map((frame) => frame.url())).toContain('https://outra.exemplo/');
  // Each answers once its script has run, which its address does not tell.
  for (const frame of page.frames()) await frame.waitForLoadState();
  await listen(page);
  await plays(page, 'sound');
  await page.evaluate((text) => {
    for (const frame of [
      document.querySelector<HTMLIFrameElement>('#other'),
      document.querySelector('[data-block=video]')?.shadowRoot?.querySelector('iframe'),
    ])
      frame?.contentWindow?.postMessage('', '*');
    window.postMessage(text, '*');
  }, '{"event":"infoDelivery","info":{"playerState":1}}');
  await expect
    .poll(() => page.evaluate(() => [...Reflect.get(window, 'heard')].sort()))
    .toEqual([new URL(page.url()).origin, 'https://outra.exemplo', 'https://www.youtube-nocookie.com'].sort());
  expect(await paused(page.locator('#sound'))).toBe(false);
});
