import { type PictureName, pictures } from '../content/pictures.ts';
import { kindOf, type Piece, type PieceVariant, variantsOf } from '../content/piece.ts';
import { pictureAddress } from './picture.ts';
import { picturesOf } from './product-pictures.ts';

/** How many of each variant there are, by SKU; null for one that never ends. */
export type Stock = Readonly<Record<string, number | null>>;

/** Codes of the types of products; a subscription is something that is sent. */
const TYPES = { physical: 1, subscription: 1, digital: 2, service: 3, giftCard: 4, paywall: 5 } as const;

const image = (name: PictureName): object => {
  const { width, height, alt } = pictures[name];
  return { id: name, url: pictureAddress(name), width, height, alt };
};

const variant = (piece: Piece, one: PieceVariant, stock: Stock): object => {
  const left = Object.hasOwn(stock, one.sku) ? (stock[one.sku] ?? null) : one.stock;
  return {
    id: one.sku,
    sku: one.sku,
    price: one.price,
    salePrice: one.salePrice ?? one.price,
    onSale: one.salePrice !== undefined,
    qtyInStock: left ?? 0,
    unlimited: left === null,
    optionValues: (piece.options ?? []).map(({ name }, at) => ({ optionName: name, value: one.values[at] ?? '' })),
    ...(one.picture && { imageId: one.picture }),
    ...(one.memberPrice !== undefined && { memberPrice: one.memberPrice }),
  };
};

/** The code of a piece's type. */
export const typeOf = (piece: Piece): number => TYPES[kindOf(piece)];

/** Whether none of a piece's variants can be had. */
export const isGone = (piece: Piece, stock: Stock = {}): boolean =>
  variantsOf(piece).every(({ sku, stock: seeded }) => (Object.hasOwn(stock, sku) ? stock[sku] : seeded) === 0);

/** A piece as the blocks of the store read it. Prices in cents; the server's own, which are never sent back. */
export function productData(piece: Piece, stock: Stock = {}): object {
  const variants = variantsOf(piece);
  const { slug, name, price, salePrice, memberPrice, options, fields, plans, instalments } = piece;
  return {
    id: slug,
    title: name,
    url: `/atelie/peca/${slug}`,
    productType: typeOf(piece),
    currency: 'BRL',
    priceCents: price,
    ...(salePrice !== undefined && { salePriceCents: salePrice }),
    onSale: variants.some((one) => one.salePrice !== undefined),
    ...(memberPrice !== undefined && { memberPriceCents: memberPrice }),
    variants: variants.map((one) => variant(piece, one, stock)),
    ...(options && { options }),
    images: picturesOf(piece).map(image),
    lowStock: 3,
    ...(instalments && { installments: { count: instalments } }),
    ...(fields && { additionalFields: fields }),
    ...(plans && { plans: plans.map(({ price: priceCents, ...plan }) => ({ ...plan, priceCents })) }),
    ...(kindOf(piece) === 'physical' && { restock: true }),
  };
}
