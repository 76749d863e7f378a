import type { AskedFields } from '../_shared/commerce/product/use-buy.ts';

const CONTROL = 'input:not([type="hidden"],[type="submit"],[type="button"],[type="file"]),select,textarea';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Reads the fields that a published page asks for with an order. They stay the page's own, in its look: their values are read when the product is bought.
 *
 * @param holders the elements of the page that have them
 * @returns undefined without any
 */
export function askedFields(holders: readonly Element[]): AskedFields | undefined {
  const controls = holders.flatMap((one) => [...one.querySelectorAll<Control>(CONTROL)]);
  if (!controls.length) return undefined;
  return () => {
    const fields = new Map<string, Control[]>();
    for (const control of controls) {
      const id = control.closest('.form-item[id]')?.id || control.name || control.id;
      fields.set(id, [...(fields.get(id) ?? []), control]);
    }
    for (const group of fields.values()) if (!isComplete(group)) return null;
    return new Map([...fields].map(([id, group]) => [id, answerOf(group)] as const));
  };
}

const isOption = (control: Control): control is HTMLInputElement => /^(radio|checkbox)$/.test(control.type);

function answerOf(group: readonly Control[]): string | readonly string[] {
  const values = group.filter((one) => !isOption(one) || one.checked).map(({ value }) => value);
  const isList = group.some(({ type }) => type === 'checkbox') || (group.length > 1 && !group.every(isOption));
  return isList ? values : (values[0] ?? '');
}

/** Whether a field can be sent; otherwise the browser says at its control what is wrong with it. */
function isComplete(group: readonly Control[]): boolean {
  const [first] = group;
  const isAsked = group.some(
    (one) => one.getAttribute('aria-required') === 'true' || one.closest('.form-item')?.matches('.required'),
  );
  const isMissing = group.every(isOption)
    ? !group.some((one) => isOption(one) && one.checked)
    : group.every(({ value }) => !value.trim());
  if (first && isAsked && isMissing) requireOnce(first);
  return group.every((one) => one.reportValidity());
}

/** Until something is written, so that the page's own field is as it was. */
function requireOnce(control: Control): void {
  if (control.required) return;
  if (!isOption(control)) control.value = '';
  control.required = true;
  const restore = (): void => {
    control.required = false;
  };
  control.form?.addEventListener('input', restore, { once: true });
  control.addEventListener('input', restore, { once: true });
}
