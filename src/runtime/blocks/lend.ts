import { BLOCK_ADDED, BLOCK_HIDDEN, BLOCK_LENT } from '../../vocab/names.ts';
import { move, unwrap, wrapIn } from './move.ts';

/** Nodes that shall show through one named slot. */
export interface Lend {
  readonly slot: string;
  readonly nodes: readonly Node[];
  /** The block decides when they are seen: `hidden` on a single element is lifted until it is given back. */
  readonly unhide?: boolean;
  /** `whole` where the slot's own surroundings set the text otherwise than the page does: then all of the look it had is handed over, not what differs. */
  readonly text?: 'whole';
  /** Drawn by the block: it is not displayed until the nodes are given back. */
  readonly hide?: Element | undefined;
  /** Made by the block to hold the nodes; those of its elements that hold another one are marked `data-block-added="around"`. */
  readonly frame?: Element | undefined;
}

/**
 * Makes nodes direct children of the host, where a slot can show them: from inside it or, for a layer, from where they stand in the page. An element that is
 * one already stays where it is. Beside where they stood an empty, named element keeps the place, so that the way back can be read off the page itself,
 * also from a copy of it (cloneNode, innerHTML).
 */
export function lend(element: Element, lends: readonly Lend[]): void {
  for (const { slot, nodes, unhide, frame, hide } of lends) {
    const [first] = nodes;
    const parent = first?.parentNode;
    if (!parent) continue;
    if (hide) conceal(hide as HTMLElement);
    const whole = nodes.length === 1 && !frame && first instanceof Element && !first.hasAttribute('slot');
    const stays = whole && parent === element;
    // What stays keeps its own place: anything beside it would come between it and the page's rules for neighbours.
    const own = stays && !(unhide && first.hasAttribute('hidden'));
    const place = own ? first : Document.prototype.createElement.call(element.ownerDocument, 'span');
    place.setAttribute(BLOCK_LENT, slot);
    if (!own) move(place, parent, stays ? first.nextSibling : first);
    if (!whole) {
      wrapIn(element, nodes, { slot, frame });
      continue;
    }
    if (unhide && !own) moveHidden(first, place);
    first.setAttribute('slot', slot);
    if (!stays) move(first, element);
  }
}

/**
 * Gives every lent node back to its place and drops what `lend` added. Does nothing on a host that lent nothing.
 *
 * @param source what the nodes were lent out of; the host itself where it is no layer
 */
export function giveBack(element: Element, source: Element = element): void {
  const carriers = new Map<string, Element>();
  for (const child of element.children) {
    const slot = child.getAttribute('slot');
    if (slot) carriers.set(slot, child);
  }
  if (!carriers.size) return;
  const lenders = new Set([...element.querySelectorAll('[slot]')].map(({ parentElement }) => parentElement));
  for (const place of source.querySelectorAll(`[${BLOCK_LENT}]`)) {
    const slot = place.getAttribute(BLOCK_LENT) as string;
    const carrier = carriers.get(slot);
    if (!carrier || (source === element ? isNested(place, element, lenders) : element.contains(place))) continue;
    carriers.delete(slot);
    carrier.removeAttribute('slot');
    if (place === carrier) {
      place.removeAttribute(BLOCK_LENT);
      for (const child of place.children) reveal(child as HTMLElement);
      continue;
    }
    moveHidden(place, carrier);
    const parent = place.parentNode as Node;
    if (carrier.hasAttribute(BLOCK_ADDED)) unwrap(carrier, place);
    else if (parent !== element) move(carrier, parent, place);
    place.remove();
  }
}

/** Whether a place belongs to a block inside the host. Climbed to: asking every lent node would take a square of their number. */
function isNested(place: Element, element: Element, lenders: ReadonlySet<Element | null>): boolean {
  for (let at = place.parentElement; at && at !== element; at = at.parentElement) if (lenders.has(at)) return true;
  return false;
}

/** By a style of its own: no sheet of a shadow root reaches so deep, and one of the page's would be seen by its scripts. */
function conceal(element: HTMLElement): void {
  element.setAttribute(BLOCK_HIDDEN, element.getAttribute('style') ?? '');
  element.style.setProperty('display', 'none', 'important');
}

function reveal(element: HTMLElement): void {
  const style = element.getAttribute(BLOCK_HIDDEN);
  if (style === null) return;
  element.removeAttribute(BLOCK_HIDDEN);
  // Asked for first: Chromium leaves an empty attribute where it has not written the style into one yet.
  if (element.hasAttribute('style')) element.removeAttribute('style');
  // Not as an attribute: a strict policy forbids that.
  if (style) element.style.cssText = style;
}

/** `hidden` waits on the element that keeps the place: the way back is read off the page. */
function moveHidden(from: Element, to: Element): void {
  const hidden = from.getAttribute('hidden');
  if (hidden === null) return;
  from.removeAttribute('hidden');
  to.setAttribute('hidden', hidden);
}
