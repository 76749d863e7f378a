import { pieceBySlug } from '../content/pieces.ts';
import { html, type Markup, type Value } from '../html.ts';
import { money } from '../money.ts';
import type { Page } from '../parts/page.ts';
import { EMPTY_SHOP, type OrderView } from '../shop-view.ts';
import type { SiteRequest } from '../site-request.ts';

const moment = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
});
const at = (time: number | string): Markup => {
  const date = new Date(time);
  return html`<time datetime="${date.toISOString()}">${moment.format(date)}</time>`;
};

const KINDS = { cart: 'Carrinho', subscription: 'Assinatura', donation: 'Apoio', giftCard: 'Vale-presente' } as const;

/** A table with a name and how many lines it has; without lines, a sentence. */
const table = (id: string, title: string, heads: readonly string[], rows: readonly (readonly Value[])[]): Markup =>
  html`<section class="band owner-part" aria-labelledby="${id}">
<h2 id="${id}">${title} <span class="quiet">${rows.length}</span></h2>
${
  rows.length === 0
    ? html`<p class="quiet">Nada ainda.</p>`
    : html`<div class="table-frame" tabindex="0" role="region" aria-labelledby="${id}"><table class="owner-table"><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>\n`)}</tbody></table></div>`
}
</section>`;

const written = (value: unknown): string => {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(written).filter(Boolean).join(' ');
  return value === null || value === undefined ? '' : JSON.stringify(value);
};

const words = (values: object): Markup =>
  html`<dl class="owner-values">${Object.entries(values)
    .map(([name, value]) => [name, written(value)] as const)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;

interface Ordered {
  readonly title?: unknown;
  readonly quantity?: unknown;
}

const isList = (value: unknown): value is readonly Ordered[] => Array.isArray(value);

function contentOf({ content }: OrderView): Value {
  const entries = 'entries' in content ? content.entries : null;
  return isList(entries)
    ? html`<ul>${entries.map(({ title, quantity }) => html`<li>${String(quantity)} × ${String(title)}</li>`)}</ul>`
    : words(content);
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
  if (!owner)
    return {
      ...common,
      status: 403,
      pageType: member ? 106 : 105,
      main: html`<div class="wrap page-head"><h1>Só para quem faz</h1><p class="lead">Esta página é de quem cuida do ateliê.</p><p class="actions"><a class="button" href="/atelie/entrar?de=dono">Entrar</a></p><p class="quiet">Para experimentar: lucia@exemplo.com, com a senha forno-e-serra.</p></div>`,
    };
  const title = (slug: string): string => pieceBySlug(slug)?.name ?? slug;
  return {
    ...common,
    main: html`<div class="wrap page-head owner">
<h1>O que chegou</h1>
<p class="lead">Tudo o que o banco de dados desta demonstração guardou, do mais novo ao mais antigo.</p>
${table(
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
${table(
  'mensagens',
  'Mensagens',
  ['Quando', 'Formulário', 'O que diz'],
  owner.messages.map(({ form, time, values }) => [at(time), form, words(values)]),
)}
${table(
  'avaliadas',
  'Avaliações',
  ['Quando', 'Peça', 'Estrelas', 'Quem', 'O que diz'],
  owner.reviews.map((one) => [at(one.created), title(one.product), one.rating, one.name, `${one.title} ${one.text}`]),
)}
${table(
  'enderecos',
  'A carta do forno',
  ['Desde', 'E-mail'],
  owner.addresses.map(({ email, time }) => [at(time), email]),
)}
${table(
  'esperas',
  'Esperando voltar',
  ['Desde', 'Código', 'E-mail'],
  owner.wishes.map(({ sku, email, created }) => [at(created), sku, email]),
)}
</div>`,
  };
}
