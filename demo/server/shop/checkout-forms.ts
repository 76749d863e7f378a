import { createHash, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { type Answer, seeOther } from '../answer.ts';
import type { Order } from '../data/orders.ts';
import { ownCart, recordOf } from './own-cart.ts';
import { backWith, type SentForm } from './read-form.ts';

const KEY = /^[\w-]{8,64}$/;
const PERSON = v.object({
  nome: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
  email: v.pipe(v.string(), v.trim(), v.email(), v.maxLength(256)),
});

/** Least and most that somebody may give, in centavos. */
const LEAST = 500;
const MOST = 1_000_000;

const received = ({ once }: Order): Answer => seeOther(`/checkout/pedido?n=${encodeURIComponent(once)}`);

/** `12`, `12,50` or `1.200,00` in centavos; 0 for what is none. */
function centsOf(typed: string): number {
  const text = typed.trim().replaceAll('.', '').replace(',', '.');
  return /^\d{1,6}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : 0;
}

/** `POST /checkout/concluir`: the cart is bought once, takes its stock, and is not offered again (CART-007). */
export function concludeForm(form: SentForm): Answer {
  const { store } = form.backend;
  const cart = ownCart(form);
  const order = cart && store.orders.find(cart.token);
  if (!cart || !order || order.reference !== form.field('pedido')) return seeOther('/commerce/goto-checkout');
  if (order.paid !== null) return received(order);
  const record = recordOf(cart, form);
  if (record.checkoutProblem !== undefined || record.entries.length === 0) return seeOther('/commerce/goto-checkout');
  // What is bought is what the page has shown.
  if (record.grandTotalCents !== order.total) return seeOther('/commerce/goto-checkout');
  store.transaction(() => {
    if (!store.orders.pay(cart.token) || !store.carts.purchase(cart.token)) return;
    for (const { sku, quantity } of cart.lines) store.catalogue.take(sku, quantity);
    for (const { code, amountCents } of record.appliedGiftCards) store.codes.spend(code, amountCents);
  });
  return received(order);
}

/** The order of a page that can be sent once. */
function payOnce(
  form: SentForm,
  order: Omit<Order, 'reference' | 'created' | 'paid' | 'once'>,
  done: () => void,
): Answer {
  const { store } = form.backend;
  const once = createHash('sha256')
    .update(`${form.session.id} ${form.field('key')}`)
    .digest('base64url');
  const kept = store.transaction(() => {
    const found = store.orders.find(once) ?? store.orders.keep({ ...order, once });
    if (store.orders.pay(once)) done();
    return found;
  });
  return received(kept);
}

/** `POST /checkout/donate`. */
export function donateForm(form: SentForm): Answer {
  const { field, fields } = form;
  const cents = field('valor') === 'outro' ? centsOf(field('outro')) : Number(field('valor'));
  const person = v.safeParse(PERSON, Object.fromEntries(fields));
  const page = '/checkout/donate?donatePageId=turma-de-sabado';
  if (!(Number.isInteger(cents) && cents >= LEAST && cents <= MOST)) return backWith(page, 'valor');
  if (!person.success || !KEY.test(field('key'))) return backWith(page, 'invalido');
  return payOnce(form, { kind: 'donation', total: cents, content: person.output }, () => {});
}

/** `POST /checkout/giftcard`: makes a card with a balance. */
export function giftCardForm(form: SentForm): Answer {
  const { field, fields, backend } = form;
  const { store } = backend;
  const found = store.catalogue.find(field('sku'));
  const page = `/checkout/giftcard?websiteId=site&giftCardProductId=vale-presente&sku=${encodeURIComponent(field('sku'))}`;
  const person = v.safeParse(PERSON, Object.fromEntries(fields));
  const to = v.safeParse(PERSON.entries.email, field('para'));
  if (found?.kind !== 'giftCard') return seeOther('/atelie/vale-presente?aviso=invalido');
  if (!person.success || !to.success || !KEY.test(field('key'))) return backWith(page, 'invalido');
  const codigo = `SERRA-${randomBytes(5).toString('hex').toUpperCase()}`;
  const content = { ...person.output, para: to.output, recado: field('recado').slice(0, 500), codigo };
  return payOnce(form, { kind: 'giftCard', total: found.price, content }, () =>
    store.codes.addGiftCard(codigo, found.price),
  );
}
