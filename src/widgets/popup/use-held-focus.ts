import { type RefObject, useEffect } from 'react';
import { documentMember } from '../../runtime/page/document-member.ts';

/** The focused element, also inside open shadow roots. */
function focused(): HTMLElement | null {
  let element = documentMember('activeElement');
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element instanceof HTMLElement ? element : null;
}

/**
 * Keeps the focus in a layer that is no modal dialog, and gives it back afterwards. What leaves the layer by Tab comes
 * back to its beginning; a frame outside, such as a captcha's challenge, may have the focus.
 *
 * @param owner the element of the page whose content the layer shows
 */
export function useHeldFocus(layer: RefObject<HTMLElement | null>, owner: Element): void {
  useEffect(() => {
    const from = focused();
    layer.current?.focus({ preventScroll: true });
    const entered = (event: FocusEvent): void => {
      const [target] = event.composedPath();
      if (!layer.current || !(target instanceof Element)) return;
      if (event.composedPath().includes(owner) || target instanceof HTMLIFrameElement) return;
      layer.current.focus({ preventScroll: true });
    };
    addEventListener('focusin', entered);
    return () => {
      removeEventListener('focusin', entered);
      from?.focus({ preventScroll: true });
    };
  }, [layer, owner]);
}
