import type { LightView } from '../../runtime/light/open-light.ts';
import { lockScroll } from '../../runtime/page/lock-scroll.ts';
import { afterTransition } from '../_shared/ui/dialog/after-transition.ts';
import { DialogBox, type DialogBoxProps, type DialogWords } from '../_shared/ui/dialog/dialog-box.tsx';
import { openModal } from '../_shared/ui/dialog/open-modal.ts';
import { addLayerEntry } from '../_shared/ui/escape/layer-history.ts';
import { onEscape } from '../_shared/ui/escape/on-escape.ts';
import { type DialogPlace, keepBeside } from './place.ts';

/** What a dialog shows, and where. */
export interface ShownDialog extends DialogWords, Pick<DialogBoxProps, 'alert' | 'small'> {
  /** The centre by default. */
  readonly place?: DialogPlace;
  /** The visitor dismisses it by Esc, Back or a click on the backdrop; without it the dialog hides itself. */
  dismiss?(): void;
  /** A pointer moves over it, it is touched, or a key is pressed in it. */
  touched?: (() => void) | undefined;
  /** The dialog has been closed. */
  hidden(): void;
}

/** A dialog in the page. */
export interface StandingDialog {
  /** Hides it; `hidden` is called after its transition. */
  hide(): void;
  /** Draws it anew: what its buttons show has changed. */
  refresh(): void;
  /** Its layer is being removed. */
  stop(): void;
}

/**
 * Shows a modal dialog without React. Esc and a click on the backdrop dismiss it (DLG-310, DLG-311, DLG-314). Several may be open: the last one is on top, one
 * layer above the one below it, and Esc dismisses only that one (DLG-011).
 */
export function showDialog(
  { handle, draw }: Pick<LightView<'dialog'>, 'handle' | 'draw'>,
  { place = 'center', dismiss, touched, hidden, ...box }: ShownDialog,
): StandingDialog {
  const anchor = typeof place === 'string' ? null : place;
  let at = typeof place === 'string' ? place : 'anchor';
  let dialog: HTMLDialogElement | null = null;
  let hiding = false;
  /** Esc and Back: while it hides they are for the dialog below. */
  let release = (): void => {};
  let endHiding = (): void => {};
  let stands = true;

  const show = (): void => {
    if (stands) draw(<DialogBox {...box} id="" attach={attach} hiding={hiding} place={at} hide={hide} />);
  };
  const hide = (): void => {
    if (hiding) return;
    hiding = true;
    release();
    show();
    endHiding = afterTransition(dialog, handle, hidden);
  };
  const dismissed = (): void => void handle.run(dismiss ?? hide);
  const attach = (element: HTMLDialogElement | null) => {
    if (!element) return;
    dialog = element;
    const close = openModal(element, {
      below: handle.store.getState().ui.layers.length,
      dismiss: dismissed,
      closed: () => void handle.run(hidden),
    });
    if (touched)
      for (const type of ['pointermove', 'pointerdown', 'keydown'])
        element.addEventListener(type, ({ target }) => {
          // Its backdrop is the dialog, too, as far as a pointer is concerned.
          if (target !== element || type === 'keydown') touched();
        });
    const unlock = lockScroll();
    const ends = [onEscape(dismissed), addLayerEntry(dismissed)];
    release = () => {
      for (const end of ends.splice(0)) end();
    };
    const leave =
      anchor &&
      keepBeside(anchor, element, () => {
        at = 'center';
        show();
      });
    return () => {
      leave?.();
      close();
      release();
      unlock();
    };
  };

  show();
  return {
    hide,
    refresh: show,
    stop() {
      stands = false;
      endHiding();
    },
  };
}
