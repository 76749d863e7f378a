import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import { lockScroll } from '../../../../runtime/page/lock-scroll.ts';
import { useBack } from '../escape/use-back.ts';
import { useEscape } from '../escape/use-escape.ts';
import { openModal } from './open-modal.ts';

interface ModalOptions {
  readonly handle: Pick<BlockHandle, 'run' | 'store'>;
  /** It is being hidden: Esc applies to the dialog below. */
  readonly hiding: boolean;
  /** The visitor dismisses it: Esc, Back, a click on the backdrop. */
  dismiss(): void;
  /** Something else has already closed it. */
  closed(): void;
}

/** Opens a dialog element while it stands (`openModal`); Esc and Back dismiss it, and the page does not scroll. */
export function useModal(
  ref: RefObject<HTMLDialogElement | null>,
  { handle, hiding, dismiss, closed }: ModalOptions,
): void {
  const dismissed = useEffectEvent(() => handle.run(dismiss));
  const gone = useEffectEvent(() => handle.run(closed));
  const open = useEffectEvent((dialog: HTMLDialogElement) =>
    openModal(dialog, {
      below: handle.store.getState().ui.layers.length,
      dismiss: () => dismissed(),
      closed: () => gone(),
    }),
  );
  useEscape(handle, !hiding, dismiss);
  useBack(handle, !hiding, dismiss);
  useEffect(lockScroll, []);
  useLayoutEffect(() => (ref.current ? open(ref.current) : undefined), [ref]);
}
