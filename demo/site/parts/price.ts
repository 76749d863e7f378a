import type { Piece } from '../content/piece.ts';
import { html, type Markup } from '../html.ts';
import { money } from '../money.ts';
import { lowestPrice } from './price-text.ts';

/** What a piece costs, with what it cost before where it is on sale. */
export function price(piece: Piece, className = 'price'): Markup {
  const { price: now, before, from } = lowestPrice(piece);
  return html`<p class="${className}" data-product-price>${from && 'a partir de '}${before === null ? money(now) : html`<ins>${money(now)}</ins> <del><span class="unseen">antes </span>${money(before)}</del>`}</p>`;
}
