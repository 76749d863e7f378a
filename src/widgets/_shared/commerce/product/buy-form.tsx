import {
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import messages from '../../../../strings/pt-BR/product.json';
import storeMessages from '../../../../strings/pt-BR/store.json';
import { productTypes } from '../../../../vocab/codes/product-types.ts';
import { isEndless, isSoldOut } from '../../../../vocab/rules/store/product.ts';
import { typedQuantity } from '../../../../vocab/rules/store/typed-quantity.ts';
import { pageLocale } from '../../block/page-locale.ts';
import { useTakeOverFocus } from '../../block/take-over-focus.ts';
import { toJsonText } from '../../form/engine/values.ts';
import { ErrorMessage } from '../../form/fields/error-message.tsx';
import { Field } from '../../form/fields/field.tsx';
import type { FieldError } from '../../form/fields/field-props.ts';
import type { OwnSubmissions } from '../../server/use-own-submission.ts';
import { Button } from '../../ui/button/button.tsx';
import { additionalFields, readAdditional } from './additional-fields.ts';
import { isVariantSoldOut, quantityLimit, stockOf } from './choice.ts';
import { visitorPrice } from './member-price.ts';
import { OptionFields } from './option-fields.tsx';
import type { OwnChoice, OwnPurchase } from './own-purchase.ts';
import { PlanField } from './plan-field.tsx';
import type { Product } from './product.ts';
import { QuantityField } from './quantity-field.tsx';
import { RestockForm } from './restock-form.tsx';
import type { StickyButtonProps } from './sticky-button.tsx';
import { type AskedFields, useBuy } from './use-buy.ts';
import type { ChosenOptions } from './use-choice.ts';

interface Props {
  readonly product: Product;
  readonly chosen: ChosenOptions;
  readonly handle: BlockHandle;
  /** The page's own way to buy the product; none without one. */
  readonly own?: OwnBuying | undefined;
  /** The page's words for the button; those of the kind of product without any. */
  readonly label?: string | undefined;
  /** What was typed as quantity before the block came; that of the page's own form without any. */
  readonly quantity?: string | undefined;
  readonly asked?: AskedFields | undefined;
  /** What phones have while the button is out of view, with the price beside its own button; none without it. */
  readonly sticky?: { readonly Bar: ComponentType<StickyButtonProps>; readonly price: ReactNode } | null;
}

/** How the page's own form or link buys the product. */
export interface OwnBuying {
  /** It is the way to buy; otherwise it is taken where the platform does not answer. */
  readonly isFirst: boolean;
  readonly purchase?: OwnPurchase | null;
  readonly submissions?: OwnSubmissions;
  /** Holds what a press of the block's own button does, for buttons of the page that submit its form. */
  readonly submit?: RefObject<(() => void) | null>;
  /** @param byBrowser the browser sends the form */
  buy(choice: OwnChoice, byBrowser?: boolean): void;
}

const BUTTONS = {
  giftCard: 'productBuyGiftCard',
  service: 'productBook',
  paywall: 'productUnlock',
} as const;

/** The text of the button that buys, by the kind of product (STORE-001). */
const buttonText = ({ productType, plans }: Product) => {
  const kind = productTypes.nameOf(productType) ?? '';
  if (plans.length) return 'productSubscribe' as const;
  return Object.hasOwn(BUTTONS, kind) ? BUTTONS[kind as keyof typeof BUTTONS] : ('productAdd' as const);
};

const NO_ERRORS: ReadonlyMap<string, FieldError> = new Map();

/**
 * The form that buys a product: options, plan, quantity and additional fields, the button with what it did or why not,
 * and “avise-me” for what is sold out. One press of the button buys once.
 */
export function BuyForm({ product, chosen, handle, own, label, quantity: typed, asked, sticky }: Props) {
  const { choice, variant, missing } = chosen;
  const t = handle.strings(messages);
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const email = useRef('');
  const fields = useMemo(() => additionalFields(product), [product]);
  const purchase = own?.purchase ?? null;
  const carried = purchase?.carried;
  const [quantity, setQuantity] = useState(typed || purchase?.quantity?.value || '1');
  const [planId, setPlanId] = useState(purchase?.planId ?? product.plans[0]?.id ?? '');
  const [tried, setTried] = useState(false);
  const [errors, setErrors] = useState(NO_ERRORS);
  const buying = useBuy(handle);
  useTakeOverFocus(handle, form);
  const ownForm = own?.isFirst ? purchase : null;
  const told = own?.submissions?.status ?? buying.status;
  const status = told.state === 'ready' ? buying.status : told;

  const plan = product.plans.find(({ id }) => id === planId) ?? null;
  const soldOut = variant ? isVariantSoldOut(product, variant) : isSoldOut(product);
  const isAbsent = !variant && missing.length === 0 && product.options.length > 0;
  const counted = !isEndless(product) && !plan && !soldOut && (!ownForm || ownForm.quantity !== null);
  const limits = [quantityLimit(product, variant), ownForm?.quantity?.max ?? null].filter((limit) => limit !== null);
  const max = limits.length ? Math.min(...limits) : null;
  const number = max === 1 ? 1 : typedQuantity(quantity, pageLocale(handle));
  const tooMany = number !== null && max !== null && number > max;
  const quantityError =
    !tried || !counted
      ? ''
      : number === null
        ? t('productQuantityInvalid')
        : tooMany
          ? t('productQuantityMax', { max })
          : '';
  const { price, from } = visitorPrice(product, variant, handle.site);
  const left = variant && stockOf(product, variant);
  const isLow = typeof left === 'number' && left > 0 && left <= product.lowStock;

  function submit(): void {
    setTried(true);
    const read = readAdditional(fields, form.current as HTMLFormElement, handle, own?.isFirst ? 'modern' : 'spec');
    setErrors(read.errors);
    const isWrong = missing.length > 0 || isAbsent || soldOut || (counted && (number === null || tooMany));
    if (isWrong || read.errors.size) {
      handle.after(0, () =>
        form.current?.querySelector<HTMLElement>('[data-invalid] :is(input, select, textarea)')?.focus(),
      );
      return;
    }
    const written = asked?.();
    if (written === null) return;
    const additionalFields = written?.size ? toJsonText(written) : read.values;
    const wanted = counted && number ? number : 1;
    const ownWay = (byBrowser?: boolean): void =>
      own?.buy(
        { variant, quantity: wanted, planId: plan?.id, entries: new FormData(form.current as HTMLFormElement) },
        byBrowser,
      );
    if (own?.isFirst) ownWay();
    else buying.buy({ product, variant, quantity: wanted, plan, additionalFields }, own && (() => ownWay(true)));
  }

  useEffect(() => {
    if (own?.submit) own.submit.current = submit;
  });

  const change = (act: () => void): void => {
    buying.reset();
    own?.submissions?.reset();
    act();
  };
  const busy = status.state === 'busy' || status.state === 'leaving';
  const buttonProps = {
    type: 'submit',
    kind: 'main',
    part: 'button',
    className: 'vt-buy-button',
    busy,
    'aria-disabled': soldOut || isAbsent || busy || undefined,
    // A key that is held is one press; Tab goes on however long it is held.
    onKeyDown: (event: KeyboardEvent) => event.repeat && event.key === 'Enter' && event.preventDefault(),
    children: soldOut
      ? handle.strings(storeMessages)('storeSoldOut')
      : ownForm?.label || label || t(buttonText(product)),
  } as const;
  const outcome =
    status.state === 'failed' ? (
      <ErrorMessage>{status.text}</ErrorMessage>
    ) : (
      status.state !== 'ready' && <p>{status.text}</p>
    );
  return (
    <>
      <form
        ref={form}
        className="vt-buy"
        part="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          handle.run(submit);
        }}
      >
        <OptionFields
          product={product}
          choice={choice}
          open={new Set(tried ? missing : [])}
          handle={handle}
          choose={(name, value) => change(() => chosen.choose(name, value))}
        />
        <p className="vt-note" part="note" role="status">
          {isAbsent
            ? t('productMissingNote')
            : soldOut && variant && product.options.length
              ? t('productSoldOutNote')
              : isLow
                ? t('productLowStock', { left })
                : ''}
        </p>
        {product.plans.length > 0 && (
          <PlanField
            product={product}
            plan={plan}
            price={from ? null : price}
            handle={handle}
            choose={(id) => change(() => setPlanId(id))}
          />
        )}
        {fields.map((field) => (
          <Field key={field.id} {...{ field, carried }} strings={handle.strings} error={errors.get(field.id)} />
        ))}
        {counted && (
          <QuantityField
            text={quantity}
            max={max}
            error={quantityError}
            handle={handle}
            change={(text) => change(() => setQuantity(text))}
          />
        )}
        <Button ref={button} {...buttonProps} />
        <div className="vt-status" role="status" part="status" data-state={status.state}>
          {outcome}
          {status.state === 'added' && (
            <Button
              kind="plain"
              part="open-cart"
              onClick={() => handle.run(async () => (await handle.service('cart')).open())}
            >
              {t('productOpenCart')}
            </Button>
          )}
        </div>
        {sticky && (
          <sticky.Bar watched={button} price={sticky.price} status={outcome} handle={handle}>
            <Button {...buttonProps} part="button sticky-button" />
          </sticky.Bar>
        )}
      </form>
      {soldOut && product.restock && !own?.isFirst && (
        <RestockForm key={variant?.sku ?? ''} {...{ product, chosen, email, handle }} />
      )}
    </>
  );
}
