import type { Lend } from '../../runtime/mount/lend.ts';
import type { ProductPiece } from './content.ts';

const PRICE = '.product-price,.ProductItem-product-price';
const FORM =
  '.product-variants,.product-quantity-input,.sqs-add-to-cart-button-wrapper,.sqs-add-to-cart-button,.ProductItem-product-additional-fields';
const REPLACED = `${PRICE},${FORM}`;

/**
 * Divides a published product: what the block replaces is hidden where it is, and everything else is lent in order. An
 * element that contains several replaced parts is divided in turn.
 */
export function publishedPieces(source: Element): {
  readonly pieces: readonly ProductPiece[];
  readonly lend: readonly Lend[];
} {
  const pieces: ProductPiece[] = [];
  const lend: Lend[] = [];
  const once = (part: Element): void => {
    const piece = part.matches(PRICE) ? 'price' : 'form';
    if (!pieces.includes(piece)) pieces.push(piece);
  };
  const divide = (parent: Element): void => {
    for (const node of parent.childNodes) {
      if (!(node instanceof Element) && !node.textContent?.trim()) continue;
      if (node.nodeType !== Node.ELEMENT_NODE && node.nodeType !== Node.TEXT_NODE) continue;
      const element = node instanceof Element ? node : null;
      if (element?.matches('script,style,template')) continue;
      if (element?.matches(REPLACED)) {
        once(element);
        continue;
      }
      const parts = element ? [...element.querySelectorAll(REPLACED)] : [];
      const outer = parts.filter((part) => !parts.some((other) => other !== part && other.contains(part)));
      if (element && outer.length > 1) {
        divide(element);
        continue;
      }
      const slot = `content-${lend.length}`;
      const [hide] = outer;
      lend.push({ slot, nodes: [node], ...(hide && { hide }) });
      pieces.push({ slot });
      if (hide) once(hide);
    }
  };
  divide(source);
  if (!pieces.includes('form')) pieces.push('form');
  if (!pieces.includes('price')) pieces.splice(pieces.indexOf('form'), 0, 'price');
  return { pieces, lend };
}
