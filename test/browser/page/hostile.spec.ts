// Hostile style sheets (fault F-030) reach the page around the blocks and nothing inside them but what a block reads of the page on purpose.
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, type PageWith, settled, test } from '../tools/fixture.ts';
import { inEveryRun } from '../tools/short-and-long.ts';

const scene = readFileSync(new URL('../../../demo/scenes/css-hostil.html', import.meta.url), 'utf8');
const SHEETS = [...scene.matchAll(/data-set="(\w+)">(.*?)<\/style>/g)].map(([, name = '', css = '']) => ({
  name,
  css,
}));
const ALL = { name: 'all of them', css: SHEETS.map(({ css }) => css).join('\n') };

// Tokens fix the marquee's text size and line: without them both are the page's own, and may follow it.
const BLOCKS = `<div data-block="accordion" data-first-open>
<details><summary>Um</summary><p>Texto</p></details><details><summary>Dois</summary><p>Texto</p></details></div>
<div data-block="marquee" style="--vitrine-marquee-size: 20px; --vitrine-marquee-gap: 30px; --vitrine-marquee-line: 30px"><span>Um</span><span>Dois</span></div>`;
const CONTROL = `<div id="control"><h3>a</h3><button>b</button><span>c</span><slot>d</slot><svg><path d="M0 0h9"/></svg>
<details><summary>e</summary>f</details></div>`;

/** Comes in on purpose (colour, font, direction, custom properties), or follows the size of slotted text. */
const FOLLOWS =
  /^--|^(?!background).*color|^fill$|^stroke$|^font|^direction$|^line-height$|^(width|height|inline-size|block-size)$|^(perspective|transform)-origin$|^grid-template-(rows|columns)$/;

/** What a slot hands on to the page's own content. It draws nothing itself. */
const HANDED_ON =
  /^(accent-color|cursor|hyphens|(letter|word)-spacing|(line|word)-break|list-style-.*|quotes|tab-size|text-.*|white-space.*|-webkit-font-smoothing|-webkit-text-size-adjust)$/;

/** What the accordion reads of the items it is drawn in place of, where it draws them: their edges, their room, and a slot that takes a title's whole look. */
const READ: readonly (readonly [element: RegExp, style: RegExp])[] = [
  [/^accordion .*\.item$/, /^(border-(?!.*(radius|image))|padding-)/],
  // Also the bar that a title may have of its own.
  [/^accordion .*\.trigger$/, /^(border-(?!.*(radius|image))|padding-|min-(height|block-size)$)/],
  [/^accordion .*\.content$/, /^padding-/],
  [/^accordion \d+ slot\./, /^display$/],
];

type Styles = Record<string, Record<string, string>>;

/** Computed styles of every element inside the blocks, and of the control. */
const stylesOf = async (page: Page): Promise<{ inside: Styles; control: string }> => {
  const { inside, control } = await page.evaluate(() => {
    const all = (element: Element): Record<string, string> => {
      const style = getComputedStyle(element);
      return Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)]));
    };
    const found: Record<string, Record<string, string>> = {};
    for (const host of document.querySelectorAll('[data-block]')) {
      for (const animation of host.shadowRoot?.getAnimations() ?? []) {
        animation.pause();
        animation.currentTime = 0;
      }
      // A marquee has as many copies of its text as the width of the page needs.
      const elements = host.shadowRoot?.querySelectorAll('*:not(.copies, .copies *)') ?? [];
      for (const [at, element] of [...elements].entries())
        found[`${host.getAttribute('data-block')} ${at} ${element.localName}.${element.getAttribute('class')}`] =
          all(element);
    }
    const outside = document.querySelectorAll('#control, #control *, [data-block]');
    const own = [...outside].map((one) => [all(one), getComputedStyle(one).getPropertyValue('--_accent')]);
    return { inside: found, control: JSON.stringify(own) };
  });
  for (const [element, style] of Object.entries(inside))
    for (const name of Object.keys(style))
      if (
        FOLLOWS.test(name) ||
        (/ slot\./.test(element) && HANDED_ON.test(name)) ||
        READ.some(([where, what]) => where.test(element) && what.test(name))
      )
        delete style[name];
  return { inside, control };
};

const differences = (clean: Styles, now: Styles): string[] =>
  Object.entries(clean).flatMap(([element, style]) =>
    Object.entries(style)
      .filter(([name, value]) => now[element]?.[name] !== value)
      .map(([name, value]) => `${element}: ${name} ${value} → ${now[element]?.[name]}`),
  );

/** The styles of the page once its blocks are ready and the marquee has begun to run. */
const standing = async (page: Page): Promise<Awaited<ReturnType<typeof stylesOf>>> => {
  await settled(page);
  await page.waitForFunction(() => document.querySelector('[data-block=marquee]')?.shadowRoot?.getAnimations()[0]);
  return stylesOf(page);
};

let clean: ReturnType<typeof standing> | undefined;

/** The same blocks on a page without any of the sheets: shown once in a worker, and the measure for all of them. */
const onCleanPage = (page: Page, pageWith: PageWith): ReturnType<typeof standing> => {
  clean ??= pageWith(BLOCKS + CONTROL).then(() => standing(page));
  return clean;
};

test.describe('hostile style sheets', () => {
  test('the control: a sheet that may reach in, by ::part, is told', { tag: '@long' }, async ({ page, pageWith }) => {
    const clean = await onCleanPage(page, pageWith);
    await pageWith(BLOCKS + CONTROL, { head: '<style>::part(trigger) { margin-block: 31px }</style>' });
    const now = await standing(page);
    expect(differences(clean.inside, now.inside).filter((line) => line.includes('margin-block-start'))).toEqual([
      expect.stringContaining('→ 31px'),
      expect.stringContaining('→ 31px'),
    ]);
  });

  for (const { name, css } of [...SHEETS, ALL]) {
    test(`"${name}" changes the page and nothing inside the blocks, fault F-030`, {
      tag: inEveryRun(name === ALL.name),
    }, async ({ page, pageWith }) => {
      const clean = await onCleanPage(page, pageWith);
      expect(Object.keys(clean.inside).length).toBeGreaterThan(30);
      await pageWith(BLOCKS + CONTROL, { head: `<style>${css}</style>` });
      const now = await standing(page);
      expect(differences(clean.inside, now.inside)).toEqual([]);
      expect(Object.keys(now.inside)).toEqual(Object.keys(clean.inside));
      expect(now.control, 'the control has to feel the sheet').not.toBe(clean.control);
    });
  }
});
