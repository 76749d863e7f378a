import { useLayoutEffect, useRef, useState } from 'react';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import messages from '../../../../strings/pt-BR/cart-page.json';
import parts from '../../../../strings/pt-BR/parts.json';
import { useStore } from '../../block/use-store.ts';
import { ErrorState } from '../../ui/state/error-state.tsx';

interface Props {
  readonly handle: BlockHandle;
  retry(): Promise<void>;
}

/** A cart that could not be read yet. Once it can be, the focus goes from the button to the cart. */
export function CartFailed({ handle, retry }: Props) {
  const problem = useStore(handle.store, ({ cart }) => cart?.problem ?? null);
  const box = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  useLayoutEffect(() => {
    const own = box.current;
    const root = own?.getRootNode() as ShadowRoot;
    return () => {
      if (own?.contains(root.activeElement))
        handle.after(0, () => root.querySelector<HTMLElement>('.vt-cart :is(a,button)')?.focus());
    };
  }, [handle]);
  const again = async (): Promise<void> => {
    setBusy(true);
    await retry();
    setBusy(false);
  };
  const failed = problem?.action === 'read' ? problem.message : handle.strings(messages)('cartFailed');
  // A sentence that stayed would not be announced again.
  const title = busy ? handle.strings(parts)('partsLoading') : failed;
  return (
    <div ref={box}>
      <ErrorState handle={handle} title={title} onRetry={again} busy={busy} />
    </div>
  );
}
