import { BLOCK_ADDED, BLOCK_HIDDEN, BLOCK_LENT } from '../../vocab/names.ts';
import { move, unwrap, wrapIn } from './move.ts';

/** Nodes to be shown through one named slot. */
export interface Lend {
  readonly slot: string;
  readonly nodes: readonly Node[];
  /** The block controls their visibility: the `hidden` attribute of a single element is removed until it is given back. */
  readonly unhide?: boolean;
  /** `whole` when the text style around the slot differs from the page's: then all text properties are copied, not only those that differ. */
  readonly text?: 'whole';
  /** An element that the block draws itself: it is not displayed until the nodes are given back. One without nodes hides a further element inside those of another. */
  readonly hide?: Element | undefined;
  /** Elements that the block created around the nodes. Each that contains another one is marked `data-block-added="around"`. */
  readonly frame?: Element | undefined;
}

/**
 * Makes nodes direct children of the shadow host, where a slot can show them. They come from inside it or, for a layer, from elsewhere in the page. An
 * element that already is a direct child is not moved. An empty, named placeholder marks where the nodes were, so that they can be given back from the
 * markup alone, also in a copy of it (cloneNode, innerHTML).
 */
export function lend(element: Element, lends: readonly Lend[]): void {
  for (const { slot, nodes, unhide, frame, hide } of lends) {
    if (hide) conceal(hide as HTMLElement);
    const [first] = nodes;
    const parent = first?.parentNode;
    if (!parent) continue;
    const whole = nodes.length === 1 && !frame && first instanceof Element && !first.hasAttribute('slot');
    const stays = whole && parent === element;
    // An element that is not moved needs no placeholder: one beside it would break the page's sibling selectors.
    const own = stays && !(unhide && first.hasAttribute('hidden'));
    const placeholder = own ? first : Document.prototype.createElement.call(element.ownerDocument, 'span');
    placeholder.setAttribute(BLOCK_LENT, slot);
    if (!own) move(placeholder, parent, stays ? first.nextSibling : first);
    if (!whole) {
      wrapIn(element, nodes, { slot, frame });
      continue;
    }
    if (unhide && !own) moveHidden(first, placeholder);
    first.setAttribute('slot', slot);
    if (!stays) move(first, element);
  }
}

/**
 * Gives every lent node back to its place and removes what `lend` added. Does nothing when nothing was lent.
 *
 * @param source the element that the nodes were lent from; the host itself unless it belongs to a layer
 */
export function giveBack(element: Element, source: Element = element): void {
  const lentBySlot = new Map<string, Element>();
  for (const child of element.children) {
    const slot = child.getAttribute('slot');
    if (slot) lentBySlot.set(slot, child);
  }
  if (!lentBySlot.size) return;
  const lenders = new Set([...element.querySelectorAll('[slot]')].map(({ parentElement }) => parentElement));
  for (const placeholder of source.querySelectorAll(`[${BLOCK_LENT}]`)) {
    const slot = placeholder.getAttribute(BLOCK_LENT) as string;
    const lent = lentBySlot.get(slot);
    if (!lent || (source === element ? isNested(placeholder, element, lenders) : element.contains(placeholder)))
      continue;
    lentBySlot.delete(slot);
    lent.removeAttribute('slot');
    for (const one of lent.querySelectorAll<HTMLElement>(`[${BLOCK_HIDDEN}]`))
      if (!isNested(one, element, lenders)) {
        // Not as an attribute: a strict content security policy forbids that.
        one.style.cssText = one.getAttribute(BLOCK_HIDDEN) as string;
        one.removeAttribute(BLOCK_HIDDEN);
        // Chromium leaves an empty attribute.
        if (!one.getAttribute('style')) one.removeAttribute('style');
      }
    if (placeholder === lent) {
      placeholder.removeAttribute(BLOCK_LENT);
      continue;
    }
    moveHidden(placeholder, lent);
    const parent = placeholder.parentNode as Node;
    if (lent.hasAttribute(BLOCK_ADDED)) unwrap(lent, placeholder);
    else if (parent !== element) move(lent, parent, placeholder);
    placeholder.remove();
  }
}

/**
 * Returns whether a placeholder belongs to a block inside the host. Walking up keeps this linear in the number of lent
 * nodes.
 */
function isNested(placeholder: Element, element: Element, lenders: ReadonlySet<Element | null>): boolean {
  for (let at = placeholder.parentElement; at && at !== element; at = at.parentElement)
    if (lenders.has(at)) return true;
  return false;
}

/** Hides an element by an inline style: a sheet of the shadow root does not reach it, and one in the page would be visible to its scripts. */
function conceal(element: HTMLElement): void {
  element.setAttribute(BLOCK_HIDDEN, element.getAttribute('style') ?? '');
  element.style.setProperty('display', 'none', 'important');
}

/** Moves the `hidden` attribute to the placeholder, or back from it. */
function moveHidden(from: Element, to: Element): void {
  const hidden = from.getAttribute('hidden');
  if (hidden === null) return;
  from.removeAttribute('hidden');
  to.setAttribute('hidden', hidden);
}
