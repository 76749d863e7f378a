import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import messages from '../../../../strings/pt-BR/field-errors.json';
import { pageLocale } from '../../block/page-locale.ts';
import { type Control, isControl } from '../engine/page-controls.ts';
import { controlProblems } from '../fields/control-problem.ts';
import { type FieldMessage, fieldMessage } from './field-message.ts';

interface Options {
  readonly form: HTMLFormElement;
  /** The block's root: the messages have its look. */
  readonly root: ShadowRoot;
  readonly handle: BlockHandle;
}

/**
 * Says at each control of a form that stays the page's own what is wrong with it: in the page's language, in place of the browser's bubbles, until it is fixed.
 * A form that the page does not let the browser check is left alone.
 *
 * @returns a function that gives the form back as it was
 */
export function ownMessages({ form, root, handle }: Options): () => void {
  if (form.noValidate) return () => {};
  const words = handle.strings(messages);
  const inBrowser = controlProblems(form, pageLocale(handle));
  const places = new Map<Control, FieldMessage>();
  const wrong = new Set<Control>();
  const textOf = ({ type, name, validity, validationMessage }: Control): string => {
    if (validity.valueMissing) return words('formRequired');
    if (type === 'email' && validity.typeMismatch)
      return words('formInvalidEmail', { email: words('formEmailExample') });
    const problem = inBrowser(name);
    return problem ? words(problem.fault, problem.args) : validationMessage;
  };
  const say = (control: Control, text: string): void => {
    const place = places.get(control) ?? fieldMessage(control, root);
    places.set(control, place);
    place.say(text);
    if (text) wrong.add(control);
    else wrong.delete(control);
  };
  /** Of a group of radio buttons the first says it for all. */
  const wrongControls = (): Control[] => {
    const all = [...form.elements].filter(
      (one): one is Control => isControl(one) && one.willValidate && !one.validity.valid,
    );
    return all.filter((one, at) => one.type !== 'radio' || all.findIndex(({ name }) => name === one.name) === at);
  };
  const submitted = (event: Event): void => {
    const submitter = (event as SubmitEvent).submitter as HTMLButtonElement | null;
    if (event.target !== form || submitter?.formNoValidate) return;
    const found = wrongControls();
    for (const control of wrong) if (!found.includes(control)) say(control, '');
    if (!found.length) return;
    // As with the browser's own check, nobody hears of a form that is not sent.
    event.preventDefault();
    event.stopImmediatePropagation();
    for (const control of found) say(control, textOf(control));
    found[0]?.focus();
  };
  const changed = ({ type }: Event): void => {
    for (const control of wrong)
      if (control.validity.valid) say(control, '');
      else if (type === 'change') say(control, textOf(control));
  };
  form.noValidate = true;
  const listening = new AbortController();
  const { signal } = listening;
  addEventListener('submit', submitted, { capture: true, signal });
  for (const type of ['input', 'change']) form.addEventListener(type, changed, { signal });
  return () => {
    listening.abort();
    for (const place of places.values()) place.remove();
    form.noValidate = false;
  };
}
