import { BLOCK_ROOM, PUBLISHED_CART } from '../../vocab/names.ts';
import { documentMember } from '../page/document-member.ts';
import { listen } from '../page/emit.ts';

/** Marked elements that have a style attribute without a reservation, be it an empty one. */
const styled = new WeakSet<Element>();

/** Says on an element that its style has room for its block from now on, and what style the page gave it. */
export function markReserved(element: Element): void {
  if (element.hasAttribute(BLOCK_ROOM)) return;
  const style = element.getAttribute('style');
  if (style !== null) styled.add(element);
  element.setAttribute(BLOCK_ROOM, style ?? '');
}

/** Gives a copy of a marked element (cloneNode, innerHTML) the style of the page again: nothing would end the reservation that it has from its original. */
export function dropCopiedRoom(element: HTMLElement): void {
  const style = element.getAttribute(BLOCK_ROOM);
  if (style === null) return;
  const before = documentMember('createElement').call(document, 'p');
  // Not as an attribute: a strict content security policy forbids that.
  before.style.cssText = style;
  for (const name of ['min-block-size', 'max-block-size', 'overflow'])
    element.style.setProperty(name, before.style.getPropertyValue(name));
  unmark(element);
}

/** Leaves nothing of a reservation once its properties are gone. Does nothing to an element that was not marked. */
export function unmark(element: HTMLElement): void {
  const style = element.getAttribute(BLOCK_ROOM);
  if (style === null) return;
  if (!styled.delete(element) && !style && !element.style.length) element.removeAttribute('style');
  element.removeAttribute(BLOCK_ROOM);
}

/** The container of the cart is no block: a copy of it, as Turbo makes them, is known by the block in it, once that is drawn. */
export function dropRoomOfCopiedCarts(isReserved: (container: Element) => boolean): void {
  listen(document, 'block-ready', ({ target }) => {
    const container = (target as Element).closest?.<HTMLElement>(PUBLISHED_CART);
    if (container && !isReserved(container)) dropCopiedRoom(container);
  });
}
