// The text of every block is as large as the page's where the block is, or as the page's token says; fields are never so small that a phone zooms in.
import type { Page } from '@playwright/test';
import { blockNames, exampleOf, isPageLevel, payloadOf } from '../../declarations.ts';
import { expect, settled, test } from '../tools/fixture.ts';
import { openLayer } from '../tools/vitrine-of.ts';

/** A tool for theme authors, which looks the same on every page. */
const FIXED = ['diagnosis'];

/** Layers whose text is all the page's own, and the one that shows a sign until it is pressed. */
const OF_THE_PAGE = ['announcement-bar', 'overlay-manager', 'popup'];

interface Sizes {
  /** Of everything in the shadow roots of blocks that has a text of its own. */
  readonly texts: readonly number[];
  readonly smallestField: number;
}

/** Shows the page's text in another style, and returns the sizes, in px, that come of it. */
const sizesWith = (page: Page, style: string): Promise<Sizes> =>
  page.evaluate((text) => {
    for (const one of [document.documentElement, document.body]) one.style.cssText = text;
    const texts: number[] = [];
    const fields = [Number.POSITIVE_INFINITY];
    const sizeOf = (one: Element): number => Number.parseFloat(getComputedStyle(one).fontSize);
    for (const host of document.querySelectorAll('[data-block], [data-block-added]'))
      for (const one of host.shadowRoot?.querySelectorAll('*') ?? []) {
        // A drawing has a measure of its own.
        if (one.closest('svg, style')) continue;
        if ([...one.childNodes].some((node) => node instanceof Text && node.data.trim())) texts.push(sizeOf(one));
        if (one.matches('input:not([type=checkbox], [type=radio], [type=range], [type=hidden]), select, textarea'))
          fields.push(sizeOf(one));
      }
    return { texts, smallestField: Math.min(...fields) };
  }, style);

for (const name of blockNames.filter((one) => !FIXED.includes(one)))
  test(`${name}: its text has the size of the page’s, whatever the face, or that of the token; fields have 16 px`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    await pageWith(exampleOf(name));
    const isLayer = await isPageLevel(name);
    if (isLayer) await openLayer(page, name, payloadOf(name));
    await settled(page);
    // What a layer shows may come later than the layer.
    const grown = (style: string): Promise<void> =>
      expect(async () => {
        const { texts } = await sizesWith(page, 'font: 16px/1.5 sans-serif');
        if (isLayer && !OF_THE_PAGE.includes(name)) expect(texts).not.toEqual([]);
        const found = (await sizesWith(page, style)).texts;
        expect(found.map((size) => size.toFixed(1))).toEqual(texts.map((size) => (size * 1.25).toFixed(1)));
      }, style).toPass();
    await grown('font: 20px/1.5 sans-serif');
    await grown('font: 20px/1.5 monospace');
    await grown('font: 13px/1.5 monospace; --vitrine-font-size: 20px');
    expect((await sizesWith(page, 'font-family: monospace')).smallestField).toBeGreaterThanOrEqual(16);
  });

test('a published page, laid out with 16 px in its forms, keeps them whatever its own size, but for the token', async ({
  page,
  pageWith,
}) => {
  await pageWith(
    '<div class="sqs-block form-block sqs-block-form" data-block-type="9" id="block-form"><div class="sqs-block-content"><form data-form-id="5c756714ee6eb07a7f4ba216" method="post"><div class="form-item field text required" id="text-1"><label class="title" for="a">Nome</label><input class="field-element" type="text" id="a" name="a"></div><input type="submit" value="Enviar"></form></div></div>',
  );
  const sizeOf = (style: string): Promise<string[]> =>
    page.locator('#block-form').evaluate((host, text) => {
      document.documentElement.style.cssText = text;
      return [...(host.shadowRoot?.querySelectorAll('.form') ?? [])].map((one) => getComputedStyle(one).fontSize);
    }, style);
  await expect.poll(() => sizeOf('font-size: 20px')).toEqual(['16px']);
  expect(await sizeOf('--vitrine-font-size: 18px')).toEqual(['18px']);
});
