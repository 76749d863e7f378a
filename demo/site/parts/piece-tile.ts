import { kindOf, type Piece, variantsOf } from '../content/piece.ts';
import { html, type Markup } from '../html.ts';
import { memberOffer } from './member-offer.ts';
import { picture } from './picture.ts';
import { price } from './price.ts';
import { isGone, productData, type Stock } from './product-data.ts';

export const pieceAddress = ({ slug }: Piece): string => `/atelie/peca/${slug}`;

/** A word on whether it can be had; nothing where it simply can. */
const mark = (piece: Piece, stock: Stock): string | null => {
  if (isGone(piece, stock)) return 'Esgotada';
  if (variantsOf(piece).some(({ salePrice }) => salePrice !== undefined)) return 'Promoção';
  if (kindOf(piece) !== 'physical') return null;
  if (piece.availability.kind === 'order') return 'Sob encomenda';
  return piece.availability.kind === 'shelf' && piece.availability.count === 1 ? 'Última' : null;
};

interface TileOptions {
  readonly level?: 2 | 3;
  readonly first?: boolean;
  readonly stock?: Stock;
  /** With a link that opens the piece over the page. */
  readonly quick?: boolean;
  /** As a member sees it. */
  readonly member?: boolean;
  /** It does not meet what the visitor has chosen, but a script may show it again. */
  readonly hidden?: boolean;
}

/** A piece as the shop shows it among others. */
export function pieceTile(
  sold: Piece,
  sizes: string,
  { level = 2, first = false, stock = {}, quick = false, member = false, hidden = false }: TileOptions = {},
): Markup {
  const word = mark(sold, stock);
  const piece = member ? memberOffer(sold) : sold;
  const title = html`<a href="${pieceAddress(piece)}">${piece.name}</a>`;
  return html`<article class="tile"${hidden && html` hidden`} data-product="${JSON.stringify(productData(sold, stock))}">
${picture(piece.pictures[0], { sizes, frame: 'r-4x5', first, decorative: true })}
<div class="tile-text">
${level === 2 ? html`<h2>${title}</h2>` : html`<h3>${title}</h3>`}
${price(piece)}
${word && html`<p class="mark">${word}</p>`}
</div>
${quick && html`<a class="quick" href="${pieceAddress(piece)}" data-quick-view>Ver rápido<span class="unseen">: ${piece.name}</span></a>`}
</article>`;
}
