import type { AskedFields } from '../_shared/commerce/product/use-buy.ts';

const CONTROL =
  'input:not([type="hidden"],[type="submit"],[type="button"],[type="reset"],[type="image"],[type="file"]),select,textarea';
const ITEM = '.form-item[id]';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Reads the fields that a published page asks for with an order. They stay the page's own, in its look. They are looked for when the product is bought, since a
 * script of the page may make them later.
 *
 * @param holders the elements of the page that have them
 * @returns undefined without any
 */
export const askedFields = (holders: readonly Element[]): AskedFields | undefined =>
  holders.length === 0
    ? undefined
    : () => {
        const controls = holders
          .flatMap((one) => [...one.querySelectorAll<Control>(CONTROL)])
          .filter(({ disabled }) => !disabled);
        const isWhole = [...groupedBy(controls, itemOf).values()].every(isComplete);
        if (!isWhole) return null;
        return new Map(
          [...groupedBy(controls, (one) => fieldOf(one, controls))].map(([id, group]) => [id, answerOf(group)]),
        );
      };

const isOption = (control: Control): control is HTMLInputElement => /^(radio|checkbox)$/.test(control.type);

const itemOf = (control: Control): string => control.closest(ITEM)?.id || control.name || control.id;

/** The id of the field that a control answers: that of its item, or its own name where the item has several questions, each with radio buttons of its own. */
function fieldOf(control: Control, controls: readonly Control[]): string {
  const item = itemOf(control);
  const questions = new Set(controls.flatMap((one) => (one.type === 'radio' && itemOf(one) === item ? one.name : [])));
  return questions.size > 1 ? control.name : item;
}

function groupedBy(controls: readonly Control[], key: (control: Control) => string): Map<string, Control[]> {
  const groups = new Map<string, Control[]>();
  for (const control of controls) groups.set(key(control), [...(groups.get(key(control)) ?? []), control]);
  return groups;
}

function answerOf(group: readonly Control[]): string | readonly string[] {
  const values = group.filter((one) => !isOption(one) || one.checked).map(({ value }) => value);
  const isList = group.some(({ type }) => type === 'checkbox') || (group.length > 1 && !group.every(isOption));
  return isList ? values : (values[0] ?? '');
}

/** Whether an item can be sent; otherwise the browser says at its control what is wrong with it. Nobody can fill in what is not shown. */
function isComplete(item: readonly Control[]): boolean {
  const shown = item.filter((one) => one.checkVisibility?.() !== false);
  const isAsked = shown.some(
    (one) => one.getAttribute('aria-required') === 'true' || one.closest(ITEM)?.matches('.required'),
  );
  const isAnswered = shown.some((one) => (isOption(one) ? one.checked : one.value.trim()));
  const [first] = shown;
  if (first && isAsked && !isAnswered) requireOnce(first);
  return shown.every((one) => one.reportValidity());
}

/** Until something is written into its item, so that the page's own field is as it was. */
function requireOnce(control: Control): void {
  if (control.required) return;
  if (!isOption(control)) control.value = '';
  control.required = true;
  const restore = (): void => {
    control.required = false;
  };
  (control.closest(ITEM) ?? control).addEventListener('input', restore, { once: true });
}
