import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { onResize } from '../../runtime/page/element-observers.ts';

interface Props {
  readonly name: string;
  readonly children: ReactNode;
}

/** The notice. If it is too long for its box it scrolls, and then it is reachable by keyboard. */
export function ScrollingText({ name, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const [outer, inner] = [box.current, content.current];
    if (!outer || !inner) return;
    const measure = (): void => setScrolls(outer.scrollHeight > outer.clientHeight + 1);
    const stops = [onResize(outer, measure), onResize(inner, measure)];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return (
    <div className="text" part="text" ref={box} {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': name })}>
      <div ref={content}>{children}</div>
    </div>
  );
}
