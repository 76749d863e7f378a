import { html, type Markup } from '../html.ts';
import { money } from '../money.ts';
import { cartIcon } from '../parts/cart-icon.ts';
import { cartLines, cartSums } from '../parts/cart-table.ts';
import type { Page } from '../parts/page.ts';
import { notice, shopForm } from '../parts/shop-form.ts';
import { type CartView, EMPTY_SHOP } from '../shop-view.ts';
import type { SiteRequest } from '../site-request.ts';

/** An empty cart, as large as the block shows it, so that nothing moves when the block takes its place. */
const empty = (cart: CartView | null): Markup => html`<div class="cart-empty">
${cartIcon}
<p>${cart?.isPurchased ? 'Este carrinho já foi comprado. Obrigado.' : 'O seu carrinho está vazio.'}</p>
<p class="cart-empty-action"><a class="button" href="/atelie/colecao">Continuar comprando</a></p>
</div>`;

const code = (request: SiteRequest): Markup =>
  shopForm(request, {
    action: '/atelie/carrinho/codigo',
    className: 'inline-form',
    inside: html`<label for="codigo">Cupom ou vale-presente</label> <span><input id="codigo" name="codigo" autocomplete="off" autocapitalize="characters" required> <button class="small-button" type="submit">Aplicar</button></span>`,
  });

function shipping(cart: CartView, request: SiteRequest): Markup | null {
  if (!cart.requiresShipping) return null;
  const chosen = cart.selectedShippingOption?.key;
  return html`${shopForm(request, {
    action: '/atelie/carrinho/cep',
    className: 'inline-form',
    inside: html`<label for="cep">CEP da entrega</label> <span><input id="cep" name="cep" inputmode="numeric" autocomplete="postal-code" placeholder="00000-000" value="${cart.shippingLocation?.postalCode}" required> <button class="small-button" type="submit">Calcular</button></span>`,
  })}
${
  cart.shippingOptions.length > 0 &&
  shopForm(request, {
    action: '/atelie/carrinho/entrega',
    inside: html`<fieldset class="control"><legend>Entrega</legend>${cart.shippingOptions.map(
      ({ key, name, priceCents }) =>
        html`<label class="tick"><input type="radio" name="opcao" value="${key}"${key === chosen && html` checked`} required> ${name}: ${priceCents === 0 ? 'grátis' : money(priceCents)}</label>`,
    )}<button class="small-button" type="submit">Escolher</button></fieldset>`,
  })
}`;
}

const note = (cart: CartView, request: SiteRequest): Markup =>
  shopForm(request, {
    action: '/atelie/carrinho/observacao',
    inside: html`<p class="control"><label for="observacao">Observação para o ateliê</label> <textarea id="observacao" name="observacao" rows="3" maxlength="500">${cart.note}</textarea></p><p><button class="small-button" type="submit">Guardar</button></p>`,
  });

const filled = (cart: CartView, request: SiteRequest): Markup => html`<div class="cart-columns">
<div>${cartLines(cart, request)}${note(cart, request)}</div>
<div class="cart-side">
${code(request)}
${cart.invalidCoupons.map(({ promoCode, message }) => html`<p class="wrong-words">${promoCode}: ${message}</p>`)}
${shipping(cart, request)}
${cartSums(cart)}
${
  cart.checkoutProblem
    ? html`<p class="wrong-words">${cart.checkoutProblem}</p>`
    : html`<p><a class="button button-wide" href="/commerce/goto-checkout">Finalizar compra</a></p>`
}
<p class="quiet">Nada é cobrado nesta demonstração.</p>
</div>
</div>`;

/** The visitor's cart, with forms that change it without the script (CART-008). */
export function cartPage(request: SiteRequest): Page {
  const { cart } = request.shop ?? EMPTY_SHOP;
  return {
    title: 'Carrinho',
    description: 'As peças que você escolheu, o frete e o total, antes de finalizar a compra.',
    path: '/atelie/carrinho',
    picture: 'prateleiras',
    pageType: 200,
    unlisted: true,
    main: html`<div class="wrap page-head"><h1>Carrinho</h1>${notice(request)}</div>
<div class="wrap" data-block="cart-page" id="block-carrinho">
${cart && !cart.isPurchased && cart.entries.length > 0 ? filled(cart, request) : empty(cart)}
</div>`,
  };
}
