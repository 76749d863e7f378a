// The element in which pictures are loaded, and what a page is told about its mistakes.
import type { Page } from '@playwright/test';
import { expect, test } from '../tools/fixture.ts';
import { runUntil, stopClock } from '../tools/page-clock.ts';
import { inEveryRun } from '../tools/short-and-long.ts';
import { boxed, command, photos } from './photos.ts';

const tagFor = (host: string): string =>
  `<script async src="/dist/vitrine.js" data-image-host="${host}" data-debug></script>`;
const debug = '<script async src="/dist/vitrine.js" data-debug></script>';

/** The developer messages of the page so far. */
const told = (lines: readonly string[]): string[] =>
  lines.filter((line) => line.includes('VT040')).map((line) => line.replace(/^.*VT040 /, ''));

/** Counts from now on how often the pages look for the element. */
const countLooks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const query = Element.prototype.querySelectorAll;
    const ask = Document.prototype.querySelectorAll;
    Reflect.set(window, 'looks', 0);
    const count = (selector: string): void => {
      if (selector === '#palco') Reflect.set(window, 'looks', Reflect.get(window, 'looks') + 1);
    };
    Document.prototype.querySelectorAll = function (selector: string) {
      count(selector);
      return ask.call(this, selector);
    };
    Element.prototype.querySelectorAll = function (selector: string) {
      count(selector);
      return query.call(this, selector);
    };
  });
const looks = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'looks'));

test('pictures are loaded in the element that the tag names, also when it comes later [IMG-003, IMG-331, LIMIT-003]', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const all = await photos(page);
  await countLooks(page);
  await stopClock(page);
  await pageWith(`${boxed('fora', {})}<div id="lugar"></div>`, { tag: tagFor('#palco') });
  await runUntil(page, async () => (await looks(page)) > 0, 1);
  await page.clock.runFor(500);
  expect(all.asked).toEqual([]);
  await page.evaluate(
    (html) => {
      const place = document.getElementById('lugar') as Element;
      place.id = 'palco';
      place.append(new DOMParser().parseFromString(html, 'text/html').body.firstChild as Node);
    },
    boxed('dentro', {}),
  );
  await page.clock.runFor(20);
  await expect(page.locator('#dentro')).toHaveClass('loaded');
  expect(all.asked).toHaveLength(1);
});

test('the element is looked for 100 times, every 10 ms, then nothing is loaded and that is logged once [IMG-003, IMG-331, ERR-307, LIMIT-003]', async ({
  page,
  pageWith,
  allowConsole,
  consoleLines,
}) => {
  allowConsole(/VT040 Loader2 not found/);
  const all = await photos(page);
  await countLooks(page);
  await stopClock(page);
  await pageWith(boxed('um', {}), { tag: tagFor('#palco') });
  await runUntil(page, async () => (await looks(page)) > 0, 1);
  const first = await looks(page);
  await page.clock.runFor(100);
  expect(await looks(page)).toBe(first + 10);
  await page.clock.runFor(5_000);
  expect(await looks(page)).toBe(100);
  await page.evaluate(() => document.body.append(Object.assign(document.createElement('div'), { id: 'palco' })));
  await page.clock.runFor(5_000);
  expect(await looks(page)).toBe(100);
  expect(all.asked).toEqual([]);
  expect(told(consoleLines)).toEqual(['Loader2 not found']);
});

for (const [name, host, html, message] of [
  ['without a selector there is no root [ERR-314]', '', '', 'No root node'],
  ['nor with one that is none [ERR-314]', '#[', '', 'No root node'],
  ['an image holds no pictures [ERR-315]', '#um', '', '[object HTMLImageElement] is not a valid node.'],
  ['an element without pictures is told of [ERR-313]', '#vazio', '<p id="vazio"></p>', 'images#vazio: No images'],
] as const)
  test(`a developer reads what is wrong with the place: ${name}`, {
    tag: inEveryRun(host === '#[' || host === '#vazio'),
  }, async ({ page, pageWith, allowConsole, consoleLines }) => {
    allowConsole(/VT040/);
    const all = await photos(page);
    await pageWith(boxed('um', {}) + html, { tag: tagFor(host) });
    await expect.poll(() => told(consoleLines)).toEqual([message]);
    expect(all.asked).toEqual([]);
  });

test('a developer reads what is wrong with a picture, and a visitor’s console stays empty [IMG-304, IMG-328, ERR-312, ERR-315, ERR-316, ERR-317, ERR-318, ERR-319]', async ({
  page,
  pageWith,
  allowConsole,
  consoleLines,
}) => {
  const all = await photos(page);
  const html = `${boxed('vazia', { src: '' })}${boxed('script', { src: 'javascript:alert(1)' })}
    ${boxed('inteira', { 'crop-mode': 'contain' })}
    <div id="bloco" data-src="/fotos/bloco-600x200.jpg" data-image-dimensions="600x200"></div>
    <p id="texto">Sem imagem</p>`;
  await pageWith(html);
  await expect(page.locator('#inteira')).toHaveClass('loaded');
  expect(consoleLines).toEqual([]);
  allowConsole(/VT040/);
  await pageWith(html, { tag: debug });
  await expect(page.locator('#inteira')).toHaveClass('loaded');
  await expect
    .poll(() => told(consoleLines).sort())
    .toEqual([
      'Element is not a valid image element.',
      'Invalid or missing image source.',
      'Missing alignment for content-fit image.',
    ]);
  await command(page, '#texto');
  await page.evaluate(() => void document.dispatchEvent(new CustomEvent('vitrine:image-load', { bubbles: true })));
  await expect
    .poll(() => told(consoleLines).slice(3))
    .toEqual(['No image', '[object HTMLDocument] is not a valid node.']);
  expect(all.asked.filter((one) => one.startsWith('bloco'))).toEqual([]);
  all.hold();
  await page.evaluate(() => {
    const place = document.createElement('div');
    for (let index = 0; index < 18; index += 1) {
      const image = Object.assign(new Image(), { id: `n${index}` });
      Object.assign(image.dataset, { src: `/fotos/n${index}-500x50.jpg`, imageDimensions: '500x50', loadMode: 'true' });
      place.append(image);
    }
    document.body.append(place);
  });
  await expect(page.locator('img.loading')).toHaveCount(16);
  await page.evaluate(() => document.getElementById('n17')?.remove());
  await expect.poll(() => told(consoleLines).slice(5)).toEqual(['Image element has no parentNode.']);
});
