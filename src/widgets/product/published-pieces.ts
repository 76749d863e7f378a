import type { Lend } from '../../runtime/mount/lend.ts';
import { wouldRestart } from '../../runtime/mount/move.ts';
import type { ProductPiece } from './content.ts';
import { ownParts, PRICE } from './own-parts.ts';

const FORM = '.product-variants,.product-quantity-input,.sqs-add-to-cart-button-wrapper,.sqs-add-to-cart-button';
const REPLACED = `${PRICE},${FORM}`;

/** What the page asks for with an order: it stays above the block's form, where it was among the page's own. */
export const ASKED = '.ProductItem-product-additional-fields';

/**
 * Divides a published product: what the block replaces is hidden where it is, and everything else is lent in order. An
 * element that contains several replaced parts is divided in turn, and drawn anew around its pieces; one whose content would restart when it is moved out of
 * it stays whole.
 */
export function publishedPieces(source: Element): {
  readonly pieces: readonly ProductPiece[];
  readonly lend: readonly Lend[];
  /** The divided elements within the source, each drawn as the frame of its place in the list. */
  readonly frames: readonly Element[];
} {
  const lend: Lend[] = [];
  const frames: Element[] = [];
  /** What is drawn already, and the pieces in which it is. */
  const done = new Map<ProductPiece, ProductPiece[]>();
  const divide = (parent: Element): ProductPiece[] => {
    const pieces: ProductPiece[] = [];
    const once = (part: Element): void => {
      const piece = part.matches(PRICE) ? 'price' : 'form';
      if (done.has(piece)) return;
      done.set(piece, pieces);
      pieces.push(piece);
    };
    for (const node of parent.childNodes) {
      if (!(node instanceof Element) && !node.textContent?.trim()) continue;
      if (node.nodeType !== Node.ELEMENT_NODE && node.nodeType !== Node.TEXT_NODE) continue;
      const element = node instanceof Element ? node : null;
      if (element?.matches('script,style,template')) continue;
      if (element?.matches(REPLACED)) {
        once(element);
        continue;
      }
      const parts = element ? ownParts(source, REPLACED, element) : [];
      const outer = parts.filter((part) => !parts.some((other) => other !== part && other.contains(part)));
      if (element && outer.length > 1 && !wouldRestart([element])) {
        const frame = `frame-${frames.push(element) - 1}`;
        pieces.push({ frame, pieces: divide(element) });
        continue;
      }
      const slot = `content-${lend.length}`;
      const [hide, ...others] = outer;
      lend.push({ slot, nodes: [node], ...(hide && { hide }) });
      for (const other of others) lend.push({ slot, nodes: [], hide: other });
      const form = pieces.indexOf('form');
      if (element?.matches(ASKED) && form >= 0) pieces.splice(form, 0, { slot });
      else pieces.push({ slot });
      outer.forEach(once);
    }
    return pieces;
  };
  const pieces = divide(source);
  if (!done.has('form')) pieces.push('form');
  const around = done.get('form') ?? pieces;
  if (!done.has('price')) around.splice(around.indexOf('form'), 0, 'price');
  return { pieces, lend, frames };
}
