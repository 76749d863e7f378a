// Blocks that fill their place, in places that are as wide as what is in them.
import { exampleOf } from '../../declarations.ts';
import { expect, readyInView, test } from '../tools/fixture.ts';

const BLOCKS = ['audio', 'calendar', 'cart-page', 'chart', 'embed', 'gallery', 'image', 'video'];

/** Where the block stands, and how wide it is there in a box of 600 px. */
const PLACES: readonly (readonly [name: string, width: number, html: (block: string) => string])[] = [
  [
    'an item of a flex row',
    500,
    (block) => `<div style="display:flex">${block}<p style="flex:0 0 100px">Ao lado</p></div>`,
  ],
  ['an inline-block', 600, (block) => `<div style="display:inline-block">${block}</div>`],
  ['a float', 600, (block) => `<div style="float:left">${block}</div>`],
  ['a table cell', 600, (block) => `<table style="border-spacing:0"><td style="padding:0">${block}</table>`],
  ['an item of a grid', 600, (block) => `<div style="display:grid;justify-items:start">${block}</div>`],
  ['a box out of the flow', 600, (block) => `<div style="position:absolute">${block}</div>`],
];

for (const name of BLOCKS)
  test(`${name} is as wide as there is room for in a place that is as wide as its content`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    for (const [place, width, html] of PLACES) {
      await pageWith(`<div style="position:relative;width:600px">${html(`<div>${exampleOf(name)}</div>`)}</div>`);
      const block = page.locator(`[data-block=${name}]`);
      await readyInView(block);
      const box = await block.boundingBox();
      expect.soft(Math.round(box?.width ?? 0), place).toBe(width);
      expect.soft(box?.height, place).toBeGreaterThan(20);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), place).toBe(true);
    }
  });
