/** A picture that says something. One without words is decoration, and often placed by the page's own style. */
export const MEANINGFUL_IMAGES =
  'img[alt]:not([alt=""]),img[aria-label],img[title],[role="img"][aria-label],svg:has(>title)';

/** The words of an element and its pictures, without the controls and the marks in it. */
export function visibleText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll(
    'input,select,textarea,button,script,.required,.description,[aria-hidden="true"]',
  ))
    part.remove();
  for (const picture of copy.querySelectorAll(MEANINGFUL_IMAGES)) {
    const attribute = (name: string): string | null => picture.getAttribute(name);
    const own = picture.textContent ?? '';
    const name = attribute('aria-label') || attribute('alt') || attribute('title') || own;
    // A picture beside its name in words is read once.
    picture.replaceWith(copy.textContent?.replace(own, '').includes(name) ? ' ' : ` ${name} `);
  }
  return (copy.textContent ?? '')
    .replace(/\s+/g, ' ')
    .replace(/[\s*]+$/, '')
    .trim();
}

/** The words on the buttons that send a form. */
export const submitTexts = (form: Element): string[] =>
  [...form.querySelectorAll('button,input:is([type="submit"],[type="image"])')].flatMap((button) => {
    const { type, value, alt } = button as HTMLInputElement;
    if (button.localName === 'input') return (type === 'image' ? alt : value) || [];
    return (type === 'submit' && visibleText(button)) || [];
  });

/** What nobody reads. */
const HIDDEN = 'script,style,template,noscript,[hidden],[aria-hidden="true"]';

/** Tells of an element, among those that are seen, whether the page hides it. Where all of the root is invisible, that says nothing of a part. */
export function hiddenIn(root: Element): (element: Element) => boolean {
  const isInvisible = (element: Element): boolean => getComputedStyle(element).visibility === 'hidden';
  const shown = !isInvisible(root);
  return (element) =>
    element.matches(HIDDEN) ||
    // Not by `checkVisibility`: what has `display: contents` has no box, and words all the same.
    getComputedStyle(element).display === 'none' ||
    (shown && isInvisible(element));
}
