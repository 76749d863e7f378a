import { html, type Markup } from '../html.ts';
import { money } from '../money.ts';
import type { CartEntryView, CartView } from '../shop-view.ts';
import type { SiteRequest } from '../site-request.ts';
import { shopForm } from './shop-form.ts';

const described = ({ variantOptions, additionalFields, kind }: CartEntryView): string =>
  [
    ...variantOptions.map(({ value }) => value),
    // An order may be older than this list.
    ...(Array.isArray(additionalFields) ? additionalFields : []).map(({ label, value }) => `${label}: ${value}`),
    ...(kind === 'subscription' ? ['assinatura'] : []),
  ].join(', ');

/** A line of the cart; on the page of the cart with the forms that change it. */
const line = (entry: CartEntryView, request: SiteRequest, fixed: boolean): Markup => {
  const { id, title, quantity, maxQuantity, subTotalCents, originalPriceCents, productUrl } = entry;
  const words = described(entry);
  return html`<li class="line" data-entry-id="${id}">
<img class="photo line-photo" src="${entry.imageUrl}" srcset="${entry.imageUrl} 300w" sizes="6rem" width="${entry.imageWidth}" height="${entry.imageHeight}" alt="" loading="lazy" decoding="async">
<div class="line-text">
<p class="line-title"><a href="${productUrl}">${title}</a></p>
${words && html`<p class="quiet">${words}</p>`}
${entry.problem && html`<p class="wrong-words">${entry.problem}</p>`}
${
  fixed
    ? html`<p class="quiet">Quantidade: ${quantity}</p>`
    : html`<div class="line-forms">${shopForm(request, {
        action: '/atelie/carrinho/quantidade',
        inside: html`<input type="hidden" name="entrada" value="${id}"><label class="unseen" for="quantidade-${id}">Quantidade de ${title}</label><input type="number" id="quantidade-${id}" name="quantity" value="${quantity}" min="1" max="${maxQuantity}" inputmode="numeric"> <button class="small-button" type="submit">Atualizar</button>`,
      })}${shopForm(request, {
        action: '/atelie/carrinho/remover',
        inside: html`<input type="hidden" name="entrada" value="${id}"><button class="small-button" type="submit">Remover<span class="unseen"> ${title}</span></button>`,
      })}</div>`
}
</div>
<p class="line-price">${originalPriceCents && html`<del><span class="unseen">antes </span>${money(originalPriceCents * quantity)}</del> `}${money(subTotalCents)}</p>
</li>`;
};

export const cartLines = ({ entries }: CartView, request: SiteRequest, fixed = false): Markup =>
  html`<ul class="lines">${entries.map((entry) => line(entry, request, fixed))}</ul>`;

const row = (name: string, amount: string, last = false): Markup =>
  html`<div${last && html` class="sums-total"`}><dt>${name}</dt><dd>${amount}</dd></div>`;

/** What the cart comes to, as the server computed it. */
export function cartSums(cart: CartView): Markup {
  const { validCoupons, appliedGiftCards, selectedShippingOption: sent } = cart;
  return html`<dl class="sums">
${row('Subtotal', money(cart.subtotalCents))}
${cart.discountCents > 0 && row(`Cupom ${validCoupons.map(({ promoCode }) => promoCode).join(', ')}`, `−${money(cart.discountCents)}`)}
${sent && row(`Entrega: ${sent.name}`, cart.shippingCostCents === 0 ? 'Grátis' : money(cart.shippingCostCents))}
${appliedGiftCards.map(({ code, amountCents }) => row(`Vale-presente ${code}`, `−${money(amountCents)}`))}
${row('Total', money(cart.grandTotalCents), true)}
</dl>`;
}
