import { useEffect, useRef, useState } from 'react';
import type { CartSlice } from '../../../../runtime/store/cart.ts';
import { Button } from '../../ui/button/button.tsx';
import { Problem } from './problem.tsx';
import type { CartTools } from './use-cart.ts';

/** The line that was removed last. */
export interface RemovedLine {
  /** The entry's. */
  readonly id: string;
  readonly title: string;
  readonly sku: string;
  /** Which removal it is: lines that are known by their places have the same id one after the other. */
  readonly turn: number;
  /** The place that it had. */
  readonly at: number;
  /** Null where it cannot be had back. */
  readonly undo: (() => Promise<CartSlice>) | null;
}

interface Props {
  readonly tools: CartTools;
  readonly removed: RemovedLine;
  undone(): void;
}

/** Says in the place of a line that it was removed. The focus, which was on the line, goes to its button, or to itself. */
export function Removed({ tools: { t, act, slice, handle }, removed, undone }: Props) {
  const notice = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => (button.current ?? notice.current)?.focus(), []);
  const { problem } = slice;
  const { undo } = removed;
  const bringBack = async (): Promise<void> => {
    if (busy || !undo) return;
    setBusy(true);
    const done = await act(undo);
    setBusy(false);
    if (done) undone();
  };
  return (
    <li ref={notice} className="vt-cart-removed" part="removed" tabIndex={undo ? undefined : -1}>
      <span>{t('cartRemoved', { name: removed.title })}</span>
      {undo && (
        <Button ref={button} kind="plain" part="undo" busy={busy} onClick={() => handle.run(bringBack)}>
          {t('cartUndo')}
        </Button>
      )}
      {problem?.action === 'add' && problem.subject === removed.sku && <Problem alert>{problem.message}</Problem>}
    </li>
  );
}
