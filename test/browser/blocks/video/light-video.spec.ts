// A video needs no React: neither its cover, nor its notice, nor its player.
import { fetchedFiles, pastIdle } from '../../tools/fetched-files.ts';
import { expect, settled, test } from '../../tools/fixture.ts';
import { blockOf, FILM, frameOf, link, playOf, providers, videoBlock } from './video-page.ts';

const ofReact = (files: readonly string[]): string[] =>
  files.filter((file) => /^chunks\/(react|layers|controls|facade|video-kit)-/.test(file));

test('a page with videos alone asks for no React, also once they play [VIDEO-306, VIDEO-307]', async ({
  page,
  pageWith,
}) => {
  await providers(page);
  const files = fetchedFiles(page);
  await pageWith(
    `${videoBlock('data-overlay', link())}${videoBlock('data-overlay', `<video src="${FILM}" width="640" height="360"></video>`)}${videoBlock('', link())}`,
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
