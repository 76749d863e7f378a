import { variantsOf } from '../content/piece.ts';
import { pieceBySlug } from '../content/pieces.ts';
import { html } from '../html.ts';
import { money } from '../money.ts';
import type { Page } from '../parts/page.ts';
import { picture } from '../parts/picture.ts';
import { productData } from '../parts/product-data.ts';
import { notice } from '../parts/shop-form.ts';
import { EMPTY_SHOP } from '../shop-view.ts';
import type { SiteRequest } from '../site-request.ts';

/** The site's id, as the page context has it. */
const WEBSITE_ID = '5f8a1c0b9d2e4f6a7b8c9d0e';

/** Amounts that somebody may give without typing one, in centavos. */
export const AMOUNTS = [2_000, 5_000, 10_000] as const;

/** A gift card, chosen by its amount; its checkout asks the rest. */
export function giftCardPage(request: SiteRequest): Page {
  const piece = pieceBySlug('vale-presente');
  const amounts = piece ? variantsOf(piece) : [];
  const chosen = amounts[1];
  const { stock } = request.shop ?? EMPTY_SHOP;
  return {
    title: 'Vale-presente',
    description: 'Um vale do Ateliê Serra, de R$ 50 a R$ 500, por e-mail e com o seu recado.',
    path: '/atelie/vale-presente',
    picture: 'fila-de-copos',
    main: html`<div class="wrap page-head page-head-split">
<div>
<h1>Vale-presente</h1>
<p class="lead">Para quem prefere escolher a própria caneca. Chega por e-mail, com o seu recado, e não vence.</p>
${notice(request)}
<div class="gift" data-block="gift-card" id="block-vale" data-product="${piece && JSON.stringify(productData(piece, stock))}">
<form method="get" action="/checkout/giftcard">
<input type="hidden" name="websiteId" value="${WEBSITE_ID}"><input type="hidden" name="giftCardProductId" value="vale-presente">
${chosen && html`<p class="price">${money(chosen.price)}</p>`}
<fieldset class="control"><legend>Valor</legend>${amounts.map(
      (one) =>
        html`<label class="tick"><input type="radio" name="sku" value="${one.sku}"${one === chosen && html` checked`}> ${money(one.price).replace(/,00$/, '')}</label>`,
    )}</fieldset>
<p><button class="button" type="submit">Comprar o vale</button></p>
</form>
</div>
</div>
${picture('fila-de-copos', { sizes: '(min-width: 60rem) 45vw, 92vw', frame: 'r-4x3', first: true })}
</div>`,
  };
}

/** The button of a donation. */
export const supportPage = (request: SiteRequest): Page => ({
  title: 'Apoie',
  description: 'Ajude a manter a turma de sábado, em que crianças da vila aprendem cerâmica de graça.',
  path: '/atelie/apoie',
  picture: 'primeiras-tigelas',
  main: html`<div class="wrap page-head page-head-split">
<div>
<h1>A turma de sábado</h1>
<p class="lead">Oito crianças da vila, dois tornos baixos e muito barro no chão. Quem paga a queima são vocês.</p>
${notice(request)}
<p>Cinquenta reais são uma fornada pequena. Mandamos a foto do que saiu.</p>
<div class="donation" data-block="donation" id="block-apoio" data-donate-page-id="turma-de-sabado">
<form method="get" action="/checkout/donate"><input type="hidden" name="donatePageId" value="turma-de-sabado"><p><button class="button" type="submit">Apoiar a turma</button></p></form>
</div>
</div>
${picture('primeiras-tigelas', { sizes: '(min-width: 60rem) 45vw, 92vw', frame: 'r-4x3', first: true })}
</div>`,
});
