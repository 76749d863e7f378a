import type { FormField } from './form-definition.ts';
import type { PictureName } from './pictures.ts';

/** Whether a piece can be had: on the shelf, made when asked for, or gone until the next firing. */
export type Availability =
  | { readonly kind: 'shelf'; readonly count: number }
  | { readonly kind: 'order'; readonly weeks: number }
  | { readonly kind: 'gone'; readonly next: string };

/** The kinds of sale: what is sent, downloaded, done at the studio, given away as a balance, read by members, or delivered again and again. */
export type Kind = 'physical' | 'digital' | 'service' | 'giftCard' | 'paywall' | 'subscription';

/** One way to have a piece. Prices in centavos. */
export interface PieceVariant {
  readonly sku: string;
  /** What sets it apart, in the order of the piece's options. */
  readonly values: readonly string[];
  readonly price: number;
  /** What it costs while it is on sale. */
  readonly salePrice?: number;
  /** What a signed-in member pays. */
  readonly memberPrice?: number;
  /** How many there are; null where it never ends. */
  readonly stock: number | null;
  readonly picture?: PictureName;
}

interface PieceOption {
  readonly name: string;
  readonly display: 'select' | 'radio' | 'swatch';
  readonly values: readonly { readonly value: string; readonly color?: string }[];
}

export interface PiecePlan {
  readonly id: string;
  readonly name: string;
  readonly billingPeriod: { readonly value: number; readonly unit: 'WEEK' | 'MONTH' | 'YEAR' };
  /** 0 where it goes on until somebody ends it. */
  readonly numBillingCycles: number;
  readonly price: number;
}

/** Something the studio sells. */
export interface Piece {
  readonly slug: string;
  readonly sku: string;
  readonly name: string;
  readonly line: 'Mesa' | 'Café e chá' | 'Casa' | 'Presentes e aulas';
  /** By default something that is sent. */
  readonly kind?: Kind;
  /** Price in centavos. */
  readonly price: number;
  readonly salePrice?: number;
  readonly memberPrice?: number;
  readonly availability: Availability;
  readonly options?: readonly PieceOption[];
  readonly variants?: readonly PieceVariant[];
  readonly plans?: readonly PiecePlan[];
  /** What is asked of whoever buys it. */
  readonly fields?: readonly FormField[];
  /** Number of equal parts a card may pay it in. */
  readonly instalments?: number;
  /** One sentence. */
  readonly short: string;
  readonly story: readonly string[];
  readonly facts: readonly (readonly [string, string])[];
  /** The first shows the whole piece. */
  readonly pictures: readonly [PictureName, ...PictureName[]];
}

export const kindOf = ({ kind = 'physical' }: Piece): Kind => kind;

function stockOf(availability: Availability): number | null {
  if (availability.kind === 'shelf') return availability.count;
  return availability.kind === 'order' ? null : 0;
}

/** The ways to have a piece: its variants, otherwise the one that it is itself. */
export function variantsOf(piece: Piece): readonly PieceVariant[] {
  if (piece.variants) return piece.variants;
  const { sku, price, salePrice, memberPrice, availability } = piece;
  const stock = stockOf(availability);
  return [
    {
      sku,
      values: [],
      price,
      stock,
      ...(salePrice !== undefined && { salePrice }),
      ...(memberPrice !== undefined && { memberPrice }),
    },
  ];
}
