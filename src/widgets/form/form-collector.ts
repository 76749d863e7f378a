import type { Lend } from '../../runtime/blocks/lend.ts';
import { documentMember } from '../../runtime/page/document-member.ts';
import { FORM_SECTION, partsOf } from '../../vocab/codes/form-fields.ts';
import { controlName } from '../_parts/fields/form-field.ts';
import { visibleText } from './markup-text.ts';
import { type Control, isOption } from './page-controls.ts';

/** A field as it stands in the page's markup, in the words of the `formFields` data. */
export type MarkupField = Record<string, unknown>;

/** A control of a field, with the part or statement it is for. */
export interface FieldControl {
  readonly control: Control;
  readonly part?: string | undefined;
}

/** Gathers the fields of a form in the markup, and the controls that ours will stand in for. It writes nothing. */
export class FormCollector {
  readonly fields: MarkupField[] = [];
  readonly controls = new Map<string, Control[]>();
  readonly lend: Lend[] = [];
  /** Whether a field of parts or statements has controls that ours cannot stand in for. */
  lossy = false;
  /** Whether what comes next stands after the button. */
  afterButton = false;
  readonly #root: Element;

  constructor(root: Element) {
    this.#root = root;
  }

  /** Adds a field with its controls; what its controls say is read from them. */
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
    this.fields.push({
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
      ...(type === 'hidden' && { value: control.value }),
      ...(parts.length > 0 && {
        parts: placed.map(({ part }) => part),
        captions: Object.fromEntries(placed.map(({ control, part }) => [part, this.labelOf(control)])),
        partOptions: Object.fromEntries(placed.map(({ control, part }) => [part, optionsOfList(control)])),
      }),
      ...(needed.length > 0 && { requiredParts: needed }),
      options: this.#optionsOf(type, placed),
      ...overrides,
    });
  }

  /** Adds words that stand between the fields. */
  addSection(title: string, description: unknown): void {
    if (title || description) this.fields.push({ type: FORM_SECTION, title, description });
  }

  /** Adds neighbours of the page, such as a picture, which are shown where they stand. */
  addNodes(nodes: readonly Node[]): void {
    const slot = `page-${this.lend.length}`;
    this.lend.push({ slot, nodes, text: 'whole' });
    this.fields.push({ type: FORM_SECTION, slot, ...(this.afterButton && { after: true }) });
  }

  /** What a control is called: by its label, wherever that stands, else by what screen readers are given. */
  labelOf(control: Control): string {
    const said = [...(control.labels ?? []), ...referencedBy(control, 'aria-labelledby')]
      .map(visibleText)
      .find(Boolean);
    return said ?? control.getAttribute('aria-label') ?? control.title;
  }

  /** The elements whose words the field of these controls says itself. */
  describedBy([first, ...others]: readonly Control[]): Element[] {
    return [
      ...(first ? this.#describing(first) : []),
      ...[first, ...others].flatMap((control) => (control ? referencedBy(control, 'aria-labelledby') : [])),
    ];
  }

  #describing(control: Control): Element[] {
    return referencedBy(control, 'aria-describedby').filter((element) => this.#root.contains(element));
  }

  #descriptionOf(control: Control): string {
    return this.#describing(control).map(visibleText).join(' ');
  }

  #optionsOf(type: string, placed: readonly FieldControl[]): MarkupChoice[] {
    const options = placed.flatMap(({ control }) =>
      isOption(control) ? [{ value: control.value, label: this.labelOf(control) }] : optionsOfList(control),
    );
    const seen = new Set<string>();
    // The options of a likert field come once per statement.
    return type === 'likert' ? options.filter(({ value }) => !seen.has(value) && seen.add(value)) : options;
  }
}

interface MarkupChoice {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

/** What a control says of itself in attributes, and what our data call it. */
const COPIED_ATTRIBUTES = [
  ['maxlength', 'maxLength'],
  ['min', 'min'],
  ['max', 'max'],
  ['step', 'step'],
  ['inputmode', 'inputMode'],
] as const;

/** The choices of a list; none where it is another control. */
const optionsOfList = (control: Control): MarkupChoice[] =>
  control instanceof HTMLSelectElement
    ? [...control.options].map(({ value, text, disabled }) => ({
        value,
        label: text.trim(),
        ...(disabled && { disabled }),
      }))
    : [];

/** Of parts we draw lines of text and lists, of statements circles. */
const isUnsupported = (type: string, parts: readonly string[], { control, part = '' }: FieldControl): boolean =>
  parts.length > 0
    ? !parts.includes(part) || isOption(control) || control instanceof HTMLTextAreaElement
    : type === 'likert' && !isOption(control);

function referencedBy(control: Control, attribute: 'aria-labelledby' | 'aria-describedby'): Element[] {
  const ids = control.getAttribute(attribute)?.split(/\s+/).filter(Boolean) ?? [];
  const root = control.getRootNode();
  const find = (selector: string): Element | null =>
    root instanceof Document
      ? documentMember('querySelector').call(root, selector)
      : (root as Element | DocumentFragment).querySelector(selector);
  return ids.flatMap((id) => find(`#${CSS.escape(id)}`) ?? []);
}

const isRequired = (control: Control): boolean => control.required || control.getAttribute('aria-required') === 'true';
