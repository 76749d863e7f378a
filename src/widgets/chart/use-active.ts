import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';

interface ActiveOptions {
  readonly count: number;
  readonly handle: BlockHandle;
  /** The point at a place of the drawing, in px; -1 for none. */
  indexAt(x: number, y: number): number;
}

/** The point that a visitor looks at, by hover, touch or keys; null for none. */
export function useActive({ count, handle, indexAt }: ActiveOptions) {
  const [active, setActive] = useState<number | null>(null);
  // The keys continue where they were.
  const [last, setLast] = useState(0);
  const look = (index: number): void => {
    const within = Math.max(0, Math.min(count - 1, index));
    setLast(within);
    setActive(within);
  };
  const follow = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): void => {
    const { left, top } = currentTarget.getBoundingClientRect();
    const index = indexAt(clientX - left, clientY - top);
    if (index < 0) setActive(null);
    else look(index);
  };
  const keyed = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') {
      if (active === null) return;
      event.stopPropagation();
      setActive(null);
      return;
    }
    const on = handle.dir === 'rtl' ? -1 : 1;
    const leap = Math.max(1, Math.round(count / 10));
    const places = new Map([
      ['ArrowRight', last + on],
      ['ArrowLeft', last - on],
      ['ArrowUp', last + 1],
      ['ArrowDown', last - 1],
      ['PageUp', last + leap],
      ['PageDown', last - leap],
      ['Home', 0],
      ['End', count - 1],
    ]);
    const next = places.get(event.key);
    if (next === undefined) return;
    event.preventDefault();
    look(next);
  };
  return {
    active,
    last: Math.min(last, count - 1),
    listeners: {
      onKeyDown: (event: KeyboardEvent) => handle.run(() => keyed(event)),
      onPointerMove: (event: PointerEvent<HTMLElement>) => handle.run(() => follow(event)),
      onPointerDown: (event: PointerEvent<HTMLElement>) => handle.run(() => follow(event)),
      onPointerOut: ({ pointerType, relatedTarget, currentTarget }: PointerEvent<HTMLElement>) => {
        // A touch ends at once; its values stay until something else is touched.
        if (pointerType !== 'touch' && !currentTarget.contains(relatedTarget as Node | null)) setActive(null);
      },
      onFocus: () => setActive((before) => before ?? last),
      onBlur: () => setActive(null),
    },
  };
}
