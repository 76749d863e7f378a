import type { PictureName } from './pictures.ts';

/** Whether a piece can be had: on the shelf, made when asked for, or gone until the next firing. */
export type Availability =
  | { readonly kind: 'shelf'; readonly count: number }
  | { readonly kind: 'order'; readonly weeks: number }
  | { readonly kind: 'gone'; readonly next: string };

/** Something the studio sells. */
export interface Piece {
  readonly slug: string;
  readonly sku: string;
  readonly name: string;
  readonly line: 'Mesa' | 'Café e chá' | 'Casa';
  /** Price in centavos. */
  readonly price: number;
  readonly availability: Availability;
  /** One sentence. */
  readonly short: string;
  readonly story: readonly string[];
  readonly facts: readonly (readonly [string, string])[];
  /** The first shows the whole piece. */
  readonly pictures: readonly [PictureName, ...PictureName[]];
}
