// The video block on a page: what is fetched when, who plays, and how a video is fitted.

import { choose, restrictive } from '../../consent/gated-page.ts';
import { expect, settled, test } from '../../tools/fixture.ts';
import { frames } from '../../tools/frames.ts';
import { shifted, watchShifts } from '../../tools/layout-shift.ts';
import {
  aspectOf,
  blockOf,
  boxOf,
  frameOf,
  link,
  listenedTo,
  PLAYER,
  playOf,
  providers,
  statesOf,
  videoBlock,
  watchStates,
  YOUTUBE,
} from './video-page.ts';

const code = (html: string): string => `data-html='${html.replaceAll('<', '&lt;').replaceAll("'", '&#39;')}'`;

const PLAYERS: readonly (readonly [name: string, block: string, address: string])[] = [
  ['YouTube', videoBlock('data-overlay', link()), `${PLAYER}?autoplay=1`],
  [
    'Vimeo',
    videoBlock('data-overlay data-url="https://vimeo.com/76979871" data-poster="https://i.vimeocdn.com/video/1.jpg"'),
    'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1',
  ],
  [
    'Wistia',
    videoBlock(
      `data-overlay ${code('<iframe src="https://fast.wistia.net/embed/iframe/avk9" width="640" height="360"></iframe>')}`,
    ),
    'https://fast.wistia.net/embed/iframe/avk9?doNotTrack=true&autoPlay=true',
  ],
  [
    'Animoto',
    videoBlock(
      `data-overlay ${code('<object data="https://s3.amazonaws.com/embed.animoto.com/play.html?f=a"></object>')}`,
    ),
    'https://s3.amazonaws.com/embed.animoto.com/play.html?f=a&autoplay=1',
  ],
];

for (const [name, block, address] of PLAYERS)
  test(`fetches nothing of ${name} before the click, and its player with it [VIDEO-001, VIDEO-302, VIDEO-303, VIDEO-306, VIDEO-315]`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    const asked = await providers(page);
    await pageWith(block);
    await settled(page);
    await expect(playOf(page)).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await playOf(page).click();
    await expect(frameOf(page)).toHaveAttribute('src', address);
    await expect(frameOf(page)).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
    await expect(frameOf(page)).toHaveAttribute('sandbox', /allow-scripts/);
    // The control: the same watch sees the player.
    await expect.poll(() => asked).toEqual([address]);
  });

for (const key of ['Enter', 'Space'])
  test(`plays by ${key}, and the focus is on the player [VIDEO-306]`, { tag: '@long' }, async ({ page, pageWith }) => {
    await providers(page);
    await pageWith(videoBlock('data-overlay data-duration="155"', link()));
    await settled(page);
    await expect(playOf(page)).toHaveAccessibleName(
      'Reproduzir vídeo: A noite do forno. Só é carregado ao reproduzir. Fonte: YouTube. 2:35',
    );
    await playOf(page).focus();
    await page.keyboard.press(key);
    await expect(frameOf(page)).toBeFocused();
  });

test('moves nothing when it takes the place of a link with a picture, and goes through its states [VIDEO-308]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await providers(page);
  await watchStates(page);
  await watchShifts(page);
  await pageWith(
    `<style>[data-block=video] > a { display: block; height: calc(600px * 9 / 16); overflow: clip }</style><div style="width: 600px">${videoBlock('data-overlay', link())}</div><p>Depois.</p>`,
  );
  await settled(page);
  await expect(boxOf(page)).toHaveAttribute('data-state', 'overlayShowing');
  await playOf(page).click();
  await expect(boxOf(page)).toHaveAttribute('data-state', 'videoShowing');
  expect(await statesOf(page)).toEqual(['unloaded', 'loaded', 'overlayShowing', 'videoShowing']);
  expect(await shifted(page)).toBeLessThanOrEqual(0.01);
});

// The second is the wider face of many Linux desktops.
for (const face of ['Arimo', 'DejaVu Sans'])
  for (const width of [240, 272, 320, 390])
    test(`in a window of ${width} px a video that waits says why in ${face}, as far as there is room, and cuts nothing off [VIDEO-307]`, {
      tag: '@long',
    }, async ({ page, pageWith }) => {
      await providers(page);
      await page.setViewportSize({ width, height: 700 });
      await pageWith(restrictive(videoBlock('', link())), {
        head: `<style>body { margin: 0; font-family: '${face}' }</style>`,
      });
      await settled(page);
      const facade = blockOf(page).locator('[part=facade]');
      const card = facade.locator('[part=facade-card]');
      const controls = await facade.locator('button, a').all();
      expect(controls.length).toBe(4);
      for (const control of controls) {
        await control.scrollIntoViewIfNeeded();
        // What is scrolled stands on whole pixels, so that an edge may lack a part of one.
        await expect(control).toBeInViewport({ ratio: 0.98 });
        await control.click({ trial: true });
      }
      const tall = await facade.evaluate((element) => element.clientHeight);
      expect(await card.evaluate((element) => (element as HTMLElement).offsetHeight)).toBeLessThanOrEqual(tall);
      const why = await facade
        .getByText('pode usar cookies')
        .evaluate((element) => (element as HTMLElement).offsetHeight);
      if (width >= 320) expect(why).toBeGreaterThan(30);
    });

test('without overlay shows a notice, and the player once its purpose is granted; a withdrawal takes it away [VIDEO-307]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const asked = await providers(page);
  await pageWith(restrictive(videoBlock(`data-url="${YOUTUBE}"`)));
  await settled(page);
  await expect(blockOf(page).locator('[part=facade]')).toContainText(
    'Este vídeo ainda não foi carregado. Fonte: YouTube.',
  );
  expect(asked).toEqual([]);
  await choose(page, { marketing: true });
  await expect(frameOf(page)).toHaveAttribute('src', listenedTo(page));
  await expect.poll(() => asked).toEqual([listenedTo(page)]);
  await choose(page, { marketing: false });
  await expect(frameOf(page)).toHaveCount(0);
  await expect(blockOf(page).locator('[part=facade]')).toBeVisible();
});

test('without overlay loads once by a button, for this video only, and nothing is stored [VIDEO-307]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const asked = await providers(page);
  await pageWith(restrictive(videoBlock(`data-url="${YOUTUBE}"`) + videoBlock(`data-url="${YOUTUBE}"`)));
  await settled(page);
  await blockOf(page).getByRole('button', { name: 'Carregar uma vez' }).click();
  await expect(frameOf(page)).toBeFocused();
  await expect.poll(() => asked).toEqual([listenedTo(page, 'autoplay=1&')]);
  await expect(blockOf(page, 1).locator('[part=facade]')).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
});

test('forceAutoplay starts it without sound when it is shown, but not with reduced motion [VIDEO-311]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await providers(page);
  const block = videoBlock(`data-force-autoplay data-purpose="necessary" data-url="${YOUTUBE}"`);
  await pageWith(block);
  await expect(frameOf(page)).toHaveAttribute('src', listenedTo(page, 'autoplay=1&mute=1&'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await pageWith(block);
  await expect(frameOf(page)).toHaveAttribute('src', listenedTo(page));
});

test('fits a video into the height of the page, covers it, or keeps its ratio; a change of mode loads it anew [VIDEO-304, VIDEO-305, VIDEO-310]', async ({
  page,
  pageWith,
}) => {
  await providers(page);
  await page.setViewportSize({ width: 1000, height: 900 });
  await pageWith(
    videoBlock(
      `style="width: 600px; height: 200px" data-dimensions="400x200" data-purpose="necessary" data-mode="fit" data-url="${YOUTUBE}"`,
    ),
  );
  await settled(page);
  const size = async (): Promise<number[]> => {
    const box = await frameOf(page).boundingBox();
    return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)];
  };
  const mark = (): Promise<void> => frameOf(page).evaluate((frame) => frame.setAttribute('data-marked', ''));
  await expect.poll(size).toEqual([400, 200]);
  await mark();
  const mode = (word: string): Promise<void> =>
    blockOf(page).evaluate((host, value) => host.setAttribute('data-mode', value), word);
  await mode('fill');
  await expect.poll(size).toEqual([600, 300]);
  await expect(frameOf(page)).not.toHaveAttribute('data-marked');
  expect((await boxOf(page).boundingBox())?.height).toBe(200);
  await mark();
  await mode('cover');
  // It means the same, so nothing of the block tells that it has been read.
  await frames(page);
  expect(await size()).toEqual([600, 300]);
  await expect(frameOf(page)).toHaveAttribute('data-marked');
  await mode('none');
  await expect.poll(size).toEqual([600, 300]);
  expect((await boxOf(page).boundingBox())?.height).toBe(300);
});

test('is 56.3 % as high as wide without a usable size; what cannot be shown 65 %, or 100 % by the columns [VIDEO-002, VIDEO-302, VIDEO-312, VIDEO-314, VIDEO-316, ERR-301, STR-303, LIMIT-008]', async ({
  page,
  pageWith,
}) => {
  await providers(page);
  const broken = code('<p>nada</p>');
  await pageWith(
    `<div style="width: 1000px">${videoBlock(`data-overlay data-url="${YOUTUBE}"`)}${videoBlock(broken, '<p>Texto</p>')}${videoBlock(`${broken} data-columns="4" data-image-aspect-ratio="1.5"`)}</div>`,
  );
  await settled(page);
  expect(await aspectOf(boxOf(page))).toBe(56.3);
  expect(await aspectOf(boxOf(page, 1))).toBe(65);
  expect(await aspectOf(boxOf(page, 2))).toBe(25);
  await expect(boxOf(page, 1)).toHaveText('Incorporação de vídeo inválida.');
  await expect(page.getByText('Texto', { exact: true })).toBeVisible();
});

test('an Instagram video opens in a window of 620 by 720 px and is not embedded [NAV-310]', async ({
  page,
  pageWith,
}) => {
  await providers(page);
  await pageWith(videoBlock('data-url="https://www.instagram.com/reel/abc/"'));
  await settled(page);
  await page.evaluate(() => {
    window.open = (...given) => {
      Reflect.set(window, 'opened', given);
      return null;
    };
  });
  await playOf(page).click();
  expect(await page.evaluate(() => Reflect.get(window, 'opened'))).toEqual([
    'https://www.instagram.com/reel/abc/',
    '_blank',
    'popup,noopener,width=620,height=720',
  ]);
  await expect(frameOf(page)).toHaveCount(0);
});
