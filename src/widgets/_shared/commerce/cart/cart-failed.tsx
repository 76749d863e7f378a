import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import messages from '../../../../strings/pt-BR/cart-page.json';
import { useStore } from '../../block/use-store.ts';
import { ErrorState } from '../../ui/state/error-state.tsx';

interface Props {
  readonly handle: BlockHandle;
  retry(): void;
}

/** A cart that could not be read yet. */
export function CartFailed({ handle, retry }: Props) {
  const problem = useStore(handle.store, ({ cart }) => cart?.problem ?? null);
  const title = problem?.action === 'read' ? problem.message : handle.strings(messages)('cartFailed');
  return <ErrorState handle={handle} title={title} onRetry={retry} />;
}
