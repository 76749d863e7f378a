import { variantsOf } from '../content/piece.ts';
import { pieceBySlug } from '../content/pieces.ts';
import { html, type Markup } from '../html.ts';
import { money } from '../money.ts';
import { cartLines, cartSums } from '../parts/cart-table.ts';
import { longDate } from '../parts/dates.ts';
import type { Page } from '../parts/page.ts';
import { notice, shopForm } from '../parts/shop-form.ts';
import { EMPTY_SHOP, type OrderView, type Shop } from '../shop-view.ts';
import type { SiteRequest } from '../site-request.ts';
import { AMOUNTS } from './gifts.ts';

interface Sheet {
  readonly title: string;
  readonly path: string;
  readonly pageType: number;
  readonly main: Markup;
}

const sheet = ({ title, path, pageType, main }: Sheet, request: SiteRequest): Page => ({
  title,
  description: 'O resumo do pedido, como o ateliê o recebeu.',
  path,
  picture: 'prateleiras',
  pageType,
  unlisted: true,
  main: html`<div class="wrap page-head narrow checkout">
<h1>${title}</h1>
${notice(request)}
${main}
</div>`,
});

const nothing = (words: string): Markup =>
  html`<p class="lead">${words}</p><p class="actions"><a class="button" href="/atelie/colecao">Ver a coleção</a> <a class="more" href="/atelie/carrinho">Ir para o carrinho</a></p>`;

function cartMain(request: SiteRequest, { cart, order }: Shop): Markup {
  if (cart?.isPurchased) return nothing('Este carrinho já foi comprado.');
  if (!cart || cart.entries.length === 0) return nothing('O seu carrinho está vazio.');
  if (cart.checkoutProblem || !order) return nothing(cart.checkoutProblem ?? 'Não foi possível guardar o pedido.');
  return html`<p class="lead">Pedido ${order.reference}. Confira antes de concluir.</p>
${cartLines(cart, request, true)}
${cartSums(cart)}
${cart.note && html`<p class="quiet">Observação: ${cart.note}</p>`}
${shopForm(request, {
  action: '/checkout/concluir',
  inside: html`<input type="hidden" name="pedido" value="${order.reference}"><p><button class="button button-wide" type="submit">Concluir pedido</button></p>`,
})}
<p class="quiet">Nada é cobrado nesta demonstração. <a href="/atelie/carrinho">Voltar ao carrinho</a></p>`;
}

const person = html`<p class="control"><label for="nome">O seu nome</label> <input id="nome" name="nome" autocomplete="name" maxlength="80" required></p>
<p class="control"><label for="email">O seu e-mail</label> <input type="email" id="email" name="email" autocomplete="email" maxlength="256" required></p>`;

const donate = (request: SiteRequest): Markup =>
  shopForm(request, {
    action: '/checkout/donate',
    inside: html`<fieldset class="control"><legend>Valor</legend>${AMOUNTS.map(
      (cents, index) =>
        html`<label class="tick"><input type="radio" name="valor" value="${cents}"${index === 1 && html` checked`}> ${money(cents)}</label>`,
    )}<label class="tick"><input type="radio" name="valor" value="outro"> Outro valor</label></fieldset>
<p class="control control-short"><label for="outro">Outro valor, em reais</label> <input id="outro" name="outro" inputmode="decimal" maxlength="12"></p>
${person}
<p><button class="button button-wide" type="submit">Apoiar</button></p>`,
  });

function giftCard(request: SiteRequest): Markup {
  const { query } = request;
  const piece = pieceBySlug(query.get('giftCardProductId') ?? '');
  const all = piece?.kind === 'giftCard' ? variantsOf(piece) : [];
  const sku = query.get('sku');
  const chosen = sku === null ? all[1] : all.find((one) => one.sku === sku);
  if (!chosen) return nothing('Este vale-presente não existe.');
  return html`<p class="lead">Um vale de ${money(chosen.price)}.</p>
${shopForm(request, {
  action: '/checkout/giftcard',
  inside: html`<input type="hidden" name="sku" value="${chosen.sku}">
<p class="control"><label for="para">E-mail de quem recebe</label> <input type="email" id="para" name="para" autocomplete="off" maxlength="256" required></p>
<p class="control"><label for="recado">Recado</label> <textarea id="recado" name="recado" rows="3" maxlength="500"></textarea></p>
${person}
<p><button class="button button-wide" type="submit">Comprar o vale</button></p>`,
})}`;
}

const KINDS = {
  cart: ['Pedido recebido', 202, 'Separamos as peças amanhã cedo e escrevemos quando saírem.'],
  subscription: ['Assinatura começada', 206, 'A primeira caixa sai na segunda terça do mês.'],
  donation: ['Obrigado pelo apoio', 204, 'Mandamos a foto da próxima fornada da turma.'],
  giftCard: ['Vale-presente comprado', 202, 'O vale chega por e-mail no dia escolhido.'],
} as const;

const codeOf = ({ content }: OrderView): string | null =>
  'codigo' in content && typeof content.codigo === 'string' ? content.codigo : null;

function received(order: OrderView, request: SiteRequest): Page {
  const [title, pageType, words] = KINDS[order.kind];
  const code = codeOf(order);
  return sheet(
    {
      title,
      pageType,
      path: '/checkout/pedido',
      main: html`<p class="lead">${words}</p>
<dl class="facts"><div><dt>Pedido</dt><dd>${order.reference}</dd></div><div><dt>Total</dt><dd>${money(order.total)}</dd></div>${code && html`<div><dt>Código</dt><dd>${code}</dd></div>`}<div><dt>Data</dt><dd>${longDate(new Date(order.created).toISOString())}</dd></div></dl>
<p class="actions"><a class="button" href="/atelie/colecao">Continuar a visita</a></p>`,
    },
    request,
  );
}

/** The pages that orders are handed over to; null for a path that is none of them. */
export function checkoutPage(request: SiteRequest): Page | null {
  const { path } = request;
  const shop = request.shop ?? EMPTY_SHOP;
  switch (path) {
    case '/commerce/goto-checkout':
      return sheet({ title: 'Finalizar compra', path, pageType: 201, main: cartMain(request, shop) }, request);
    case '/checkout/subscribe':
      return sheet({ title: 'Assinar', path, pageType: 201, main: cartMain(request, shop) }, request);
    case '/checkout/donate':
      return sheet({ title: 'Apoiar a turma de sábado', path, pageType: 203, main: donate(request) }, request);
    case '/checkout/giftcard':
      return sheet({ title: 'Comprar um vale-presente', path, pageType: 201, main: giftCard(request) }, request);
    case '/checkout/pedido':
      return shop.order && received(shop.order, request);
    default:
      return null;
  }
}
