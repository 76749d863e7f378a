import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import messages from '../../../../strings/pt-BR/parts.json';

interface Props {
  readonly handle: Pick<BlockHandle, 'strings'>;
  /** What the visitor waits for; "Carregando…" by default. */
  readonly label?: string;
  /** Shows the text beside it. With reduced motion the text is always shown, and nothing rotates. */
  readonly worded?: boolean;
}

/** Shows that content is loading. It appears after 300 ms: a shorter wait needs no indicator. */
export const Spinner = ({ handle, label, worded = false }: Props) => (
  <span className="vt-spinner" role="status" data-worded={worded || undefined}>
    <span className="vt-spinner-ring" aria-hidden="true" />
    <span className="vt-spinner-words">{label ?? handle.strings(messages)('partsLoading')}</span>
  </span>
);
