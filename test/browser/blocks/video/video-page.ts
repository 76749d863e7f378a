import type { Locator, Page } from '@playwright/test';
import { deferred } from '../../../deferred.ts';
import { settled } from '../../tools/fixture.ts';
import { realFrames, runUntil, stopClock } from '../../tools/page-clock.ts';

/** Every host of a provider, its pictures included. */
const PROVIDERS = /(youtube|youtu\.be|youtube-nocookie|ytimg|vimeo|vimeocdn|wistia|animoto|embedly|instagram)/;

/** Answers for all providers with a page of their own, and gives the addresses that were asked for. */
export async function providers(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(
    (url) => PROVIDERS.test(url.href) && url.protocol === 'https:',
    async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title><p>Player</p>' });
    },
  );
  return asked;
}

export const YOUTUBE = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
export const PLAYER = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ';

/** The address of a player without a cover, which the block listens to. */
export const listenedTo = (page: Page, start = ''): string =>
  `${PLAYER}?${start}enablejsapi=1&origin=${encodeURIComponent(new URL(page.url()).origin)}`;

export const FILM = '/videos/noite-do-forno.webm';

export const videoBlock = (attributes = '', inside = ''): string =>
  `<div data-block="video" data-block-load="load" ${attributes}>${inside}</div>`;

export const link = (href = YOUTUBE, title = 'A noite do forno'): string =>
  `<a href="${href}"><img src="/imagens/torno.jpg?format=300w" width="1600" height="900" alt="">${title}</a>`;

export const blockOf = (page: Page, at = 0): Locator => page.locator('[data-block=video]').nth(at);
export const boxOf = (page: Page, at = 0): Locator => blockOf(page, at).locator('[part=box]');
export const playOf = (page: Page, at = 0): Locator => blockOf(page, at).locator('[part=video-play]');
export const frameOf = (page: Page, at = 0): Locator => blockOf(page, at).locator('iframe');

/** Writes down the states of all videos from now on. */
export const watchStates = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Reflect.set(window, 'states', []);
    document.addEventListener('vitrine:video-change', (event) =>
      Reflect.get(window, 'states').push((event as CustomEvent).detail.state),
    );
  });

export const statesOf = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'states'));

/** Shows a page whose clock stands from before its videos are rendered: no timer of the page brings that about, and what they wait for begins then. */
export async function renderedAtRest(page: Page, show: () => Promise<void>): Promise<void> {
  let isAsked = false;
  const { promise: held, resolve: letGo } = deferred();
  await page.route('**/chunks/video-*', async (route) => {
    isAsked = true;
    await held;
    await route.continue();
  });
  await stopClock(page);
  await show();
  await runUntil(page, async () => isAsked);
  letGo();
  await settled(page);
  await realFrames(page);
}

/** Height over width of an element, in percent. */
export const aspectOf = async (locator: Locator): Promise<number> => {
  const box = await locator.boundingBox();
  return box ? Math.round((box.height / box.width) * 1000) / 10 : Number.NaN;
};
