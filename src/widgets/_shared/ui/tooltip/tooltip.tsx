import { type CSSProperties, type ReactNode, useId, useRef, useState } from 'react';
import type { BlockHandle } from '../../../../runtime/mount/block-handle.ts';
import type { PlacementOptions } from '../floating/place.ts';
import { useFloating } from '../floating/use-floating.ts';
import { useTooltip } from './use-tooltip.ts';

interface Props extends PlacementOptions {
  readonly handle: Pick<BlockHandle, 'run' | 'after'>;
  /** Its content: text, no controls. */
  readonly text: ReactNode;
  /** How long the mouse rests before it opens, in ms; 400 by default. */
  readonly delay?: number;
  /** Positioned at the mouse. */
  readonly atPointer?: boolean;
  /** Largest width in px; 320 by default. */
  readonly width?: number;
  /** Renders the control that it belongs to, with the attributes that the control needs. */
  readonly children: (anchor: {
    readonly ref: (element: HTMLElement | null) => void;
    readonly 'aria-describedby': string;
  }) => ReactNode;
}

/** A tooltip beside a control. It describes the control to assistive technology whether it is visible or not. */
export function Tooltip({ handle, text, delay = 400, atPointer = false, width, children, ...placing }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const layer = useRef<HTMLDivElement>(null);
  const id = useId();
  const at = useTooltip(anchor, layer, { handle, delay, atPointer });
  useFloating(layer, at, at !== null, placing);
  return (
    <>
      {children({ ref: setAnchor, 'aria-describedby': id })}
      <div
        ref={layer}
        id={id}
        className="vt-floating vt-tooltip"
        part="tooltip"
        role="tooltip"
        popover="manual"
        {...(width && { style: { '--_width': `${width}px` } as CSSProperties })}
      >
        {text}
      </div>
    </>
  );
}
