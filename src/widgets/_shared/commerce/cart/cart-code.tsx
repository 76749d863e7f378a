import { useId, useState } from 'react';
import { isRecord } from '../../../../vocab/is-record.ts';
import { CartField } from './cart-field.tsx';
import { Folded } from './folded.tsx';
import { Problem } from './problem.tsx';
import type { CartTools } from './use-cart.ts';

interface Props {
  readonly tools: CartTools;
  readonly isFolded: boolean;
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
export function CartCode({ tools, isFolded, announce }: Props) {
  const { t, act, slice, control } = tools;
  const id = useId();
  const [code, setCode] = useState('');
  const [refused, setRefused] = useState('');
  const apply = async (): Promise<void> => {
    setRefused('');
    if (!(await act((control) => control.applyCode(code)))) return;
    const isSame = (one: string): boolean => one.toLowerCase() === code.trim().toLowerCase();
    const found = codesIn(control.get().cart?.invalidCoupons).find(isSame) ?? '';
    setRefused(found);
    if (found) return;
    setCode('');
    announce(t('cartCodeApplied'));
  };
  const invalid = slice.cart?.invalidCoupons ?? [];
  return (
    <Folded isFolded={isFolded} title={t('cartCode')} open={invalid.length > 0}>
      <CartField
        tools={tools}
        action="code"
        id={`${id}code`}
        part="code"
        label={t('cartCode')}
        isLabelHidden={isFolded}
        button={t('cartCodeApply')}
        value={code}
        input={{ autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 60 }}
        wrong={refused && `${id}refused`}
        change={(typed) => {
          setCode(typed);
          setRefused('');
        }}
        send={apply}
      >
        {invalid.flatMap((coupon) =>
          codesIn([coupon]).map((one) => (
            <Problem key={one} alert={one === refused} id={one === refused ? `${id}refused` : undefined}>
              {messageOf(coupon) || t('cartCouponInvalid', { code: one })}
            </Problem>
          )),
        )}
      </CartField>
    </Folded>
  );
}
