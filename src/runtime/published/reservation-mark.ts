import { BLOCK_ROOM } from '../../vocab/names.ts';
import { documentMember } from '../page/document-member.ts';

/** Says on an element that its style has room for its block from now on, and what style the page gave it. */
export function markReserved(element: Element): void {
  if (!element.hasAttribute(BLOCK_ROOM)) element.setAttribute(BLOCK_ROOM, element.getAttribute('style') ?? '');
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

/** Leaves nothing of a reservation once its properties are gone. */
export function unmark(element: HTMLElement): void {
  if (!element.getAttribute(BLOCK_ROOM) && !element.style.length) element.removeAttribute('style');
  element.removeAttribute(BLOCK_ROOM);
}
