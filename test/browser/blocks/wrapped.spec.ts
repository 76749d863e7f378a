// Theme authors put what a block reads into wrappers of their own, with a title above it: nothing of it is lost.
import { exampleOf } from '../../declarations.ts';
import { expect, settled, test } from '../tools/fixture.ts';

/** Blocks that draw what their markup has, anew or in places of their own. */
const BLOCKS = [
  'accordion',
  'audio',
  'calendar',
  'code',
  'event-list',
  'gallery',
  'image',
  'menu',
  'newsletter',
  'reviews',
  'search',
  'summary',
  'tour-dates',
];

const WRAPPED = /^(<[\w-]+\b[^>]*>)([\s\S]*)(<\/[\w-]+>)$/;

/** The example of a block with its content in two wrappers, between words. */
function wrapped(name: string): string {
  const [, start, content, end] = WRAPPED.exec(exampleOf(name).trim()) ?? [];
  return `${start?.replace(' ', ' data-block-load="load" ')}<div class="largura"><p>Antes de ${name}</p><div class="dentro">${content}</div><p>Depois de ${name}</p></div>${end}`;
}

test('words around the content of a block stay, in its wrappers too, its content is read there, and all of it goes back', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const html = `<div id="all">${BLOCKS.map(wrapped).join('')}</div>`;
  await pageWith(html, { tag: '' });
  const before = await page.locator('#all').innerHTML();
  await pageWith(html);
  await settled(page);
  for (const name of BLOCKS)
    for (const words of [`Antes de ${name}`, `Depois de ${name}`])
      await expect.soft(page.getByText(words, { exact: true }).filter({ visible: true }), words).not.toHaveCount(0);
  const inShadow = (name: string, selector: string) => page.locator(`[data-block=${name}]`).locator(selector);
  await expect.soft(inShadow('accordion', '[part=trigger]')).toHaveCount(3);
  await expect.soft(inShadow('menu', '[role=tab]').first()).toBeVisible();
  await expect.soft(inShadow('calendar', '[part=event]').first()).toBeAttached();
  await expect.soft(inShadow('event-list', '[part=list] > li')).toHaveCount(1);
  await page.evaluate(() => Reflect.get(window, 'Vitrine').destroy());
  expect(await page.locator('#all').innerHTML()).toBe(before);
});

test('an accordion without anything that it reads stays as the page wrote it, and says so to its author', async ({
  page,
  pageWith,
  allowConsole,
  consoleLines,
}) => {
  allowConsole(/VT013/);
  await pageWith(
    '<div data-block="accordion" data-block-load="load"><div><h3>Um</h3><p>Texto um</p></div><div><h3>Dois</h3><p>Texto dois</p></div></div>',
    { tag: '<script async data-debug src="/dist/vitrine.js"></script>' },
  );
  await settled(page);
  for (const words of ['Um', 'Texto um', 'Dois', 'Texto dois'])
    await expect(page.getByText(words, { exact: true })).toBeVisible();
  expect(consoleLines.filter((line) => /VT013 .*without a details/.test(line))).toHaveLength(1);
});
