import { parse } from '../../vocab/block/parse.ts';
import { BLOCK, BLOCK_JSON } from '../../vocab/names.ts';
import type { Check, Report } from '../check.ts';
import {
  above,
  attributeOf,
  below,
  childrenOf,
  type Element,
  hasAttribute,
  headingLevel,
  isElement,
  textOf,
} from '../element.ts';
import { quoted } from '../finding.ts';
import type { Host } from '../hosts.ts';
import { insideOf, type Page, startOf } from '../page.ts';
import { firstBelow, hasClass } from '../published-values.ts';
import type { LintCode } from '../rules.ts';
import { isTemplated } from '../templated.ts';

const BLOCK_NAME = 'accordion';

/** An item of an accordion: its place, its question, and the heading level that its markup says. */
interface Item {
  readonly at: number;
  readonly question: Element;
  readonly level: number | null;
}

/** What the server's markup of an accordion has to be for the block to take it over (VT170 to VT176). */
export const accordions: Check = (page, hosts, report) => {
  for (const host of hosts) {
    if (host.block.name !== BLOCK_NAME) continue;
    const items = host.platform ? publishedItems(host, report) : ownItems(page, host, report);
    for (const item of items) question(item, report);
    levels(page, host, hosts, items, report);
  }
};

const say = (report: Report, code: LintCode, at: number, what: string, nearest?: string) =>
  report.say({ code, at, block: BLOCK_NAME, what, ...(nearest && { nearest }) });

/** Details elements, or a heading and the element after it, as direct children. */
function ownItems(page: Page, { element }: Host, report: Report): Item[] {
  const items: Item[] = [];
  const panels = new Set<Element>();
  const incomplete = new Set<Element>();
  const children = childrenOf(element).filter(({ tagName }) => tagName !== 'script' && tagName !== 'template');
  for (const [index, child] of children.entries()) {
    const at = startOf(child);
    if (child.tagName === 'details') {
      const [first] = childrenOf(child);
      const summary = childrenOf(child).find(({ tagName }) => tagName === 'summary');
      if (!summary) {
        const deep = firstBelow(child, ({ tagName }) => tagName === 'summary');
        say(report, 'VT171', at, `a details without a summary${deep ? ' as its direct child' : ''}`);
        continue;
      }
      if (first !== summary)
        say(report, 'VT172', startOf(summary), 'the summary is not the first child of its details');
      const heading = childrenOf(summary).find((one) => headingLevel(one) !== null);
      items.push({ at, question: heading ?? summary, level: heading ? headingLevel(heading) : null });
    } else if (headingLevel(child) !== null) {
      const panel = children[index + 1];
      if (panel && headingLevel(panel) === null && panel.tagName !== 'details') {
        panels.add(panel);
        items.push({ at, question: child, level: headingLevel(child) });
      } else {
        incomplete.add(child);
        say(report, 'VT171', at, `the heading ${quoted(textOf(child).trim())} has no answer after it`);
      }
    }
  }
  if (items.length === 0) noItems(page, element, report);
  else strays(element, (one) => one.tagName === 'details' || panels.has(one) || headingLevel(one) !== null, report);
  return items;
}

function noItems(page: Page, element: Element, report: Report): void {
  const at = startOf(element);
  const inside = insideOf(page, element);
  if (isTemplated(inside)) {
    report.skip(at, 'the items of an accordion');
    return;
  }
  const deep = firstBelow(element, ({ tagName }) => tagName === 'details');
  const between = deep && [...above(deep)].find((one) => one.parentNode === element);
  if (childrenOf(element).some(({ tagName }) => tagName === 'details')) return;
  say(
    report,
    'VT170',
    between ? startOf(between) : at,
    between ? `<${between.tagName}> stands between the block and its items` : 'there are no items in it',
  );
}

/** What would disappear: only items are drawn. */
function strays(element: Element, isItem: (one: Element) => boolean, report: Report): void {
  for (const node of element.childNodes) {
    const { startOffset: at = startOf(element) } = node.sourceCodeLocation ?? {};
    if (isElement(node)) {
      if (isItem(node) || /^(script|style|template|noscript|link|meta|br|hr)$/.test(node.tagName)) continue;
      if (
        !textOf(node).trim() &&
        !firstBelow(node, ({ tagName }) => /^(img|picture|video|iframe|input)$/.test(tagName))
      )
        continue;
      say(report, 'VT175', at, `<${node.tagName}> stands outside of the items`);
    } else if (node.nodeName === '#text' && 'value' in node && node.value.trim() && !isTemplated(node.value)) {
      const start = at + node.value.search(/\S/);
      say(report, 'VT175', start, `the text ${quoted(node.value.trim())} stands outside of the items`);
    }
  }
}

const PUBLISHED_PARTS = ['accordion-item__click-target', 'accordion-item__title', 'accordion-item__dropdown'] as const;

function publishedItems({ element }: Host, report: Report): Item[] {
  const items: Item[] = [];
  const list = firstBelow(element, (one) => hasClass(one, 'accordion-items-container'));
  const found = list ? [...below(list)].filter((one) => hasClass(one, 'accordion-item')) : [];
  if (found.length === 0)
    say(
      report,
      'VT170',
      startOf(element),
      list ? 'there are no items in it' : 'there is no .accordion-items-container in it',
    );
  for (const item of found) {
    const parts = PUBLISHED_PARTS.map((name) => firstBelow(item, (one) => hasClass(one, name)));
    const missing = PUBLISHED_PARTS.filter((_, at) => !parts[at]);
    const [, title] = parts;
    if (missing.length) say(report, 'VT171', startOf(item), `an item without .${missing.join(' and .')}`);
    if (missing.length || !title) continue;
    const heading = firstBelow(item, (one) => attributeOf(one, 'role') === 'heading');
    items.push({
      at: startOf(item),
      question: title,
      level: heading && (Number(attributeOf(heading, 'aria-level')) || headingLevel(heading)),
    });
  }
  return items;
}

const CONTROL = /^(a|button|input|select|textarea|details|iframe|audio|video)$/;

const isControl = (element: Element): boolean =>
  hasAttribute(element, BLOCK) ||
  hasAttribute(element, 'tabindex') ||
  (element.tagName === 'a' ? hasAttribute(element, 'href') : CONTROL.test(element.tagName));

function question({ question }: Item, report: Report): void {
  const pictures = firstBelow(question, (one) => one.tagName === 'img' && !!attributeOf(one, 'alt')?.trim());
  const words = textOf(question);
  if (!words.trim() && !pictures && !isTemplated(words))
    say(report, 'VT173', startOf(question), 'the question is empty');
  const control = firstBelow(question, isControl);
  if (control) say(report, 'VT174', startOf(control), `<${control.tagName}> stands in a question`);
}

/** The level of the headings that an accordion draws where its markup has none; null where a template says it. */
function drawnLevel({ element, block, platform }: Host): number | null {
  const scripts = childrenOf(element).filter((child) => hasAttribute(child, BLOCK_JSON));
  const texts = [attributeOf(element, BLOCK_JSON), ...scripts.map(textOf)].flatMap((text) => text ?? []);
  const attribute = (name: string): string | null => (platform ? null : attributeOf(element, name));
  if (isTemplated([attribute('data-heading-level'), ...texts].join())) return null;
  const { headingLevel: level } = parse(block.data, {
    attribute,
    json: texts.map((text) => ({ where: '', text })),
  }).data;
  return typeof level === 'number' ? level : null;
}

/** The level above is that of the accordion around it, else that of the last heading before it. */
function levels(page: Page, host: Host, hosts: readonly Host[], items: readonly Item[], report: Report): void {
  const { element } = host;
  const [first] = items;
  if (!first) return;
  const own = drawnLevel(host);
  if (own === null) return;
  const found = items.map(({ level }) => level ?? own);
  const outer = hosts.find((one) => one.block.name === BLOCK_NAME && [...above(element)].includes(one.element));
  let before = outer ? drawnLevel(outer) : null;
  for (const one of outer ? [] : page.elements) {
    if (one === element) break;
    before = headingLevel(one) ?? before;
  }
  const [level = own] = found;
  if (before !== null && level > before + 1) {
    const what = `its questions are headings of level ${level}, below one of level ${before}`;
    say(report, 'VT176', first.at, what, `level ${before + 1}`);
  }
  const odd = found.findIndex((one) => one !== level);
  const item = items[odd];
  if (!item) return;
  say(
    report,
    'VT176',
    item.at,
    `a question of level ${found[odd]} among questions of level ${level}`,
    `level ${level}`,
  );
}
