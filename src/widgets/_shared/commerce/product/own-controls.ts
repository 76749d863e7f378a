import { plainText } from '../../../../vocab/rules/text/plain-text.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** One value of a control that a visitor can choose: what it may be called, and what chooses it. */
export interface OwnValue {
  readonly texts: readonly string[];
  readonly isChosen: boolean;
  choose(): void;
}

/** What a form of the page has under one name. */
export interface OwnControl {
  readonly name: string;
  /** As visitors read it. */
  readonly label: string;
  readonly controls: readonly Control[];
  /** Nobody sees it. */
  readonly isHidden: boolean;
  /** The values to choose from; none of a field to fill in. */
  readonly values: readonly OwnValue[];
}

const CONTROLS = 'input,select,textarea';

/** The text of an element without that of the controls in it. */
function textOf(element: Element | null | undefined): string {
  const copy = element?.cloneNode(true) as Element | undefined;
  for (const control of copy?.querySelectorAll(`${CONTROLS},button`) ?? []) control.remove();
  return copy?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

const isOption = ({ type }: Control): boolean => type === 'radio' || type === 'checkbox';

/** The words beside a control, without those of other controls in its label. */
export const labelOf = (control: Control): string =>
  textOf(control.labels?.[0]) || control.getAttribute('aria-label')?.trim() || '';

function valuesOf(controls: readonly Control[]): OwnValue[] {
  return controls.flatMap((control): OwnValue[] => {
    if (control instanceof HTMLSelectElement)
      return [...control.options]
        .filter(({ disabled, value }) => !disabled && value)
        .map((option) => ({
          texts: [option.value, option.text.trim()],
          get isChosen() {
            return option.selected;
          },
          choose() {
            option.selected = true;
          },
        }));
    if (!(control instanceof HTMLInputElement) || control.type !== 'radio' || control.disabled) return [];
    return [
      {
        texts: [control.value, labelOf(control)],
        get isChosen() {
          return control.checked;
        },
        choose() {
          control.checked = true;
        },
      },
    ];
  });
}

/** The controls of a form by their names. Its buttons are none of them. */
export function ownControls(form: HTMLFormElement): readonly OwnControl[] {
  const groups = new Map<string, Control[]>();
  for (const control of form.querySelectorAll<Control>(CONTROLS)) {
    if (!control.name || /^(submit|image|button|reset)$/.test(control.type)) continue;
    groups.set(control.name, [...(groups.get(control.name) ?? []), control]);
  }
  return [...groups].map(([name, controls]) => {
    const [first] = controls as [Control];
    const shown = controls.filter(({ type }) => type !== 'hidden');
    return {
      name,
      controls,
      label: isOption(first) ? textOf(first.closest('fieldset')?.querySelector('legend')) : labelOf(first),
      isHidden: shown.length === 0,
      values: valuesOf(shown),
    };
  });
}

/** Returns whether two texts say the same; the second may go on, as with a price: `Neblina: R$ 98,00`. */
export function isCalled(text: string, called: string): boolean {
  const [wanted, found] = [plainText(text), plainText(called)];
  return (
    wanted !== '' && (found === wanted || (found.startsWith(wanted) && /^\s*[:(–—,-]/.test(found.slice(wanted.length))))
  );
}

/** Returns whether a visitor has chosen another value than the server. */
export const isTouched = ({ controls }: OwnControl): boolean =>
  controls.some((control) => {
    if (!(control instanceof HTMLSelectElement))
      return isOption(control) && !control.matches(':default') === control.matches(':checked');
    const given = [...control.options].findLastIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(given, 0);
  });

/** The value of a control that is called in one of its ways. */
export const valueFor = ({ values }: OwnControl, called: (text: string) => boolean): OwnValue | undefined =>
  values.find(({ texts }) => texts.some(called));

/**
 * Takes the first control that is found out of those that nobody has asked for yet. `isOnly`: none if there are
 * several.
 */
export type TakeControl = (find: (control: OwnControl) => boolean, isOnly?: boolean) => OwnControl | undefined;

/** Writes a text, or what is chosen among options, into what a form has under one name. */
export function writeControl({ controls, values }: OwnControl, texts: readonly string[]): void {
  const [text = ''] = texts;
  const value = values.find(({ texts: called }) => called.includes(text));
  if (value) {
    value.choose();
    return;
  }
  for (const control of controls) {
    if (control.type === 'checkbox' || control.type === 'radio')
      (control as HTMLInputElement).checked = controls.length > 1 ? texts.includes(control.value) : text !== '';
    else if (control.type !== 'hidden') control.value = text;
  }
}
