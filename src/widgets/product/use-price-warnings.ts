import { useEffect } from 'react';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import { unknownAmounts, writtenOtherwise } from '../../vocab/rules/store/server-price.ts';
import { pageLocale } from '../_shared/block/page-locale.ts';
import type { Product } from '../_shared/commerce/product/product.ts';
import { siteMoney } from '../_shared/commerce/site-money.ts';

/**
 * Tells developers where the server's text of a price differs from what the block writes: in its amounts, or in its
 * separators and signs.
 */
export function usePriceWarnings(product: Product, serverText: string, handle: BlockHandle): void {
  useEffect(() => {
    const written = siteMoney(handle, product.currency);
    const amounts = product.variants.flatMap(({ price, salePrice, memberPrice }) => [price, salePrice, memberPrice]);
    const { priceCents, salePriceCents, memberPriceCents } = product;
    const known = [...amounts, priceCents, salePriceCents, memberPriceCents].flatMap((one) =>
      typeof one === 'number' ? written(one) : [],
    );
    const other = known.find((one) => writtenOtherwise(one, serverText));
    if (unknownAmounts(serverText, known).length)
      handle.log.warn(
        `data-product-price reads "${serverText}", data-product has ${known.join(', ')}: write the same price in both; that of data-product is shown`,
      );
    if (other)
      handle.log.warn(
        `data-product-price reads "${serverText}", and in ${pageLocale(handle)} that is ${other}: name the server's locale in website.formattingLocale, since other prices are written as in ${pageLocale(handle)}`,
      );
  }, [product, serverText, handle]);
}
