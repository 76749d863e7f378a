import { type Dispatch, type RefObject, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { isTyping } from '../../../../runtime/page/is-typing.ts';
import type { FieldError } from '../fields/field-props.ts';
import type { FormEvent, FormState } from './logic.ts';
import { focusFirstError } from './notices.tsx';
import { isControl } from './page-controls.ts';

interface ErrorsOptions {
  readonly state: FormState;
  /** The fields that conditions hide. */
  readonly hidden: ReadonlySet<string>;
  /** The list of the errors gets the focus, not the first field. */
  readonly listed: boolean;
  /** What is wrong with a field now; null if nothing is. */
  recheck(id: string): FieldError | null;
  readonly dispatch: Dispatch<FormEvent>;
}

/**
 * Leads to the errors of an attempt, and checks each of these fields again while it is fixed: what is right loses its error at once, what is wrong in another way
 * says so when the visitor leaves it. A field that a condition hides meanwhile is no longer wrong.
 */
export function useErrors(
  form: RefObject<HTMLFormElement | null>,
  { state: { status, failures, errors }, hidden, listed, recheck, dispatch }: ErrorsOptions,
): void {
  const lead = useEffectEvent((): void => {
    const ours = form.current;
    // An answer comes at any time, and is heard as an alert by whoever is typing elsewhere by now.
    if (!ours || (status === 'failure' && isTyping() && !ours.querySelector(':focus'))) return;
    focusFirstError(ours, listed);
  });
  useEffect(() => {
    if (failures) lead();
  }, [failures]);

  const changed = useEffectEvent(({ target, type }: Event): void => {
    if (!isControl(target)) return;
    const id = [...errors.fields.keys()].find((one) => `${target.name}.`.startsWith(`${one}.`));
    const known = id && errors.fields.get(id);
    if (!id || !known) return;
    const error = recheck(id);
    // A sentence that changes with every letter is read to nobody's end.
    if (error && error.message !== known.message && type === 'input') return;
    if (error?.message === known.message && error.controls.join() === known.controls.join()) return;
    const before = target.getBoundingClientRect().top;
    flushSync(() => dispatch({ type: 'recheck', id, error }));
    // The control stays where the visitor is typing, though there are fewer lines above it.
    if (target.matches(':focus'))
      window.scrollBy({ top: target.getBoundingClientRect().top - before, behavior: 'instant' });
  });
  const drop = useEffectEvent((gone: ReadonlySet<string>): void => {
    for (const id of errors.fields.keys()) if (gone.has(id)) dispatch({ type: 'recheck', id, error: null });
  });
  useEffect(() => drop(hidden), [hidden]);

  const isWrong = errors.fields.size > 0;
  useEffect(() => {
    const ours = form.current;
    if (!isWrong || !ours) return;
    const listening = new AbortController();
    for (const type of ['input', 'change']) ours.addEventListener(type, changed, { signal: listening.signal });
    return () => listening.abort();
  }, [isWrong, form]);
}
