import { expect, it } from 'vitest';
import { started } from './started.ts';
import { Visitor } from './visitor.ts';

const CART = '/api/commerce/shopping-cart';
const CUP = { itemId: 'caneca-neblina', sku: 'SR-0201', quantity: 1 };

const visiting = async (): Promise<Visitor> => new Visitor((await started()).url).arrive();

const write = (visitor: Visitor, method: string, path: string, body?: object): Promise<Response> =>
  visitor.fetch(`${path}?crumb=${visitor.crumb}`, {
    method,
    headers: { 'x-csrf-token': visitor.crumb, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });

it('a cart has an id and, beside it, the token that its addresses name it by', async () => {
  const visitor = await visiting();
  const { shoppingCart } = await (await visitor.post(`${CART}/entries`, CUP)).json();
  const cart = await (await visitor.fetch(CART)).json();
  expect(shoppingCart).toEqual(cart);
  expect(cart.id).toMatch(/^[0-9a-f]{24}$/);
  expect(cart.cartToken).toMatch(/^[\w-]{24}$/);
  expect(cart.cartToken).not.toBe(cart.id);
  const line = `items/${cart.entries[0].id}`;
  const change = (token: string) => write(visitor, 'PUT', `/api/3/commerce/cart/${token}/${line}`, { quantity: 2 });
  expect((await change(cart.id)).status).toBe(404);
  expect((await change(cart.cartToken)).status).toBe(200);
});

it('a changed or removed line is answered without a cart, which is read anew; a code with the cart', async () => {
  const visitor = await visiting();
  const { shoppingCart } = await (await visitor.post(`${CART}/entries`, CUP)).json();
  const address = `/api/3/commerce/cart/${shoppingCart.cartToken}`;
  const line = `${address}/items/${shoppingCart.entries[0].id}`;
  const read = async () => (await visitor.fetch(CART)).json();
  expect(await (await write(visitor, 'PUT', line, { quantity: 3 })).json()).toEqual({});
  expect(await read()).toMatchObject({ totalQuantity: 3 });
  const coded = await (await write(visitor, 'POST', `${address}/codes`, { giftOrPromoCode: 'BARRO10' })).json();
  expect(coded).toMatchObject({ totalQuantity: 3, discountCents: 2_880 });
  expect(coded).toEqual(await read());
  expect(await (await write(visitor, 'DELETE', line)).json()).toEqual({});
  expect(await read()).toMatchObject({ totalQuantity: 0 });
});

it('the cookies of a cart are there for the page’s script, which looks for both before the checkout', async () => {
  const visitor = await visiting();
  const added = await visitor.post(`${CART}/entries`, CUP);
  const { cartToken } = (await added.json()).shoppingCart;
  expect(added.headers.getSetCookie()).toEqual([
    `CART=${cartToken}; Path=/; SameSite=Lax`,
    'hasCart=true; Path=/; SameSite=Lax',
  ]);
});

it('thirty adds at once take no more than lies on the shelf', async () => {
  const visitor = await visiting();
  await visitor.post(`${CART}/entries`, CUP);
  const added = await Promise.all(Array.from({ length: 30 }, () => visitor.post(`${CART}/entries`, CUP)));
  const { totalQuantity } = await (await visitor.fetch(CART)).json();
  expect(totalQuantity).toBe(22);
  expect(added.filter(({ status }) => status === 200)).toHaveLength(21);
});
