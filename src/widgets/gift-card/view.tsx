import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { ViewProps } from '../../runtime/mount/block-module.ts';
import messages from '../../strings/pt-BR/checkout.json';
import type { DataOf } from '../../vocab/block/field.ts';
import { navigationTargets } from '../../vocab/codes/navigation-targets.ts';
import { VARIANT_QUERY } from '../../vocab/names.ts';
import { useTakeOverFocus } from '../_shared/block/take-over-focus.ts';
import { useRedirect } from '../_shared/commerce/checkout/use-redirect.ts';
import { PriceLine } from '../_shared/commerce/product/price-line.tsx';
import type { Product } from '../_shared/commerce/product/product.ts';
import { siteMoney } from '../_shared/commerce/site-money.ts';
import { isPlatformMeant } from '../_shared/server/is-platform-meant.ts';
import { hasOwnAction, leadsToCheckout } from '../_shared/server/own-addresses.ts';
import { OwnStatusText } from '../_shared/server/own-status.tsx';
import { useOwnSubmission } from '../_shared/server/use-own-submission.ts';
import { useShownForm } from '../_shared/server/use-shown-form.ts';
import { Button } from '../_shared/ui/button/button.tsx';
import type { giftCard } from './block.ts';
import { FORM_SLOT, type GiftCardContent } from './content.ts';

type Props = ViewProps<DataOf<(typeof giftCard)['data']>, GiftCardContent>;

/** A gift card of the page; the page's own markup where its product cannot be read. */
export function View({ data, content, handle }: Props) {
  const { product, problem } = content;
  useEffect(() => {
    if (problem) handle.log.warn(problem, handle.element);
  }, [problem, handle]);
  return product ? <GiftCard data={data} content={content} product={product} handle={handle} /> : <slot />;
}

interface GiftCardProps extends Props {
  readonly product: Product;
}

const NONE: readonly HTMLFormElement[] = [];

/** The SKU that the visitor comes with: that of the address, of the page's form, or of the only variant. */
function firstSku({ variants }: Product, inForm: string): string {
  const asked = new URLSearchParams(location.search).get(VARIANT_QUERY);
  const named = variants.find(({ id, sku }) => asked && (asked === sku || asked === id));
  const kept = variants.find(({ sku }) => sku === inForm);
  const [only, ...more] = variants;
  return named?.sku ?? kept?.sku ?? (only && !more.length ? only.sku : '');
}

/** Amounts as radio buttons, the price of the chosen one, and the button to the checkout (STORE-019, NAV-006, NAV-007). */
function GiftCard({ data: { label, server, answer }, content, product, handle }: GiftCardProps) {
  const { variants } = product;
  const { form, purchase, isLink } = content;
  const [sku, setSku] = useState(() => firstSku(product, content.sku));
  const { failed, redirect } = useRedirect(handle);
  const root = useRef<HTMLDivElement>(null);
  useTakeOverFocus(handle, root);
  const t = handle.strings(messages);
  const written = siteMoney(handle, product.currency);

  // A form that leads to the platform's checkout is the way where the page does not name what the address needs.
  const own = form && hasOwnAction(form) ? form : null;
  const isElsewhere = own !== null && !leadsToCheckout(own, navigationTargets.giftCardCheckout);
  const isFirst = (isElsewhere || isLink) && !isPlatformMeant(handle, server);
  const [isUnanswered, setIsUnanswered] = useState(false);
  const isKept = isUnanswered || (isFirst && !purchase);
  const forms = useMemo(() => (own && (isFirst || isKept) ? [own] : NONE), [own, isFirst, isKept]);
  const submit = useRef<((pressed: HTMLElement) => void) | null>(null);
  const asked = useCallback((pressed: HTMLElement): void => submit.current?.(pressed), []);
  const { status, send, reset } = useOwnSubmission(handle, forms, { answer, isReplaced: !isKept, asked });
  useShownForm(form, isKept, isUnanswered);
  const [isOpen, setIsOpen] = useState(false);
  const radios = useRef<HTMLFieldSetElement>(null);
  const missing = useId();
  const isMissing = isOpen && !sku;

  const buy = (pressed?: HTMLElement): void => {
    const variant = variants.find((one) => one.sku === sku) ?? null;
    const ownWay = (byBrowser?: boolean): void => {
      const button = purchase?.write({ variant, quantity: 1, planId: undefined }) ?? null;
      if (own && purchase) send(own, pressed ?? button, byBrowser);
      else setIsUnanswered(true);
    };
    if (!isFirst)
      redirect(
        // Whether the checkout is there need not be asked where the form leads to it, too.
        (checkout, unanswered) => checkout.giftCard(product.id, sku || undefined, isElsewhere ? unanswered : undefined),
        own ? () => ownWay(true) : undefined,
      );
    else if (variant || !variants.length) ownWay();
    else {
      setIsOpen(true);
      radios.current?.querySelector('input')?.focus();
    }
  };
  useEffect(() => {
    submit.current = buy;
    // A click on a form that is used is repeated by the stage.
    if (!isFirst && handle.takeHeldClicks().some(({ target }) => form?.contains(target))) buy();
  });

  return (
    <div ref={root} className="gift-card">
      {content.slots.map((name) => (
        <slot key={name} name={name} />
      ))}
      <PriceLine product={product} variant={variants.find((one) => one.sku === sku) ?? null} handle={handle} />
      {isKept && <slot name={FORM_SLOT} />}
      {!isKept && variants.length > 1 && (
        <fieldset ref={radios} className="amounts" part="amounts" aria-describedby={isMissing ? missing : undefined}>
          <legend>{t('giftCardAmount')}</legend>
          {isMissing && (
            <p id={missing} className="redirect-error" part="error" role="alert">
              {t('giftCardChoose')}
            </p>
          )}
          {variants.map((variant) => (
            <label key={variant.id || variant.sku} className="amount" part="amount">
              <input
                type="radio"
                name="amount"
                value={variant.sku}
                checked={variant.sku === sku}
                onChange={() =>
                  handle.run(() => {
                    reset();
                    setSku(variant.sku);
                  })
                }
              />
              <span>{variant.optionValues.map(({ value }) => value).join(', ') || written(variant.price)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {!isKept && (
        <Button kind="main" part="button" busy={status.state === 'busy'} onClick={() => handle.run(() => buy())}>
          {label || content.buttonText || t('giftCardBuy')}
        </Button>
      )}
      <OwnStatusText status={status} />
      {(failed || (isUnanswered && status.state === 'ready')) && (
        <p className="redirect-error" part="error" role="alert">
          {t('checkoutFailed')}
        </p>
      )}
    </div>
  );
}
