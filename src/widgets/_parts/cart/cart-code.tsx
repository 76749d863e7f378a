import { useId, useState } from 'react';
import { isRecord } from '../../../vocab/is-record.ts';
import { CartField } from './cart-field.tsx';
import { Problem } from './problem.tsx';
import type { CartTools } from './use-cart.ts';

interface Props {
  readonly tools: CartTools;
  announce(text: string): void;
}

/** The codes in a list of coupons: texts, or records with the code under one of its names. */
export function codesIn(list: readonly unknown[] | undefined): readonly string[] {
  return (list ?? []).flatMap((one) => {
    const code = isRecord(one) ? (one.promoCode ?? one.code) : one;
    return typeof code === 'string' && code ? [code] : [];
  });
}

const messageOf = (coupon: unknown): string =>
  isRecord(coupon) && typeof coupon.message === 'string' ? coupon.message : '';

/** The field for a promo code or a gift card, with the codes that count and those that do not. */
export function CartCode({ tools, announce }: Props) {
  const { t, act, slice } = tools;
  const id = useId();
  const [code, setCode] = useState('');
  const apply = async (): Promise<void> => {
    if (!(await act((control) => control.applyCode(code)))) return;
    setCode('');
    announce(t('cartCodeApplied'));
  };
  return (
    <CartField
      tools={tools}
      action="code"
      id={`${id}code`}
      part="code"
      label={t('cartCode')}
      button={t('cartCodeApply')}
      value={code}
      input={{ autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 60 }}
      change={setCode}
      send={apply}
    >
      {(slice.cart?.invalidCoupons ?? []).flatMap((coupon) =>
        codesIn([coupon]).map((one) => (
          <Problem key={one}>{messageOf(coupon) || t('cartCouponInvalid', { code: one })}</Problem>
        )),
      )}
    </CartField>
  );
}
