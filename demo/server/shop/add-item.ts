import { isRecord } from '../../../src/vocab/is-record.ts';
import type { Backend } from '../backend.ts';
import type { Visit } from '../visit.ts';
import { ownCart, rememberCart } from './own-cart.ts';
import { mostOf } from './price-lines.ts';

export interface NewItem {
  readonly itemId: string;
  readonly sku: string;
  readonly quantity: number;
  readonly additional: unknown;
  readonly plan: string | null;
}

/** A sentence that says why something was not done, with the status of the answer. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Wishes by the field's id. An entry that is added again has them as the cart lists them. */
function byId(additional: unknown): unknown {
  if (!Array.isArray(additional)) return additional;
  const wishes = additional.filter(isRecord).map(({ id, value }) => [id, value]);
  return wishes.length ? Object.fromEntries(wishes) : null;
}

export const TOO_MANY = 'Não há essa quantidade em estoque.';

/**
 * Puts something into the visitor's cart; a cart that was bought is left as it is, and another one begun.
 *
 * @returns the cart's token and the line's id
 * @throws Refused
 */
export function addItem(asked: { visit: Visit; backend: Backend }, item: NewItem): { token: string; id: string } {
  const { store } = asked.backend;
  const { itemId, sku, quantity } = item;
  const additional = byId(item.additional);
  const found = store.catalogue.find(sku);
  if (!found || found.product !== itemId) throw new Refused(404, 'Esta peça não existe.');
  if (item.plan !== null && !store.catalogue.plan(itemId, item.plan)) throw new Refused(400, 'Este plano não existe.');
  const plan = found.kind === 'subscription' ? (item.plan ?? store.catalogue.firstPlan(itemId)) : null;
  const own = ownCart(asked);
  const cart = own?.purchased ? null : own;
  const had = cart?.lines.filter((line) => line.sku === sku).reduce((sum, line) => sum + line.quantity, 0) ?? 0;
  if (had + quantity > mostOf(found)) throw new Refused(400, found.stock === 0 ? 'Esta peça está esgotada.' : TOO_MANY);
  const added = store.transaction(() => {
    const token = cart?.token ?? store.carts.start();
    return { token, id: store.carts.add(token, { sku, quantity, additional, plan }) };
  });
  rememberCart(asked, added.token);
  return added;
}
