// Who plays: one video of the page at a time, files, background videos, and videos of published pages.
import { deferred } from '../../../deferred.ts';
import { expect, settled, test } from '../../tools/fixture.ts';
import {
  aspectOf,
  blockOf,
  boxOf,
  FILM,
  frameOf,
  link,
  playOf,
  providers,
  renderedAtRest,
  videoBlock,
  YOUTUBE,
} from './video-page.ts';

const film = (attributes = ''): string =>
  `<video src="${FILM}" width="640" height="360" controls preload="metadata" ${attributes}></video>`;

test('starting one video returns all others to their overlay, in other blocks and files [VIDEO-309]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await providers(page);
  await pageWith(
    `${videoBlock('data-overlay', link())}${videoBlock('data-overlay', link('https://vimeo.com/76979871'))}${videoBlock('data-overlay', film())}${videoBlock(`data-purpose="necessary" data-url="${YOUTUBE}"`)}`,
  );
  await settled(page);
  await playOf(page).click();
  await expect(frameOf(page)).toBeVisible();
  await playOf(page, 1).click();
  await expect(frameOf(page, 1)).toBeVisible();
  await expect(frameOf(page)).toHaveCount(0);
  await expect(playOf(page)).toBeVisible();
  await playOf(page, 2).click();
  const player = blockOf(page, 2).locator('video');
  await expect.poll(() => player.evaluate((one: HTMLVideoElement) => one.paused)).toBe(false);
  await expect(frameOf(page, 1)).toHaveCount(0);
  // One without an overlay is loaded anew.
  await frameOf(page, 3).evaluate((frame) => frame.setAttribute('data-marked', ''));
  await playOf(page).click();
  await expect.poll(() => player.evaluate((one: HTMLVideoElement) => one.paused)).toBe(true);
  await expect(playOf(page, 2)).toBeVisible();
  await expect(frameOf(page, 3)).not.toHaveAttribute('data-marked');
});

test('a file is played by the page’s own element, which is given back as it was [VIDEO-306]', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(videoBlock('data-overlay data-title="O forno"', film().replace(' controls', '')));
  await settled(page);
  const player = page.locator('video');
  await player.evaluate((one) => Reflect.set(window, 'own', one));
  await playOf(page).press('Enter');
  await expect.poll(() => player.evaluate((one: HTMLVideoElement) => one.paused)).toBe(false);
  expect(await player.evaluate((one) => Reflect.get(window, 'own') === one)).toBe(true);
  await expect(player).toBeFocused();
  await blockOf(page).evaluate((host) => Reflect.get(window, 'Vitrine').unmount(host));
  await expect(player).not.toHaveAttribute('controls');
  expect(await player.evaluate((one: HTMLVideoElement) => one.paused)).toBe(true);
});

test('a file without a size has its own; where that does not come, 56.3 % [VIDEO-312]', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await page.route('**/videos/nunca.webm', () => {});
  await renderedAtRest(page, () =>
    pageWith(
      `<div style="width: 1000px">${videoBlock(`data-url="${FILM}"`)}${videoBlock('id="nunca" data-overlay data-url="/videos/nunca.webm"')}</div>`,
    ),
  );
  await expect.poll(() => aspectOf(boxOf(page))).toBe(56.3);
  await expect(boxOf(page)).toHaveAttribute('data-state', 'videoShowing');
  await page.clock.runFor(999);
  await expect(boxOf(page, 1)).toHaveAttribute('data-state', 'unloaded');
  await page.clock.runFor(1);
  await expect(boxOf(page, 1)).toHaveAttribute('data-state', 'overlayShowing');
  expect(await aspectOf(boxOf(page, 1))).toBe(56.3);
});

test('a player that does not come hands the focus to the link in its place, which says so, and a status where it has no focus [VIDEO-306]', {
  tag: '@long',
}, async ({ page, pageWith, allowConsole }) => {
  allowConsole(/ERR_FAILED.*nunca\.webm/);
  const { promise: held, resolve: fail } = deferred();
  await page.route('https://www.youtube-nocookie.com/**', () => {});
  await page.route('**/videos/nunca.webm', async (route) => {
    await held;
    await route.abort();
  });
  await renderedAtRest(page, () =>
    pageWith(videoBlock('data-overlay', link()) + videoBlock('data-url="/videos/nunca.webm"').repeat(2)),
  );
  const status = (at: number) => blockOf(page, at).locator('[role=status]');
  await playOf(page).click();
  await expect(frameOf(page)).toBeFocused();
  await page.clock.runFor(10_000);
  await expect(playOf(page)).toBeFocused();
  await expect(playOf(page)).toHaveAttribute('href', YOUTUBE);
  await expect(playOf(page)).toHaveAccessibleName(/^Não foi possível carregar este vídeo\./);
  await blockOf(page, 1).locator('video').focus();
  fail();
  await expect(playOf(page, 1)).toBeFocused();
  await expect(status(2)).toHaveText('Não foi possível carregar este vídeo.');
  // Who hears the link need not hear it twice.
  for (const at of [0, 1]) await expect(status(at)).toHaveText('');
});

test('tells visitors of a cover picture for a file, and of a Vimeo Basic account [ERR-302, ERR-303, STR-305, STR-306]', async ({
  page,
  pageWith,
}) => {
  const asked = await providers(page);
  await pageWith(
    videoBlock('data-overlay data-custom-thumb="5f8a"', film()) +
      videoBlock('data-custom-thumb="5f8a"', film()) +
      videoBlock('data-overlay data-account-type="basic" data-url="https://vimeo.com/1"'),
  );
  await settled(page);
  const note = (at: number) => blockOf(page, at).locator('[part=note]');
  await expect(note(0)).toHaveText('Imagens de destaque personalizadas só estão disponíveis para vídeos incorporados.');
  await expect(note(1)).toHaveCount(0);
  await expect(note(2)).toHaveText('As contas Vimeo Basic não são compatíveis com o compartilhamento de vídeos.');
  expect(asked).toEqual([]);
});

const background = `${videoBlock('data-background', `${film('id="film"')}<h2>A noite do forno</h2>`)}<div style="height: 3000px"></div>`;
const isPaused = (page: import('@playwright/test').Page): Promise<boolean> =>
  page.locator('#film').evaluate((one: HTMLVideoElement) => one.paused);

test('a background video has no sound, pauses out of view, and has a button that pauses it', { tag: '@long' }, async ({
  page,
  pageWith,
}) => {
  await pageWith(background);
  await settled(page);
  await expect.poll(() => isPaused(page)).toBe(false);
  expect(await page.locator('#film').evaluate((one: HTMLVideoElement) => [one.muted, one.loop])).toEqual([true, true]);
  await page.evaluate(() => window.scrollTo(0, 2500));
  await expect.poll(() => isPaused(page)).toBe(true);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => isPaused(page)).toBe(false);
  await page.getByRole('button', { name: 'Pausar vídeo de fundo' }).click();
  await expect.poll(() => isPaused(page)).toBe(true);
  await page.getByRole('button', { name: 'Reproduzir vídeo de fundo' }).click();
  await expect.poll(() => isPaused(page)).toBe(false);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('a background video does not start by itself with reduced motion, or for visitors who save data', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await pageWith(background);
  await settled(page);
  const button = page.getByRole('button', { name: 'Reproduzir vídeo de fundo' });
  await expect(button).toBeVisible();
  expect(await isPaused(page)).toBe(true);
  await button.click();
  await expect.poll(() => isPaused(page)).toBe(false);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  await pageWith(background);
  await settled(page);
  await expect(button).toBeVisible();
  expect(await isPaused(page)).toBe(true);
});

const published = (thumb: string): string =>
  `<div class="sqs-block video-block sqs-block-video" data-block-type="32" data-block-json='{"overlay":true,"html":"","url":"https://youtu.be/_sbHEpNDlpw","width":640,"height":480,"providerName":"YouTube","thumbnailUrl":"https://i.ytimg.com/vi/_sbHEpNDlpw/hqdefault.jpg","resolvedBy":"youtube"}' id="block-yui_1"><div class="sqs-block-content"><div class="intrinsic" style="max-width:100%"><div class="embed-block-wrapper" style="padding-bottom:75.0%"><div class="sqs-video-wrapper" data-provider-name="YouTube" data-html="<br/><br/>&lt;iframe src=&quot;//www.youtube.com/embed/_sbHEpNDlpw?wmode=opaque&quot; width=&quot;640&quot; height=&quot;480&quot;&gt;&lt;/iframe&gt;"><div class="sqs-video-overlay"><img data-src="${thumb}" data-load="false" data-image-focal-point="0.5,0.5"><div class="sqs-video-opaque"></div><div class="sqs-video-icon"></div></div></div></div></div></div></div>`;

for (const [whose, thumb, shown] of [
  ['the page’s own', '/imagens/torno.jpg', 1],
  ['the provider’s', 'https://i.ytimg.com/vi/_sbHEpNDlpw/hqdefault.jpg', 0],
] as const)
  test(`a published video has its ratio and a picture that is ${whose}, and fetches nothing of its provider before the click [VIDEO-001, VIDEO-301, VIDEO-303, VIDEO-306]`, async ({
    page,
    pageWith,
  }) => {
    const asked = await providers(page);
    await pageWith(
      `<!doctype html><html lang="pt-BR"><head><title>Página</title></head><body>${published(thumb)}</body></html>`,
    );
    const block = page.locator('#block-yui_1');
    await expect(block).toHaveAttribute('data-block-state', 'ready');
    const box = block.locator('[part=box]');
    await expect(box).toHaveAttribute('data-state', 'overlayShowing');
    expect(await aspectOf(box)).toBe(75);
    await expect(box.locator('img')).toHaveCount(shown);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await box.locator('[part=video-play]').click();
    await expect.poll(() => asked).toEqual(['https://www.youtube-nocookie.com/embed/_sbHEpNDlpw?autoplay=1']);
  });
