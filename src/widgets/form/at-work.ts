import { BLOCK, CAPTCHA, PLATFORM_BLOCKS } from '../../vocab/names.ts';

/** Scripts know the page's own controls only, a player begins anew where it is moved, and a block in the form has to mount for itself. */
const AT_WORK = `[type="button"],[role="button"]:not(button,input,.lightbox-handle),[onclick],[contenteditable]:not([contenteditable="false"]),iframe,video,audio,object,embed,canvas,[${BLOCK}],${PLATFORM_BLOCKS}`;

/**
 * Whether something in an element is at work that would not be in a form of ours; a captcha is carried over.
 *
 * @param more selector of what else would be lost
 */
export const isAtWork = (root: Element, more: string): boolean =>
  [...root.querySelectorAll('*')].some(
    // An element of a script's own may be a control with an answer.
    (one) => (one.localName.includes('-') || one.matches(`${AT_WORK},${more}`)) && !one.closest(`[${CAPTCHA}]`),
  );
