// Page content in a block's slots keeps what it inherits from the page: all of its text's style, and the font also when that changes later.
import type { Page } from '@playwright/test';
import { expect, settled, test } from '../tools/fixture.ts';
import { patchScripts } from '../tools/patch-scripts.ts';

/** A page that has set everything text inherits; each block is in another column, with a spacing of its own. */
const STYLE = `<style>
  body {
    font: italic small-caps 500 19.3px/1.8 serif; font-stretch: condensed; font-feature-settings: "tnum"; font-kerning: none;
    letter-spacing: 0.05em; word-spacing: 2px; text-align: right; text-align-last: center; text-indent: 1em; text-transform: uppercase;
    text-shadow: 1px 1px 2px gray; text-rendering: optimizelegibility; text-wrap: balance; white-space: pre-line; word-break: break-all;
    line-break: anywhere; hyphens: none; quotes: "«" "»"; tab-size: 3; list-style: upper-roman inside; cursor: crosshair; accent-color: rgb(9 99 9);
    -webkit-font-smoothing: antialiased; -webkit-text-size-adjust: 90%;
  }
  h4 { font-size: 2em }
  .wide { letter-spacing: 3px }
  @media (max-width: 600px) { main { font-size: 15px; line-height: 2 } }
  main.large { font-size: 24px }
</style>`;

const INSIDE =
  '<h4>Título</h4><p>Corpo <q>citado</q>\n<code>x</code></p><ul><li>um</li></ul><table><tr><td>a</td></tr></table><a href="#x">Ir</a>';

const BLOCKS = [
  {
    name: 'accordion',
    html: `<div data-block="accordion" class="wide"><details open><summary>Um</summary><div>${INSIDE}</div></details></div>`,
  },
  { name: 'marquee', html: `<div data-block="marquee"><div>${INSIDE}</div></div>` },
  {
    name: 'form that is left as it is',
    html: `<div data-block="form" data-server="platform"><form><input type="file"><div>${INSIDE}</div></form></div>`,
  },
];

/** Follows from where a node is, not from what it inherits; a long word is kept in its panel, and the marquee's room is unseen. */
const OWN =
  /^((inline|block)-size|width|height|(perspective|transform)-origin|overflow-wrap|visibility|interactivity|--_.*|grid-template-(rows|columns)|(-webkit-)?tap-highlight-color)$/;

/** All computed styles of the page's own nodes in the block. */
const stylesOf = (page: Page): Promise<Record<string, Record<string, string>>> =>
  page.locator('[data-block] div:has(> h4)').evaluate((content) =>
    Object.fromEntries(
      [...content.querySelectorAll('*')].map((element, at) => {
        const style = getComputedStyle(element);
        return [
          `${at} ${element.localName}`,
          Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)])),
        ];
      }),
    ),
  );

const changes = async (page: Page, before: Awaited<ReturnType<typeof stylesOf>>): Promise<string[]> =>
  Object.entries(await stylesOf(page)).flatMap(([element, style]) =>
    Object.entries(style)
      .filter(([name, value]) => !OWN.test(name) && before[element]?.[name] !== value)
      .map(([name, value]) => `${element}: ${name} ${before[element]?.[name]} → ${value}`),
  );

for (const { name, html } of BLOCKS)
  test(`what stands in the slots of the ${name} looks as it did before`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    await pageWith(html, { head: STYLE, tag: '' });
    const before = await stylesOf(page);
    expect(before['0 h4']).toMatchObject({ 'font-size': '38.6px', 'text-transform': 'uppercase', cursor: 'crosshair' });
    await pageWith(html, { head: STYLE });
    await settled(page);
    expect(await changes(page, before)).toEqual([]);
  });

test('the controls: without the sheet for the slots, and without the font that comes down, the reset would be seen', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const [accordion] = BLOCKS;
  const sheet = await patchScripts(page, '**/dist/chunks/*.js', /`slot\{/g, '`none{');
  const font = await patchScripts(page, '**/dist/chunks/accordion-*.js', /\.vitrine\{font:inherit\}/g, '');
  await pageWith(accordion?.html ?? '', { head: STYLE });
  await settled(page);
  const style = (await stylesOf(page))['1 p'];
  expect(style).toMatchObject({
    'line-height': '28.95px',
    'letter-spacing': 'normal',
    cursor: 'auto',
  });
  expect([sheet(), font()]).toEqual([1, 1]);
});

test('size and line height follow a media query and a class, a heading inside by its own size', {
  tag: '@long',
}, async ({ page, pageWith }) => {
  const [accordion] = BLOCKS;
  await pageWith(accordion?.html ?? '', { head: STYLE });
  await settled(page);
  const read = async (): Promise<unknown[]> => {
    const styles = await stylesOf(page);
    return ['0 h4', '1 p'].map((at) => [styles[at]?.['font-size'], styles[at]?.['line-height']].join('/'));
  };
  expect(await read()).toEqual(['38.6px/69.48px', '19.3px/34.74px']);
  await page.setViewportSize({ width: 500, height: 800 });
  await expect.poll(read).toEqual(['30px/60px', '15px/30px']);
  await page.locator('main').evaluate((main) => main.classList.add('large'));
  await expect.poll(read).toEqual(['48px/96px', '24px/48px']);
});

test('text of a block’s own has the size the visitor’s browser is set to, where the page sets none', async ({
  page,
  pageWith,
}) => {
  const form =
    '<div data-block="form" data-server="platform"><form><label>Nome <input name="nome"></label><button>Enviar</button></form></div>';
  const size = (): Promise<string> => page.locator('[part=root]').evaluate((root) => getComputedStyle(root).fontSize);
  await pageWith(form);
  await settled(page);
  expect(await size()).toBe('16px');
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
  await pageWith(form);
  await settled(page);
  expect(await size()).toBe('24px');
  // It would stay for the tests that follow in this context.
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
});
