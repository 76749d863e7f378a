import * as v from 'valibot';
import { CART_COOKIES } from '../../../src/vocab/names.ts';
import { type Answer, jsonAnswer } from '../answer.ts';
import type { StoredCart } from '../data/carts.ts';
import type { CallContext } from './calls.ts';
import { cartRecord, mostOf, percentOf, pieceBySku } from './cart-record.ts';
import { jsonBody } from './read-body.ts';
import { refusal } from './refusal.ts';

/** The cart's own cookie, and one that only says that there is a cart. A page's script looks for both before the checkout (D-29). */
const [CART, HAS_CART] = CART_COOKIES;

const QUANTITY = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999));
const ITEM = v.object({
  itemId: v.string(),
  sku: v.string(),
  quantity: QUANTITY,
  additionalFields: v.optional(v.unknown()),
});

/** What a change of a line is answered with: the calls that published sites make read the cart anew. */
const DONE = jsonAnswer(200, {});

const GONE = 'Este carrinho não existe mais.';
const NO_LINE = 'Este item não está no carrinho.';
const TOO_MANY = 'Não há essa quantidade em estoque.';

/** The visitor's cart, by its cookie. */
function ownCart({ visit, backend }: CallContext): StoredCart | null {
  const token = visit.cookie(CART);
  return token === null ? null : backend.store.carts.find(token);
}

/** The cart a path names, if it is the visitor's own. */
function namedCart(context: CallContext): StoredCart | null {
  const cart = ownCart(context);
  return cart?.token === context.parts[0] ? cart : null;
}

/** `GET /api/commerce/shopping-cart`. */
export function readCart(context: CallContext): Answer {
  const cart = ownCart(context);
  return cart ? jsonAnswer(200, cartRecord(cart)) : refusal(404, GONE);
}

/** `POST /api/commerce/shopping-cart/entries`. */
export async function addToCart(context: CallContext): Promise<Answer> {
  const { visit, backend } = context;
  const item = visit.sendsJson ? await jsonBody(visit, ITEM) : null;
  if (!item) return refusal(400, 'Escolha uma peça e a quantidade.');
  const { sku, quantity, itemId, additionalFields } = item;
  if (pieceBySku(sku)?.slug !== itemId) return refusal(404, 'Esta peça não existe.');
  const cart = ownCart(context);
  const had = cart?.lines.filter((line) => line.sku === sku).reduce((sum, line) => sum + line.quantity, 0) ?? 0;
  if (had + quantity > mostOf(sku)) return refusal(400, TOO_MANY);
  const { carts } = backend.store;
  const { token, id } = backend.store.transaction(() => {
    const own = cart?.token ?? carts.start();
    return { token: own, id: carts.add(own, { sku, quantity, additional: additionalFields ?? null }) };
  });
  visit.setCookie(CART, token);
  visit.setCookie(HAS_CART, 'true');
  const stored = carts.find(token);
  return stored
    ? jsonAnswer(200, { shoppingCart: cartRecord(stored), newlyAdded: { id, sku, quantity } })
    : refusal(404, GONE);
}

/** `PUT /api/3/commerce/cart/{cartToken}/items/{entryId}`. */
export async function changeQuantity(context: CallContext): Promise<Answer> {
  const { visit, backend, parts } = context;
  const given = visit.sendsJson ? await jsonBody(visit, v.object({ quantity: QUANTITY })) : null;
  if (!given) return refusal(400, 'A quantidade deve ser um número inteiro a partir de 1.');
  const cart = namedCart(context);
  if (!cart) return refusal(404, GONE);
  const line = cart.lines.find(({ id }) => id === parts[1]);
  if (!line) return refusal(404, NO_LINE);
  const others = cart.lines.filter(({ id, sku }) => sku === line.sku && id !== line.id);
  if (others.reduce((sum, { quantity }) => sum + quantity, given.quantity) > mostOf(line.sku))
    return refusal(400, TOO_MANY);
  backend.store.carts.setQuantity(cart.token, line.id, given.quantity);
  return DONE;
}

/** `DELETE /api/3/commerce/cart/{cartToken}/items/{entryId}`. */
export function removeFromCart(context: CallContext): Answer {
  const cart = namedCart(context);
  if (!cart) return refusal(404, GONE);
  const removed = context.backend.store.carts.remove(cart.token, context.parts[1] ?? '');
  return removed ? DONE : refusal(404, NO_LINE);
}

/** `POST /api/3/commerce/cart/{cartToken}/codes`. */
export async function applyCode(context: CallContext): Promise<Answer> {
  const { visit } = context;
  const given = visit.sendsJson ? await jsonBody(visit, v.object({ giftOrPromoCode: v.string() })) : null;
  const cart = namedCart(context);
  if (!cart) return refusal(404, GONE);
  if (!given || percentOf(given.giftOrPromoCode) === null) return refusal(400, 'Este cupom não é válido.');
  context.backend.store.carts.setCode(cart.token, given.giftOrPromoCode.trim().toUpperCase());
  return readCart(context);
}
