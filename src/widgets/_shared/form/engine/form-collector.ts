import type { Lend } from '../../../../runtime/mount/lend.ts';
import { documentMember } from '../../../../runtime/page/document-member.ts';
import { FILE_FIELD, FORM_SECTION, partsOf } from '../../../../vocab/codes/form-fields.ts';
import { FORM_STEP, SENSITIVE, SHOW_WHEN } from '../../../../vocab/names.ts';
import { controlName, TYPING } from '../fields/form-field.ts';
import { visibleText } from './markup-text.ts';
import { type Control, isOption } from './page-controls.ts';

/** A field as it is written in the page's markup, in the terms of the `formFields` data. */
export type MarkupField = Record<string, unknown>;

/** A control of a field, with the part or statement it belongs to. */
export interface FieldControl {
  readonly control: Control;
  readonly part?: string | undefined;
}

/** Collects the fields of a form in the markup, and the page's controls that the block's controls will replace. It changes nothing in the page. */
export class FormCollector {
  readonly fields: MarkupField[] = [];
  readonly controls = new Map<string, Control[]>();
  readonly lend: Lend[] = [];
  /** Whether a field of parts or statements has controls that the block's controls cannot replace. */
  lossy = false;
  /** Whether the content that follows is placed after the button. */
  afterButton = false;
  #step: string | null = null;
  readonly #root: Element;

  constructor(root: Element) {
    this.#root = root;
  }

  /** Adds a field with its controls; their attributes and texts are read from them. */
  add(type: string, id: string, placed: readonly FieldControl[], overrides: MarkupField = {}): void {
    const [first] = placed;
    if (!first || !id) return;
    for (const one of this.fields) one.after = false;
    for (const { control, part } of placed) {
      const name = controlName(id, part);
      this.controls.set(name, [...(this.controls.get(name) ?? []), control]);
    }
    const { control } = first;
    const parts = partsOf(type);
    const needed = placed.flatMap((one) => (isRequired(one.control) && one.part ? [one.part] : []));
    this.lossy ||= placed.some((one) => isUnsupported(type, parts, one));
    this.#push({
      id,
      type,
      name: control.name,
      title: this.labelOf(control),
      description: this.#descriptionOf(control),
      required: placed.some((one) => isRequired(one.control)),
      placeholder: control.getAttribute('placeholder') ?? '',
      autocomplete: control.getAttribute('autocomplete') ?? '',
      ...(control.localName === 'input' && !isOption(control) && { control: control.type }),
      ...Object.fromEntries(COPIED_ATTRIBUTES.map(([attribute, name]) => [name, control.getAttribute(attribute)])),
      typing: typingOf(control),
      ...(type === 'hidden' && { value: control.value }),
      ...(type === FILE_FIELD && fileLimitsOf(control)),
      ...conditionOf(control),
      ...(control.closest(`[${SENSITIVE}]`) && { sensitive: true }),
      ...(parts.length > 0 && {
        parts: placed.map(({ part }) => part),
        captions: Object.fromEntries(placed.map(({ control, part }) => [part, this.labelOf(control)])),
        placeholders: Object.fromEntries(
          placed.map(({ control, part }) => [part, control.getAttribute('placeholder') ?? '']),
        ),
        partOptions: Object.fromEntries(placed.map(({ control, part }) => [part, optionsOfList(control)])),
      }),
      ...(needed.length > 0 && { requiredParts: needed }),
      options: this.#optionsOf(type, placed),
      ...overrides,
    });
  }

  /** A step of the form begins with what is added next. */
  beginStep(title: string): void {
    this.#step = title;
  }

  #push(item: MarkupField): void {
    this.fields.push({ ...item, ...(this.#step !== null && { formStep: this.#step }) });
    this.#step = null;
  }

  /** Adds text that is placed between the fields. */
  addSection(title: string, description: unknown): void {
    if (title || description) this.#push({ type: FORM_SECTION, title, description });
  }

  /** Adds other content of the page, such as a picture, which is shown in its original place. */
  addNodes(nodes: readonly Node[]): void {
    const slot = `page-${this.lend.length}`;
    this.lend.push({ slot, nodes, text: 'whole' });
    this.#push({ type: FORM_SECTION, slot, ...(this.afterButton && { after: true }) });
  }

  /** The name of a control: the text of its label, wherever the label is placed, otherwise its accessible name. */
  labelOf(control: Control): string {
    const said = [...(control.labels ?? []), ...referencedBy(control, 'aria-labelledby')]
      .map(visibleText)
      .find(Boolean);
    return said ?? control.getAttribute('aria-label') ?? control.title;
  }

  /** The elements whose text is already shown by the field of these controls. */
  describedBy([first, ...others]: readonly Control[]): Element[] {
    return [
      ...(first ? this.#describing(first) : []),
      ...[first, ...others].flatMap((control) => (control ? referencedBy(control, 'aria-labelledby') : [])),
    ];
  }

  #describing(control: Control): Element[] {
    return describedElements(control)
      .flatMap((element) => referencedBy(element, 'aria-describedby'))
      .filter((element) => this.#root.contains(element));
  }

  #descriptionOf(control: Control): string {
    return this.#describing(control).map(visibleText).join(' ');
  }

  #optionsOf(type: string, placed: readonly FieldControl[]): MarkupChoice[] {
    const options = placed.flatMap(({ control }) =>
      isOption(control) ? [{ value: control.value, label: this.labelOf(control) }] : optionsOfList(control),
    );
    const seen = new Set<string>();
    // The options of a likert field are repeated for each statement.
    return type === 'likert' ? options.filter(({ value }) => !seen.has(value) && seen.add(value)) : options;
  }
}

interface MarkupChoice {
  readonly value: string;
  readonly label: string;
  readonly disabled?: true;
}

/** The attributes of a control, under the names that the block's data uses for them. */
const COPIED_ATTRIBUTES = [
  ['maxlength', 'maxLength'],
  ['min', 'min'],
  ['max', 'max'],
  ['step', 'step'],
  ['inputmode', 'inputMode'],
] as const;

/** What a control, or the nearest element around it inside the form, says of typing: language, direction and spelling are inherited. */
const typingOf = (control: Control): Record<string, string | null | undefined> =>
  // Both the selector and `getAttribute` take a name in any case.
  Object.fromEntries(TYPING.map((name) => [name, control.closest(`form [${name}]`)?.getAttribute(name)]));

/** What a control for files takes. */
const fileLimitsOf = (control: Control): MarkupField => ({
  accept: control.getAttribute('accept'),
  multiple: control.hasAttribute('multiple'),
  maxSize: control.dataset.maxSize,
  maxFiles: control.dataset.maxFiles,
});

/** When the element around a control is shown, as the page wrote it. */
function conditionOf(control: Control): MarkupField {
  const text = control.closest(`[${SHOW_WHEN}]`)?.getAttribute(SHOW_WHEN);
  try {
    return text ? { showWhen: JSON.parse(text) } : {};
  } catch {
    return { showWhen: text };
  }
}

/** The choices of a list; none for any other control. */
export const optionsOfList = (control: Control): MarkupChoice[] =>
  control instanceof HTMLSelectElement
    ? [...control.options].map(({ value, text, disabled }) => ({
        value,
        label: text.trim(),
        ...(disabled && { disabled: true }),
      }))
    : [];

/** Among parts, only lines of text and lists can be drawn; among statements, only radio buttons. */
const isUnsupported = (type: string, parts: readonly string[], { control, part = '' }: FieldControl): boolean =>
  parts.length > 0
    ? !parts.includes(part) || isOption(control) || control instanceof HTMLTextAreaElement
    : type === 'likert' && !isOption(control);

/** The elements whose descriptions are those of a field: its control, and around options their group. */
export const describedElements = (control: Control): Element[] => {
  const group = isOption(control) && control.closest(`fieldset:not([${FORM_STEP}])`);
  return group ? [control, group] : [control];
};

function referencedBy(element: Element, attribute: 'aria-labelledby' | 'aria-describedby'): Element[] {
  const ids = element.getAttribute(attribute)?.split(/\s+/).filter(Boolean) ?? [];
  const root = element.getRootNode();
  const find = (selector: string): Element | null =>
    root instanceof Document
      ? documentMember('querySelector').call(root, selector)
      : (root as Element | DocumentFragment).querySelector(selector);
  return ids.flatMap((id) => find(`#${CSS.escape(id)}`) ?? []);
}

const isRequired = (control: Control): boolean => control.required || control.getAttribute('aria-required') === 'true';
