import type { Availability, Piece } from '../content/piece.ts';
import { html, type Markup } from '../html.ts';
import { money } from '../money.ts';
import { picture } from './picture.ts';

export const pieceAddress = ({ slug }: Piece): string => `/atelie/peca/${slug}`;

/** A word on whether it can be had; nothing where it simply can. */
const mark = (availability: Availability): string | null => {
  if (availability.kind === 'gone') return 'Esgotada';
  if (availability.kind === 'order') return 'Sob encomenda';
  return availability.count === 1 ? 'Última' : null;
};

/** A piece as the shop shows it among others. */
export function pieceTile(piece: Piece, sizes: string, { level = 2, first = false } = {}): Markup {
  const word = mark(piece.availability);
  const title = html`<a href="${pieceAddress(piece)}">${piece.name}</a>`;
  return html`<article class="tile">
${picture(piece.pictures[0], { sizes, frame: 'r-4x5', first, decorative: true })}
<div class="tile-text">
${level === 2 ? html`<h2>${title}</h2>` : html`<h3>${title}</h3>`}
<p class="price">${money(piece.price)}</p>
${word && html`<p class="mark">${word}</p>`}
</div>
</article>`;
}
