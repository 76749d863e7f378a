/** What a visitor writes about a product, as it is typed; of the rating 1 to 5, or nothing. */
export type Typed = Readonly<Record<ReviewField, string>>;

const FIELDS = ['rating', 'title', 'text', 'name'] as const;

export type ReviewField = (typeof FIELDS)[number];

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The page's own form, if the block's form can replace it. */
export interface OwnReview {
  readonly form: HTMLFormElement;
  /** The button with which the browser would submit it. */
  readonly submitter: HTMLElement | null;
  readonly controls: ReadonlyMap<ReviewField, readonly Control[]>;
}

const isControl = (element: Element): element is Control => element.matches('input,select,textarea');
const isButton = (element: Element): boolean =>
  element.matches('button,[type=submit],[type=image],[type=button],[type=reset]');

/** Reads the page's form; null if the visitor would lose a field or a button of it, or its rating is not one to five stars. */
export function ownReviewOf(form: HTMLFormElement | null): OwnReview | null {
  // A captcha, too, would be lost.
  if (!form || form.querySelector('iframe,[data-sitekey]')) return null;
  const controls = new Map<ReviewField, Control[]>();
  const submitters: HTMLElement[] = [];
  for (const element of form.elements) {
    if (element.matches('[type=hidden],fieldset,output,object')) continue;
    if (isButton(element)) {
      submitters.push(element as HTMLElement);
      continue;
    }
    const name = isControl(element) ? FIELDS.find((one) => one === element.name) : undefined;
    if (!name || !isControl(element) || element.disabled) return null;
    controls.set(name, [...(controls.get(name) ?? []), element]);
  }
  const fits = controls.has('text') && [1, 2, 3, 4, 5].every((stars) => takes(controls.get('rating'), `${stars}`));
  return fits && submitters.length < 2 ? { form, submitter: submitters[0] ?? null, controls } : null;
}

const isRadio = (control: Control): control is HTMLInputElement => control.type === 'radio';

/** Whether a value can be chosen or typed in. */
function takes(controls: readonly Control[] = [], value: string): boolean {
  return controls.some((control) => {
    if (control instanceof HTMLSelectElement) return [...control.options].some((option) => option.value === value);
    return isRadio(control) ? control.value === value : control.matches('[type=number],[type=text],[type=range]');
  });
}

/** Fills in the page's form with what was typed into the block's. A title for which it has no field becomes the first line of the text. */
export function fillIn({ controls }: OwnReview, typed: Typed): void {
  const text = typed.title && !controls.has('title') ? `${typed.title}\n\n${typed.text}` : typed.text;
  for (const [name, list] of controls)
    for (const control of list) {
      if (isRadio(control)) control.checked = control.value === typed[name];
      else control.value = name === 'text' ? text : typed[name];
    }
}
