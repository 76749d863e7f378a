import { dispatchUnacted } from './dispatch-unacted.ts';
import { enablePressed } from './pressed-buttons.ts';

/** Marks a form on the element itself: a list in a module would exist once in every file that has the module. */
const SUBMITTING = Symbol.for('vitrine.submitting');

/**
 * Returns whether a block is submitting a form of the page right now: its `submit` event is not a request to the block.
 */
export const isOwnSubmission = (form: HTMLFormElement): boolean => Reflect.has(form, SUBMITTING);

/**
 * Has the page's handlers hear of a submission that a block makes in the place of its form. One that submits the form itself, and prevents nothing, is answered by
 * the block's submission, as a browser sends such a form once; if one prevents it, what it has submitted itself goes out.
 *
 * @param tell has the handlers hear, and returns whether they let it through
 * @returns whether the block is to go on
 */
export function hearHandlers(form: HTMLFormElement, tell: () => boolean): boolean {
  let submitsItself = false;
  const restore = shadow(form, 'submit', () => {
    submitsItself = true;
  });
  let goesOn = false;
  try {
    goesOn = tell();
  } finally {
    restore();
  }
  if (!goesOn && submitsItself) HTMLFormElement.prototype.submit.call(form);
  return goesOn;
}

/** Puts a method in the place of one of a form; a control of that name stays. Returns a function that ends it. */
function shadow(form: HTMLFormElement, name: string, value: () => void): () => void {
  const before = Reflect.getOwnPropertyDescriptor(form, name);
  Reflect.defineProperty(form, name, { value, configurable: true });
  return () => {
    if (before) Reflect.defineProperty(form, name, before);
    else Reflect.deleteProperty(form, name);
  };
}

/**
 * Has the page's handlers hear a `submit` event of its form for a block, which submits nothing itself.
 *
 * @returns false if one prevents the submission
 */
export const hearSubmit = (form: HTMLFormElement, submitter: HTMLElement | null): boolean =>
  hearHandlers(form, () => {
    // A browser ignores it while the handlers run.
    const restore = shadow(form, 'requestSubmit', () => {});
    Reflect.set(form, SUBMITTING, true);
    try {
      return dispatchUnacted(form, new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
    } finally {
      Reflect.deleteProperty(form, SUBMITTING);
      restore();
    }
  });

/**
 * Has the browser submit a form of the page for a block. The page's handlers see the `submit` event.
 *
 * @param change changes the entries before they are sent
 */
export function submitForBlock(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  change?: (entries: FormData) => void,
): void {
  const listed = ({ formData }: FormDataEvent): void => change?.(formData);
  enablePressed(submitter);
  Reflect.set(form, SUBMITTING, true);
  form.addEventListener('formdata', listed);
  try {
    HTMLFormElement.prototype.requestSubmit.call(form, submitter);
  } finally {
    Reflect.deleteProperty(form, SUBMITTING);
    form.removeEventListener('formdata', listed);
  }
}
