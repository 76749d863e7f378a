import { partsOf } from '../../vocab/codes/form-fields.ts';
import { type Control, isOption } from './carry.ts';
import { controlName } from './field.ts';

/** A field as it stands in the page's markup, in the words of the `formFields` data. */
export type MarkupField = Record<string, unknown>;

/** A control of a field, with the part or statement it is for. */
export interface Placed {
  readonly control: Control;
  readonly part?: string | undefined;
}

/** Gathers the fields of a form in the markup, and the controls that ours will stand in for. It writes nothing. */
export class FormMarkup {
  readonly fields: MarkupField[] = [];
  readonly controls = new Map<string, Control[]>();
  readonly #root: Element;

  constructor(root: Element) {
    this.#root = root;
  }

  /** Adds a field with its controls; what its controls say is read from them. */
  add(type: string, id: string, placed: readonly Placed[], said: MarkupField = {}): void {
    const [first] = placed;
    if (!first || !id) return;
    for (const { control, part } of placed) {
      const name = controlName(id, part);
      this.controls.set(name, [...(this.controls.get(name) ?? []), control]);
    }
    const { control } = first;
    this.fields.push({
      id,
      type,
      name: control.name,
      title: this.labelOf(control),
      description: this.#descriptionOf(control),
      required: placed.some((one) => isRequired(one.control)),
      placeholder: 'placeholder' in control ? control.placeholder : '',
      autocomplete: control.getAttribute('autocomplete') ?? '',
      ...(control.localName === 'input' && !isOption(control) && { control: control.type }),
      ...(control.hasAttribute('maxlength') && { maxLength: control.getAttribute('maxlength') }),
      ...(type === 'hidden' && { value: control.value }),
      ...(partsOf(type).length > 0 && {
        parts: placed.map(({ part }) => part),
        captions: Object.fromEntries(placed.map(({ control, part }) => [part, this.labelOf(control)])),
      }),
      options: this.#optionsOf(type, placed),
      ...said,
    });
  }

  /** Adds words that stand between the fields. */
  addSection(title: string, description: string): void {
    if (title || description) this.fields.push({ type: 'section', title, description });
  }

  /** What a control is called: by its label, wherever that stands, else by what screen readers are given. */
  labelOf(control: Control): string {
    const ids = control.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const named = ids.flatMap((id) => (id && this.#root.ownerDocument.getElementById(id)) || []);
    const said = [...(control.labels ?? []), ...named].map(wordsOf).find(Boolean);
    return said ?? control.getAttribute('aria-label') ?? control.title;
  }

  #descriptionOf(control: Element): string {
    const [id] = control.getAttribute('aria-describedby')?.split(' ') ?? [];
    const text = id ? this.#root.querySelector(`#${CSS.escape(id)}`) : null;
    return text ? wordsOf(text) : '';
  }

  #optionsOf(type: string, placed: readonly Placed[]): { value: string; label: string }[] {
    const options = placed.flatMap(({ control }) => {
      if (control instanceof HTMLSelectElement) {
        return [...control.options].map(({ value, text }) => ({ value, label: text.trim() }));
      }
      return isOption(control) ? [{ value: control.value, label: this.labelOf(control) }] : [];
    });
    const seen = new Set<string>();
    // The options of a likert field come once per statement.
    return type === 'likert' ? options.filter(({ value }) => !seen.has(value) && seen.add(value)) : options;
  }
}

const isRequired = (control: Control): boolean => control.required || control.getAttribute('aria-required') === 'true';

/** The words of an element, without the controls and the marks in it. */
export function wordsOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll(
    'input,select,textarea,button,script,.required,.description,[aria-hidden="true"]',
  ))
    part.remove();
  return (copy.textContent ?? '')
    .replace(/\s+/g, ' ')
    .replace(/[\s*]+$/, '')
    .trim();
}

/** The words on the buttons that send a form. */
export const submitTexts = (form: Element): string[] =>
  [...form.querySelectorAll('button,input[type="submit"]')].flatMap((button) => {
    if (button instanceof HTMLInputElement) return button.value ? [button.value] : [];
    const words = button instanceof HTMLButtonElement && button.type === 'submit' ? wordsOf(button) : '';
    return words ? [words] : [];
  });
