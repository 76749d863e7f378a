import { type FormEvent, useId, useState } from 'react';
import { isRecord } from '../../../vocab/is-record.ts';
import { Button } from '../button/button.tsx';
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
export function CartCode({ tools: { t, act, slice, handle }, announce }: Props) {
  const id = useId();
  const [code, setCode] = useState('');
  const busy = slice.pending.includes('code');
  const { problem, cart } = slice;
  const isWrong = problem?.action === 'code';
  const apply = async (): Promise<void> => {
    if (!code.trim() || busy) return;
    if (!(await act((control) => control.applyCode(code)))) return;
    setCode('');
    announce(t('cartCodeApplied'));
  };
  return (
    <form
      className="vt-cart-field"
      part="code"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        handle.run(apply);
      }}
    >
      <label htmlFor={`${id}code`}>{t('cartCode')}</label>
      <div className="vt-cart-row">
        <input
          id={`${id}code`}
          className="vt-cart-input"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          value={code}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}problem` : undefined}
          onChange={({ target }) => setCode(target.value)}
        />
        <Button type="submit" busy={busy}>
          {t('cartCodeApply')}
        </Button>
      </div>
      {isWrong && (
        <Problem alert id={`${id}problem`}>
          {problem.message}
        </Problem>
      )}
      {(cart?.invalidCoupons ?? []).flatMap((coupon) =>
        codesIn([coupon]).map((one) => (
          <Problem key={one}>{messageOf(coupon) || t('cartCouponInvalid', { code: one })}</Problem>
        )),
      )}
    </form>
  );
}
