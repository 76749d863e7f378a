import type { ReactNode } from 'react';
import type { BlockHandle } from '../../../runtime/blocks/block-handle.ts';
import messages from '../../../strings/pt-BR/parts.json';
import { Button } from '../button/button.tsx';
import { alert } from '../icons/icons.ts';
import { Frame } from './frame.tsx';

interface Props {
  readonly handle: Pick<BlockHandle, 'run' | 'strings'>;
  readonly title: string;
  readonly children?: ReactNode;
  /** Tries again; without it there is no button. */
  readonly onRetry?: () => unknown;
  /** It is being tried again. */
  readonly busy?: boolean;
}

/** Says what did not work and offers to try again. Read out at once; what a visitor did stays as it is. */
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
