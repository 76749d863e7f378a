import { FORM_SECTION } from '../../../../vocab/codes/form-fields.ts';
import type { FormStep } from '../../../../vocab/rules/form-steps.ts';
import { toJson } from '../../../../vocab/rules/text/to-json.ts';
import type { FormField } from '../fields/form-field.ts';

/** A step of a form, with everything that it shows. */
export interface FilledStep extends FormStep {
  readonly items: readonly FormField[];
}

/**
 * Divides the items of a form into steps: an item with `formStep` begins one, and what precedes the first of them belongs to it.
 *
 * @param list the items as data or markup describe them
 * @param warn tells the developer of a step that cannot be read
 * @returns the steps in order; none if the form does not have at least two
 */
export function readSteps(
  list: readonly Readonly<Record<string, unknown>>[],
  fields: readonly FormField[],
  warn: (message: string) => void,
): readonly FilledStep[] {
  for (const { id, formStep } of list)
    if (formStep !== undefined && typeof formStep !== 'string')
      warn(
        `The field "${String(id)}" has formStep ${toJson(formStep)}; expected the title of the step that begins with it, as text. No step begins there.`,
      );
  const steps: { title: string; items: FormField[] }[] = [];
  const before: FormField[] = [];
  for (const field of fields) {
    if (field.after) continue;
    if (field.formStep !== null) steps.push({ title: field.formStep, items: steps.length ? [] : before });
    (steps.at(-1)?.items ?? before).push(field);
  }
  const shown = steps.filter(({ items }) => items.some(({ type }) => type !== 'hidden'));
  for (const { title, items } of shown)
    if (!title)
      warn(
        `The step that begins with "${items[0]?.id || items[0]?.title}" has no title; expected text in data-form-step, its legend or formStep. Only its number is shown.`,
      );
  if (steps.length === 1)
    warn('The form has one step only; expected at least two. It is shown as a form without steps.');
  if (shown.length < 2) return [];
  return shown.map(({ title, items }) => ({
    title,
    items,
    fields: items.filter(({ type }) => type !== 'hidden' && type !== FORM_SECTION).map(({ id }) => id),
  }));
}
