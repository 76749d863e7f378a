import type { ParsedMarkup } from '../../runtime/blocks/block-module.ts';
import type { Product } from '../_parts/product/product.ts';
import { readProduct } from '../_parts/product/read-product.ts';

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
}

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
  const sku = form ? new FormData(form).get('sku') : null;
  return {
    content: {
      product,
      problem,
      slots: lend.map(({ slot }) => slot),
      sku: typeof sku === 'string' ? sku : '',
      buttonText: form?.querySelector('[type=submit],button')?.textContent?.trim() ?? '',
      form,
    },
    lend,
  };
}
