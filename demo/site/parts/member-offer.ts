import type { Piece } from '../content/piece.ts';

/** What a member is offered: their price, beside the one of everybody else. */
const offer = <T extends { readonly memberPrice?: number; readonly salePrice?: number }>({
  memberPrice,
  ...rest
}: T): Omit<T, 'memberPrice'> => ({ ...rest, ...(memberPrice !== undefined && { salePrice: memberPrice }) });

/** A piece as a member sees it who is signed in. */
export const memberOffer = (piece: Piece): Piece => ({
  ...offer(piece),
  ...(piece.variants && { variants: piece.variants.map(offer) }),
});
