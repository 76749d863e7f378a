import { expect, it } from 'vitest';
import { checkoutAddress, kindOfAddress } from '../../../../../src/runtime/services/checkout/checkout-address.ts';

it('are those of the requirements, with encoded values [NAV-002, NAV-003, NAV-004, NAV-005, NAV-006]', () => {
  expect(checkoutAddress.cart()).toBe('/commerce/goto-checkout');
  expect(checkoutAddress.subscription('a&b=ç')).toBe('/checkout/subscribe?cartToken=a%26b%3D%C3%A7');
  expect(checkoutAddress.donation('a/b?#')).toBe('/checkout/donate?donatePageId=a%2Fb%3F%23');
  expect(checkoutAddress.giftCard('s 1', 'v{id}')).toBe(
    '/checkout/giftcard?websiteId=s%201&giftCardProductId=v%7Bid%7D',
  );
});

it('have the SKU of a gift card last, and no parameter without one [NAV-007]', () => {
  expect(checkoutAddress.giftCard('s', 'v', 'A&1')).toBe(
    '/checkout/giftcard?websiteId=s&giftCardProductId=v&sku=A%261',
  );
  expect(checkoutAddress.giftCard('s', 'v', '')).toBe('/checkout/giftcard?websiteId=s&giftCardProductId=v');
});

it('are refused without an id that they need', () => {
  for (const wrong of [
    () => checkoutAddress.subscription(''),
    () => checkoutAddress.donation(''),
    () => checkoutAddress.giftCard('', 'v'),
    () => checkoutAddress.giftCard('s', ''),
  ])
    expect(wrong).toThrow(RangeError);
});

it('are recognised by their whole path', () => {
  expect(
    ['/commerce/goto-checkout', '/checkout/subscribe', '/checkout/donate', '/checkout/giftcard'].map(kindOfAddress),
  ).toEqual(['cart', 'subscription', 'donation', 'giftCard']);
  expect(
    ['/checkout', '/checkout/', '/checkout/donate/2', '/a/checkout/donate', '/checkout/donatex'].map(kindOfAddress),
  ).toEqual(Array(5).fill(undefined));
});
