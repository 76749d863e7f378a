import { expect, it } from 'vitest';
import {
  dropCopiedRoom,
  dropRoomOfCopiedCarts,
  markReserved,
  unmark,
} from '../../../../src/runtime/published/reservation-mark.ts';

function elementWith(attributes: string): HTMLElement {
  document.body.innerHTML = `<div ${attributes}></div>`;
  return document.body.firstElementChild as HTMLElement;
}

it.each(['', 'style="color: red;"'])('a reservation leaves the element as it was: %s', (attributes) => {
  const element = elementWith(attributes);
  const before = element.outerHTML;
  markReserved(element);
  element.style.setProperty('min-block-size', '10px');
  markReserved(element);
  element.style.removeProperty('min-block-size');
  unmark(element);
  expect(element.outerHTML).toBe(before);
});

it('an empty style attribute of the server stays', () => {
  const element = elementWith('style=""');
  // The document of unit tests would drop it with the last property.
  markReserved(element);
  unmark(element);
  expect(element.getAttribute('style')).toBe('');
});

it('an element without a reservation is left alone', () => {
  const element = elementWith('style=""');
  unmark(element);
  expect(element.getAttribute('style')).toBe('');
});

it('a copy of a reserved element has the style of the page', () => {
  const element = elementWith('style="color: red"');
  markReserved(element);
  element.style.setProperty('min-block-size', '10px');
  const copy = element.cloneNode(true) as HTMLElement;
  dropCopiedRoom(copy);
  expect([copy.style.cssText, copy.attributes.length]).toEqual(['color: red;', 1]);
});

it('a copied container of the cart loses its room once the cart in it is drawn, and a reserved one does not', () => {
  const container = elementWith('id="sqs-cart-container"');
  container.append(document.createElement('p'));
  markReserved(container);
  container.style.setProperty('min-block-size', '10px');
  let isReserved = true;
  dropRoomOfCopiedCarts(() => isReserved);
  const draw = (): unknown =>
    container.firstElementChild?.dispatchEvent(new CustomEvent('vitrine:block-ready', { bubbles: true }));
  draw();
  expect(container.style.cssText).toBe('min-block-size: 10px;');
  isReserved = false;
  draw();
  expect(container.getAttributeNames()).toEqual(['id']);
});
