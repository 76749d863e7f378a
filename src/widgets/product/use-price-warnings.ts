import { useEffect } from 'react';
import type { BlockHandle } from '../../runtime/blocks/block-handle.ts';
import { siteMoney } from '../_parts/locale/site-money.ts';
import type { Product } from '../_parts/product/product.ts';
import { unknownAmounts } from '../_parts/product/server-price.ts';

/** Tells developers of a price that the product's data does not have, and of prices that no language of the page says how to write. */
export function usePriceWarnings(product: Product, serverText: string, handle: BlockHandle): void {
  useEffect(() => {
    const written = siteMoney(handle, product.currency);
    const amounts = product.variants.flatMap(({ price, salePrice, memberPrice }) => [price, salePrice, memberPrice]);
    const known = [...amounts, product.memberPriceCents].flatMap((one) =>
      typeof one === 'number' ? written(one) : [],
    );
    if (unknownAmounts(serverText, known).length)
      handle.log.warn(
        `data-product-price reads "${serverText}", data-product has ${known.join(', ')}: write the same price in both; that of data-product is shown`,
      );
    if (!handle.site.website.formattingLocale && !handle.element.closest('[lang]'))
      handle.log.warn(
        'the page has neither lang nor website.formattingLocale, so prices are written as in pt-BR: write lang on the html element',
      );
  }, [product, serverText, handle]);
}
