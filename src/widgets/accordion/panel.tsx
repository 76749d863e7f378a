import { useLayoutEffect, useRef } from 'react';
import { useUntilFound } from '../_shared/ui/disclosure/use-until-found.ts';

interface PanelProps {
  index: number;
  slotName: string;
  open: boolean;
  moving: boolean;
  /** The accordion has so many panels that regions of all of them would be too many. */
  many: boolean;
  /** The page's own element in the slot, if that is an element which opens and closes natively. */
  details: HTMLDetailsElement | null;
  /** Find in page found text in the closed panel. */
  reveal(): void;
}

/** The panel of an item: a region while it is open, if the accordion has not many (APG, "accordion"); a section without a name is none. Closed and not animated, it is hidden until found; during an animation it stays rendered. */
export function Panel({ index, slotName, open, moving, many, details, reveal }: PanelProps) {
  const clip = useRef<HTMLDivElement>(null);
  const closed = !open && !moving;
  useUntilFound(clip, closed, reveal);

  useLayoutEffect(() => {
    if (details && details.open !== open && (open || closed)) details.open = open;
  }, [details, open, closed]);

  return (
    <section
      className="panel"
      part="panel"
      id={`panel-${index}`}
      aria-labelledby={open && !many ? `trigger-${index}` : undefined}
    >
      <div className="clip" ref={clip}>
        <div className="content">
          <slot name={slotName} />
        </div>
      </div>
    </section>
  );
}
