import { useCallback, useEffect, useState } from 'react';
import type { ViewProps } from '../../runtime/blocks/block-module.ts';
import messages from '../../strings/pt-BR/checkout.json';
import type { DataOf } from '../../vocab/block/field.ts';
import { VARIANT_QUERY } from '../../vocab/names.ts';
import { Button } from '../_parts/button/button.tsx';
import { useRedirect } from '../_parts/checkout/use-redirect.ts';
import { siteMoney } from '../_parts/locale/site-money.ts';
import { PriceLine } from '../_parts/product/price-line.tsx';
import type { Product } from '../_parts/product/product.ts';
import type { giftCard } from './block.ts';
import type { GiftCardContent } from './content.ts';

type Props = ViewProps<DataOf<(typeof giftCard)['data']>, GiftCardContent>;

/** A gift card of the page; the page's own markup where its product cannot be read. */
export function View({ data, content, handle }: Props) {
  const { product, problem } = content;
  useEffect(() => {
    if (problem) handle.log.warn(problem, handle.element);
  }, [problem, handle]);
  return product ? <GiftCard label={data.label} content={content} product={product} handle={handle} /> : <slot />;
}

interface GiftCardProps extends Pick<Props, 'content' | 'handle'> {
  readonly label: string;
  readonly product: Product;
}

/** The SKU that the visitor comes with: that of the address, of the page's form, or of the only variant. */
function firstSku({ variants }: Product, inForm: string): string {
  const asked = new URLSearchParams(location.search).get(VARIANT_QUERY);
  const named = variants.find(({ id, sku }) => asked && (asked === sku || asked === id));
  const kept = variants.find(({ sku }) => sku === inForm);
  const [only, ...more] = variants;
  return named?.sku ?? kept?.sku ?? (only && !more.length ? only.sku : '');
}

/** Amounts as radio buttons, the price of the chosen one, and the button to the checkout (STORE-019, NAV-006, NAV-007). */
function GiftCard({ label, content, product, handle }: GiftCardProps) {
  const { variants } = product;
  const [sku, setSku] = useState(() => firstSku(product, content.sku));
  const { failed, redirect } = useRedirect(handle);
  const t = handle.strings(messages);
  const written = siteMoney(handle, product.currency);

  const buy = useCallback(
    () => redirect((checkout) => checkout.giftCard(product.id, sku || undefined)),
    [product, sku, redirect],
  );
  useEffect(() => {
    if (handle.takeHeldClicks().some(({ target }) => content.form?.contains(target))) buy();
  }, [handle, content, buy]);

  return (
    <div className="gift-card">
      {content.slots.map((name) => (
        <slot key={name} name={name} />
      ))}
      <PriceLine product={product} variant={variants.find((one) => one.sku === sku) ?? null} handle={handle} />
      {variants.length > 1 && (
        <fieldset className="amounts" part="amounts">
          <legend>{t('giftCardAmount')}</legend>
          {variants.map((variant) => (
            <label key={variant.id || variant.sku} className="amount" part="amount">
              <input
                type="radio"
                name="amount"
                value={variant.sku}
                checked={variant.sku === sku}
                onChange={() => handle.run(() => setSku(variant.sku))}
              />
              <span>{variant.optionValues.map(({ value }) => value).join(', ') || written(variant.price)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <Button kind="main" part="button" onClick={() => handle.run(buy)}>
        {label || content.buttonText || t('giftCardBuy')}
      </Button>
      {failed && (
        <p className="redirect-error" part="error" role="alert">
          {t('checkoutFailed')}
        </p>
      )}
    </div>
  );
}
