import { BLOCK_ADDED, BLOCK_LENT } from '../../vocab/names.ts';

/** Nodes that shall show through one named slot. */
export interface Lend {
  readonly slot: string;
  readonly nodes: readonly Node[];
  /** The block decides when they are seen: `hidden` on a single element is lifted until it is given back. */
  readonly unhide?: boolean;
  /** `whole` where the slot's own surroundings set the text otherwise than the page does: then all of the look it had is handed over, not what differs. */
  readonly text?: 'whole';
}

/**
 * Moves nodes to be direct children of the host, where a slot can show them: from inside it or, for a layer, from where they stand in the page. Where they stood an empty, named element keeps the place,
 * so that the way back can be read off the page itself, also from a copy of it (cloneNode, innerHTML).
 */
export function lend(host: Element, lends: readonly Lend[]): void {
  for (const { slot, nodes, unhide } of lends) {
    const first = nodes[0];
    if (!first?.parentNode) continue;
    const place = create(host, 'span');
    place.setAttribute(BLOCK_LENT, slot);
    first.parentNode.insertBefore(place, first);
    const whole =
      nodes.length === 1 && first.nodeType === Node.ELEMENT_NODE && !(first as Element).hasAttribute('slot');
    const carrier = whole ? (first as Element) : create(host, 'div');
    if (!whole) {
      carrier.setAttribute(BLOCK_ADDED, '');
      carrier.append(...nodes);
    }
    if (unhide) moveHidden(carrier, place);
    carrier.setAttribute('slot', slot);
    host.append(carrier);
  }
}

/**
 * Gives every lent node back to its place and drops what `lend` added. Does nothing on a host that lent nothing.
 *
 * @param source what the nodes were lent out of; the host itself where it is no layer
 */
export function giveBack(host: Element, source: Element = host): void {
  const carriers = new Map<string, Element>();
  for (const child of host.children) {
    const slot = child.getAttribute('slot');
    if (slot !== null) carriers.set(slot, child);
  }
  if (!carriers.size) return;
  const lent = new Set(carriers.values());
  for (const place of source.querySelectorAll(`[${BLOCK_LENT}]`)) {
    const carrier = carriers.get(place.getAttribute(BLOCK_LENT) ?? '');
    // A place inside something lent belongs to a block that is nested there.
    if (!carrier || (source === host ? lent.has(childAbove(place, host)) : host.contains(place))) continue;
    carriers.delete(place.getAttribute(BLOCK_LENT) ?? '');
    carrier.removeAttribute('slot');
    moveHidden(place, carrier);
    if (carrier.hasAttribute(BLOCK_ADDED)) {
      place.replaceWith(...carrier.childNodes);
      carrier.remove();
    } else place.replaceWith(carrier);
  }
}

/** The child of the host that a node is, or is in. Climbed to: asking every lent node would take a square of their number. */
function childAbove(node: Element, host: Element): Element {
  let at = node;
  while (at.parentElement && at.parentElement !== host) at = at.parentElement;
  return at;
}

/** `hidden` waits on the element that keeps the place: the way back is read off the page. */
function moveHidden(from: Element, to: Element): void {
  const hidden = from.getAttribute('hidden');
  if (hidden === null) return;
  from.removeAttribute('hidden');
  to.setAttribute('hidden', hidden);
}

/** `document.createElement` may be hidden by a form of that name. */
const create = (near: Element, tag: string): HTMLElement =>
  Document.prototype.createElement.call(near.ownerDocument, tag);
