import { useEffect, useEffectEvent, useRef } from 'react';
import { addLayerEntry } from '../../_shared/ui/escape/layer-history.ts';

interface AddressOptions {
  /** False where the page does not want the current item in its address. */
  readonly isActive: boolean;
  /** The id of the current item; empty if it has none. */
  readonly id: string;
  /** The visitor went back. */
  popped(): void;
}

const withHash = (id: string): string => location.href.replace(/#.*$/, '') + (id && `#${encodeURIComponent(id)}`);

/**
 * Writes the address. Documents in sandboxes, and browsers that are asked too often, throw: the address then stays as
 * it is.
 */
function write(id: string): void {
  try {
    history.replaceState(history.state, '', withHash(id));
  } catch {
    // See above.
  }
}

/** Whether the hash names an item. */
export function isInAddress(id: string): boolean {
  try {
    return id !== '' && decodeURIComponent(location.hash.slice(1)) === id;
  } catch {
    return false;
  }
}

/**
 * Opening adds one entry to the history, so that Back closes the lightbox; the id of the current item is kept in it
 * where the page wants that (LBOX-317). A lightbox that the address itself has opened adds none.
 *
 * @returns `leave` goes back to the entry before, or removes the id
 */
export function useAddress({ isActive, id, popped }: AddressOptions): { leave(): void } {
  const take = useRef<(() => void) | null>(null);
  const isFound = useRef(false);
  const wentBack = useEffectEvent(() => {
    take.current = null;
    popped();
  });
  const shown = useEffectEvent(() => {
    if (take.current) {
      if (isActive) write(id);
      return;
    }
    isFound.current = isActive && isInAddress(id);
    take.current = addLayerEntry(() => wentBack(), isActive ? withHash(id) : undefined, isFound.current);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another item has another address.
  useEffect(() => shown(), [id]);
  const leave = (): void => {
    const hasLeft = !take.current;
    take.current?.();
    take.current = null;
    if (isFound.current && !hasLeft) write('');
  };
  const left = useEffectEvent(leave);
  useEffect(() => () => left(), []);
  return { leave };
}
