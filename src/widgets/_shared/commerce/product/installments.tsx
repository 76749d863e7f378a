import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import messages from '../../../../strings/pt-BR/product.json';
import { isSoldOut } from '../../../../vocab/rules/store/product.ts';
import { siteMoney } from '../site-money.ts';
import { isVariantSoldOut } from './choice.ts';
import { installmentText } from './installment-text.ts';
import { visitorPrice } from './member-price.ts';
import type { Product, ProductVariant } from './product.ts';

interface Props {
  readonly product: Product;
  readonly variant: ProductVariant | null;
  readonly handle: Pick<BlockHandle, 'element' | 'log' | 'site' | 'strings'>;
}

/** The sentence on instalments, below the price that they divide. A subscription is paid as its plan says. */
export function Installments({ product, variant, handle }: Props) {
  if (product.plans.length || (variant ? isVariantSoldOut(product, variant) : isSoldOut(product))) return null;
  const text = installmentText(product, visitorPrice(product, variant, handle.site).price, {
    t: handle.strings(messages),
    written: siteMoney(handle, product.currency),
  });
  return (
    text && (
      <p className="vt-installments" part="installments">
        {text}
      </p>
    )
  );
}
