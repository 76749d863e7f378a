import { useEffect, useRef } from 'react';

/** Draws a frame around an element of the page, in the panel's own layer: the element itself is not changed. */
export function Outline({ element }: { readonly element: Element }) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let frame = 0;
    const follow = (): void => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const style = ref.current?.style;
      style?.setProperty('translate', `${left}px ${top}px`);
      style?.setProperty('inline-size', `${width}px`);
      style?.setProperty('block-size', `${height}px`);
      style?.setProperty('visibility', element.isConnected ? 'visible' : 'hidden');
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [element]);

  return <div ref={ref} className="outline" aria-hidden="true" />;
}
