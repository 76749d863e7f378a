import { useEffect, useRef, useState } from 'react';
import type { CartSlice } from '../../../../runtime/store/cart.ts';
import { Button } from '../../ui/button/button.tsx';
import { Problem } from './problem.tsx';
import type { CartTools } from './use-cart.ts';

/** A line that was removed, while the visitor can have it back. */
export interface RemovedLine {
  readonly title: string;
  readonly sku: string;
  /** The place that it had. */
  readonly at: number;
  undo(): Promise<CartSlice>;
}

interface Props {
  readonly tools: CartTools;
  readonly removed: RemovedLine;
  undone(): void;
}

/** Says in the place of a line that it was removed. Its button receives the focus, which was on the line. */
export function Removed({ tools: { t, act, slice, handle }, removed, undone }: Props) {
  const button = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => button.current?.focus(), []);
  const { problem } = slice;
  const undo = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    const done = await act(() => removed.undo());
    setBusy(false);
    if (done) undone();
  };
  return (
    <li className="vt-cart-removed" part="removed">
      <span>{t('cartRemoved', { name: removed.title })}</span>
      <Button ref={button} kind="plain" part="undo" busy={busy} onClick={() => handle.run(undo)}>
        {t('cartUndo')}
      </Button>
      {problem?.action === 'add' && problem.subject === removed.sku && <Problem alert>{problem.message}</Problem>}
    </li>
  );
}
