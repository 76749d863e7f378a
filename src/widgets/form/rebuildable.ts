import { BLOCK, CAPTCHA, PLATFORM_BLOCKS } from '../../vocab/names.ts';
import { type Control, type Controls, isControl, isOption } from './page-controls.ts';

/** What ours would lose: files, passwords, lists of their own, limits that only the browser checks, what nobody may change or reach. */
const NOT_REBUILT =
  'input:is([type="file"],[type="password"],[list],[pattern]),[minlength],select[multiple],optgroup,fieldset[disabled],:is(input,select,textarea):is([readonly],[disabled],[tabindex="-1"])';

const HIDDEN = '[hidden],[inert],[aria-hidden="true"]';

/** Whether ours can stand in for a form without a loss, and without showing what the page hides, such as the trap of a filter for spam. */
export function isRebuildable(form: HTMLFormElement, controls: Controls): boolean {
  if (form.querySelector(NOT_REBUILT) || [...controls.values()].some(sharesName)) return false;
  const isShown = (element: Element): boolean => element.checkVisibility?.({ checkVisibilityCSS: true }) !== false;
  const formShown = isShown(form);
  const isHidden = (control: Control): boolean => {
    const box = control.closest(HIDDEN);
    return (box !== null && box !== form && form.contains(box)) || (formShown && !isShown(control));
  };
  return ![...form.querySelectorAll('input:not([type="hidden"]),select,textarea')].some(
    (control) => isControl(control) && !control.closest(`[${CAPTCHA}]`) && isHidden(control),
  );
}

/** Ours go by their name, so of several texts of one name, or one beside options, all but the first would be lost. */
function sharesName(group: readonly Control[]): boolean {
  const shown = group.filter(({ type }) => type !== 'hidden');
  return shown.length > 1 && !shown.every(isOption);
}

/** Scripts know the page's own controls only, a player begins anew where it is moved, and a block in the form has to mount for itself. */
const ACTIVE = `[type="button"],[role="button"]:not(button,input,.lightbox-handle),[onclick],[contenteditable]:not([contenteditable="false"]),iframe,video,audio,object,embed,canvas,[${BLOCK}],${PLATFORM_BLOCKS}`;

/**
 * Whether something in an element is at work that would not be in a form of ours; a captcha is carried over.
 *
 * @param more selector of what else would be lost
 */
export const hasActiveContent = (root: Element, more: string): boolean =>
  [...root.querySelectorAll('*')].some(
    // An element of a script's own may be a control with an answer.
    (one) => (one.localName.includes('-') || one.matches(`${ACTIVE},${more}`)) && !one.closest(`[${CAPTCHA}]`),
  );
