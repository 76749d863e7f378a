import { BLOCK, CAPTCHA, HONEYPOT, PLATFORM_BLOCKS } from '../../../../vocab/names.ts';
import { type Control, type Controls, isOption } from './page-controls.ts';

/**
 * Features that the block's form would lose: passwords, custom lists, folders of files, several addresses in one control, limits that only the browser checks, the direction of what was typed, and
 * controls that cannot be changed or reached.
 */
const NOT_REBUILT =
  'input:is([type="password"],[list],[pattern],[webkitdirectory],[type="email"][multiple]),[minlength],select[multiple],optgroup,fieldset[disabled],[dirname],:is(input,select,textarea):is([readonly],[disabled],[tabindex="-1"]:not([name="vitrine-site"]))';

/** A button that submits. The block's own can always be seen and pressed, whatever the page's scripts do with theirs. */
const SUBMIT = 'button:not([type="button"],[type="reset"]),input:is([type="submit"],[type="image"])';

const HIDDEN = '[hidden],[inert],[aria-hidden="true"]';

/** Whether the block's form can replace a form without a loss and without showing what the page hides, such as the honeypot of a spam filter. */
export function isRebuildable(form: HTMLFormElement, controls: Controls): boolean {
  const known = new Set<unknown>([...controls.values()].flat());
  // A reader of published forms knows no files.
  const hasOtherFiles = [...form.querySelectorAll('input[type="file"]')].some((one) => !known.has(one));
  if (hasOtherFiles || form.querySelector(NOT_REBUILT) || [...controls.values()].some(sharesName)) return false;
  const isShown = (element: Element): boolean => element.checkVisibility?.({ checkVisibilityCSS: true }) !== false;
  const formShown = isShown(form);
  const isHidden = (control: Element): boolean => {
    const box = control.closest(HIDDEN);
    return (box !== null && box !== form && form.contains(box)) || (formShown && !isShown(control));
  };
  return ![...form.querySelectorAll(`input:not([type="hidden"]),select,textarea,${SUBMIT}`)].some(
    (control) =>
      control.getAttribute('name') !== HONEYPOT &&
      !control.closest(`[${CAPTCHA}]`) &&
      (isHidden(control) || control.matches(`:is(${SUBMIT}):disabled`)),
  );
}

/**
 * The block's controls are identified by name, so of several text fields with the same name, or one with the name of a group of options, all but the first
 * would be lost. So would the second of two boxes with the same value; and of several that are all required, one would do.
 */
function sharesName(group: readonly Control[]): boolean {
  const shown = group.filter(({ type }) => type !== 'hidden');
  if (shown.length < 2) return false;
  const values = new Set(shown.map(({ value }) => value));
  const needsEach = shown.some(({ type, required }) => type === 'checkbox' && required);
  return needsEach || values.size < shown.length || !shown.every(isOption);
}

/**
 * Scripts know only the page's own controls, a media player restarts when it is moved, and a block inside the form has to mount itself. A captcha that is not marked
 * would be hidden, so that no visitor could solve it.
 */
const ACTIVE = `[data-sitekey],.g-recaptcha,.h-captcha,.cf-turnstile,[type="button"],[role="button"]:not(button,input,.lightbox-handle),[onclick],[contenteditable]:not([contenteditable="false"]),iframe,video,audio,object,embed,canvas,[${BLOCK}],${PLATFORM_BLOCKS}`;

/**
 * Whether an element contains active content that would be missing from the block's form. A captcha does not count, because it is moved into that form.
 *
 * @param more selector of further content that would be lost
 */
export const hasActiveContent = (root: Element, more: string): boolean =>
  [...root.querySelectorAll('*')].some(
    // A custom element may be a control with a value.
    (one) => (one.localName.includes('-') || one.matches(`${ACTIVE},${more}`)) && !one.closest(`[${CAPTCHA}]`),
  );
