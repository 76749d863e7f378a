import { KEPT_VALUES, SENSITIVE } from '../../vocab/names.ts';
import { documentMember, queryIn } from './document-member.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What is typed into a control, whether it is ticked, or the choices of a list. */
type Value = string | boolean | readonly string[];

/** What no browser restores, and what shall not be kept. */
const NOT_KEPT = `:is([type=hidden],[type=password],[type=file],[type=submit],[type=button],[type=reset],[type=image],[autocomplete~=off i],form[autocomplete~=off i] *,[autocomplete*=cc- i],[autocomplete*=password i],[autocomplete*=one-time i],[${SENSITIVE}],[${SENSITIVE}] *)`;

/**
 * Keeps what is filled in on the page in its entry of the history, as a browser does for a page that it leaves: the document is about to be that of another entry.
 */
export function keepValues(): void {
  const { state } = history;
  const kept = [...controls()].flatMap(([key, control]) => (isUntouched(control) ? [] : [[key, filledIn(control)]]));
  if (!kept.length || (state !== null && Object(state) !== state)) return;
  try {
    history.replaceState({ ...state, [KEPT_VALUES]: kept }, '');
  } catch {
    // Documents in sandboxes, and browsers that are asked too often, throw.
  }
}

/** Fills in what `keepValues` has kept in this entry of the history, once, where the visitor has filled in nothing by now. The page's listeners hear of it. */
export function restoreValues(): void {
  const { [KEPT_VALUES]: kept, ...rest } = Object(history.state);
  if (!Array.isArray(kept)) return;
  history.replaceState(Object.keys(rest).length ? rest : null, '');
  const left = new Map<string, Value>(kept);
  const fill = (): void => {
    for (const [key, control] of controls()) {
      const value = left.get(key);
      if (value !== undefined && isUntouched(control)) fillIn(control, value);
      left.delete(key);
    }
  };
  fill();
  if (documentMember('readyState') === 'loading') addEventListener('DOMContentLoaded', fill);
}

/** Chooses an option of a list as soon as a script of the page has added it, such as a city of the state that was restored. The visitor's own choice stays. */
export function chooseOnceThere(list: HTMLSelectElement, value: string, chosen = (): void => {}): void {
  const choose = (): boolean => {
    if (!isUntouched(list)) return true;
    if (![...list.options].some((option) => option.value === value)) return false;
    list.value = value;
    tell(list);
    chosen();
    return true;
  };
  if (choose()) return;
  new MutationObserver((_, observer) => choose() && observer.disconnect()).observe(list, {
    childList: true,
    subtree: true,
  });
}

/** The controls of the page, told apart by type, name and place among those of both. */
function controls(): Map<string, Control> {
  const counts = new Map<string, number>();
  const found = queryIn(document, 'input,select,textarea') as Control[];
  return new Map(
    found
      .filter((control) => !control.matches(NOT_KEPT))
      .map((control) => {
        const name = `${control.type} ${control.name}`;
        const count = counts.get(name) ?? 0;
        counts.set(name, count + 1);
        return [`${count} ${name}`, control];
      }),
  );
}

const isOption = (control: Control): control is HTMLInputElement => /^(radio|checkbox)$/.test(control.type);

const chosenIn = (list: HTMLSelectElement): string[] => [...list.selectedOptions].map(({ value }) => value);

function filledIn(control: Control): Value {
  if (isOption(control)) return control.checked;
  return control instanceof HTMLSelectElement ? chosenIn(control) : control.value;
}

function isUntouched(control: Control): boolean {
  if (isOption(control)) return control.checked === control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.value === control.defaultValue;
  const { options, multiple, selectedIndex } = control;
  const isAsWritten = [...options].every(({ selected, defaultSelected }) => selected === defaultSelected);
  return (
    isAsWritten || (!multiple && selectedIndex < 1 && ![...options].some(({ defaultSelected }) => defaultSelected))
  );
}

function fillIn(control: Control, value: Value): void {
  if (control instanceof HTMLSelectElement) {
    const chosen = Array.isArray(value) ? value : [];
    if (!control.multiple) {
      for (const one of chosen) chooseOnceThere(control, one);
      return;
    }
    for (const option of control.options) option.selected = chosen.includes(option.value);
  } else if (isOption(control)) control.checked = value === true;
  else control.value = String(value);
  tell(control);
}

/** Listeners and views hear of it as of a visitor's own change. */
function tell(control: Control): void {
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
