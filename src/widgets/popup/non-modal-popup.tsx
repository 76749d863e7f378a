import { createFocusTrap } from 'focus-trap';
import { type RefObject, useEffect, useRef } from 'react';
import { documentMember } from '../../runtime/page/document-member.ts';
import { lockScroll } from '../../runtime/page/lock-scroll.ts';
import { useBack } from '../_shared/ui/escape/use-back.ts';
import { useEscape } from '../_shared/ui/escape/use-escape.ts';
import { Inside, nameOf, type PopupProps, useOwnPlace } from './inside.tsx';

/** The focused element, also inside open shadow roots. */
function focused(): HTMLElement | null {
  let element = documentMember('activeElement');
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element instanceof HTMLElement ? element : null;
}

/** Whether something else may have the focus: a frame, such as that of a captcha's challenge, or a modal dialog above the popup. */
const isForOthers = (path: readonly EventTarget[]): boolean =>
  path[0] instanceof HTMLIFrameElement ||
  path.some((node) => node instanceof HTMLDialogElement && node.matches(':modal'));

/** Keeps the focus in a layer, and gives it back afterwards. */
function useFocusTrap(layer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const box = layer.current;
    if (!box) return;
    const from = focused();
    let isInside = false;
    const trap = createFocusTrap(box, {
      escapeDeactivates: false,
      allowOutsideClick: true,
      delayInitialFocus: false,
      preventScroll: true,
      tabbableOptions: { getShadowRoot: true },
      initialFocus: () => (isInside ? false : box),
      fallbackFocus: box,
      // By default it would find the shadow host.
      setReturnFocus: () => from ?? false,
      delayReturnFocus: false,
    }).activate();
    // Window hears of it ahead of the trap, which would take the focus back.
    const follow = (event: FocusEvent): void => {
      const path = event.composedPath();
      isInside = path.includes(box);
      if (isForOthers(path)) trap.pause();
      else if (trap.paused) trap.unpause();
    };
    addEventListener('focusin', follow, true);
    return () => {
      removeEventListener('focusin', follow, true);
      trap.deactivate();
    };
  }, [layer]);
}

/** A popup with a captcha: below the top layer and without the browser's modality, so that the captcha's challenge can be reached. Tab stays inside. */
export function NonModalPopup(props: PopupProps) {
  const { handle, layer, content, data } = props;
  const ref = useRef<HTMLDivElement>(null);
  const hide = (): void => layer.close('dismissed');
  useOwnPlace(handle.element);
  useEscape(handle, true, hide);
  useEffect(lockScroll, []);
  useFocusTrap(ref);
  useBack(handle, true, hide);
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press beside the popup; the keyboard has Esc and the button. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above. */}
      <div className="vt-veil" onClick={() => handle.run(hide)} />
      <div
        ref={ref}
        className="vt-dialog vt-held popup"
        part="dialog"
        role="dialog"
        aria-label={nameOf(props)}
        tabIndex={-1}
        data-image={content.hasImage || data.image !== '' || undefined}
      >
        <Inside {...props} hide={hide} />
      </div>
    </>
  );
}
