import { type Piece, variantsOf } from '../content/piece.ts';
import { money } from '../money.ts';

/** What a piece costs at the least, what that was before, and whether other variants cost more. */
export function lowestPrice(piece: Piece): { price: number; before: number | null; from: boolean } {
  const offers = piece.plans
    ? piece.plans.map(({ price }) => ({ pays: price, before: null }))
    : variantsOf(piece).map(({ price, salePrice }) => ({
        pays: salePrice ?? price,
        before: salePrice === undefined ? null : price,
      }));
  const price = Math.min(...offers.map(({ pays }) => pays));
  const { before = null } = offers.find(({ pays }) => pays === price) ?? {};
  return { price, before, from: offers.some(({ pays }) => pays !== price) };
}

/** `R$ 78,00`, or `a partir de R$ 50,00`. */
export function priceText(piece: Piece): string {
  const { price, from } = lowestPrice(piece);
  return `${from ? 'a partir de ' : ''}${money(price)}`;
}
