import { BLOCK_ADDED, BLOCK_LENT } from '../../vocab/names.ts';

/** Nodes that shall show through one named slot. */
export interface Lend {
  readonly slot: string;
  readonly nodes: readonly Node[];
  /** The block decides when they are seen: `hidden` on a single element is lifted until it is given back. */
  readonly unhide?: boolean;
  /** `whole` where the slot's own surroundings set the text otherwise than the page does: then all of the look it had is handed over, not what differs. */
  readonly text?: 'whole';
  /** Made by the block to hold the nodes; those of its elements that hold another one are marked `data-block-added="around"`. */
  readonly frame?: Element | undefined;
}

const RESTARTS = 'iframe,object,embed,[autoplay]';

/** Whether something in the nodes would begin anew if they were moved: a frame, a player that plays, a custom element. */
export const wouldRestart = (nodes: Iterable<Node>): boolean =>
  !('moveBefore' in Element.prototype) &&
  [...nodes].some(
    (node) =>
      node instanceof Element &&
      [node, ...node.querySelectorAll('*')].some(
        (one) =>
          one.matches(RESTARTS) || (one as HTMLMediaElement).paused === false || customElements.get(one.localName),
      ),
  );

/** Where the nodes of a carrier are. */
function inmost(carrier: Element): Element {
  let at = carrier;
  while (at.getAttribute(BLOCK_ADDED) === 'around' && at.firstElementChild) at = at.firstElementChild;
  return at;
}

/**
 * Moves nodes to be direct children of the host, where a slot can show them: from inside it or, for a layer, from where they stand in the page. Where they stood an empty, named element keeps the place,
 * so that the way back can be read off the page itself, also from a copy of it (cloneNode, innerHTML).
 */
export function lend(host: Element, lends: readonly Lend[]): void {
  for (const { slot, nodes, unhide, frame } of lends) {
    const first = nodes[0];
    if (!first?.parentNode) continue;
    const whole =
      nodes.length === 1 && first.nodeType === Node.ELEMENT_NODE && !(first as Element).hasAttribute('slot') && !frame;
    const stays = whole && first.parentNode === host;
    const carrier = whole ? (first as Element) : (frame ?? create(host, 'div'));
    // What stays keeps its own place: anything beside it would come between it and the page's rules for neighbours.
    const place = stays && !(unhide && carrier.hasAttribute('hidden')) ? carrier : create(host, 'span');
    place.setAttribute(BLOCK_LENT, slot);
    if (place !== carrier) first.parentNode.insertBefore(place, stays ? first.nextSibling : first);
    if (unhide && place !== carrier) moveHidden(carrier, place);
    carrier.setAttribute('slot', slot);
    if (stays) continue;
    host.append(carrier);
    if (whole) continue;
    if (!frame) carrier.setAttribute(BLOCK_ADDED, '');
    inmost(carrier).append(...nodes);
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
  const lenders = new Set([...host.querySelectorAll('[slot]')].map(({ parentElement }) => parentElement));
  for (const place of source.querySelectorAll(`[${BLOCK_LENT}]`)) {
    const carrier = carriers.get(place.getAttribute(BLOCK_LENT) ?? '');
    if (!carrier || (source === host ? isNested(place, host, lenders) : host.contains(place))) continue;
    carriers.delete(place.getAttribute(BLOCK_LENT) ?? '');
    carrier.removeAttribute('slot');
    if (place === carrier) {
      place.removeAttribute(BLOCK_LENT);
      continue;
    }
    moveHidden(place, carrier);
    if (carrier.hasAttribute(BLOCK_ADDED)) {
      place.replaceWith(...inmost(carrier).childNodes);
      carrier.remove();
    } else if (place.parentNode === host) place.remove();
    else place.replaceWith(carrier);
  }
}

/** Whether a place belongs to a block inside the host. Climbed to: asking every lent node would take a square of their number. */
function isNested(place: Element, host: Element, lenders: ReadonlySet<Element | null>): boolean {
  for (let at = place.parentElement; at && at !== host; at = at.parentElement) if (lenders.has(at)) return true;
  return false;
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
