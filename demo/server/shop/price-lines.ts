import { pictures } from '../../site/content/pictures.ts';
import { variantsOf } from '../../site/content/piece.ts';
import { pieceBySlug } from '../../site/content/pieces.ts';
import { pictureAddress } from '../../site/parts/picture.ts';
import type { CartEntryView } from '../../site/shop-view.ts';
import type { CartLine } from '../data/carts.ts';
import type { StoredVariant } from '../data/catalogue.ts';
import type { Store } from '../data/open-store.ts';

/** Most of one thing in a cart where its stock never ends. */
const MOST = 99;

/** From this stock down a variant is reserved for the cart that has it, for a while. */
const SCARCE = 3;

/** How many of a variant somebody may have. */
export const mostOf = ({ stock }: StoredVariant): number => Math.min(stock ?? MOST, MOST);

export interface PricedLine {
  readonly entry: CartEntryView;
  readonly line: CartLine;
  readonly kind: StoredVariant['kind'];
  readonly subtotal: number;
  readonly scarce: boolean;
  /** There are fewer than the line asks for. */
  readonly short: boolean;
}

/** What one costs: the plan's price, otherwise the lowest that this visitor is offered. */
function unitPrice(found: StoredVariant, plan: number | null, member: boolean): number {
  if (plan !== null) return plan;
  const offers = [found.price, ...(found.sale === null ? [] : [found.sale])];
  return Math.min(...offers, ...(member && found.member !== null ? [found.member] : []));
}

const problemOf = (stock: number | null, quantity: number): string | null => {
  if (stock === null || stock >= quantity) return null;
  return stock === 0 ? 'Esta peça acabou. Remova-a para continuar.' : `Só há ${stock} em estoque.`;
};

/** A line of a cart with its words, its image and what it costs; null for what is not sold any more. */
export function priceLine(line: CartLine, { catalogue }: Store, member: boolean): PricedLine | null {
  const found = catalogue.find(line.sku);
  const piece = found && pieceBySlug(found.product);
  if (!found || !piece) return null;
  const plan = line.plan === null ? null : catalogue.plan(found.product, line.plan);
  const price = unitPrice(found, plan?.price ?? null, member);
  const variant = variantsOf(piece).find(({ sku }) => sku === line.sku);
  const picture = variant?.picture ?? piece.pictures[0];
  const { width, height } = pictures[picture];
  const subtotal = price * line.quantity;
  const problem = problemOf(found.stock, line.quantity);
  return {
    line,
    kind: found.kind,
    subtotal,
    scarce: found.stock !== null && found.stock <= SCARCE,
    short: problem !== null,
    entry: {
      id: line.id,
      itemId: piece.slug,
      sku: line.sku,
      title: piece.name,
      productUrl: `/atelie/peca/${piece.slug}`,
      quantity: line.quantity,
      unitPriceCents: price,
      subTotalCents: subtotal,
      ...(plan === null && price < found.price && { originalPriceCents: found.price }),
      imageUrl: pictureAddress(picture, 300),
      imageWidth: width,
      imageHeight: height,
      variantOptions: (piece.options ?? []).map(({ name }, at) => ({
        optionName: name,
        value: variant?.values[at] ?? '',
      })),
      additionalFields: line.additional,
      maxQuantity: mostOf(found),
      ...(plan && {
        plan: { id: plan.id, billingPeriod: plan.billingPeriod, numBillingCycles: plan.numBillingCycles },
      }),
      kind: found.kind === 'paywall' ? 'digital' : found.kind,
      ...(problem !== null && { problem }),
    },
  };
}
