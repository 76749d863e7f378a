import type { ParsedMarkup } from '../../runtime/blocks/block-module.ts';
import type { Lend } from '../../runtime/blocks/lend.ts';
import type { Product } from '../_parts/product/product.ts';
import { readProduct } from '../_parts/product/read-product.ts';

/** What the block shows, in reading order: a part of the server's content, the price, or the form. */
export type ProductPiece = { readonly slot: string } | 'price' | 'form';

export interface ProductContent {
  /** Null where there is none that can be read: the server's content is shown as it is. */
  readonly product: Product | null;
  readonly pieces: readonly ProductPiece[];
  /** The server's text of the price; empty if there is none. */
  readonly priceText: string;
  /** A phrase for developers; empty if nothing is wrong. */
  readonly problem: string;
}

const PRICE = '[data-product-price]';
const IGNORED = 'script,template,style';

/** Reads own markup (STORE-024). The server's content keeps its place and order; price and form are replaced where they are. */
export function readOwn(source: Element): ParsedMarkup<ProductContent> {
  const { product, problem } = readProduct(source);
  if (!product) return { content: { product, pieces: [], priceText: '', problem }, lend: [] };
  const { pieces, lend } = piecesOf(source, PRICE, 'form');
  const priceText = source.querySelector(PRICE)?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  return { content: { product, pieces, priceText, problem }, lend };
}

/** Divides the content of an element: what is replaced is left out, and the rest is lent, in order. */
export function piecesOf(
  source: Element,
  priceSelector: string,
  formSelector: string,
): { readonly pieces: readonly ProductPiece[]; readonly lend: readonly Lend[] } {
  const pieces: ProductPiece[] = [];
  const lend: Lend[] = [];
  const show = (node: Node, hide?: Element): void => {
    const slot = `content-${lend.length}`;
    lend.push({ slot, nodes: [node], ...(hide && { hide }) });
    pieces.push({ slot });
  };
  const once = (piece: 'price' | 'form'): void => {
    if (!pieces.includes(piece)) pieces.push(piece);
  };
  for (const node of source.childNodes) {
    if (!(node instanceof Element)) {
      if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) show(node);
      continue;
    }
    if (node.matches(IGNORED)) continue;
    const price = node.matches(priceSelector) ? node : node.querySelector(priceSelector);
    const form = node.matches(formSelector) ? node : node.querySelector(formSelector);
    if (price === node) once('price');
    else if (form === node) once('form');
    else {
      show(node, form ?? price ?? undefined);
      if (price) once('price');
      if (form) once('form');
    }
  }
  once('form');
  if (!pieces.includes('price')) pieces.splice(pieces.indexOf('form'), 0, 'price');
  return { pieces, lend };
}
