import { giveBackValue } from './give-back.ts';
import { type Control, type Controls, isControl, isOption } from './page-controls.ts';

/** What a page's script may set on a control to change its value. */
const SET_BY_SCRIPTS = ['value', 'checked', 'selectedIndex'] as const;

type State = string | boolean;

const stateOf = (control: Control): State => (isOption(control) ? control.checked : control.value);

/**
 * Keeps the block's controls and the page's own ones the same: what the visitor types is written to the page's, whose listeners hear of it, and what a script of the
 * page sets there at any time is shown to the visitor, checked and sent.
 *
 * @param own the page's form
 * @returns a function that ends it, and one that shows what the page's controls have now
 */
export function followPage(
  ours: HTMLFormElement,
  controls: Controls,
  own: HTMLFormElement | null,
): { stop(): void; adoptAll(): void } {
  /** What the page's listeners know of its controls: by `input` or their own doing, and by `change`, which comes later for what is typed. */
  const known = new Map<Control, State>();
  const settled = new Map<Control, State>();
  let mirroring = false;
  const remember = (states: Map<Control, State>, group: readonly Control[]): void => {
    for (const control of group) states.set(control, stateOf(control));
  };
  const adopt = (name: string, control: Control): void => {
    const state = stateOf(control);
    if (mirroring || control.type === 'file' || known.get(control) === state) return;
    for (const states of [known, settled]) states.set(control, state);
    for (const mine of ours.elements) {
      if (!isControl(mine) || mine.name !== name) continue;
      // The list of the block gets the choice a moment later.
      if (lacksChoice(mine, control)) known.delete(control);
      else if (write(mine, control)) mine.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  const adoptAll = (): void => {
    for (const [name, group] of controls) for (const control of group) adopt(name, control);
  };
  const typed = ({ target, type }: Event): void => {
    if (!isControl(target)) return;
    mirroring = true;
    giveBackValue(target, controls);
    mirroring = false;
    const states = type === 'input' ? known : settled;
    const group = controls.get(target.name) ?? [];
    // Of a group of options the browser, too, names the chosen one alone. What did not change is not told, so nothing goes round in circles.
    const changed = group.filter(
      (one) => states.get(one) !== stateOf(one) && (!isOption(one) || one.value === target.value),
    );
    remember(states, group);
    for (const control of changed) control.dispatchEvent(new Event(type, { bubbles: true }));
    if (changed.length) adoptAll();
  };
  for (const group of controls.values()) for (const states of [known, settled]) remember(states, group);
  const stops = [...controls].flatMap(([name, group]) =>
    group.flatMap((control) =>
      SET_BY_SCRIPTS.map((property) => watchProperty(control, property, () => adopt(name, control))),
    ),
  );
  const listening = new AbortController();
  const { signal } = listening;
  for (const type of ['input', 'change']) ours.addEventListener(type, typed, { signal });
  // An option that a script has selected is seen once something happens.
  for (const type of ['focusin', 'submit']) ours.addEventListener(type, adoptAll, { signal, capture: true });
  for (const type of ['input', 'change', 'submit']) own?.addEventListener(type, adoptAll, { signal, capture: true });
  // What the page's handlers have written without an event of its own, such as a choice of a list.
  addEventListener(
    'submit',
    ({ target }) => {
      if (target === own) adoptAll();
    },
    { signal },
  );
  // The values are reset after the event.
  own?.addEventListener('reset', () => setTimeout(adoptAll), { signal });
  return {
    adoptAll,
    stop() {
      listening.abort();
      for (const stop of stops) stop();
    },
  };
}

const lacksChoice = (mine: Control, { value }: Control): boolean =>
  mine instanceof HTMLSelectElement && ![...mine.options].some((one) => one.value === value);

/** Writes the value of one of the page's controls to the block's; returns whether it changed anything. */
function write(mine: Control, control: Control): boolean {
  if (isOption(mine) && isOption(control)) {
    if (mine.value !== control.value || mine.checked === control.checked) return false;
    mine.checked = control.checked;
    return true;
  }
  if (mine.type === 'file' || isOption(mine) || mine.value === control.value) return false;
  mine.value = control.value;
  return true;
}

/** Calls a function whenever a script has set a property of a control. A framework of the page may watch it, too. */
function watchProperty(control: Control, property: string, changed: () => void): () => void {
  const before = Object.getOwnPropertyDescriptor(control, property);
  const inherited = before ?? Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property);
  if (!inherited?.get || !inherited.set || before?.configurable === false) return () => {};
  const { get, set } = inherited;
  Object.defineProperty(control, property, {
    configurable: true,
    get,
    set(value: unknown) {
      set.call(control, value);
      changed();
    },
  });
  return () => {
    if (before) Object.defineProperty(control, property, before);
    else Reflect.deleteProperty(control, property);
  };
}
