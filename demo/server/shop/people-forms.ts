import { type Answer, seeOther } from '../answer.ts';
import { signInMember, signOut } from '../api/member-session.ts';
import { reviewOf, wishOf } from '../api/reviews.ts';
import { backWith, pageOf, type SentForm } from './read-form.ts';

/** `POST /atelie/entrar`. */
export function signInForm(form: SentForm): Answer {
  const { field } = form;
  const page = pageOf(form, '/atelie/membros');
  const done = signInMember(form, {
    email: field('email').slice(0, 256),
    password: field('password').slice(0, 256),
    rememberMe: field('rememberMe') === 'true',
  });
  if (done === 'wrong') return backWith('/atelie/entrar', 'senha');
  return typeof done === 'number' ? backWith('/atelie/entrar', 'espere') : backWith(page, 'entrou');
}

/** `POST /atelie/sair`. */
export function signOutForm(form: SentForm): Answer {
  signOut(form);
  return backWith('/atelie/membros', 'saiu');
}

/** `POST /atelie/avaliar`. */
export function reviewForm({ visit, backend, session, fields, field }: SentForm): Answer {
  const { store, limit } = backend;
  const given = reviewOf({ ...Object.fromEntries(fields), rating: Number(field('rating')) });
  const known = given && store.catalogue.knows(given.itemId);
  const page = `/atelie/avaliar?peca=${encodeURIComponent(known ? given.itemId : 'tigela-serra')}`;
  if (!given || !known) return backWith(page, 'avaliacao');
  if (limit.take({ session: session.id, address: visit.address }) > 0) return backWith(page, 'espere');
  const { itemId, token, ...words } = given;
  // A page that is sent twice is kept once: by the token of the request, otherwise by the key of the page.
  const once = token || field('key');
  store.reviews.add({ product: itemId, once: once ? `${itemId} ${once}` : null, verified: false, ...words });
  return seeOther(`/atelie/peca/${itemId}?aviso=avaliada#avaliacoes`);
}

/** `POST /atelie/avise-me`. */
export function restockForm(form: SentForm): Answer {
  const { visit, backend, session, fields } = form;
  const page = pageOf(form, '/atelie/colecao');
  const given = wishOf(Object.fromEntries(fields));
  if (!given) return backWith(page, 'email');
  if (backend.store.catalogue.find(given.sku)?.product !== given.itemId) return backWith(page, 'invalido');
  if (backend.limit.take({ session: session.id, address: visit.address }) > 0) return backWith(page, 'espere');
  backend.store.restockWishes.add({ sku: given.sku, product: given.itemId, email: given.email });
  return backWith(page, 'avisaremos');
}
