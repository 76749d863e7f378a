import { type RefObject, useLayoutEffect, useState } from 'react';
import { hiddenFields, type ShowWhen } from '../../../../vocab/rules/show-when.ts';
import { isControl, isOption } from './page-controls.ts';

const NONE: ReadonlySet<string> = new Set();

/** The fields of a form that are hidden, now and after every input. */
export function useHiddenFields(
  form: RefObject<HTMLFormElement | null>,
  conditions: ReadonlyMap<string, ShowWhen>,
): ReadonlySet<string> {
  const [hidden, setHidden] = useState(NONE);
  useLayoutEffect(() => {
    const ours = form.current;
    if (!ours || !conditions.size) return;
    const update = (): void => {
      const next = hiddenFields(conditions, (id) => valuesIn(ours, id));
      setHidden((before) => (isSame(before, next) ? before : next));
    };
    update();
    for (const type of ['input', 'change']) ours.addEventListener(type, update);
    return () => {
      for (const type of ['input', 'change']) ours.removeEventListener(type, update);
    };
  }, [form, conditions]);
  return hidden;
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));

/** What is filled in for a field or its parts, also where the field is hidden and therefore disabled. */
const valuesIn = (form: HTMLFormElement, id: string): string[] =>
  [...form.elements]
    .filter(isControl)
    .filter(({ name }) => `${name}.`.startsWith(`${id}.`))
    .flatMap((control) => (isOption(control) && !control.checked ? [] : control.value));
