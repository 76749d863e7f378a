// A video needs no React: neither its cover, nor its notice, nor its player.
import { fetchedFiles, ofReact, pastIdle } from '../../tools/fetched-files.ts';
import { expect, settled, test } from '../../tools/fixture.ts';
import { blockOf, FILM, frameOf, link, playOf, providers, videoBlock } from './video-page.ts';

test('a page with videos alone asks for no React, also once they play [VIDEO-306, VIDEO-307]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await providers(page);
  const files = fetchedFiles(page);
  await pageWith(
    `<div data-block="video" data-overlay>${link()}</div>${videoBlock('data-overlay', `<video src="${FILM}" width="640" height="360"></video>`)}${videoBlock('', link())}`,
  );
  await settled(page);
  await playOf(page).click();
  await expect(frameOf(page)).toBeFocused();
  await playOf(page, 1).click();
  await expect.poll(() => page.locator('video').evaluate((one: HTMLVideoElement) => one.paused)).toBe(false);
  await blockOf(page, 2).getByRole('button', { name: 'Carregar uma vez' }).click();
  await expect(frameOf(page, 2)).toBeFocused();
  await pastIdle(page);
  expect(files.filter((file) => /^chunks\/video-/.test(file))).toHaveLength(1);
  expect(ofReact(files)).toEqual([]);
});

test('a player that is loaded anew because another one starts does not take the focus [VIDEO-309]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  await providers(page);
  await pageWith(
    `${videoBlock('data-url="https://example.wistia.com/medias/abc123"')}${videoBlock('data-overlay', `<video src="${FILM}" width="640" height="360"></video>`)}`,
  );
  await settled(page);
  await blockOf(page).getByRole('button', { name: 'Carregar uma vez' }).press('Enter');
  await expect(frameOf(page)).toBeFocused();
  await frameOf(page).evaluate((frame) => frame.setAttribute('data-marked', ''));
  await playOf(page, 1).press('Enter');
  await expect(frameOf(page)).not.toHaveAttribute('data-marked');
  await expect(page.locator('video')).toBeFocused();
});

test('a video that the page unmounts while it starts is given back, and does not go on [VIDEO-308]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const asked = await providers(page);
  await pageWith(
    `<script>
      const states = [];
      document.addEventListener('vitrine:video-change', ({ target, detail }) => {
        states.push(detail.state);
        if (detail.state === 'loaded') Vitrine.unmount(target);
      });
    </script>${videoBlock('data-purpose="necessary"', link())}`,
  );
  await expect(blockOf(page)).not.toHaveAttribute('data-block-state');
  await expect(page.getByRole('link', { name: 'A noite do forno' })).toBeVisible();
  await pastIdle(page);
  expect(await page.evaluate('states')).toEqual(['unloaded', 'loaded']);
  expect(asked).toEqual([]);
});

test('a video that may start by itself does not where motion was reduced after it was shown [VIDEO-311]', async ({
  page,
  pageWith,
}) => {
  await providers(page);
  await pageWith(videoBlock('data-force-autoplay', link()));
  await settled(page);
  await page.locator('html').evaluate((root) => root.setAttribute('data-motion', 'reduce'));
  await blockOf(page).getByRole('button', { name: 'Sempre permitir' }).click();
  await expect(frameOf(page)).toBeFocused();
  expect(await frameOf(page).getAttribute('src')).not.toContain('autoplay');
});
