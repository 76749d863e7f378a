import type { PictureName } from '../content/pictures.ts';
import { type Piece, variantsOf } from '../content/piece.ts';
import { html, type Markup } from '../html.ts';
import { slide } from './slide.ts';

/** The pictures of a piece, and after them those of its variants. */
export const picturesOf = (piece: Piece): readonly PictureName[] => [
  ...new Set([...piece.pictures, ...variantsOf(piece).flatMap(({ picture }) => picture ?? [])]),
];

/** The pictures of a piece: the whole piece large, and below it the others, small. The slideshow has its thumbnails in the same place. */
export const productPictures = (
  piece: Piece,
): Markup => html`<div class="gallery product-pictures" data-block="gallery" id="block-fotos" data-design="slideshow" data-transition="fade" data-aspect-ratio="1.25" data-click-behavior="lightbox" data-lightbox="true" data-thumbnails="true" data-square-thumbs="true" data-thumbnail-strip-height="88" data-thumbnail-strip-margin="12" data-label="Fotos: ${piece.name}">
<ul>
${picturesOf(piece).map((picture, index) =>
  slide(picture, {
    frame: index ? 'r-1x1' : 'r-4x5',
    sizes: index ? '9rem' : '(min-width: 60rem) 56vw, 92vw',
    first: index === 0,
  }),
)}</ul>
</div>`;
