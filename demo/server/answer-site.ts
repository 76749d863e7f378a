import { randomBytes } from 'node:crypto';
import type { SitePage } from '../site/site-request.ts';
import { type Answer, emptyAnswer, jsonAnswer, seeOther } from './answer.ts';
import { missing } from './answer-file.ts';
import type { Backend } from './backend.ts';
import type { Order } from './data/orders.ts';
import { pageHeaders } from './pages/page-answer.ts';
import { freshNonce, policyFor } from './policy.ts';
import { addForm, changeForm } from './shop/cart-forms.ts';
import { concludeForm, donateForm, giftCardForm } from './shop/checkout-forms.ts';
import { ownCart, recordOf } from './shop/own-cart.ts';
import { restockForm, reviewForm, signInForm, signOutForm } from './shop/people-forms.ts';
import { backWith, readForm, type SentForm } from './shop/read-form.ts';
import { shopView } from './shop/shop-view.ts';
import { renderSite } from './site.ts';
import type { Visit } from './visit.ts';

const FORMS: Readonly<Record<string, (form: SentForm) => Answer>> = {
  '/atelie/carrinho/adicionar': addForm,
  '/atelie/entrar': signInForm,
  '/atelie/sair': signOutForm,
  '/atelie/avaliar': reviewForm,
  '/atelie/avise-me': restockForm,
  '/checkout/concluir': concludeForm,
  '/checkout/donate': donateForm,
  '/checkout/giftcard': giftCardForm,
};

const formAt = (path: string): ((form: SentForm) => Answer) | null =>
  (Object.hasOwn(FORMS, path) ? FORMS[path] : null) ??
  (path.startsWith('/atelie/carrinho/') ? changeForm(path.slice('/atelie/carrinho/'.length)) : null);

/** Answers a form of the shop: always with another page to go to, so that reloading sends nothing again. */
async function answerForm(visit: Visit, backend: Backend): Promise<Answer> {
  const work = formAt(visit.path);
  if (!work) return emptyAnswer(405, { allow: 'GET, HEAD' });
  const form = await readForm(visit, backend);
  if (form) return work(form);
  backend.crumbs.ensure(visit);
  return backWith(visit.page.startsWith('/atelie/') ? visit.page : '/atelie/carrinho', 'sessao');
}

/** The order that a page shows: of the cart that is handed over, or one that was paid. A page of another site hands nothing over. */
function orderOf(visit: Visit, backend: Backend): Order | null {
  const { orders } = backend.store;
  if (visit.path === '/checkout/pedido') return orders.find(visit.url.searchParams.get('n') ?? '');
  const subscription = visit.path === '/checkout/subscribe';
  if (!subscription && visit.path !== '/commerce/goto-checkout') return null;
  const asked = { visit, backend };
  const cart = ownCart(asked);
  if (!cart || cart.purchased || visit.foreign) return null;
  if (subscription && visit.url.searchParams.get('cartToken') !== cart.token) return null;
  const record = recordOf(cart, asked);
  if (record.entries.length === 0 || record.checkoutProblem !== undefined) return null;
  const kind = record.entries.some((entry) => entry.kind === 'subscription') ? 'subscription' : 'cart';
  return orders.keep({ kind, once: cart.token, total: record.grandTotalCents, content: record });
}

const isShop = (path: string): boolean => path.startsWith('/checkout/') || path === '/commerce/goto-checkout';

/** Whether a path is a page of the site or of its checkout. */
export const isSitePath = (path: string): boolean => path === '/atelie' || path.startsWith('/atelie/') || isShop(path);

const headersOf = (page: SitePage, nonce: string): Answer => ({
  status: page.status,
  headers: {
    ...pageHeaders(policyFor([], nonce)),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    // A page kept by the browser may come back whole from its back/forward cache.
    'cache-control': 'private, no-cache',
  },
  body: page.html,
});

/** Answers a page of the site, `/atelie/…`, and those of its checkout. */
export async function answerSite(visit: Visit, backend: Backend): Promise<Answer> {
  if (visit.method === 'POST') return answerForm(visit, backend);
  if (visit.method !== 'GET' && visit.method !== 'HEAD') return emptyAnswer(405, { allow: 'GET, HEAD, POST' });
  if (visit.path === '/atelie') return seeOther('/atelie/');
  const { crumb } = backend.crumbs.ensure(visit);
  const nonce = freshNonce();
  const key = randomBytes(18).toString('base64url');
  const order = orderOf(visit, backend);
  const shop = shopView({ visit, backend }, order);
  const page = await renderSite({ path: visit.path, query: visit.url.searchParams, nonce, crumb, key, shop });
  if (page?.data) return jsonAnswer(page.status, page.data, { 'cache-control': 'private, no-cache' });
  return page ? headersOf(page, nonce) : missing(visit, backend);
}
