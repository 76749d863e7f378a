import { type RefObject, useEffect, useState } from 'react';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import { useEscape } from '../escape/use-escape.ts';
import { type Anchor, loadPlacement } from '../floating/placement.ts';

/** How long the pointer may be between the anchor and the tooltip, in ms. */
const LEAVE_DELAY = 150;

interface TooltipOptions {
  readonly handle: Pick<BlockHandle, 'run' | 'after'>;
  /** How long the mouse rests on the anchor before it opens, in ms. The focus opens it immediately. */
  readonly delay: number;
  /** Positioned where the mouse came to rest and not beside the anchor. */
  readonly atPointer: boolean;
}

/**
 * When a tooltip opens and closes (WCAG 1.4.13): it opens on hover, on visible focus and on a tap, the pointer can move onto it, Esc closes it, and it stays
 * until pointer and focus have left. It uses native listeners, so that an anchor may be an element of the page.
 *
 * @returns where it is open, null while it is closed
 */
export function useTooltip(
  anchor: HTMLElement | null,
  layer: RefObject<HTMLElement | null>,
  { handle, delay, atPointer }: TooltipOptions,
): Anchor | null {
  const [at, setAt] = useState<Anchor | null>(null);

  useEffect(() => {
    const hint = layer.current;
    if (!anchor || !hint) return;
    const listening = new AbortController();
    const on = (element: EventTarget, type: string, listener: (event: PointerEvent) => void, capture = false): void =>
      element.addEventListener(type, (event) => handle.run(() => listener(event as PointerEvent)), {
        signal: listening.signal,
        capture,
      });
    let stop = (): void => {};
    const later = (ms: number, doing: () => void): void => {
      stop();
      stop = handle.after(ms, doing);
    };
    const show = (to: Anchor): void => {
      stop();
      setAt(to);
    };
    const hide = (): void => {
      stop();
      setAt(null);
    };
    let point: Anchor = anchor;
    const follow = ({ clientX, clientY }: PointerEvent): void => {
      if (atPointer) point = { x: clientX, y: clientY, in: anchor };
    };
    on(anchor, 'pointerenter', (event) => {
      if (event.pointerType === 'touch') return;
      follow(event);
      loadPlacement().catch(() => {});
      later(delay, () => setAt((now) => now ?? point));
    });
    if (atPointer) on(anchor, 'pointermove', follow);
    on(hint, 'pointerenter', () => stop());
    const leave = ({ pointerType }: PointerEvent): void => {
      if (pointerType !== 'touch' && !anchor.matches(':focus-visible')) later(LEAVE_DELAY, hide);
    };
    on(anchor, 'pointerleave', leave);
    on(hint, 'pointerleave', leave);
    on(anchor, 'focusin', () => {
      if (anchor.matches(':focus-visible')) show(anchor);
    });
    on(anchor, 'focusout', hide);
    on(anchor, 'pointerup', ({ pointerType }) => {
      if (pointerType === 'touch') setAt((now) => (now ? null : anchor));
    });
    on(
      window,
      'pointerdown',
      (event) => {
        const path = event.composedPath();
        if (!path.includes(anchor) && !path.includes(hint)) hide();
      },
      true,
    );
    return () => {
      listening.abort();
      stop();
    };
  }, [anchor, layer, handle, delay, atPointer]);

  useEscape(handle, at !== null, () => setAt(null));
  return at;
}
