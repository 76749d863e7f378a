import { useId } from 'react';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import messages from '../../../../strings/pt-BR/product.json';
import storeMessages from '../../../../strings/pt-BR/store.json';
import { subscriptionWording } from '../../../../vocab/rules/store/subscription.ts';
import { siteMoney } from '../site-money.ts';
import type { Product, ProductPlan } from './product.ts';

interface Props {
  readonly product: Product;
  readonly plan: ProductPlan | null;
  /** What one pays each time where the plan has no price of its own, in cents; null while that depends on a choice. */
  readonly price: number | null;
  readonly handle: Pick<BlockHandle, 'element' | 'log' | 'site' | 'strings'>;
  choose(id: string): void;
}

/** The plans of a subscription, each with its price and how often it is paid (STORE-015 to STORE-017). */
export function PlanField({ product, plan, price, handle, choose }: Props) {
  const t = handle.strings(messages);
  const words = handle.strings(storeMessages);
  const written = siteMoney(handle, product.currency);
  const id = useId();
  const isSingle = product.plans.length === 1;
  const shown = product.plans.map((one) => {
    const wording = subscriptionWording(one);
    const period = wording ? words(wording.key, wording.values) : '';
    const cents = one.priceCents ?? price;
    return { ...one, text: cents === null ? period : t('productPlanPrice', { price: written(cents), period }).trim() };
  });
  if (isSingle)
    return (
      <p className="vt-plan" part="plan">
        {shown[0]?.name && <strong>{shown[0].name}: </strong>}
        {shown[0]?.text}
      </p>
    );
  return (
    <fieldset className="field" part="plans">
      <legend className="label" part="label">
        {t('productPlans')}
      </legend>
      <div className="options">
        {shown.map(({ id: value, name, text }) => (
          <label key={value} className="option" part="plan">
            <input type="radio" name={id} value={value} checked={plan?.id === value} onChange={() => choose(value)} />
            <span>
              {name && <strong className="vt-plan-name">{name} </strong>}
              {text}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
