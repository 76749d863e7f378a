import { isVariantSoldOut } from './choice.ts';
import { isCalled, isTouched, type OwnControl, type OwnValue, type TakeControl, valueFor } from './own-controls.ts';
import type { Product, ProductOption, ProductVariant } from './product.ts';

/** How the page's form asks for the variant. */
export interface OwnVariants {
  /** The variant that is chosen. `touched`: only if a visitor has changed what the server had chosen. */
  chosen(touched: boolean): ProductVariant | null;
  /** Chooses a variant, and returns the button to press. */
  write(variant: ProductVariant | null): HTMLElement | null;
}

type ValueIn = (control: OwnControl, variant: ProductVariant) => OwnValue | undefined;

const isNamed = ({ sku, id }: ProductVariant, text: string): boolean => text !== '' && (text === sku || text === id);

const byName: ValueIn = (control, variant) => valueFor(control, (text) => isNamed(variant, text));

/**
 * Reads how a form asks for the variant: by one control, by a control for each option, by a hidden value, or by a
 * button for each.
 *
 * @param submits the buttons that submit the form
 * @returns null if it asks for none of several, has several buttons for one, or everything is sold out
 */
export function ownVariants(
  product: Product,
  take: TakeControl,
  submits: readonly HTMLButtonElement[],
): OwnVariants | null {
  const { variants } = product;
  const offered = variants.filter((variant) => !isVariantSoldOut(product, variant));
  const [submit = null, ...others] = submits;
  if (variants.length && !offered.length) return null;
  const buttonFor = (variant: ProductVariant | null): HTMLElement | null =>
    submits.find(({ value }) => variant && isNamed(variant, value)) ?? null;
  if (others.length)
    return offered.every(buttonFor) && submits.length <= variants.length
      ? { chosen: () => null, write: buttonFor }
      : null;
  const whole = take((control) => offered.length > 0 && offered.every((variant) => byName(control, variant)));
  if (whole) return choiceOf(variants, [whole], byName, submit);
  const options = optionControls(product, offered, take);
  if (options)
    return choiceOf(variants, [...options.keys()], (control, variant) => options.get(control)?.(variant), submit);
  const hidden = take(
    ({ isHidden, controls: [one] }) => isHidden && variants.some((it) => isNamed(it, one?.value ?? '')),
  );
  const [control] = hidden?.controls ?? [];
  if (!control) return null;
  // A variant without a SKU has its id in place of one, so only an id tells which of the two the field takes.
  const key = variants.some(({ id }) => id === control.value) ? 'id' : 'sku';
  return {
    chosen: () => null,
    write(variant) {
      if (variant) control.value = variant[key];
      return submit;
    },
  };
}

const choiceOf = (
  variants: readonly ProductVariant[],
  controls: readonly OwnControl[],
  valueIn: ValueIn,
  submit: HTMLElement | null,
): OwnVariants => ({
  chosen(touched) {
    if (!controls.length || (touched && !controls.some(isTouched))) return null;
    return variants.find((variant) => controls.every((control) => valueIn(control, variant)?.isChosen)) ?? null;
  },
  write(variant) {
    if (variant) for (const control of controls) valueIn(control, variant)?.choose();
    return submit;
  },
});

/**
 * The control of each option that leaves a choice, with the value that a variant has there; null if one has no control,
 * or several could be it.
 */
function optionControls(
  { options, variants }: Product,
  offered: readonly ProductVariant[],
  take: TakeControl,
): ReadonlyMap<OwnControl, (variant: ProductVariant) => OwnValue | undefined> | null {
  const found = new Map<OwnControl, (variant: ProductVariant) => OwnValue | undefined>();
  if (variants.length > 1 && !options.length) return null;
  for (const option of options) {
    const valueIn = (control: OwnControl, { optionValues }: ProductVariant): OwnValue | undefined => {
      const { value = '' } = optionValues.find(({ optionName }) => optionName === option.name) ?? {};
      return valueFor(control, (text) => isCalled(value, text));
    };
    const control = controlFor(option, take, (one) => offered.every((variant) => valueIn(one, variant)));
    if (control) found.set(control, (variant) => valueIn(control, variant));
    else if (option.values.length > 1) return null;
  }
  return found;
}

function controlFor(
  { name }: ProductOption,
  take: TakeControl,
  covers: (control: OwnControl) => boolean,
): OwnControl | undefined {
  const named = take((one) => (isCalled(name, one.label) || isCalled(name, one.name)) && covers(one));
  return named ?? take(covers, true);
}
