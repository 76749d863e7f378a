// What published pages hold beside the shapes of pages.spec.ts: nothing that a visitor can see or reach without the tag is lost with it, and nothing moves.
import type { Page } from '@playwright/test';
import { deferred } from '../../deferred.ts';
import {
  PUBLISHED_KINDS,
  PUBLISHED_VARIANTS,
  type PublishedKind,
  type PublishedVariant,
} from '../look/published-kinds.ts';
import { expect, test } from '../tools/fixture.ts';
import { frames } from '../tools/frames.ts';
import { moved, shifted, watchShifts } from '../tools/layout-shift.ts';
import { scrollAsFilesArrive } from '../tools/scroll-through.ts';
import { inEveryRun } from '../tools/short-and-long.ts';
import { stageRan } from '../tools/vitrine-of.ts';

const RUNS = [
  { variant: PUBLISHED_VARIANTS[0], width: 1280 },
  { variant: PUBLISHED_VARIANTS[0], width: 390 },
  { variant: PUBLISHED_VARIANTS[1], width: 1280 },
  { variant: PUBLISHED_VARIANTS[2], width: 390 },
];
/** Every published page has one. */
const CONTEXT = '<script data-name="static-context">Static = { SQUARESPACE_CONTEXT: {} };</script>';
const PARAGRAPHS = '<p>Um parágrafo do texto da página.</p>';

function pageOf({ html, hidden, style = '' }: PublishedKind, variant: PublishedVariant): string {
  const parts = variant === PUBLISHED_VARIANTS[2] ? `${hidden} { display: none }` : '';
  return `${CONTEXT}<style>body { margin: 0; font: 17px/1.6 Georgia, serif } section, article, .box { max-width: 1000px; margin: 0 auto } img { display: block; max-width: 100% } .hidden { display: none } ${style} ${parts}</style>${PARAGRAPHS.repeat(26)}<div class="box">${html}</div>${PARAGRAPHS.repeat(6)}`;
}

/** Changes the server's markup before the tag reads it. */
const CHANGE = (wrappers: readonly string[]): string =>
  `<script>for (const name of ${JSON.stringify(wrappers)}) for (const one of [...document.getElementsByClassName(name)]) one.replaceWith(...one.childNodes);</script>`;
const CLASSES = `<script>for (const one of document.querySelectorAll('.box *')) if (one.hasAttribute('class')) one.classList.add('tweak-a', 'is-loaded');</script>`;

/** What a visitor sees and reaches, through shadow roots and slots. */
const look = (page: Page) =>
  page.evaluate(() => {
    const found = { words: [] as string[], links: [] as string[], pictures: [] as string[], fields: 0, over: 0 };
    const width = document.documentElement.clientWidth;
    const isSeen = (element: Element): boolean => {
      const box = element.getBoundingClientRect();
      return (
        box.width > 1 &&
        box.height > 1 &&
        box.right > 0 &&
        box.left < width &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      );
    };
    const walk = (node: Node): void => {
      if (node instanceof Text) {
        if (node.parentElement && isSeen(node.parentElement))
          found.words.push(...(node.data.toLowerCase().match(/[\p{L}\d]{2,}/gu) ?? []));
        return;
      }
      if (!(node instanceof Element) || /^(script|style|template|noscript)$/i.test(node.tagName)) return;
      if (node instanceof HTMLAnchorElement && isSeen(node)) found.links.push(node.getAttribute('href') ?? '');
      if (node instanceof HTMLImageElement && node.alt && node.getBoundingClientRect().width > 1)
        found.pictures.push(node.alt);
      if (node.matches('input:not([type=hidden]),textarea,select') && isSeen(node)) found.fields += 1;
      const slotted = node instanceof HTMLSlotElement ? node.assignedNodes() : [];
      for (const child of node.shadowRoot?.childNodes ?? (slotted.length ? slotted : node.childNodes)) walk(child);
    };
    walk(document.body);
    found.over = document.documentElement.scrollWidth - width;
    return found;
  });

// Every run has every sixth kind once.
for (const [row, kind] of PUBLISHED_KINDS.entries())
  for (const [column, { variant, width }] of RUNS.entries())
    test(`${kind.name} loses nothing, ${kind.resizes ? '' : 'moves nothing '}and is never wider than the page: ${variant}, ${width} px`, {
      tag: inEveryRun(row % 6 === 0 && (row / 2) % RUNS.length === column),
    }, async ({ page, pageWith }) => {
      await watchShifts(page);
      await page.route('**/api/**', (route) => route.fulfill({ json: [] }));
      const change =
        variant === PUBLISHED_VARIANTS[1] ? CHANGE(kind.wrappers) : variant === PUBLISHED_VARIANTS[2] ? CLASSES : '';
      await page.setViewportSize({ width, height: 800 });
      await pageWith(pageOf(kind, variant) + change, { tag: '' });
      const before = await look(page);
      await pageWith(pageOf(kind, variant) + change);
      await stageRan(page);
      await scrollAsFilesArrive(page);
      await expect(page.locator('[data-block-state=loading],[data-block-state=waiting]')).toHaveCount(0);
      const after = await look(page);
      for (const what of ['words', 'links', 'pictures'] as const)
        expect
          .soft(
            before[what].filter((one) => !after[what].includes(one)),
            `${what} lost`,
          )
          .toEqual([]);
      expect.soft(after.fields, 'fields').toBeGreaterThanOrEqual(before.fields);
      expect.soft(after.over, 'sideways').toBeLessThanOrEqual(before.over);
      if (!kind.resizes) expect.soft(await shifted(page), await moved(page)).toBeLessThanOrEqual(0.01);
    });

/** Kinds that are drawn higher than the server's markup, and the files of their blocks. */
const HIGHER = [
  ['an audio file', 'audio'],
  ['a calendar with a word before it', 'calendar'],
  ['a list of events', 'event-list'],
] as const;

for (const [name, file] of HIGHER)
  test(`${name} has its whole room before its file comes, at 1280 and at 390 px`, {
    tag: '@long',
  }, async ({ page, pageWith }) => {
    const kind = PUBLISHED_KINDS.find((one) => one.name === name);
    if (!kind) throw new Error(`there is no kind "${name}"`);
    await watchShifts(page);
    await page.route('**/api/**', (route) => route.fulfill({ json: [] }));
    for (const width of [1280, 390]) {
      const { promise: held, resolve: release } = deferred();
      await page.route(`**/chunks/${file}-*`, async (route) => {
        await held;
        await route.fallback();
      });
      await page.setViewportSize({ width, height: 800 });
      await pageWith(pageOf(kind, PUBLISHED_VARIANTS[0]));
      await stageRan(page);
      // The stage may come after the first frame of a busy machine; the room is there a few frames later.
      await expect(page.locator('[data-block-state]')).not.toHaveCount(0);
      await frames(page, 3);
      const before = await shifted(page);
      await page.locator('.box ~ p').first().scrollIntoViewIfNeeded();
      await expect(page.locator('[data-block-state=loading]')).not.toHaveCount(0);
      release();
      await expect(page.locator('[data-block-state]:not([data-block-state=ready])')).toHaveCount(0);
      expect.soft((await shifted(page)) - before, `${width} px:\n${await moved(page)}`).toBeLessThanOrEqual(0.01);
    }
  });
