import { useId, useState } from 'react';
import { isRecord } from '../../../../vocab/is-record.ts';
import { CartField } from './cart-field.tsx';
import { Folded } from './folded.tsx';
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
export function CartShipping({ tools, isFolded }: { readonly tools: CartTools; readonly isFolded: boolean }) {
  const { t, money, act, slice, handle } = tools;
  const id = useId();
  const { cart } = slice;
  const known = isRecord(cart?.shippingLocation) ? cart.shippingLocation.postalCode : '';
  const location = typeof known === 'string' ? known : '';
  // A code that was refused has no deliveries: those of the one before would pass for its own.
  const [isRefused, setRefused] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const code = typed ?? location;
  const options = optionsIn(cart?.shippingOptions);
  const chosen = keyOf(cart?.selectedShippingOption);
  const find = async (): Promise<void> => {
    const isFound = await act((control) => control.setPostalCode(code));
    setRefused(!isFound);
    if (isFound) setTyped(null);
  };
  const title = location ? `${t('cartPostalCode')}: ${location}` : t('cartPostalCode');
  return (
    <Folded isFolded={isFolded} title={title} open={false}>
      <div className="vt-cart-shipping" part="shipping">
        <CartField
          tools={tools}
          action="shipping"
          id={`${id}postal`}
          label={t('cartPostalCode')}
          isLabelHidden={isFolded}
          button={t('cartPostalFind')}
          value={code}
          input={{ autoComplete: 'shipping postal-code', inputMode: 'numeric', maxLength: 12 }}
          change={setTyped}
          send={find}
        >
          {isRefused && location && <p className="vt-cart-kept">{t('cartPostalKept', { code: location })}</p>}
        </CartField>
        {options.length > 0 && !isRefused && (
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
    </Folded>
  );
}
