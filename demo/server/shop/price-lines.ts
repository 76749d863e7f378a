import { isRecord } from '../../../src/vocab/is-record.ts';
import { type PictureName, pictures } from '../../site/content/pictures.ts';
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

function pictureOf({ sku, product }: StoredVariant): PictureName {
  const piece = pieceBySlug(product);
  if (!piece) return 'prateleiras';
  return variantsOf(piece).find((variant) => variant.sku === sku)?.picture ?? piece.pictures[0];
}

/** What a visitor wrote or chose beside a piece, with the names that visitors read. */
function wishesOf({ fields }: StoredVariant, additional: unknown): CartEntryView['additionalFields'] {
  const values = isRecord(additional) ? additional : {};
  return fields.flatMap(({ id, title }) => {
    const value = [values[id] ?? []]
      .flat()
      .map((one) => (isRecord(one) ? Object.values(one).join(' ') : one))
      .join(', ');
    return value ? [{ id, label: title, value }] : [];
  });
}

/** A line of a cart with its words, its image and what it costs; null for what is not sold any more. */
export function priceLine(line: CartLine, { catalogue }: Store, member: boolean): PricedLine | null {
  const found = catalogue.find(line.sku);
  if (!found) return null;
  const plan = line.plan === null ? null : catalogue.plan(found.product, line.plan);
  const price = unitPrice(found, plan?.price ?? null, member);
  const picture = pictureOf(found);
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
      itemId: found.product,
      sku: line.sku,
      title: found.title,
      productUrl: `/atelie/peca/${found.product}`,
      quantity: line.quantity,
      unitPriceCents: price,
      subTotalCents: subtotal,
      ...(plan === null && price < found.price && { originalPriceCents: found.price }),
      imageUrl: pictureAddress(picture, 300),
      imageWidth: width,
      imageHeight: height,
      variantOptions: found.options,
      additionalFields: wishesOf(found, line.additional),
      maxQuantity: mostOf(found),
      ...(plan && {
        plan: { id: plan.id, billingPeriod: plan.billingPeriod, numBillingCycles: plan.numBillingCycles },
      }),
      kind: found.kind === 'paywall' ? 'digital' : found.kind,
      ...(problem !== null && { problem }),
    },
  };
}
