import * as v from 'valibot';
import { type Answer, jsonAnswer } from '../answer.ts';
import type { StoredCart } from '../data/carts.ts';
import { codeName } from '../data/codes.ts';
import { addItem, Refused, TOO_MANY } from '../shop/add-item.ts';
import { codeProblem, pricedLines, subtotalOf } from '../shop/cart-record.ts';
import { ownCart, ownRecord, readerOf, recordOf } from '../shop/own-cart.ts';
import { mostOf } from '../shop/price-lines.ts';
import { postalCode, shippingOptions } from '../shop/shipping-options.ts';
import type { CallContext } from './endpoint.ts';
import { jsonBody } from './read-body.ts';
import { refusal } from './refusal.ts';

const QUANTITY = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999));

/** What somebody wishes of a piece is short. */
const MOST_WISHES = 4_000;
const WISHES = v.pipe(
  v.unknown(),
  v.check((value) => (JSON.stringify(value ?? null) ?? '').length <= MOST_WISHES),
);
const ITEM = v.object({
  itemId: v.string(),
  sku: v.string(),
  quantity: QUANTITY,
  additionalFields: v.optional(WISHES),
  planId: v.optional(v.string()),
});

/** What a change of a line is answered with: the calls that published sites make read the cart anew. */
const DONE = jsonAnswer(200, {});

const GONE = 'Este carrinho não existe mais.';
const BOUGHT = 'Este carrinho já foi comprado.';
const NO_LINE = 'Este item não está no carrinho.';

/** Does something with the cart that a path names, if it is the visitor's own and not bought yet. */
function withCart(context: CallContext, work: (cart: StoredCart) => Answer): Answer {
  const cart = ownCart(context);
  if (cart?.token !== context.parts[0]) return refusal(404, GONE);
  return cart?.purchased ? refusal(409, BOUGHT) : work(cart as StoredCart);
}

/** `GET /api/commerce/shopping-cart`. */
export function readCart(context: CallContext): Answer {
  const cart = ownRecord(context);
  return cart ? jsonAnswer(200, cart) : refusal(404, GONE);
}

/** The plan out of an item's own field or, as forms send it, out of its additional fields. */
function planOf(planId: string | undefined, additional: unknown): string | null {
  if (planId !== undefined) return planId;
  const held = typeof additional === 'object' && additional !== null && 'planId' in additional && additional.planId;
  return typeof held === 'string' ? held : null;
}

/** `POST /api/commerce/shopping-cart/entries`. */
export async function addToCart(context: CallContext): Promise<Answer> {
  const { visit, backend } = context;
  const item = visit.sendsJson ? await jsonBody(visit, ITEM) : null;
  if (!item) return refusal(400, 'Escolha uma peça e a quantidade.');
  const { sku, quantity, itemId, additionalFields = null, planId } = item;
  try {
    const plan = planOf(planId, additionalFields);
    const { token, id } = addItem(context, { itemId, sku, quantity, additional: additionalFields, plan });
    const stored = backend.store.carts.find(token);
    return stored
      ? jsonAnswer(200, { shoppingCart: recordOf(stored, context), newlyAdded: { id, sku, quantity } })
      : refusal(404, GONE);
  } catch (error) {
    if (error instanceof Refused) return refusal(error.status, error.message);
    throw error;
  }
}

/** `PUT /api/3/commerce/cart/{cartToken}/items/{entryId}`. */
export async function changeQuantity(context: CallContext): Promise<Answer> {
  const { visit, backend, parts } = context;
  const given = visit.sendsJson ? await jsonBody(visit, v.object({ quantity: QUANTITY })) : null;
  if (!given) return refusal(400, 'A quantidade deve ser um número inteiro a partir de 1.');
  return withCart(context, (cart) => {
    const line = cart.lines.find(({ id }) => id === parts[1]);
    const found = line && backend.store.catalogue.find(line.sku);
    if (!line || !found) return refusal(404, NO_LINE);
    const others = cart.lines.filter(({ id, sku }) => sku === line.sku && id !== line.id);
    if (others.reduce((sum, { quantity }) => sum + quantity, given.quantity) > mostOf(found))
      return refusal(400, TOO_MANY);
    backend.store.carts.setQuantity(cart.token, line.id, given.quantity);
    return DONE;
  });
}

/** `DELETE /api/3/commerce/cart/{cartToken}/items/{entryId}`. */
export const removeFromCart = (context: CallContext): Answer =>
  withCart(context, ({ token }) =>
    context.backend.store.carts.remove(token, context.parts[1] ?? '') ? DONE : refusal(404, NO_LINE),
  );

/** `POST /api/3/commerce/cart/{cartToken}/codes`: a code or a gift card. */
export async function applyCode(context: CallContext): Promise<Answer> {
  const { visit, backend } = context;
  const given = visit.sendsJson ? await jsonBody(visit, v.object({ giftOrPromoCode: v.string() })) : null;
  return withCart(context, (cart) => {
    const { store, now } = backend;
    const code = codeName(given?.giftOrPromoCode ?? '');
    const balance = store.codes.balance(code);
    if (balance !== null) {
      if (balance === 0) return refusal(400, 'Este vale-presente já foi usado.');
      store.carts.addGiftCard(cart.token, code);
      return readCart(context);
    }
    const problem = codeProblem(store.codes.promo(code), subtotalOf(pricedLines(cart, readerOf(context))), now());
    if (problem !== null) return refusal(400, problem);
    store.carts.setCode(cart.token, code);
    return readCart(context);
  });
}

/** `PUT /api/3/commerce/cart/{cartToken}/note`. */
export async function setNote(context: CallContext): Promise<Answer> {
  const { visit, backend } = context;
  const NOTE = v.object({ note: v.pipe(v.string(), v.maxLength(500)) });
  const given = visit.sendsJson ? await jsonBody(visit, NOTE) : null;
  return withCart(context, (cart) => {
    if (!given) return refusal(400, 'A observação pode ter até 500 caracteres.');
    backend.store.carts.setNote(cart.token, given.note);
    return readCart(context);
  });
}

/** `PUT /api/3/commerce/cart/{cartToken}/shipping/location`. */
export async function setShippingLocation(context: CallContext): Promise<Answer> {
  const { visit, backend } = context;
  const PLACE = v.object({ postalCode: v.string(), country: v.optional(v.string()) });
  const given = visit.sendsJson ? await jsonBody(visit, PLACE) : null;
  return withCart(context, (cart) => {
    const postal = given && postalCode(given.postalCode);
    if (!postal) return refusal(400, 'Informe um CEP com oito dígitos.');
    if (given.country !== undefined && given.country !== 'BR') return refusal(400, 'Entregamos só no Brasil.');
    backend.store.carts.setPostal(cart.token, postal);
    return readCart(context);
  });
}

/** `PUT /api/3/commerce/cart/{cartToken}/shipping/option`. */
export async function setShippingOption(context: CallContext): Promise<Answer> {
  const { visit, backend } = context;
  const given = visit.sendsJson ? await jsonBody(visit, v.object({ key: v.string() })) : null;
  return withCart(context, (cart) => {
    const known = cart.postal === null ? [] : shippingOptions(cart.postal, 0);
    if (!known.some(({ key }) => key === given?.key)) return refusal(400, 'Escolha uma forma de entrega.');
    backend.store.carts.setOption(cart.token, given?.key ?? '');
    return readCart(context);
  });
}
