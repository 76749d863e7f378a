import { isEndless } from '../../../src/vocab/rules/store/product.ts';
import type { FormField } from '../content/form-definition.ts';
import { kindOf, type Piece, variantsOf } from '../content/piece.ts';
import { html, type Markup } from '../html.ts';
import { money } from '../money.ts';
import type { SiteRequest } from '../site-request.ts';
import { memberOffer } from './member-offer.ts';
import { pieceAddress } from './piece-tile.ts';
import { price } from './price.ts';
import { isGone, productData, typeOf } from './product-data.ts';
import { backTo, shopForm } from './shop-form.ts';

const PERIODS = { WEEK: ['semana', 'semanas'], MONTH: ['mês', 'meses'], YEAR: ['ano', 'anos'] } as const;

const every = ({ value, unit }: { readonly value: number; readonly unit: keyof typeof PERIODS }): string =>
  value === 1 ? `por ${PERIODS[unit][0]}` : `a cada ${value} ${PERIODS[unit][1]}`;

function variants(piece: Piece, { shop }: SiteRequest): Markup {
  const all = variantsOf(piece);
  const left = (sku: string, stock: number | null): number | null => shop?.stock[sku] ?? stock;
  const [only] = all;
  if (all.length === 1 && only) return html`<input type="hidden" name="sku" value="${only.sku}">`;
  const first = all.find(({ sku, stock }) => left(sku, stock) !== 0);
  const name = (piece.options ?? []).map((option) => option.name).join(' e ');
  return html`<p class="control"><label for="peca-sku">${name}</label> <select id="peca-sku" name="sku">${all.map(
    (one) => {
      const gone = left(one.sku, one.stock) === 0;
      return html`<option value="${one.sku}"${gone && html` disabled`}${one === first && html` selected`}>${one.values.join(', ')}: ${money(one.salePrice ?? one.price)}${gone && ' (esgotada)'}</option>`;
    },
  )}</select></p>`;
}

const plans = ({ plans: all = [] }: Piece): Markup[] =>
  all.map(
    ({ id, name, billingPeriod, price: cents }, index) =>
      html`<label class="tick"><input type="radio" name="planId" value="${id}"${index === 0 && html` checked`}> ${name}: ${money(cents)} ${every(billingPeriod)}</label>`,
  );

function field({ id, type, title, description, required, maxLength, options }: FormField): Markup {
  const common = html`id="campo-${id}" name="campo.${id}"${required && html` required`}${maxLength && html` maxlength="${maxLength}"`}${description && html` aria-describedby="campo-${id}-sobre"`}`;
  return html`<p class="control"><label for="campo-${id}">${title}${required && html` <span class="required" aria-hidden="true">*</span>`}</label>${description && html`<span class="description" id="campo-${id}-sobre">${description}</span>`}${
    type === 'select'
      ? html`<select ${common}><option value="">Escolha…</option>${(options ?? []).map((option) => html`<option>${option}</option>`)}</select>`
      : html`<input type="text" ${common}>`
  }</p>`;
}

/** A form to be told when a piece is back. */
const restock = (piece: Piece, request: SiteRequest): Markup =>
  shopForm(request, {
    action: '/atelie/avise-me',
    inside: html`<input type="hidden" name="itemId" value="${piece.slug}"><input type="hidden" name="sku" value="${piece.sku}">${backTo(pieceAddress(piece))}
<p class="control"><label for="avise-email">E-mail</label> <input type="email" id="avise-email" name="email" autocomplete="email" required></p>
<p><button class="button button-wide" type="submit">Avise-me quando voltar</button></p>`,
  });

/** Whether one says how many: of what never ends, and of a plan, one buys one, as the block of the store has it. */
const isCounted = (piece: Piece): boolean => !piece.plans && !isEndless({ productType: typeOf(piece) });

const LABELS = { giftCard: 'Comprar o vale', subscription: 'Assinar' } as const;

/** The form that puts a piece into the cart. */
const add = (piece: Piece, request: SiteRequest): Markup => {
  const kind = kindOf(piece);
  const label = kind === 'giftCard' || kind === 'subscription' ? LABELS[kind] : 'Adicionar ao carrinho';
  return shopForm(request, {
    action: '/atelie/carrinho/adicionar',
    inside: html`<input type="hidden" name="itemId" value="${piece.slug}">${backTo(pieceAddress(piece))}
${variants(piece, request)}
${piece.plans && html`<fieldset class="control"><legend>Plano</legend>${plans(piece)}</fieldset>`}${(piece.fields ?? []).map(field)}
${isCounted(piece) && html`<p class="control control-short"><label for="peca-quantidade">Quantidade</label> <input type="number" id="peca-quantidade" name="quantity" value="1" min="1" max="99" inputmode="numeric" required></p>`}
<p><button class="button button-wide" type="submit">${label}</button></p>`,
  });
};

/** What somebody may do about a piece: its price, whether it can be had, and the form. The block of the store puts its own over it. */
export function buyForm(sold: Piece, request: SiteRequest, stock: Markup | null): Markup {
  const all = request.shop?.stock ?? {};
  const piece = request.shop?.member ? memberOffer(sold) : sold;
  // What the page says of the stock the block does not say once more.
  const data = { ...productData(sold, all), ...(stock && { lowStock: 0 }) };
  return html`<div class="buy" data-block="product" id="block-peca" data-sticky-button="true" data-product="${JSON.stringify(data)}">
<div data-product-price>${price(piece, 'price price-large')}${
    piece.memberPrice &&
    html`
<p class="quiet">${money(piece.memberPrice)} para <a href="/atelie/membros">membros</a></p>`
  }</div>
${stock}
${isGone(piece, all) ? restock(piece, request) : add(piece, request)}
</div>
<p class="quiet">Dúvida sobre prazo ou frete? <a href="/atelie/contato?peca=${piece.slug}">Escreva sobre esta peça</a>.</p>`;
}
