import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
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
  /** What gets the focus in place of the button once that is gone. */
  readonly next?: RefObject<HTMLElement | null>;
}

/** States what failed and offers a retry. It is announced immediately; the visitor's input is kept. */
export function ErrorState({ handle, title, children, onRetry, busy = false, next }: Props) {
  const button = useRef<HTMLButtonElement & HTMLAnchorElement>(null);
  const [mark, setMark] = useState('');
  useLayoutEffect(
    () => () => {
      // What takes its place is there only after this.
      if (button.current?.matches(':focus')) queueMicrotask(() => next?.current?.focus({ preventScroll: true }));
    },
    [next],
  );
  useEffect(() => {
    if (!busy) return;
    // Another failure is announced again where the text is another one.
    return () => setMark((before) => (before ? '' : '\u00a0'));
  }, [busy]);
  return (
    <Frame
      kind="error"
      icon={alert}
      title={title + mark}
      action={
        onRetry && (
          <Button ref={button} busy={busy} part="retry" onClick={() => handle.run(onRetry)}>
            {handle.strings(messages)('partsRetry')}
          </Button>
        )
      }
    >
      {children}
    </Frame>
  );
}
