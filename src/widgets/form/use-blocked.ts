import { type MouseEvent, useRef } from 'react';
import type { Host } from '../../runtime/blocks/host.ts';

/**
 * Notices a press on the button that comes to nothing. A press submits the form at once, also one by Enter in a field, unless a sandboxed frame forbids
 * forms or the page stops the event before it arrives (faults F-035, F-041).
 */
export function useBlocked(host: Host, blocked: () => void): { pressed(event: MouseEvent): void; arrived(): void } {
  const waiting = useRef<globalThis.MouseEvent | null>(null);
  return {
    pressed({ nativeEvent }) {
      waiting.current = nativeEvent;
      host.after(0, () => {
        if (waiting.current === nativeEvent && !nativeEvent.defaultPrevented) blocked();
      });
    },
    arrived() {
      waiting.current = null;
    },
  };
}
