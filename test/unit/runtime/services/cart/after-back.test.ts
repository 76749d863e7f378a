import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearCookie, writeCookie } from '../../../../../src/runtime/page/cookies.ts';
import { CART_COOKIES } from '../../../../../src/vocab/names.ts';
import { cartServer, FULL, TEAPOT } from './cart-server.ts';
import { type CartStage, cartStage } from './cart-stage.ts';

let stage: CartStage | undefined;

beforeEach(() => vi.stubGlobal('BroadcastChannel', undefined));
afterEach(() => {
  stage?.stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  clearCookie(CART_COOKIES[1]);
});

const NOW = { cartToken: 't1', entries: [TEAPOT], totalQuantity: 1 };

it.each([
  { type: 'back_forward', has: 'lines', cookie: true, asks: true },
  { type: 'back_forward', has: 'lines', cookie: false, asks: true },
  { type: 'back_forward', has: 'a count', cookie: false, asks: true },
  { type: 'back_forward', has: 'none', cookie: true, asks: true },
  { type: 'back_forward', has: 'none', cookie: false, asks: false },
  { type: 'navigate', has: 'lines', cookie: true, asks: false },
  { type: undefined, has: 'lines', cookie: true, asks: false },
])('trusts the cart of a context unless the page came by Back: %j', async ({ type, has, cookie, asks }) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(type ? [{ type } as PerformanceNavigationTiming] : []);
  if (cookie) writeCookie(CART_COOKIES[1], 'true');
  const server = cartServer(NOW);
  stage = cartStage(server, { shoppingCart: has === 'lines' ? FULL : { totalQuantity: has === 'none' ? 0 : 3 } });
  const { control } = stage;
  await (asks ? vi.waitFor(() => expect(control.get().cart).toEqual(NOW)) : new Promise((done) => setTimeout(done)));
  expect(server.calls).toHaveLength(asks ? 1 : 0);
});
