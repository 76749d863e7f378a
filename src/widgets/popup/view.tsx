import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { retryOnce } from '../../runtime/page/retry-once.ts';
import { useHideTransition } from '../_shared/ui/dialog/use-hide-transition.ts';
import { useModal } from '../_shared/ui/dialog/use-modal.ts';
import { Inside, nameOf, type PopupProps, useOwnPlace } from './inside.tsx';

/** The popup while the page shows it. */
export function View(props: PopupProps) {
  return props.content.hasCaptcha ? <PopupWithCaptcha {...props} /> : <ModalPopup {...props} />;
}

function ModalPopup(props: PopupProps) {
  const { handle, layer, content, data } = props;
  const ref = useRef<HTMLDialogElement>(null);
  /** Who closes it: the visitor, or code that says why. */
  const result = useRef<unknown>('dismissed');
  const end = (): void => layer.close(result.current);
  // Before the dialog opens: in an element that is still hidden nothing can have the focus.
  useOwnPlace(handle.element);
  const { hiding, hide } = useHideTransition(ref, handle, end);
  useModal(ref, { handle, hiding, dismiss: hide, closed: end });
  useLayoutEffect(() => {
    layer.onCloseRequest((asked) => {
      result.current = asked;
      hide();
    });
  });
  return (
    <dialog
      ref={ref}
      className="vt-dialog popup"
      part="dialog"
      data-state={hiding ? 'hiding' : 'shown'}
      data-image={content.hasImage || data.image !== '' || undefined}
      aria-label={nameOf(props)}
    >
      <Inside {...props} hide={hide} />
    </dialog>
  );
}

/** A popup with a captcha. What it needs is fetched with the first one; a popup that would miss it is modal like any other. */
function PopupWithCaptcha(props: PopupProps) {
  const { handle } = props;
  const [Popup, setPopup] = useState<typeof ModalPopup | null>(null);
  useEffect(() => {
    const show = (View: typeof ModalPopup) => handle.run(() => setPopup(() => View));
    retryOnce(() => import('./non-modal-popup.tsx')).then(
      ({ NonModalPopup }) => show(NonModalPopup),
      () => show(ModalPopup),
    );
  }, [handle]);
  return Popup && <Popup {...props} />;
}
