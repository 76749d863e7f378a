import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { BLOCK } from '../../vocab/names.ts';
import {
  ACCORDION_HEADING,
  ACCORDION_ITEM,
  ACCORDION_LIST,
  ACCORDION_PANEL,
  ACCORDION_TITLE,
  ACCORDION_TRIGGER,
} from '../../vocab/published/places.ts';
import { isWithinAny } from '../branches.ts';
import type { Check, Report } from '../check.ts';
import {
  above,
  attributeOf,
  below,
  childrenOf,
  firstBelow,
  type HtmlElement,
  hasAttribute,
  headingLevel,
  isElement,
  textOf,
} from '../element.ts';
import { quoted } from '../finding.ts';
import { headingLevels } from '../heading-levels.ts';
import { holderOf, wrappersOf } from '../holder.ts';
import type { Host } from '../hosts.ts';
import { firstOf, matches } from '../matches.ts';
import { breakerOf } from '../moved.ts';
import { insideOf, type Page, startOf } from '../page.ts';
import type { LintCode } from '../rules.ts';
import { isTemplated } from '../templated.ts';

const BLOCK_NAME = 'accordion';

/** An item of an accordion: its place, its question, and the heading level in its markup. */
interface Item {
  readonly at: number;
  readonly question: HtmlElement;
  readonly level: number | null;
}

/** The requirements on the server's markup of an accordion, so that the block can enhance it (VT170 to VT176). */
export const accordions: Check = (page, hosts, report) => {
  const own = hosts.filter(({ block }) => block.name === BLOCK_NAME);
  const levels = headingLevels(page, own, report);
  for (const host of own) {
    if (breakerOf(host.element)) continue;
    const items = host.platform ? publishedItems(page, host, report) : ownItems(page, host, report);
    for (const item of items) question(item, report);
    levels(host, items);
  }
};

const say = (report: Report, code: LintCode, at: number, what: string, nearest?: string) =>
  report.say({ code, at, block: BLOCK_NAME, what, ...(nearest && { nearest }) });

/**
 * Returns the items: details elements, or a heading and what follows it up to the next item, as children of the block
 * or of one wrapper around them.
 */
function ownItems(page: Page, { element }: Host, report: Report): Item[] {
  const items: Item[] = [];
  const panels = new Set<Tree.Node>();
  const holder = holderOf(element, isTitle);
  const panelOf = panelsIn(holder);
  for (const child of childrenOf(holder)) {
    const at = startOf(child);
    if (child.tagName === 'details') {
      const [first] = childrenOf(child);
      const summary = childrenOf(child).find(({ tagName }) => tagName === 'summary');
      if (!summary) {
        if (isTemplated(ownText(child))) continue;
        const deep = firstBelow(child, ({ tagName }) => tagName === 'summary');
        say(report, 'VT171', at, `a details without a summary${deep ? ' as its direct child' : ''}`);
        continue;
      }
      if (first !== summary)
        say(report, 'VT172', startOf(summary), 'the summary is not the first child of its details');
      const heading = childrenOf(summary).find((one) => headingLevel(one) !== null);
      items.push({ at, question: heading ?? summary, level: heading ? headingLevel(heading) : null });
    } else if (headingLevel(child) !== null) {
      const panel = panelOf.get(child) ?? [];
      if (panel.some((node) => !isWrittenLater(node))) {
        for (const node of panel) panels.add(node);
        items.push({ at, question: child, level: headingLevel(child) });
      } else if (panel.length === 0) {
        say(report, 'VT171', at, `the heading ${quoted(textOf(child).trim())} has no content after it`);
      }
    }
  }
  if (items.length === 0) noItems(page, element, holder, report);
  else {
    const isItem = (one: Tree.Node): boolean => panels.has(one) || isTitle(one);
    const { at: branchAt } = page.template.branches;
    const beside = isWithinAny(items.map(({ at }) => branchAt(at)));
    // Alternatives of a condition that exclude the items contain what the page shows instead of them.
    let inner: Tree.Node | null = null;
    for (const around of wrappersOf(holder, element)) {
      const own = inner;
      strays(around, (node, at) => node === own || isItem(node) || !beside(branchAt(at)), report);
      inner = around;
    }
  }
  return items;
}

/** Returns the text nodes of an element itself. */
const ownText = ({ childNodes }: HtmlElement): string =>
  childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/** Whether an item of own markup begins here. */
const isTitle = (node: Tree.Node): boolean =>
  isElement(node) && (node.tagName === 'details' || headingLevel(node) !== null);

/** Whether a text is where a template may write something or nothing. */
const isWrittenLater = (node: Tree.Node): boolean => 'value' in node && isTemplated(node.value);

/** Returns what follows each heading, up to the next item, as the block takes it. */
function panelsIn({ childNodes }: HtmlElement): ReadonlyMap<Tree.Node, readonly Tree.Node[]> {
  const found = new Map<Tree.Node, Tree.Node[]>();
  let panel: Tree.Node[] = [];
  for (const node of childNodes) {
    if (isTitle(node)) {
      panel = [];
      found.set(node, panel);
    } else if (isElement(node) ? !/^(script|template)$/.test(node.tagName) : 'value' in node && node.value.trim()) {
      panel.push(node);
    }
  }
  return found;
}

function noItems(page: Page, element: HtmlElement, holder: HtmlElement, report: Report): void {
  const at = startOf(element);
  const inside = insideOf(page, element);
  // A script may fill what it copies from a template.
  if (page.inTemplates.has(element) && !textOf(element).trim()) return;
  if (isTemplated(inside)) {
    report.skip(at, 'the items of an accordion');
    return;
  }
  const deep = firstBelow(element, ({ tagName }) => tagName === 'details');
  const between = deep && [...above(deep)].find((one) => one.parentNode === element);
  if (childrenOf(holder).some(({ tagName }) => tagName === 'details')) return;
  say(
    report,
    'VT170',
    between ? startOf(between) : at,
    between ? `<${between.tagName}> is between the block and its items` : 'it has no items',
  );
}

/** Reports content that is shown above or below all items. */
function strays(element: HtmlElement, mayStand: (node: Tree.Node, at: number) => boolean, report: Report): void {
  for (const node of element.childNodes) {
    const { startOffset: at = startOf(element) } = node.sourceCodeLocation ?? {};
    if (mayStand(node, at)) continue;
    if (isElement(node)) {
      if (/^(script|style|template|noscript|link|meta|br|hr)$/.test(node.tagName)) continue;
      if (
        !textOf(node).trim() &&
        !firstBelow(node, ({ tagName }) => /^(img|picture|video|iframe|input)$/.test(tagName))
      )
        continue;
      say(report, 'VT175', at, `<${node.tagName}> is outside the items`);
    } else if (node.nodeName === '#text' && 'value' in node && node.value.trim() && !isTemplated(node.value)) {
      const start = at + node.value.search(/\S/);
      say(report, 'VT175', start, `the text ${quoted(node.value.trim())} is outside the items`);
    }
  }
}

const PUBLISHED_PARTS = [ACCORDION_TRIGGER, ACCORDION_TITLE, ACCORDION_PANEL] as const;

function publishedItems(page: Page, { element }: Host, report: Report): Item[] {
  const items: Item[] = [];
  const list = firstOf(element, ACCORDION_LIST);
  const found = list ? [...below(list)].filter((one) => matches(one, ACCORDION_ITEM)) : [];
  if (found.length === 0 && isTemplated(insideOf(page, list ?? element)))
    report.skip(startOf(element), 'the items of an accordion');
  else if (found.length === 0)
    say(report, 'VT170', startOf(element), list ? 'it has no items' : `it has no ${ACCORDION_LIST}`);
  for (const item of found) {
    const parts = PUBLISHED_PARTS.map((name) => firstOf(item, name));
    const missing = PUBLISHED_PARTS.filter((_, at) => !parts[at]);
    const [, title] = parts;
    if (missing.length && !isTemplated(insideOf(page, item)))
      say(report, 'VT171', startOf(item), `an item without ${missing.join(' and ')}`);
    if (missing.length || !title) continue;
    const heading = firstOf(item, ACCORDION_HEADING);
    items.push({
      at: startOf(item),
      question: title,
      level: heading && (Number(attributeOf(heading, 'aria-level')) || headingLevel(heading)),
    });
  }
  return items;
}

const CONTROL = /^(a|button|input|select|textarea|details|iframe|audio|video)$/;

const isControl = (element: HtmlElement): boolean =>
  hasAttribute(element, BLOCK) ||
  hasAttribute(element, 'tabindex') ||
  (element.tagName === 'a' ? hasAttribute(element, 'href') : CONTROL.test(element.tagName));

function question({ question }: Item, report: Report): void {
  const pictures = firstBelow(question, (one) => one.tagName === 'img' && !!attributeOf(one, 'alt')?.trim());
  const words = textOf(question);
  if (!words.trim() && !pictures && !isTemplated(words))
    say(report, 'VT173', startOf(question), 'the heading is empty');
  const control = firstBelow(question, isControl);
  if (control) say(report, 'VT174', startOf(control), `<${control.tagName}> is inside a heading`);
}
