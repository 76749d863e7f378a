import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import type { Lend } from '../../runtime/mount/lend.ts';
import { additionalFields } from '../_shared/commerce/product/additional-fields.ts';
import type { Choice } from '../_shared/commerce/product/choice.ts';
import { ownPurchaseIn } from '../_shared/commerce/product/load-own-purchase.ts';
import type { OwnPurchase } from '../_shared/commerce/product/own-purchase.ts';
import type { Product } from '../_shared/commerce/product/product.ts';
import { readProduct } from '../_shared/commerce/product/read-product.ts';
import type { AskedFields } from '../_shared/commerce/product/use-buy.ts';
import { hasOwnAction, ownLinks } from '../_shared/server/own-addresses.ts';

/** What the block shows, in reading order: a part of the server's content, the price, or the form. */
export type ProductPiece = { readonly slot: string; readonly pieces?: undefined } | ProductFrame | 'price' | 'form';

/** A wrapper of a published page that is drawn anew, since it holds what the block replaces. */
interface ProductFrame {
  readonly frame: string;
  readonly pieces: readonly ProductPiece[];
}

export interface ProductContent {
  /** Null where there is none that can be read: the server's content is shown as it is. */
  readonly product: Product | null;
  readonly pieces: readonly ProductPiece[];
  /** What the page has for buying the product without the block. */
  readonly own: OwnWay;
  /** The server's text of the price; empty if there is none. */
  readonly priceText: string;
  /** The words of the page's own button that buys; empty where the block's own are used. */
  readonly label?: string;
  /** What a published page asks for with an order, in fields of its own. */
  readonly asked?: AskedFields | undefined;
  /** What a visitor chose and typed in the controls of a published page before the block replaced them. */
  readonly begun?: { readonly choice: Choice; readonly quantity: string } | undefined;
  /** A phrase for developers; empty if nothing is wrong. */
  readonly problem: string;
}

/** The page's own form or link for buying a product without the block. */
interface OwnWay {
  readonly form: HTMLFormElement | null;
  /** How the block can buy by that form; null if it would lose something by replacing it. */
  readonly purchase: OwnPurchase | null;
  /** Without a form: a link buys it. */
  readonly isLink: boolean;
}

const NO_OWN_WAY: OwnWay = { form: null, purchase: null, isLink: false };

const PRICE = '[data-product-price]';
const IGNORED = 'script,template,style';

/**
 * Reads own markup (STORE-024). The server's content keeps its place and order; price and form are replaced where they
 * are.
 */
export function readOwn(source: Element): ParsedMarkup<ProductContent> {
  const { product, problem } = readProduct(source);
  if (!product) return { content: { product, pieces: [], own: NO_OWN_WAY, priceText: '', problem }, lend: [] };
  const { pieces, lend } = piecesOf(source, PRICE, 'form');
  const priceText = source.querySelector(PRICE)?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  return { content: { product, pieces, own: ownWayOf(source, product), priceText, problem }, lend };
}

function ownWayOf(source: Element, product: Product): OwnWay {
  const first = source.querySelector('form');
  const form = first && hasOwnAction(first) ? first : null;
  const links = first ? [] : ownLinks(source).filter((link) => link.getAttribute('href') !== product.url);
  return {
    form,
    purchase: ownPurchaseIn(form, product, additionalFields(product)),
    isLink: links.length === 1 || links.some((link) => namesVariant(link, product)),
  };
}

const namesVariant = ({ search }: HTMLAnchorElement, { variants }: Product): boolean =>
  [...new URLSearchParams(search).values()].some((value) =>
    variants.some(({ sku, id }) => value && [sku, id].includes(value)),
  );

/** The slot of a form that is a child of the block element; the block shows it where it does not replace the form. */
export const FORM_SLOT = 'form';

/** Divides the content of an element: what is replaced is left out, and the rest is lent, in order. */
function piecesOf(
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
    // Only the first form is replaced.
    const found = node.matches(formSelector) ? node : node.querySelector(formSelector);
    const form = pieces.includes('form') ? null : found;
    if (price === node) once('price');
    else if (form === node) {
      once('form');
      lend.push({ slot: FORM_SLOT, nodes: [node] });
    } else {
      show(node, form ?? price ?? undefined);
      if (form && price && !form.contains(price)) lend.push({ slot: '', nodes: [], hide: price });
      if (price) once('price');
      if (form) once('form');
    }
  }
  once('form');
  if (!pieces.includes('price')) pieces.splice(pieces.indexOf('form'), 0, 'price');
  return { pieces, lend };
}
