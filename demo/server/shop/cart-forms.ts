import type { Answer } from '../answer.ts';
import type { StoredCart } from '../data/carts.ts';
import { codeName } from '../data/codes.ts';
import { addItem, Refused } from './add-item.ts';
import { codeProblem, pricedLines, subtotalOf } from './cart-record.ts';
import { ownCart, readerOf } from './own-cart.ts';
import { mostOf } from './price-lines.ts';
import { backWith, pageOf, type SentForm } from './read-form.ts';
import { postalCode, shippingOptions } from './shipping-options.ts';

const CART = '/atelie/carrinho';

const wholeOf = (text: string): number => (/^\d{1,3}$/.test(text) ? Number(text) : 0);

/** `POST /atelie/carrinho/adicionar`. */
export function addForm(form: SentForm): Answer {
  const { field, fields } = form;
  const quantity = wholeOf(field('quantity') || '1');
  const page = pageOf(form, CART);
  if (quantity < 1) return backWith(page, 'invalido');
  const wishes = [...fields]
    .filter(([name, value]) => name.startsWith('campo.') && value !== '')
    .map(([name, value]) => [name.slice('campo.'.length), value.slice(0, 500)]);
  try {
    addItem(form, {
      itemId: field('itemId'),
      sku: field('sku'),
      quantity,
      additional: wishes.length > 0 ? Object.fromEntries(wishes.slice(0, 20)) : null,
      plan: field('planId') || null,
    });
    return backWith(CART, 'adicionada');
  } catch (error) {
    if (error instanceof Refused) return backWith(page, error.status === 404 ? 'invalido' : 'quantidade');
    throw error;
  }
}

type CartForm = (form: SentForm, cart: StoredCart) => string;

/** What each form of the cart's page does, and the word that the page says then. */
const CHANGES: Readonly<Record<string, CartForm>> = {
  quantidade: ({ field, backend: { store } }, cart) => {
    const line = cart.lines.find(({ id }) => id === field('entrada'));
    const found = line && store.catalogue.find(line.sku);
    const quantity = wholeOf(field('quantity'));
    if (!line || !found || quantity < 1) return 'invalido';
    const others = cart.lines.filter(({ id, sku }) => sku === line.sku && id !== line.id);
    if (others.reduce((sum, one) => sum + one.quantity, quantity) > mostOf(found)) return 'quantidade';
    store.carts.setQuantity(cart.token, line.id, quantity);
    return 'mudou';
  },
  remover: ({ field, backend: { store } }, { token }) =>
    store.carts.remove(token, field('entrada')) ? 'removida' : 'invalido',
  codigo: (form, cart) => {
    const { store, now } = form.backend;
    const code = codeName(form.field('codigo'));
    const balance = store.codes.balance(code);
    if (balance === null) {
      const subtotal = subtotalOf(pricedLines(cart, readerOf(form)));
      if (codeProblem(store.codes.promo(code), subtotal, now()) !== null) return 'codigo';
      store.carts.setCode(cart.token, code);
      return 'cupom';
    }
    if (balance === 0) return 'codigo';
    store.carts.addGiftCard(cart.token, code);
    return 'cupom';
  },
  cep: ({ field, backend: { store } }, { token }) => {
    const postal = postalCode(field('cep'));
    if (postal === null) return 'cep';
    store.carts.setPostal(token, postal);
    return 'mudou';
  },
  entrega: ({ field, backend: { store } }, { token, postal }) => {
    const key = field('opcao');
    if (postal === null || !shippingOptions(postal, 0).some((option) => option.key === key)) return 'invalido';
    store.carts.setOption(token, key);
    return 'mudou';
  },
  observacao: ({ field, backend: { store } }, { token }) => {
    store.carts.setNote(token, field('observacao').slice(0, 500));
    return 'mudou';
  },
};

/** A form of the cart's page, by the last part of its address; null where there is none. */
export function changeForm(name: string): ((form: SentForm) => Answer) | null {
  const change = Object.hasOwn(CHANGES, name) ? CHANGES[name] : undefined;
  if (!change) return null;
  return (form) => {
    const cart = ownCart(form);
    return cart && !cart.purchased ? backWith(CART, change(form, cart)) : backWith(CART, 'invalido');
  };
}
