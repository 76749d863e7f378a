import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import { ownPurchaseIn } from '../_shared/commerce/product/load-own-purchase.ts';
import type { OwnPurchase } from '../_shared/commerce/product/own-purchase.ts';
import type { Product } from '../_shared/commerce/product/product.ts';
import { readProduct } from '../_shared/commerce/product/read-product.ts';
import { ownLinks } from '../_shared/server/own-addresses.ts';

export interface GiftCardContent {
  /** null if it cannot be read; then the markup stays as it is. */
  readonly product: Product | null;
  /** Why there is no product, for developers. */
  readonly problem: string;
  /** Slots of the page's own content. */
  readonly slots: readonly string[];
  /** The SKU that is chosen in the page's form; empty if there is none. */
  readonly sku: string;
  /** The text of the button of that form. */
  readonly buttonText: string;
  readonly form: HTMLFormElement | null;
  /** How that form can be used; null if the block would lose something by replacing it. */
  readonly purchase: OwnPurchase | null;
  /** Without a form: a link buys it. */
  readonly isLink: boolean;
}

/** The slot of a form that is a child of the block element; the block shows it where it does not replace the form. */
export const FORM_SLOT = 'form';

const isShown = (node: ChildNode): boolean =>
  node instanceof Element
    ? !node.matches('script,template,style')
    : node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '';

/** Reads own markup: the product's data, and a form that the block replaces. The rest of the content is slotted above the amounts. */
export function readGiftCard(source: Element): ParsedMarkup<GiftCardContent> {
  const { product, problem } = readProduct(source);
  const form = source.querySelector('form');
  const kept = product ? [...source.childNodes].filter((node) => node !== form && isShown(node)) : [];
  const lend = kept.map((node, at) => ({
    slot: `content-${at}`,
    nodes: [node],
    ...(form && node.contains(form) && { hide: form }),
  }));
  const slots = lend.map(({ slot }) => slot);
  const sku = form ? new FormData(form).get('sku') : null;
  const purchase = product && ownPurchaseIn(form, product);
  const isChild = product !== null && form?.parentNode === source;
  return {
    content: {
      product,
      problem,
      slots,
      sku: purchase?.chosen(false)?.sku || (typeof sku === 'string' ? sku : ''),
      buttonText: form?.querySelector('[type=submit],button')?.textContent?.trim() ?? '',
      form,
      purchase,
      isLink: !form && ownLinks(source).length > 0,
    },
    lend: isChild ? [...lend, { slot: FORM_SLOT, nodes: [form] }] : lend,
  };
}
