import { useLayoutEffect, useRef } from 'react';
import { useUntilFound } from '../_parts/disclosure/use-until-found.ts';

interface PanelProps {
  index: number;
  slotName: string;
  open: boolean;
  moving: boolean;
  /** The page's own element that shows in the slot, where that is one which opens and closes itself. */
  details: HTMLDetailsElement | null;
  /** Find in page came upon text in the closed panel. */
  reveal(): void;
}

/** The region of an item. Closed and still it is hidden until found; while it moves it stays drawn. */
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
