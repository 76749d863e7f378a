import type { ReactNode } from 'react';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import messages from '../../../../strings/pt-BR/parts.json';
import { Button } from '../button/button.tsx';
import { alert } from '../icons/icons.ts';
import { Frame } from './frame.tsx';

interface Props {
  readonly handle: Pick<BlockHandle, 'run' | 'strings'>;
  readonly title: string;
  readonly children?: ReactNode;
  /** Retries; without it there is no button. */
  readonly onRetry?: () => unknown;
  /** A retry is in progress. */
  readonly busy?: boolean;
}

/** States what failed and offers a retry. It is announced immediately; the visitor's input is kept. */
export const ErrorState = ({ handle, title, children, onRetry, busy = false }: Props) => (
  <Frame
    kind="error"
    icon={alert}
    title={title}
    action={
      onRetry && (
        <Button busy={busy} part="retry" onClick={() => handle.run(onRetry)}>
          {handle.strings(messages)('partsRetry')}
        </Button>
      )
    }
  >
    {children}
  </Frame>
);
