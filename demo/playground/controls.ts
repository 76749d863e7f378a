import { isOn, type Option, type Placed } from './markup.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox';

const optionOf = ({ dataset: { field = '', attribute = '', kind = '', default: fallback = '' } }: Control): Option => ({
  field,
  attribute,
  kind,
  fallback,
});

/** The controls of one block's options, made by the build from its declaration (demo/pages/controls.mjs). */
export class Controls {
  readonly #form: HTMLFormElement;
  #name = '';

  /** @param turn is called for each option that is turned, with the text of its attribute */
  constructor(form: HTMLFormElement, turn: (option: Option, value: string) => void) {
    this.#form = form;
    form.addEventListener('submit', (event) => event.preventDefault());
    form.addEventListener('input', ({ target }) => {
      const control = target as Control;
      this.#check(control);
      turn(optionOf(control), isBox(control) ? String(control.checked) : control.value);
    });
  }

  /** Shows what a block's markup says. Returns whether the block has options. */
  show(block: Placed | undefined): boolean {
    if (this.#name !== block?.name) {
      const template = block && document.getElementById(`options-${block.name}`);
      this.#form.replaceChildren(
        ...(template instanceof HTMLTemplateElement ? [template.content.cloneNode(true)] : []),
      );
      this.#name = block?.name ?? '';
    }
    const controls = [...this.#form.querySelectorAll<Control>('[data-field]')];
    for (const control of controls) {
      const option = optionOf(control);
      const value = block?.written(option) ?? option.fallback;
      if (isBox(control)) control.checked = isOn(value);
      // What is being typed stays as it is.
      else if (control.value !== value && control !== document.activeElement) control.value = value;
      this.#check(control);
    }
    return controls.length > 0;
  }

  #check(control: Control): void {
    const note = document.getElementById(`${control.id}-wrong`);
    if (!note) return;
    note.hidden = control.value === '' || isJson(control.value);
    if (note.hidden) control.removeAttribute('aria-invalid');
    else control.setAttribute('aria-invalid', 'true');
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
