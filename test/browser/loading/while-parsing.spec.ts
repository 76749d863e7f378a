// A page whose second half comes late: what the first half asks for is fetched meanwhile, and nothing is done with a half of a block.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { builtRelease } from '../../releases/release.ts';
import { expect, settled, test } from '../tools/fixture.ts';
import { shifted, watchShifts } from '../tools/layout-shift.ts';
import { tagRan } from '../tools/vitrine-of.ts';

const { files } = builtRelease();

/** A site whose page comes in two parts. Gives its address, and a function that sends the second one. */
async function twoParts(page: Page, first: string, second: string): Promise<{ url: string; rest: () => void }> {
  let rest = (): void => {};
  const server = createServer(({ url = '/' }, response) => {
    const file = files[url.replace('/dist/', '')];
    if (url !== '/') {
      response.writeHead(file === undefined ? 404 : 200, { 'content-type': 'text/javascript' }).end(file);
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(HEAD + first);
    rest = () => response.end(second);
  });
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up));
  page.once('close', () => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, rest: () => rest() };
}

const HEAD =
  '<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Metade</title><script async src="/dist/vitrine.js"></script>';

const stateOf = (page: Page): Promise<string> => page.evaluate(() => document.readyState);
const fetched = (page: Page, pattern: string): Promise<boolean> =>
  page.evaluate((text) => performance.getEntriesByType('resource').some(({ name }) => name.includes(text)), pattern);

test('the stage comes while the page does, and a block waits until all of it is there', async ({ page }) => {
  const question = (name: string): string => `<details><summary>${name}</summary><p>Resposta de ${name}</p></details>`;
  const { url, rest } = await twoParts(
    page,
    `<main><h1>Metade</h1><div data-block="accordion">${question('Primeira')}`,
    `${question('Segunda')}</div></main>`,
  );
  await page.goto(url, { waitUntil: 'commit' });
  await tagRan(page);
  await expect.poll(() => fetched(page, '/chunks/stage-')).toBe(true);
  await expect.poll(() => fetched(page, '/chunks/react-')).toBe(true);
  expect(await stateOf(page)).toBe('loading');
  expect(await page.locator('[data-block-state]').count()).toBe(0);
  rest();
  await settled(page);
  await page.getByRole('button', { name: 'Segunda' }).click();
  await expect(page.getByText('Resposta de Segunda')).toBeVisible();
});

test('a published page has the room of its pictures before they are drawn, those of its second half as well [IMG-304]', {
  tag: '@long',
}, async ({ page, allowConsole }) => {
  allowConsole(/Failed to load resource/);
  const picture = (id: string): string =>
    `<figure style="margin: 0"><img id="${id}" alt="" style="width: 100%; display: block" data-src="https://imagens.exemplo/${id}.jpg" data-image-dimensions="1600x800"></figure>`;
  await page.route('https://imagens.exemplo/**', (route) => route.abort());
  await page.setViewportSize({ width: 800, height: 1_400 });
  await watchShifts(page);
  const { url, rest } = await twoParts(
    page,
    `<script data-name="static-context">var Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {};</script>
    <body style="margin: 0"><main><h1>Metade</h1>${picture('uma')}`,
    `${picture('outra')}<p id="fim">Fim</p></main>`,
  );
  await page.goto(url, { waitUntil: 'commit' });
  const ratio = (id: string): Promise<string> =>
    page.locator(`#${id}`).evaluate((element) => (element as HTMLElement).style.aspectRatio);
  await expect.poll(() => ratio('uma')).toBe('1600 / 800');
  expect(await stateOf(page)).toBe('loading');
  rest();
  await expect(page.locator('html')).toHaveAttribute('data-vitrine-initialised', /services/);
  expect(await ratio('outra')).toBe('1600 / 800');
  expect((await page.locator('#fim').boundingBox())?.y).toBeGreaterThan(800);
  expect(await shifted(page)).toBe(0);
});
