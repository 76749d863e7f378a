import { type CSSProperties, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import { useEscape } from '../escape/use-escape.ts';
import type { PlacementOptions } from '../floating/place.ts';
import { useFloating } from '../floating/use-floating.ts';

interface Props extends PlacementOptions {
  readonly handle: Pick<BlockHandle, 'run'>;
  /** Its accessible name. */
  readonly label: string;
  /** Largest width in px; 320 by default. */
  readonly width?: number;
  /** Renders the button that opens and closes it, with the attributes that it needs. */
  readonly button: (anchor: {
    readonly ref: (element: HTMLElement | null) => void;
    readonly 'aria-haspopup': 'dialog';
    readonly 'aria-expanded': boolean;
    readonly 'aria-controls': string | undefined;
    onClick(): void;
  }) => ReactNode;
  /** Its content; the control with `data-focus` receives the initial focus, otherwise the popover itself. */
  readonly children: (close: () => void) => ReactNode;
}

/**
 * A layer with controls beside the button that opens it; the page stays usable. Esc, a click elsewhere and Tab beyond its end close it; if the focus was
 * inside, it returns to the button.
 */
export function Popover({ handle, label, width, button, children, side = 'bottom-start', ...placing }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState(false);
  const layer = useRef<HTMLDivElement>(null);
  const id = useId();
  useFloating(layer, anchor, open, { side, ...placing });

  const close = (): void => {
    if (layer.current?.matches(':focus-within')) anchor?.focus();
    setOpen(false);
  };
  const leave = useEffectEvent(() => setOpen(false));
  useEscape(handle, open, close);

  useEffect(() => {
    const element = layer.current;
    if (!open || !element || !anchor) return;
    (element.querySelector<HTMLElement>('[data-focus]') ?? element).focus({ preventScroll: true });
    const listening = new AbortController();
    const { signal } = listening;
    const away = (event: Event): void => {
      const path = event.composedPath();
      if (!path.includes(element) && !path.includes(anchor)) leave();
    };
    addEventListener('pointerdown', away, { capture: true, signal });
    // No element has the focus while it moves from one to the next.
    const left = (): void =>
      queueMicrotask(() => {
        if (!element.matches(':focus-within') && !anchor.matches(':focus')) leave();
      });
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) left();
      },
      { signal },
    );
    return () => listening.abort();
  }, [open, anchor]);

  return (
    <>
      {button({
        ref: setAnchor,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => (open ? close() : setOpen(true)),
      })}
      <div
        ref={layer}
        id={id}
        className="vt-floating vt-popover"
        part="popover"
        role="dialog"
        aria-label={label}
        popover="manual"
        tabIndex={-1}
        {...(width && { style: { '--_width': `${width}px` } as CSSProperties })}
      >
        {open && children(close)}
      </div>
    </>
  );
}
