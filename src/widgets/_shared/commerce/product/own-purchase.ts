import type { CarriedValues } from '../../form/fields/field-props.ts';
import type { FormField } from '../../form/fields/form-field.ts';
import {
  isCalled,
  type OwnControl,
  type OwnValue,
  ownControls,
  type TakeControl,
  valueFor,
  writeControl,
} from './own-controls.ts';
import { ownFields } from './own-fields.ts';
import { ownVariants } from './own-variants.ts';
import type { Product, ProductPlan, ProductVariant } from './product.ts';

/** What a visitor has chosen, as the page's form has to have it. */
export interface OwnChoice {
  readonly variant: ProductVariant | null;
  readonly quantity: number;
  readonly planId: string | undefined;
  /** What was filled into the additional fields: the entries of the block's own form. */
  readonly entries?: FormData;
}

/**
 * A form of the page by which a product is bought, and which the block understands: it loses nothing by being replaced.
 */
export interface OwnPurchase {
  readonly form: HTMLFormElement;
  /** The text of its button; empty if it has several. */
  readonly label: string;
  /** Whether it asks for a quantity, for which one as it stands, and for how many at most; null without a limit. */
  readonly quantity: { readonly value: string; readonly max: number | null } | null;
  /** What the additional fields have in the form. */
  readonly carried: CarriedValues;
  /** The id of the plan that was chosen in the form when it was read; undefined without one. */
  readonly planId: string | undefined;
  /** The variant that is chosen in the form. `touched`: only if a visitor has changed what the server had chosen. */
  chosen(touched: boolean): ProductVariant | null;
  /** Writes what is chosen into the form, and returns the button that a visitor without scripts would press. */
  write(choice: OwnChoice): HTMLElement | null;
}

const QUANTITY = /quant|qty|qtde?\b|cantidad/i;
const BUTTONS = 'button,input:is([type=submit],[type=image],[type=button],[type=reset])';
/** What a visitor would miss. */
const OTHERS = 'a[href],details,iframe,video,audio,canvas,object,embed,[contenteditable]';

/**
 * Reads how the page's form asks for what a product's block asks for; null if the form asks for something else, too, or
 * cannot hold a choice.
 */
export function ownPurchase(form: HTMLFormElement, product: Product, fields: readonly FormField[]): OwnPurchase | null {
  if (form.querySelector(OTHERS)) return null;
  const rest = new Set(ownControls(form));
  const take: TakeControl = (find, isOnly = false) => {
    const [found, ...others] = [...rest].filter(find);
    if (!found || (isOnly && others.length)) return undefined;
    rest.delete(found);
    return found;
  };
  const buttons = buttonsOf(form);
  const variants = buttons && ownVariants(product, take, buttons.all);
  const plans = ownPlans(product, take);
  if (!variants || !plans) return null;
  const additional = ownFields(fields, rest);
  const quantity = take(({ name, label, isHidden }) => !isHidden && (QUANTITY.test(name) || QUANTITY.test(label)));
  if (!additional || [...rest].some(({ isHidden }) => !isHidden)) return null;
  if (quantity && !countsByOne(quantity)) return null;
  return {
    form,
    label: buttons.label,
    quantity: quantity ? { value: quantityIn(quantity), max: limitOf(quantity) } : null,
    carried: additional.carried,
    planId: plans.chosen(),
    chosen: variants.chosen,
    write(choice) {
      plans.write(choice.planId);
      if (quantity) writeControl(quantity, [`${choice.quantity}`]);
      additional.write(choice.entries);
      return variants.write(choice.variant);
    },
  };
}

/** The quantity that is chosen or typed in the form. */
const quantityIn = ({ controls: [control], values }: OwnControl): string =>
  (values.length ? values.find(({ isChosen }) => isChosen)?.texts[0] : control?.value) ?? '';

/**
 * Returns whether a control takes every quantity from 1 on, as the block's own does: packs and a least quantity stay
 * the page's.
 */
function countsByOne({ controls: [control], values }: OwnControl): boolean {
  if (values.length) return values.every(({ texts }, at) => Number(texts[0]) === at + 1);
  const number = (name: string): number => Number(control?.getAttribute(name) || 1);
  return number('min') <= 1 && number('step') === 1;
}

/** The highest quantity that a control takes. */
function limitOf({ controls: [control], values }: OwnControl): number | null {
  const numbers = values.length ? values.map(({ texts }) => Number(texts[0])) : [Number(control?.getAttribute('max'))];
  return Math.max(...numbers) || null;
}

/** The buttons of a form, and the text of the only one. */
interface OwnButtons {
  readonly label: string;
  readonly all: readonly HTMLButtonElement[];
}

/**
 * The buttons that submit a form; null if one has another purpose. Signs such as + and − change the quantity, for which
 * the block has its own.
 */
function buttonsOf(form: HTMLFormElement): OwnButtons | null {
  const textOf = (button: HTMLButtonElement): string =>
    (button.localName === 'button' ? button.textContent : button.value || button.getAttribute('alt'))?.trim() ?? '';
  const found = [...form.querySelectorAll<HTMLButtonElement>(BUTTONS)].filter(({ type }) => type !== 'reset');
  if (found.some((button) => button.type === 'button' && /\p{L}/u.test(textOf(button)))) return null;
  const all = found.filter(({ type, disabled }) => type !== 'button' && !disabled);
  const [only, ...others] = all;
  return { all, label: only && !others.length ? textOf(only) : '' };
}

/** How a form asks for the plan of a subscription; null if it does not. */
function ownPlans(
  { plans }: Product,
  take: TakeControl,
): { chosen(): string | undefined; write(planId: string | undefined): void } | null {
  const [, ...others] = plans;
  const value = (control: OwnControl, { id, name }: ProductPlan): OwnValue | undefined =>
    valueFor(control, (text) => text === id || isCalled(name, text));
  const control = plans.length ? take((one) => plans.every((plan) => value(one, plan))) : undefined;
  if (!control && others.length) return null;
  return {
    chosen: () => plans.find((plan) => control && value(control, plan)?.isChosen)?.id,
    write(planId) {
      const plan = plans.find(({ id }) => id === planId);
      if (control && plan) value(control, plan)?.choose();
    },
  };
}
