import { useId, useState } from 'react';
import { isRecord } from '../../../vocab/is-record.ts';
import { CartField } from './cart-field.tsx';
import type { CartTools } from './use-cart.ts';

interface Option {
  readonly key: string;
  readonly name: string;
  readonly price: number | null;
}

function optionsIn(list: readonly unknown[] | undefined): readonly Option[] {
  return (list ?? []).flatMap((one) => {
    if (!isRecord(one) || typeof one.key !== 'string' || typeof one.name !== 'string') return [];
    const price = Number.isSafeInteger(one.priceCents) ? (one.priceCents as number) : null;
    return [{ key: one.key, name: one.name, price }];
  });
}

const keyOf = (option: unknown): string => String((isRecord(option) ? option.key : option) ?? '');

/** The choice of a delivery, for a cart that requires one (CART-006). */
export function CartShipping({ tools }: { readonly tools: CartTools }) {
  const { t, money, act, slice, handle } = tools;
  const id = useId();
  const { cart } = slice;
  const location = isRecord(cart?.shippingLocation) ? cart.shippingLocation.postalCode : '';
  const [typed, setTyped] = useState<string | null>(null);
  const code = typed ?? (typeof location === 'string' ? location : '');
  const options = optionsIn(cart?.shippingOptions);
  const chosen = keyOf(cart?.selectedShippingOption);
  return (
    <div className="vt-cart-shipping" part="shipping">
      <CartField
        tools={tools}
        action="shipping"
        id={`${id}postal`}
        label={t('cartPostalCode')}
        button={t('cartPostalFind')}
        value={code}
        input={{ autoComplete: 'shipping postal-code', inputMode: 'numeric', maxLength: 12 }}
        change={setTyped}
        send={() => act((control) => control.setPostalCode(code))}
      />
      {options.length > 0 && (
        <fieldset className="vt-cart-options">
          <legend>{t('cartShipping')}</legend>
          {options.map(({ key, name, price }) => (
            <label key={key} className="vt-cart-option">
              <input
                type="radio"
                name={`${id}shipping`}
                checked={key === chosen}
                onChange={() => handle.run(() => act((control) => control.chooseShipping(key)))}
              />
              <span>{name}</span>
              {price !== null && <span>{price === 0 ? t('cartShippingFree') : money(price)}</span>}
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
