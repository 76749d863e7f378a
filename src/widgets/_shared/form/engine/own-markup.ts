import { brazilianFieldTypes, formFieldParts, partsOf } from '../../../../vocab/codes/form-fields.ts';
import { hasOwn } from '../../../../vocab/has-own.ts';
import { CAPTCHA, FORM_FIELD, HONEYPOT } from '../../../../vocab/names.ts';
import { type FieldControl, FormCollector } from './form-collector.ts';
import { visibleText } from './markup-text.ts';
import { type Control, isControl, isOption } from './page-controls.ts';
import { piecesOf } from './pieces.ts';

/** Reads a form as a server writes it: every field, group by group, and the text around them. */
export function readForm(root: Element): FormCollector {
  const markup = new FormCollector(root);
  const groups = new Map<string, Control[]>();
  for (const control of root.querySelectorAll('input,select,textarea')) {
    if (!isControl(control) || !isField(control)) continue;
    const { id } = nameParts(control);
    groups.set(id, [...(groups.get(id) ?? []), control]);
  }
  const labels = new Set([...groups.values()].flatMap((group) => markup.describedBy(group)));
  const pieces = piecesOf(root, {
    isField,
    // For a group this is the title; for several fields it is the text that distinguishes, for example, two addresses.
    isTitle: (legend) => legend.closest(`fieldset[${FORM_FIELD}]`) !== null || soleGroup(legend.parentElement) !== null,
    labels,
  });
  for (const piece of pieces) {
    if (!isControl(piece)) {
      if (hasOwn(piece, 'step')) markup.beginStep(piece.step);
      else if (hasOwn(piece, 'title')) markup.addSection(piece.title, '');
      else if (hasOwn(piece, 'words')) markup.addSection('', piece.words);
      else markup.addNodes([piece.picture]);
      continue;
    }
    const { id } = nameParts(piece);
    addGroup(markup, id, groups.get(id) ?? []);
    groups.delete(id);
  }
  return markup;
}

/** Hidden inputs that are only needed if the browser itself submits the form. */
const NATIVE_ONLY: ReadonlySet<string> = new Set(['key', 'page', 'crumb']);

/** Whether a control is a field of the form, and not a button or an input that only the browser submits. */
export const isField = (control: Control): boolean => {
  const { name, type } = control;
  return (
    name !== '' &&
    name !== HONEYPOT &&
    !/^(submit|button|reset|image|password)$/.test(type) &&
    !(type === 'hidden' && NATIVE_ONLY.has(name)) &&
    // A captcha vendor writes its response there, for forms that the browser submits.
    control.closest(`[${CAPTCHA}]`) === null
  );
};

/** `endereco.City` is the city of `endereco`. In a fieldset that names its type, the text after the point is the part or statement. */
function nameParts(control: Control): { id: string; part: string | undefined; type: string | null } {
  const { name } = control;
  const point = name.lastIndexOf('.');
  const type = control.closest(`fieldset[${FORM_FIELD}]`)?.getAttribute(FORM_FIELD) ?? null;
  const part = name.slice(point + 1);
  const parted =
    type === 'likert' || Object.keys(formFieldParts).some((one) => partsOf(one).some((known) => known === part));
  return point > 0 && parted ? { id: name.slice(0, point), part, type } : { id: name, part: undefined, type };
}

function addGroup(markup: FormCollector, id: string, all: readonly Control[]): void {
  // A hidden input beside a checkbox holds the value that the browser submits if the checkbox is not checked.
  const shown = all.filter(({ type }) => type !== 'hidden');
  const controls = shown.length ? shown : all;
  const placed: FieldControl[] = controls.map((control) => ({ control, part: nameParts(control).part }));
  const [first] = controls;
  if (!first) return;
  const type = nameParts(first).type ?? namedType(first) ?? typeOf(first, placed);
  const grouped = first.type === 'radio' || first.type === 'checkbox' || partsOf(type).length > 0 || type === 'likert';
  const legend = grouped ? groupLegend(first) : '';
  markup.add(type, id, placed, {
    // Without a legend, each option describes itself.
    ...((legend || isOption(first)) && { title: legend }),
    ...(type === 'likert' && { statements: statementsOf(placed) }),
  });
}

/** The type that a single control names itself, which only types of one control can do. */
function namedType(control: Control): string | null {
  const type = control.getAttribute(FORM_FIELD)?.toLowerCase();
  return brazilianFieldTypes.has(type) ? type : null;
}

function typeOf(control: Control, placed: readonly FieldControl[]): string {
  const parts = placed.flatMap(({ part }) => part ?? []);
  const parted = Object.keys(formFieldParts).find((type) =>
    parts.every((part) => partsOf(type).some((known) => known === part)),
  );
  if (parts.length && parted) return parted;
  if (control instanceof HTMLTextAreaElement) return 'textarea';
  if (control instanceof HTMLSelectElement) return 'select';
  return /^(radio|checkbox|hidden|email|file)$/.test(control.type) ? control.type : 'text';
}

/** The id of the one group of controls that an element contains; null if it contains several, or a single text input. */
function soleGroup(box: Element | null): string | null {
  const inside = [...(box?.querySelectorAll('input,select,textarea') ?? [])].filter(
    (element): element is Control => isControl(element) && isField(element) && element.type !== 'hidden',
  );
  const [id = '', ...others] = new Set(inside.map((control) => nameParts(control).id));
  const grouped = inside.some((control) => isOption(control) || nameParts(control).part !== undefined);
  return grouped && !others.length ? id : null;
}

function groupLegend(control: Element): string {
  const box = control.closest(`fieldset[${FORM_FIELD}]`) ?? control.closest('fieldset');
  if (!box?.hasAttribute(FORM_FIELD) && soleGroup(box) === null) return '';
  const legend = [...(box?.children ?? [])].find((child) => child.localName === 'legend');
  return legend ? visibleText(legend) : '';
}

function statementsOf(placed: readonly FieldControl[]): { value: string; label: string }[] {
  const labels = new Map<string, string>();
  for (const { control, part = '' } of placed) {
    const legend = control.closest('fieldset')?.querySelector('legend');
    if (!labels.has(part)) labels.set(part, (legend && visibleText(legend)) || part);
  }
  return [...labels].map(([value, label]) => ({ value, label }));
}
