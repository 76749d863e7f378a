import type { ReadLook } from '../../runtime/blocks/page-look.ts';
import { controlLook } from '../_parts/look/control-look.ts';
import type { Row } from '../_parts/look/control-room.ts';
import { type Control, type Controls, isOption } from './page-controls.ts';

/** The titles of a group of controls, in own markup and in published forms. */
const TITLE = 'legend,.title';

/** Reads how a form of the page looks that ours stands in for. */
export function formLook(block: Element, form: Element, controls: Controls, first: boolean): ReadLook {
  const all = [...controls.values()].flat().filter(isSeen);
  const texts = all.filter((control) => !isOption(control));
  const lines = texts.filter((control) => control.localName === 'input');
  const parted = (control: Control): boolean => titleOf(control) !== null;
  const [whole] = texts.filter((control) => !parted(control));
  const [part] = texts.filter(parted);
  const [option] = all.filter(isOption);
  return controlLook({
    block,
    box: form !== block && block.contains(form) ? form : null,
    label: whole?.labels?.[0] ?? all.map(titleOf).find((title) => title !== null) ?? undefined,
    caption: part?.labels?.[0],
    part,
    hint: form.querySelector('.description') ?? all.map(hintOf).find((hint) => hint !== null) ?? undefined,
    option: option?.labels?.[0],
    field: lines.find((line) => !parted(line)) ?? whole ?? texts[0],
    area: texts.find((control) => control.localName === 'textarea'),
    button: [...form.querySelectorAll('button,input[type="submit"]')].find(isSubmit),
    rows: rowsOf(all),
    first,
  });
}

/** The fields in the order of the page: controls that share a title are one. */
function rowsOf(controls: readonly Control[]): Row[] {
  const rows: Row[] = [];
  for (const control of controls) {
    const title = titleOf(control);
    const label = title ?? control.labels?.[0];
    // The words of an option reach further down than its circle.
    const last = isOption(control) ? (control.labels?.[0] ?? control) : control;
    const before = rows.at(-1);
    if (label && before?.label === label) rows[rows.length - 1] = { ...before, last };
    else if (label) rows.push({ label, first: control, last, single: title === null && !isOption(control) });
  }
  return rows;
}

const isSeen = (control: Control): boolean => control.type !== 'hidden' && control.getClientRects().length > 0;

const isSubmit = (button: Element): boolean => (button as HTMLButtonElement).type === 'submit';

/** The words that a control points to as its explanation. */
function hintOf(control: Control): Element | null {
  const id = control.getAttribute('aria-describedby')?.trim().split(/\s+/)[0];
  return id ? (control.form?.querySelector(`#${CSS.escape(id)}`) ?? null) : null;
}

/** What a group of controls is called; null for a control with a label of its own alone. */
function titleOf(control: Control): Element | null {
  const box = control.closest('fieldset');
  return box && [...box.children].find((child) => child.matches(TITLE)) ? box.querySelector(TITLE) : null;
}
