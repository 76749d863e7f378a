import type { BlockHandle } from '../../../runtime/blocks/block-handle.ts';
import messages from '../../../strings/pt-BR/parts.json';

interface Props {
  readonly handle: Pick<BlockHandle, 'strings'>;
  /** What is waited for; "Carregando…" unless said. */
  readonly label?: string;
  /** Shows the words beside it. With reduced motion they show in any case, and nothing turns. */
  readonly worded?: boolean;
}

/** Says that something is on its way. It shows after 300 ms: what comes sooner needs no sign. */
export const Spinner = ({ handle, label, worded = false }: Props) => (
  <span className="vt-spinner" role="status" data-worded={worded || undefined}>
    <span className="vt-spinner-ring" aria-hidden="true" />
    <span className="vt-spinner-words">{label ?? handle.strings(messages)('partsLoading')}</span>
  </span>
);
