import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { above, type HtmlElement, isElement, parentOf } from './element.ts';
import type { Page } from './page.ts';

/**
 * Returns a function that explains why the parser moves an element away from its place in the file; null if it does
 * not.
 */
export function movesIn(page: Page): (element: HtmlElement) => string | null {
  const outOfTable = outOfTables(page);
  return (element) => {
    const start = element.sourceCodeLocation?.startOffset;
    if (start === undefined) return null;
    const { tagName } = element;
    if (outOfTable.has(element))
      return `<${tagName}> in a table, outside its cells: the parser moves it before the table`;
    const before = siblingsOf(element).before.get(element);
    if (before?.tagName === 'p' && !hasEnd(before) && endOf(before) === start && leavesEnd(before))
      return `<${tagName}> in a paragraph: the parser ends the paragraph before it`;
    const breaker = breakerOf(element);
    return breaker && `<${breaker.tagName}> in it ends the paragraph: the parser moves it after the block`;
  };
}

/**
 * Returns the element that ends a paragraph because a paragraph cannot contain it. It also ends the element inside the
 * paragraph, whose content is then outside of it.
 */
export function breakerOf(element: HtmlElement): HtmlElement | null {
  if (!element.sourceCodeLocation || hasEnd(element)) return null;
  const paragraph = element.tagName === 'p' ? element : firstAbove(element, ({ tagName }) => tagName === 'p');
  if (!paragraph || hasEnd(paragraph) || endOf(paragraph) !== endOf(element)) return null;
  const next = siblingsOf(paragraph).after.get(paragraph);
  if (!next || next.sourceCodeLocation?.startOffset !== endOf(paragraph)) return null;
  // The end tag of a paragraph may be missing; the next paragraph then ends it.
  return (paragraph === element || next.tagName === 'p') && !leavesEnd(paragraph) ? null : next;
}

const hasEnd = ({ sourceCodeLocation }: HtmlElement): boolean => !!sourceCodeLocation?.endTag;
const endOf = ({ sourceCodeLocation }: HtmlElement): number | undefined => sourceCodeLocation?.endOffset;

function firstAbove(element: HtmlElement, is: (one: HtmlElement) => boolean): HtmlElement | null {
  for (const one of above(element)) if (is(one)) return one;
  return null;
}

/** The end tag of a paragraph that has already ended creates an empty paragraph, which is not in the file. */
const isLeftOver = ({ tagName, sourceCodeLocation }: HtmlElement): boolean => tagName === 'p' && !sourceCodeLocation;

function leavesEnd(paragraph: HtmlElement): boolean {
  const { order, lastLeftOver } = siblingsOf(paragraph);
  return lastLeftOver > (order.get(paragraph) ?? 0);
}

interface Siblings {
  readonly before: Map<HtmlElement, HtmlElement>;
  readonly after: Map<HtmlElement, HtmlElement>;
  readonly order: Map<HtmlElement, number>;
  lastLeftOver: number;
}

const known = new WeakMap<Tree.ParentNode, Siblings>();

/** Returns an element and its siblings; they are read once for all of them. */
function siblingsOf({ parentNode }: HtmlElement): Siblings {
  const found = parentNode && known.get(parentNode);
  if (found) return found;
  const siblings: Siblings = { before: new Map(), after: new Map(), order: new Map(), lastLeftOver: -1 };
  let last: HtmlElement | null = null;
  for (const node of parentNode?.childNodes ?? []) {
    if (!isElement(node)) continue;
    if (last) {
      siblings.before.set(node, last);
      siblings.after.set(last, node);
    }
    if (isLeftOver(node)) siblings.lastLeftOver = siblings.order.size;
    siblings.order.set(node, siblings.order.size);
    last = node;
  }
  if (parentNode) known.set(parentNode, siblings);
  return siblings;
}

/** Returns every element that is in a table in the file but not on the page, and its descendants. */
function outOfTables({ elements, inTemplates }: Page): ReadonlySet<HtmlElement> {
  const moved = new Set<HtmlElement>();
  if (!elements.some(({ tagName }) => tagName === 'table')) return moved;
  const onPage = new Map<HtmlElement, HtmlElement | null>();
  for (const element of elements) {
    const parent = parentOf(element);
    onPage.set(element, parent?.tagName === 'table' ? parent : ((parent && onPage.get(parent)) ?? null));
  }
  const inFile = elements
    .flatMap((element) => (element.sourceCodeLocation ? [{ element, at: element.sourceCodeLocation.startOffset }] : []))
    .sort((a, b) => a.at - b.at);
  const open: HtmlElement[] = [];
  for (const { element, at } of inFile) {
    for (let last = open.at(-1); last && (endOf(last) ?? 0) <= at; last = open.at(-1)) open.pop();
    const table = open.at(-1);
    const together = table && inTemplates.has(table) === inTemplates.has(element);
    if (table && together && (onPage.get(element) !== table || moved.has(table))) moved.add(element);
    if (element.tagName === 'table') open.push(element);
  }
  return moved;
}
