import { pieceBySlug } from '../content/pieces.ts';
import { html, type Value } from '../html.ts';
import { money } from '../money.ts';
import { onlyForOwner } from '../parts/only-for-owner.ts';
import { at, fieldsOf, ownerTable } from '../parts/owner-table.ts';
import type { Page } from '../parts/page.ts';
import { EMPTY_SHOP, type OrderView } from '../shop-view.ts';
import type { SiteRequest } from '../site-request.ts';

const KINDS = { cart: 'Carrinho', subscription: 'Assinatura', donation: 'Apoio', giftCard: 'Vale-presente' } as const;

interface Ordered {
  readonly title?: unknown;
  readonly quantity?: unknown;
}

const isList = (value: unknown): value is readonly Ordered[] => Array.isArray(value);

function contentOf({ content }: OrderView): Value {
  const entries = 'entries' in content ? content.entries : null;
  return isList(entries)
    ? html`<ul>${entries.map(({ title, quantity }) => html`<li>${String(quantity)} × ${String(title)}</li>`)}</ul>`
    : fieldsOf(content);
}

/** What the database has kept: only for the owner of the studio. */
export function ownerPage(request: SiteRequest): Page {
  const { owner, member } = request.shop ?? EMPTY_SHOP;
  const common = {
    title: 'O que chegou',
    description: 'Mensagens, pedidos, avaliações e endereços que o ateliê guardou.',
    path: '/atelie/dono',
    picture: 'prateleiras',
    unlisted: true,
  } as const;
  if (!owner) return { ...common, ...onlyForOwner(member !== null) };
  const title = (slug: string): string => pieceBySlug(slug)?.name ?? slug;
  return {
    ...common,
    main: html`<div class="wrap page-head owner">
<h1>O que chegou</h1>
<p class="lead">Tudo o que o banco de dados desta demonstração guardou, do mais novo ao mais antigo.</p>
<p class="actions"><a class="more" href="/atelie/dono/medidas">O que as páginas contam</a></p>
${ownerTable(
  'pedidos',
  'Pedidos e carrinhos',
  ['Quando', 'Pedido', 'Tipo', 'Total', 'Pago', 'O quê'],
  owner.orders.map((order) => [
    at(order.created),
    order.reference,
    KINDS[order.kind],
    money(order.total),
    order.paid === null ? 'não' : at(order.paid),
    contentOf(order),
  ]),
)}
${ownerTable(
  'mensagens',
  'Mensagens',
  ['Quando', 'Formulário', 'O que diz'],
  owner.messages.map(({ form, time, values }) => [at(time), form, fieldsOf(values)]),
)}
${ownerTable(
  'avaliadas',
  'Avaliações',
  ['Quando', 'Peça', 'Estrelas', 'Quem', 'O que diz'],
  owner.reviews.map((one) => [at(one.created), title(one.product), one.rating, one.name, `${one.title} ${one.text}`]),
)}
${ownerTable(
  'enderecos',
  'A carta do forno',
  ['Desde', 'E-mail'],
  owner.addresses.map(({ email, time }) => [at(time), email]),
)}
${ownerTable(
  'esperas',
  'Esperando voltar',
  ['Desde', 'Código', 'E-mail'],
  owner.wishes.map(({ sku, email, created }) => [at(created), sku, email]),
)}
</div>`,
  };
}
