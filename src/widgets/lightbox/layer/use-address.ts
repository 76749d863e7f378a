import { useEffect, useEffectEvent, useRef } from 'react';

interface AddressOptions {
  /** False where the page does not want the lightbox in its address. */
  readonly isActive: boolean;
  /** The id of the current item; empty if it has none. */
  readonly id: string;
  /** The visitor went back. */
  popped(): void;
}

const withHash = (id: string): string => location.href.replace(/#.*$/, '') + (id && `#${encodeURIComponent(id)}`);

/** Writes the address. Documents in sandboxes, and browsers that are asked too often, throw: the address then stays as it is. */
function write(kind: 'pushState' | 'replaceState', id: string): boolean {
  try {
    history[kind](history.state, '', withHash(id));
    return true;
  } catch {
    return false;
  }
}

function isInAddress(id: string): boolean {
  try {
    return id !== '' && decodeURIComponent(location.hash.slice(1)) === id;
  } catch {
    return false;
  }
}

/**
 * Keeps the id of the current item in the address (LBOX-317). Opening adds one entry to the history, so that Back closes the lightbox; further items replace
 * it. A lightbox that the address itself has opened adds none.
 *
 * @returns `leave` removes the id, or goes back to the entry before
 */
export function useAddress({ isActive, id, popped }: AddressOptions): { leave(): void } {
  const entry = useRef<'none' | 'added' | 'found'>('none');
  const wentBack = useEffectEvent(popped);
  useEffect(() => {
    if (!isActive) return;
    const onPop = (): void => {
      if (entry.current === 'none') return;
      entry.current = 'none';
      wentBack();
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, [isActive]);
  useEffect(() => {
    if (!isActive) return;
    if (entry.current !== 'none') write('replaceState', id);
    else if (isInAddress(id)) entry.current = 'found';
    else if (write('pushState', id)) entry.current = 'added';
  }, [isActive, id]);
  return {
    leave() {
      const was = entry.current;
      entry.current = 'none';
      if (was === 'added') history.back();
      else if (was === 'found') write('replaceState', '');
    },
  };
}
