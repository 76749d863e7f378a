import { describe, expect, it } from 'vitest';
import { cartOfContext } from '../../../../src/runtime/store/cart.ts';
import { allows, allowsService, consentSlice } from '../../../../src/runtime/store/consent.ts';
import { siteOf } from '../../../../src/runtime/store/site-of.ts';
import { createPageStore } from '../../../../src/runtime/store/store.ts';
import { toContext } from '../../../../src/vocab/context.ts';

const state = (context: unknown) => {
  const store = createPageStore();
  siteOf({ store, context });
  return store.getState();
};

it('holds what the server said, who looks, and whether the editor does [CTX-304]', () => {
  const context = {
    authenticatedAccount: { id: 'a' },
    website: { websiteType: 2, siteStatus: { value: 13 }, developerMode: true, identifier: 'ateliê' },
    appDomain: 'exemplo.com',
    collection: { id: 'c' },
    pageType: 1,
    shoppingCart: { totalQuantity: 3 },
  };
  const store = createPageStore(undefined, true);
  expect(store.getState(), 'nobody has asked yet').toMatchObject({ site: null, auth: null, cart: null });
  const read = siteOf({ store, context });
  expect(siteOf({ store, context }), 'read once').toBe(read);
  expect(store.getState()).toMatchObject({
    site: toContext(context),
    auth: { account: true, member: false, visitor: false },
    cart: { totalQuantity: 3 },
    inEditorFrame: true,
    initialised: false,
  });
  expect(store.getState().site).toMatchObject(context);
});

it('stands for a page that says nothing [CTX-304]', () => {
  expect(state(null)).toMatchObject({ auth: { visitor: true }, cart: { totalQuantity: 0 }, inEditorFrame: false });
});

it.each([
  [3, 3],
  [0, 0],
  [-1, 0],
  [1.5, 0],
  ['3', 0],
  [undefined, 0],
])('takes the cart total %j for %i', (total, is) => {
  expect(cartOfContext({ totalQuantity: total }).totalQuantity).toBe(is);
});

it('counts nothing in a cart that was paid [CART-005]', () => {
  expect(cartOfContext({ isPurchased: true, totalQuantity: 2 }).totalQuantity).toBe(0);
});

describe('consent', () => {
  it('allows only the necessary before a decision', () => {
    const purposes = ['necessary', 'preferences', 'analytics', 'marketing'];
    expect(purposes.map((purpose) => allows(consentSlice, purpose))).toEqual([true, false, false, false]);
  });

  it('never allows a word that is no purpose', () => {
    for (const word of ['constructor', 'toString', '__proto__', '']) expect(allows(consentSlice, word)).toBe(false);
  });

  it('decides about a service by its own decision, otherwise by its purpose', () => {
    const purposes = { ...consentSlice.purposes, marketing: true };
    const consent = { purposes, services: { pixel: false, visits: true } };
    expect(allowsService(consent, 'marketing', 'pixel')).toBe(false);
    expect(allowsService(consent, 'analytics', 'visits')).toBe(true);
    expect(allowsService(consent, 'marketing', 'chat')).toBe(true);
    expect(allowsService(consent, 'analytics', 'chat')).toBe(false);
    expect(allowsService(consent, 'marketing')).toBe(true);
    expect(allowsService(consent, 'analytics', 'toString')).toBe(false);
  });

  it('declares no service and decides about none by default', () => {
    expect(consentSlice).toMatchObject({ services: {}, declared: [] });
  });
});
