import { useLayoutEffect, useRef } from 'react';
import { useUntilFound } from '../_shared/ui/disclosure/use-until-found.ts';

interface PanelProps {
  index: number;
  slotName: string;
  open: boolean;
  moving: boolean;
  /** The page's own element in the slot, if that is an element which opens and closes natively. */
  details: HTMLDetailsElement | null;
  /** Find in page found text in the closed panel. */
  reveal(): void;
}

/** The region of an item. Closed and not animated, it is hidden until found; during an animation it stays rendered. */
export function Panel({ index, slotName, open, moving, details, reveal }: PanelProps) {
  const clip = useRef<HTMLDivElement>(null);
  const closed = !open && !moving;
  useUntilFound(clip, closed, reveal);

  useLayoutEffect(() => {
    if (details && details.open !== open && (open || closed)) details.open = open;
  }, [details, open, closed]);

  return (
    <section className="panel" part="panel" id={`panel-${index}`} aria-labelledby={`trigger-${index}`}>
      <div className="clip" ref={clip}>
        <div className="content">
          <slot name={slotName} />
        </div>
      </div>
    </section>
  );
}
