import { BLOCK_LENT, BLOCK_STATE } from '../../vocab/names.ts';

const HEADINGS = 'h1,h2,h3,h4,h5,h6,[role="heading"]';
const BLOCK = `[${BLOCK_STATE}]`;
const HIDDEN = '[hidden],[aria-hidden="true"]';
/** The level if there is no heading above: the page's own title is level 1. */
const DEFAULT_LEVEL = 2;
const MAX_LEVEL = 6;

/** Returns the level of a heading, from its tag name such as `h2` or from `aria-level`; null for an element that is not a heading. */
export function levelOf(element: Element | null): number | null {
  const level = Number(element?.getAttribute('aria-level') ?? element?.localName.match(/^h([1-6])$/)?.[1]);
  return level >= 1 && level <= MAX_LEVEL ? level : null;
}

// Methods are taken from the browser's own prototypes, because a form hides them by the names of its fields.
const closest = (element: Element | null, selector: string): Element | null =>
  element && Element.prototype.closest.call(element, selector);

/** Returns the headings that belong to this block, or to no block, and not to a block inside it. */
const headingsOfBlock = (found: NodeListOf<Element>, block: Element | null): Element[] =>
  [...found].filter((one) => one.closest(BLOCK) === block && !one.closest(HIDDEN));

/** The headings of whole documents, read once for all blocks that are rendered in the same pass. */
const headingsByRoot = new Map<Node, readonly Element[]>();

function headingsOf(root: Node): readonly Element[] {
  const known = headingsByRoot.get(root);
  if (known) return known;
  if (headingsByRoot.size === 0) queueMicrotask(() => headingsByRoot.clear());
  const { querySelectorAll } = root instanceof ShadowRoot ? root : Document.prototype;
  const headings = headingsOfBlock(querySelectorAll.call(root, HEADINGS), null);
  headingsByRoot.set(root, headings);
  return headings;
}

/** Returns the level of the last heading, in document order, that precedes an element. */
function lastBefore(headings: readonly Element[], element: Element): number | null {
  let [from, to] = [0, headings.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const isBefore = headings[middle]?.compareDocumentPosition(element) === Node.DOCUMENT_POSITION_FOLLOWING;
    if (isBefore) from = middle + 1;
    else to = middle;
  }
  const found = headings[from - 1];
  return found ? (levelOf(found) ?? DEFAULT_LEVEL) : null;
}

/** The levels of the headings that blocks render, for the blocks that have requested one. */
const drawnLevels = new WeakMap<Element, number>();

/** Returns the level of the heading above an element inside the block around it: in the same lent part, otherwise at the place that part was taken from. */
function levelInBlock(block: Element, element: Element): number | null {
  const headings = headingsOfBlock(Element.prototype.querySelectorAll.call(block, HEADINGS), block);
  const part = closest(element.parentElement, '[slot]') as HTMLElement | null;
  if (!part || !Node.prototype.contains.call(block, part))
    return lastBefore(headings, element) ?? drawnLevels.get(block) ?? null;
  const inPart = headings.filter((one) => part.contains(one));
  const inPlace = headings.filter((one) => !one.closest('[slot]'));
  const place = Element.prototype.querySelector.call(block, `[${BLOCK_LENT}="${CSS.escape(part.slot)}"]`) ?? part;
  return lastBefore(inPart, element) ?? lastBefore(inPlace, place) ?? drawnLevels.get(block) ?? null;
}

function levelAbove(element: Element): number | null {
  const block = closest(element.parentElement, BLOCK);
  if (block) return levelInBlock(block, element) ?? levelAbove(block);
  const root = element.getRootNode();
  if (root instanceof ShadowRoot) return lastBefore(headingsOf(root), element) ?? levelAbove(root.host);
  return element.isConnected ? lastBefore(headingsOf(root), element) : null;
}

/**
 * Returns the level of headings that a block renders if the markup has none: one below the nearest heading before the block, 6 at most, 2 if there is none.
 * Headings inside other blocks do not count; in a block around it, the headings above it do. It causes no layout.
 *
 * @param element the block element
 * @param authorLevel the author's own level, which takes precedence; 0 if there is none
 */
export function headingLevel(element: Element, authorLevel: number): number {
  const level = authorLevel || Math.min(MAX_LEVEL, (levelAbove(element) ?? DEFAULT_LEVEL - 1) + 1);
  drawnLevels.set(element, level);
  return level;
}
