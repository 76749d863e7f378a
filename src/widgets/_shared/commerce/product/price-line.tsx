import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import messages from '../../../../strings/pt-BR/product.json';
import storeMessages from '../../../../strings/pt-BR/store.json';
import type { MoneyFormatter } from '../../../../vocab/rules/store/money.ts';
import { priceWording } from '../../../../vocab/rules/store/price-wording.ts';
import { priceDisplay } from '../../../../vocab/rules/store/product.ts';
import { asServerWrites, saySamePrice } from '../../../../vocab/rules/store/server-price.ts';
import { siteMoney } from '../site-money.ts';
import { memberPriceOf, visitorPrice } from './member-price.ts';
import type { Product, ProductVariant } from './product.ts';

interface Props {
  readonly product: Product;
  /** Shows the price of this variant alone; otherwise that of the product, from the lowest price on. */
  readonly variant?: ProductVariant | null;
  /**
   * The server's text of the price: it is kept where it names the same amount, and every amount is written as it is
   * written there.
   */
  readonly serverText?: string;
  readonly handle: Pick<BlockHandle, 'element' | 'log' | 'site' | 'strings'>;
}

/**
 * The price of a product with its marks (STORE-006 to STORE-011): on sale the sale price and the original one, “a
 * partir de” where variants differ, “Esgotado” before “Promoção”, and what members pay: a member reads that first, and
 * what others pay struck through. What is visible in another way is also in words.
 */
export function PriceLine({ product, variant = null, serverText = '', handle }: Props) {
  const t = handle.strings(messages);
  const words = handle.strings(storeMessages);
  const money = siteMoney(handle, product.currency);
  const written: MoneyFormatter = (minor) => asServerWrites(money(minor), serverText);
  const memberPrice = memberPriceOf(product, variant);
  const { isMember, ...display } = visitorPrice(product, variant, handle.site);
  const { price, originalPrice, mark } = priceWording(display, written);
  const text = typeof price === 'string' || price === null ? price : words(price.key, price.values);
  // “A partir de” is no longer true of a variant that is chosen.
  const stays = !variant || !(priceDisplay(product).from || visitorPrice(product, null, handle.site).from);
  const shown = stays && text !== null && saySamePrice(text, serverText) ? serverText : text;
  return (
    <div className="vt-price" part="price" data-sale={originalPrice !== null || undefined}>
      {shown !== null && (
        <span className="vt-price-now" part="price-now">
          {originalPrice !== null && <span className="visually-hidden">{t('productPriceNow')} </span>}
          {shown}
        </span>
      )}
      {originalPrice !== null && (
        <s className="vt-price-before" part="price-before">
          <span className="visually-hidden">{t(isMember ? 'productMemberOthers' : 'productPriceBefore')} </span>
          {originalPrice}
        </s>
      )}
      {mark && (
        <span className="vt-price-mark" part="price-mark" data-mark={mark.key === 'storeSoldOut' ? 'sold-out' : 'sale'}>
          {words(mark.key)}
        </span>
      )}
      {memberPrice !== null && (
        <span className="vt-price-member" part="price-member">
          {isMember ? t('productMemberOwn') : t('productMemberPrice', { price: written(memberPrice) })}
        </span>
      )}
    </div>
  );
}
