// What a block draws in place of the page's own elements looks as those did: where they were, in their colours, faces and edges.
import type { Page } from '@playwright/test';
import { axe } from '../tools/axe.ts';
import { expect, type PageWith, test } from '../tools/fixture.ts';
import { LOOK_PAGES, type LookPage, PUBLISHED_QUESTIONS } from './look-pages.ts';

const LONG = { tag: '@long' };

interface Seen extends Pick<DOMRect, 'left' | 'top' | 'height' | 'width'> {
  readonly styles: Readonly<Record<string, string>>;
}

/** Measures each pair's element: in the page while it is as the server sent it, else in the block. */
const measure = (page: Page, { pairs }: LookPage, mounted: boolean): Promise<(Seen | null)[]> =>
  page.evaluate(
    ([pairs, mounted]) =>
      pairs.map(({ role, page, block, styles }) => {
        const host = document.querySelector('[data-block], .sqs-block');
        const element = mounted ? host?.shadowRoot?.querySelector(block) : document.querySelector(page);
        if (!element) return null;
        const [shown = element] = element instanceof HTMLSlotElement ? element.assignedElements() : [];
        const range = document.createRange();
        const words = [...shown.childNodes].find((node) => node.textContent?.trim());
        range.selectNodeContents(words ?? shown);
        const { left, top, width, height } = (role === 'text' ? range : element).getBoundingClientRect();
        const style = getComputedStyle(shown);
        return {
          left,
          top,
          width,
          height,
          styles: Object.fromEntries(styles.map((name) => [name, style.getPropertyValue(name)])),
        };
      }),
    [pairs, mounted] as const,
  );

const mounted = async (page: Page): Promise<void> =>
  expect(page.locator('[data-block], .sqs-block').first()).toHaveAttribute('data-block-state', 'ready');

const open = async (page: Page, pageWith: PageWith, { html, head }: LookPage, extra = ''): Promise<void> => {
  await pageWith(html, { head: head + extra });
  await mounted(page);
};

for (const width of [1280, 390])
  for (const one of [...LOOK_PAGES, PUBLISHED_QUESTIONS])
    test(`at ${width} px: ${one.name}`, LONG, async ({ page, pageWith }) => {
      await page.setViewportSize({ width, height: 900 });
      await pageWith(one.html, { head: one.head, tag: '' });
      const before = await measure(page, one, false);
      await open(page, pageWith, one);
      const after = await measure(page, one, true);
      for (const [at, { role, page: what }] of one.pairs.entries()) {
        const [was, is] = [before[at], after[at]];
        expect(is?.styles, what).toEqual(was?.styles);
        for (const edge of ['left', 'top', 'height'] as const)
          expect(Math.abs((is?.[edge] ?? Number.NaN) - (was?.[edge] ?? 0)), `${edge} of ${what}`).toBeLessThanOrEqual(
            4,
          );
        if (role === 'box')
          expect(Math.abs((is?.width ?? 0) - (was?.width ?? 0)), `width of ${what}`).toBeLessThanOrEqual(4);
      }
    });

const [OWN, DARK] = LOOK_PAGES;
const styleIn = (page: Page, selector: string, names: readonly string[]): Promise<string[]> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, names) => {
      const style = getComputedStyle(element);
      return names.map((name) => style.getPropertyValue(name));
    }, names);

test(
  'the lines between published questions have their weight and opacity, and stand only where they stood',
  LONG,
  async ({ page, pageWith }) => {
    await open(page, pageWith, PUBLISHED_QUESTIONS);
    const widths = await page
      .locator('[part~=item]')
      .evaluateAll((items) =>
        items.map((item) => [getComputedStyle(item).borderTopWidth, getComputedStyle(item).borderBottomWidth]),
      );
    expect(widths).toEqual([
      ['2px', '0px'],
      ['2px', '0px'],
      ['2px', '0px'],
    ]);
    expect(await styleIn(page, '[part~=item]', ['border-top-color'])).toEqual([
      'color(srgb 0.0784314 0.129412 0.239216 / 0.4)',
    ]);
  },
);

test('a page without styles gets the block’s own look, not the browser’s grey', LONG, async ({ page, pageWith }) => {
  await pageWith(`${OWN?.html}<div data-block="accordion"><details><summary>Um</summary><p>Texto</p></details></div>`);
  await mounted(page);
  await expect(page.locator('[data-block=accordion]')).toHaveAttribute('data-block-state', 'ready');
  expect(await styleIn(page, '.label', ['font-weight', 'font-size'])).toEqual(['600', '16px']);
  expect(
    await styleIn(page, '.control', ['border-top-style', 'border-top-width', 'border-top-left-radius', 'min-height']),
  ).toEqual(['solid', '1px', '4px', '48px']);
  expect(await styleIn(page, '.button-back', ['background-color', 'border-top-left-radius'])).toEqual([
    'rgb(0, 0, 0)',
    '4px',
  ]);
  expect(await styleIn(page, '.button', ['min-height', 'font-weight'])).toEqual(['48px', '600']);
  expect(await styleIn(page, '.title', ['font-weight'])).toEqual(['600']);
  expect(await styleIn(page, '.trigger', ['min-height', 'padding-top'])).toEqual(['48px', '12px']);
});

test('a token that the author sets goes before what is read', LONG, async ({ page, pageWith }) => {
  if (!OWN) throw new Error('no page');
  const tokens = `<style>:root { --vitrine-accent: rgb(0 90 60); --vitrine-surface: rgb(250 250 240); --vitrine-form-radius: 7px; --vitrine-form-gap: 40px }</style>`;
  await open(page, pageWith, OWN, tokens);
  expect(await styleIn(page, '.button-back', ['background-color', 'border-top-left-radius'])).toEqual([
    'rgb(0, 90, 60)',
    '7px',
  ]);
  expect(await styleIn(page, '.control', ['background-color', 'border-top-left-radius'])).toEqual([
    'rgb(250, 250, 240)',
    '7px',
  ]);
  expect(await styleIn(page, '.lock', ['row-gap'])).toEqual(['40px']);
  // What is on the author's colour is readable on it: white, in the space where it is chosen by luminance.
  expect(await styleIn(page, '.button span', ['color'])).toEqual(['color(xyz-d65 0.95 1 1.089)']);
  const line = '<style>:root { --vitrine-line: rgb(200 0 0); --vitrine-accordion-space: 3px }</style>';
  await open(page, pageWith, LOOK_PAGES[3] ?? OWN, line);
  expect(await styleIn(page, '.item', ['border-bottom-color'])).toEqual(['rgb(200, 0, 0)']);
  expect(await styleIn(page, '.trigger', ['padding-top', 'padding-bottom'])).toEqual(['3px', '3px']);
});

const THEMED = `<style>
  :root { --ink: #222; --paper: #fff; --title: #8a1c2b; --edge: #888 } :root.night { --ink: #eee; --paper: #111; --title: #ffb3c0; --edge: #aaa }
  @media (prefers-color-scheme: dark) { :root { --ink: #eee; --paper: #111; --title: #ffb3c0; --edge: #aaa } }
  @media print { :root { --ink: #000; --paper: #fff; --title: #000; --edge: #000 } }
  body { background: var(--paper); color: var(--ink); font: 18px/1.5 Arial }
  summary { list-style: none; padding: 12px 0; color: var(--title); font-size: 26px }
  @media (max-width: 600px) { summary { font-size: 20px } }
  label { color: var(--title) } input { border: 1px solid var(--edge); background: var(--paper); color: var(--ink) }
  button { border: 0; background: var(--ink); color: var(--paper) }
</style>`;
const BOTH = `<div data-block="form" data-server="platform" data-form-id="f"><form action="/form/f" method="post"><label for="a">Nome</label><br><input id="a" name="a"><button>Enviar</button></form></div>
<div data-block="accordion"><details><summary>Pergunta</summary><p>Texto</p></details></div>`;

const colours = async (page: Page): Promise<string[]> => [
  ...(await styleIn(page, 'slot[name=title-0]', ['color'])),
  ...(await styleIn(page, '.label', ['color'])),
  ...(await styleIn(page, '.control', ['background-color', 'border-top-color'])),
  ...(await styleIn(page, '.button-back', ['background-color'])),
];
const LIGHT = ['rgb(138, 28, 43)', 'rgb(138, 28, 43)', 'rgb(255, 255, 255)', 'rgb(136, 136, 136)', 'rgb(34, 34, 34)'];
const NIGHT = [
  'rgb(255, 179, 192)',
  'rgb(255, 179, 192)',
  'rgb(17, 17, 17)',
  'rgb(170, 170, 170)',
  'rgb(238, 238, 238)',
];

test('it follows the colour scheme, a theme of the page, a breakpoint and paper', LONG, async ({ page, pageWith }) => {
  await pageWith(BOTH, { head: THEMED });
  for (const block of ['form', 'accordion'])
    await expect(page.locator(`[data-block=${block}]`)).toHaveAttribute('data-block-state', 'ready');
  expect(await colours(page)).toEqual(LIGHT);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => colours(page)).toEqual(NIGHT);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => styleIn(page, '.label', ['color'])).toEqual(['rgb(0, 0, 0)']);
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
  await expect.poll(() => colours(page)).toEqual(LIGHT);
  await page.evaluate(() => document.documentElement.classList.add('night'));
  await expect.poll(() => colours(page)).toEqual(NIGHT);
  await page.setViewportSize({ width: 500, height: 800 });
  await expect.poll(() => styleIn(page, 'slot[name=title-0]', ['font-size'])).toEqual(['20px']);
  const slots = page.locator('[data-block=accordion] slot');
  expect(await slots.count(), 'none is left of reading').toBe(2);
});

test('of 40 blocks the page is read before the first of them is written', LONG, async ({ page, pageWith }) => {
  const block =
    '<div data-block="accordion" data-block-load="load"><details><summary>Um</summary><p>Texto</p></details></div>';
  await page.addInitScript(() => {
    const told: string[] = [];
    Reflect.set(window, 'told', told);
    const { attachShadow } = Element.prototype;
    Element.prototype.attachShadow = function (options) {
      told.push('write');
      return attachShadow.call(this, options);
    };
    const { getComputedStyle } = window;
    window.getComputedStyle = (element, pseudo) => {
      told.push('read');
      return getComputedStyle(element, pseudo);
    };
  });
  await pageWith(block.repeat(40), { head: '<style>body { font: 18px Arial }</style>' });
  await expect(page.locator('[data-block-state=ready]')).toHaveCount(40);
  const told: string[] = await page.evaluate(() => Reflect.get(window, 'told'));
  const first = told.indexOf('write');
  expect(told.slice(0, first).filter((one) => one === 'read').length).toBeGreaterThanOrEqual(40);
  expect(told.slice(first, told.lastIndexOf('write'))).not.toContain('read');
});

test('the pointer over a button leaves its words as readable as they have to be', LONG, async ({ page, pageWith }) => {
  for (const [background, color] of [
    ['#1b1512', '#fff5e6'],
    ['#0a7f5a', '#fff'],
    ['#ffd400', '#222'],
    ['rgb(0 0 0 / 55%)', '#fff'],
  ]) {
    await pageWith(OWN?.html ?? '', {
      head: `<style>body { font: 18px Arial; background: #fff } button { border: 0; background: ${background}; color: ${color} }</style>`,
    });
    await mounted(page);
    await page.locator('.button').hover();
    await page
      .locator('.button')
      .evaluate((element) => Promise.all(element.getAnimations().map((one) => one.finished)));
    expect(await axe(page), String(background)).toEqual([]);
  }
});

test('an error is seen on a dark page that does not say it is dark', LONG, async ({ page, pageWith }) => {
  const head =
    '<style>:root { color-scheme: light } body { font: 18px Arial; background: #0b0b10; color: #fff } input, textarea { border: 1px solid #889; background: #111; color: #fff }</style>';
  await pageWith(OWN?.html ?? '', { head });
  await mounted(page);
  await page.locator('.button').click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  await expect
    .poll(() => styleIn(page, '[aria-invalid=true].control', ['border-top-color']))
    .toEqual(['rgb(255, 180, 171)']);
});

test('after unmounting the page’s own form looks as it did', async ({ page, pageWith }) => {
  if (!DARK) throw new Error('no page');
  await pageWith(DARK.html, { head: DARK.head, tag: '' });
  const before = await measure(page, DARK, false);
  await open(page, pageWith, DARK);
  await page.evaluate(() => Reflect.get(window, 'Vitrine').unmount(document.querySelector('[data-block]')));
  expect(await measure(page, DARK, false)).toEqual(before);
});
