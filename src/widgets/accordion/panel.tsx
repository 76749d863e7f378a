import { useEffect, useLayoutEffect, useRef } from 'react';

interface PanelProps {
  index: number;
  slotName: string;
  open: boolean;
  moving: boolean;
  /** Find in page came upon text in the closed panel. */
  reveal(): void;
}

/** The region of an item. Closed and still it is hidden until found; while it moves it stays drawn. */
export function Panel({ index, slotName, open, moving, reveal }: PanelProps) {
  const clip = useRef<HTMLDivElement>(null);
  const hidden = !open && !moving;

  // React knows `hidden` as on or off only.
  useLayoutEffect(() => {
    if (hidden) clip.current?.setAttribute('hidden', 'until-found');
    else clip.current?.removeAttribute('hidden');
  }, [hidden]);

  useEffect(() => {
    const element = clip.current;
    element?.addEventListener('beforematch', reveal);
    return () => element?.removeEventListener('beforematch', reveal);
  }, [reveal]);

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
