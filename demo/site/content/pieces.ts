import { moreForSale } from './more-for-sale.ts';
import type { Piece } from './piece.ts';
import { piecesForCoffee } from './pieces-for-coffee.ts';
import { piecesForTheHouse } from './pieces-for-the-house.ts';
import { piecesForTheTable } from './pieces-for-the-table.ts';

/** What a tile of the shop shows first: pieces of the three lines in turn. */
const ORDER = [
  'tigela-serra',
  'bule-canastra',
  'vaso-mata',
  'caneca-neblina',
  'prato-barro',
  'moringa-sertao',
  'jarra-agua',
  'copo-cerrado',
  'vaso-lua',
  'xicara-gomos',
  'travessa-rio',
  'pote-de-farinha',
];

const all = [...piecesForTheTable, ...piecesForCoffee, ...piecesForTheHouse];

/** The pieces that the studio makes, in the order of the shop. */
export const pieces: readonly Piece[] = ORDER.flatMap((slug) => all.filter((piece) => piece.slug === slug));

/** Everything that is for sale. */
export const catalogue: readonly Piece[] = [...pieces, ...moreForSale];

export const pieceBySlug = (slug: string): Piece | undefined => catalogue.find((piece) => piece.slug === slug);
