import { isBesideLayer } from '../../../vocab/rules/overlays/beside-layers.ts';
import { documentMember, queryIn } from '../../page/document-member.ts';
import { isTyping } from '../../page/is-typing.ts';
import type { State } from '../../store/store.ts';

/**
 * What of the page itself takes Esc while it is open: a dialog, a popover that closes lightly, a layer that says that
 * it is modal.
 */
const OPEN = ['dialog[open]', ':popover-open:not([popover=manual])', '[aria-modal=true]'];

const isOpen = (element: Element): boolean => element.checkVisibility?.() ?? true;

/** Returns whether an element matches one of the selectors; a browser may not know each of them. */
function isOwnLayer(element: Element): boolean {
  return OPEN.some((selector) => {
    try {
      return element.matches(selector) && isOpen(element);
    } catch {
      return false;
    }
  });
}

function hasOwnLayer(): boolean {
  return OPEN.some((selector) => {
    try {
      return queryIn(document, selector).some(isOpen);
    } catch {
      return false;
    }
  });
}

/**
 * Returns whether something else takes this Esc: a layer, a dialog or popover of the page, full screen, a field that is
 * being filled in. A key that is held down, or that a script has made, is none of the owner's either. The cookie banner
 * is beside the page: what it does with Esc it says by preventing it.
 */
export function isEscapeTaken(event: KeyboardEvent, { ui }: Pick<State, 'ui'>): boolean {
  const { isTrusted, repeat, isComposing, ctrlKey, altKey, metaKey } = event;
  const layers = ui.layers.filter((name) => !isBesideLayer(name) && name !== 'cookie-banner');
  return (
    !isTrusted ||
    repeat ||
    isComposing ||
    ctrlKey ||
    altKey ||
    metaKey ||
    layers.length > Math.min(ui.spinners, 1) ||
    Boolean(documentMember('fullscreenElement') ?? documentMember('pointerLockElement')) ||
    isTyping() ||
    event.composedPath().some((step) => step instanceof Element && isOwnLayer(step)) ||
    hasOwnLayer()
  );
}
