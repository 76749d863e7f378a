const NAMED_IMAGES = 'img[alt]:not([alt=""]),img[aria-label],img[title],[role="img"][aria-label]';

/**
 * Returns whether an element is a picture that conveys information. A picture without alternative text is decorative and is often positioned by the page's own
 * styles.
 */
export const isMeaningfulImage = (element: Element): boolean =>
  element.matches(NAMED_IMAGES) ||
  (element.localName === 'svg' && [...element.children].some(({ localName }) => localName === 'title'));

/** The text of an element and the alternative texts of its pictures, without the controls and the required marks in it. */
export function visibleText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll(
    'input,select,textarea,button,script,.required,.description,[aria-hidden="true"]',
  ))
    part.remove();
  for (const picture of [...copy.querySelectorAll(`${NAMED_IMAGES},svg`)].filter(isMeaningfulImage)) {
    const attribute = (name: string): string | null => picture.getAttribute(name);
    const own = picture.textContent ?? '';
    const name = attribute('aria-label') || attribute('alt') || attribute('title') || own;
    // If a picture has the same name as the text beside it, the name is read once.
    picture.replaceWith(copy.textContent?.replace(own, '').includes(name) ? ' ' : ` ${name} `);
  }
  return (copy.textContent ?? '')
    .replace(/\s+/g, ' ')
    .replace(/[\s*]+$/, '')
    .trim();
}

/** A button that submits a form. */
export type Submitter = HTMLButtonElement | HTMLInputElement;

/** The buttons that submit a form and have a label, with it. */
export const submitButtons = (form: Element): { readonly button: Submitter; readonly label: string }[] =>
  [...form.querySelectorAll<Submitter>('button,input:is([type="submit"],[type="image"])')].flatMap((button) => {
    const text = button instanceof HTMLInputElement ? inputLabel(button) : visibleText(button);
    const label = text || button.getAttribute('aria-label') || button.title;
    return label && button.type !== 'button' && button.type !== 'reset' ? [{ button, label }] : [];
  });

const inputLabel = ({ type, alt, value }: HTMLInputElement): string => (type === 'image' ? alt : value);

/** Content that no visitor reads. */
const HIDDEN = 'script,style,template,noscript,[hidden],[aria-hidden="true"]';

/**
 * Returns a function that decides whether the page hides an element among the visible ones. If the whole root is invisible, nothing follows for a part of it.
 */
export function hiddenIn(root: Element): (element: Element) => boolean {
  const isInvisible = (element: Element): boolean => getComputedStyle(element).visibility === 'hidden';
  const shown = !isInvisible(root);
  return (element) =>
    element.matches(HIDDEN) ||
    // `checkVisibility` is not used: an element with `display: contents` has no box, but its text is visible.
    getComputedStyle(element).display === 'none' ||
    (shown && isInvisible(element));
}
