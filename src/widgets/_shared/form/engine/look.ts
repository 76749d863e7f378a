import type { ReadLook } from '../../../../runtime/mount/block-module.ts';
import type { Lend } from '../../../../runtime/mount/lend.ts';
import { FORM_SECTION } from '../../../../vocab/codes/form-fields.ts';
import { FORM_STEP } from '../../../../vocab/names.ts';
import { controlLook } from '../look/control-look.ts';
import { textElement } from '../look/edges.ts';
import type { Row } from '../look/row-layout.ts';
import { describedElements, type MarkupField } from './form-collector.ts';
import { type Control, type Controls, isOption } from './page-controls.ts';

/** The titles of a group of controls, in own markup and in published forms. */
const TITLE = 'legend,.title';

/**
 * Reads the look of the form of the page that the block replaces.
 *
 * @param around what is left around it: the block, or a wrapper of the page that is drawn anew
 * @param fields what is drawn, in this order
 */
export function formLook(
  block: Element,
  form: Element,
  {
    around,
    controls,
    fields,
    lend,
  }: { around: Element; controls: Controls; fields: readonly MarkupField[]; lend: readonly Lend[] },
): ReadLook {
  const all = [...controls.values()].flat().filter(isRendered);
  const texts = all.filter((control) => !isOption(control));
  const lines = texts.filter((control) => control.localName === 'input');
  const isPart = (control: Control): boolean => titleOf(control) !== null;
  const [whole] = texts.filter((control) => !isPart(control));
  const [part] = texts.filter(isPart);
  const [option] = all.filter(isOption);
  const rows = rowsOf(controls, fields);
  const boxed = rows.find(({ group }) => group);
  return controlLook({
    block,
    around,
    box: form !== block && block.contains(form) ? form : null,
    label: whole?.labels?.[0] ?? all.map(titleOf).find((title) => title !== null) ?? undefined,
    caption: labelText(part?.labels?.[0]),
    part,
    hint: form.querySelector('.description') ?? all.map(hintOf).find((hint) => hint !== null) ?? undefined,
    option: labelText(option?.labels?.[0]),
    mark: option,
    group: boxed?.group ?? undefined,
    legend: boxed?.label ?? undefined,
    field: lines.find((line) => !isPart(line)) ?? whole ?? texts[0],
    area: texts.find((control) => control.localName === 'textarea'),
    list: texts.find((control) => control.localName === 'select'),
    button: [...form.querySelectorAll('button,input[type="submit"]')].find(isSubmit),
    rows,
    texts: lend.map(({ slot, nodes }) => ({ selector: `.words:has(>slot[name="${slot}"])`, nodes })),
    first: !followsText(fields[0]),
    beforeButton: fields.filter(({ after }) => after !== true).at(-1)?.type !== FORM_SECTION,
    last: fields.at(-1)?.type !== FORM_SECTION,
  });
}

/** Whether something is text, or begins with the title of a step. */
const followsText = (field: MarkupField | undefined): boolean =>
  field?.type === FORM_SECTION || field?.formStep !== undefined;

const labelText = (label: Element | undefined): Element | undefined => label && textElement(label);

/** The visible fields, each with the page's elements that belong to it. */
function rowsOf(controls: Controls, fields: readonly MarkupField[]): Row[] {
  return fields.flatMap(({ id, type }, at) => {
    // `ID.PART` is a part of it.
    const own = [...controls].flatMap(([name, group]) =>
      `${name}.`.startsWith(`${id}.`) ? group.filter(isRendered) : [],
    );
    const [first] = own;
    if (!first || type === FORM_SECTION) return [];
    const options = isOption(first);
    const title = options || own.length > 1 ? titleOf(first) : null;
    const words = own.map((control) => control.labels?.[0]);
    const next = fields[at + 1];
    return {
      label: title ?? (options ? null : (words[0] ?? null)),
      hint: hintOf(first),
      group: title && first.closest('fieldset'),
      controls: own,
      words,
      options,
      followed: next !== undefined && !followsText(next),
    };
  });
}

const isRendered = (control: Control): boolean => control.type !== 'hidden' && control.getClientRects().length > 0;

const isSubmit = (button: Element): boolean => (button as HTMLButtonElement).type === 'submit';

/** The first text that describes a control or its group. */
function hintOf(control: Control): Element | null {
  const ids = describedElements(control).flatMap((one) => one.getAttribute('aria-describedby')?.trim() || []);
  const id = ids[0]?.split(/\s+/)[0];
  return id ? (control.form?.querySelector(`#${CSS.escape(id)}`) ?? null) : null;
}

/** The title of a group of controls; null for a control that has only a label of its own. */
function titleOf(control: Control): Element | null {
  // The title of a step is not that of a group.
  const box = control.closest(`fieldset:not([${FORM_STEP}])`);
  return box && [...box.children].find((child) => child.matches(TITLE)) ? box.querySelector(TITLE) : null;
}
