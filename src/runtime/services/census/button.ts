import type { ButtonFields } from '../../../api/tracking/census.ts';
import { CENSUS_BUTTON, PUBLISHED_POPUP } from '../../../vocab/names.ts';
import { BUTTON_LINKS, buttonLook } from '../../../vocab/published/buttons.ts';
import { linkTarget } from '../../page/link-target.ts';

/**
 * Links that are counted as buttons: those of published button blocks, own ones with `data-census-button`, and the
 * button that a popup has by its settings.
 */
export const BUTTON_LINK = `a[href]:is([${CENSUS_BUTTON}],${BUTTON_LINKS},[part=button])`;

const POPUP = `[data-block=popup],${PUBLISHED_POPUP}`;

/** Context codes of a button (CENSUS-611). */
const OF_BLOCK = 1;
const OF_POPUP = 2;

const isInPopup = (link: Element): boolean => {
  const root = link.getRootNode();
  return (root instanceof ShadowRoot ? root.host : link).closest(POPUP) !== null;
};

const opensElsewhere = (link: HTMLAnchorElement): boolean => !/^(_(self|top|parent))?$/i.test(linkTarget(link));

/** Returns whether a link leads a page around this one away. */
const leavesFrame = (link: HTMLAnchorElement): boolean =>
  window.top !== window && /^_(top|parent)$/i.test(linkTarget(link));

/**
 * Describes a button (CENSUS-610). Alignment and size are those that published markup names; empty where it names none.
 */
export function buttonFields(link: HTMLAnchorElement): ButtonFields {
  return {
    id: link.id || (link.closest('[id^=block-]')?.id ?? ''),
    buttonText: (link.textContent ?? '').replace(/\s+/g, ' ').trim(),
    clickthroughUrl: link.href,
    ...buttonLook(link),
    newWindow: opensElsewhere(link),
    context: isInPopup(link) ? OF_POPUP : OF_BLOCK,
  };
}

/**
 * Returns whether a click is held back until it is recorded (CENSUS-616, CENSUS-617): one that leaves the page in this
 * window. Where the link says what the browser may send along, or that it is a download, only the browser can follow
 * it.
 */
export function isHeld(link: HTMLAnchorElement, { button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || opensElsewhere(link) || leavesFrame(link))
    return false;
  if (link.hasAttribute('download') || link.referrerPolicy || link.relList.contains('noreferrer')) return false;
  const here = location.href.replace(/#.*/s, '');
  return /^https?:$/.test(link.protocol) && (!link.href.includes('#') || link.href.replace(/#.*/s, '') !== here);
}
