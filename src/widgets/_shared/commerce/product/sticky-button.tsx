import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import { inView } from '../../../../runtime/page/element-observers.ts';
import { useStore } from '../../block/use-store.ts';
import { isCovered } from '../../ui/edge/is-covered.ts';
import { keepAtEdge } from '../../ui/edge/keep-at-edge.ts';

export interface StickyButtonProps {
  /** The form's own button. */
  readonly watched: RefObject<HTMLElement | null>;
  /** What is seen before the button. */
  readonly price: ReactNode;
  /** What the last press did; the form's live region has said it already. */
  readonly status: ReactNode;
  readonly handle: Pick<BlockHandle, 'store'>;
  /** The button. */
  readonly children: ReactNode;
}

/** A bar at the lower edge of a phone's window while the button that buys is out of view: its price, and a button that does the same. */
export function StickyButton({ watched, price, status, handle, children }: StickyButtonProps) {
  const [isShown, setShown] = useState(false);
  const covered = useStore(handle.store, isCovered);
  useEffect(() => {
    if (!watched.current) return;
    return inView(watched.current, (isInView) => setShown(!isInView));
  }, [watched]);
  if (!isShown) return null;
  return (
    <div ref={keepAtEdge} className="vt-edge vt-sticky" part="sticky" data-covered={covered || undefined}>
      {price}
      {children}
      <div className="vt-sticky-status" aria-hidden="true">
        {status}
      </div>
    </div>
  );
}
