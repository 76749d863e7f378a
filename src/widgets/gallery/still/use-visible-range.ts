import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';
import type { Layout } from '../../_shared/media/gallery-layout/layout.ts';
import { type Range, rangeFinder } from '../layout/visible-range.ts';
import { RENDERED_WHOLE } from './rendered-indexes.ts';

/** How far beyond the window slides are rendered, in windows; and how near the end of them more are rendered. */
const AROUND = 1;
const AT_LEAST = 0.5;

interface Options {
  readonly layout: Layout;
  /** Distance of the gallery from the top of the window before it was mounted, in px. */
  readonly top: number;
  readonly handle: BlockHandle;
}

/** The slides in the window and one window around it; all of them on paper, and where there are few. */
export function useVisibleRange(ref: RefObject<HTMLElement | null>, { layout, top, handle }: Options): Range {
  const find = useMemo(() => rangeFinder(layout), [layout]);
  const latest = useRef({ layout, find });
  const place = useRef(top);
  const [isPrinted, setPrinted] = useState(false);
  const rangeAt = useCallback((around: number): Range => {
    const { layout: now, find: found } = latest.current;
    const screen = innerHeight || 800;
    return found(-place.current - around * screen, Math.min(now.height, -place.current + (1 + around) * screen));
  }, []);
  latest.current = { layout, find };
  const [, render] = useState(0);
  const rendered = useRef<{ layout: Layout | null; range: Range }>({ layout: null, range: { first: 0, end: 0 } });
  const isWhole = isPrinted || layout.count <= RENDERED_WHOLE;
  if (rendered.current.layout !== layout) rendered.current = { layout, range: rangeAt(AROUND) };

  const measure = useCallback((): void => {
    const box = ref.current?.getBoundingClientRect();
    if (!box) return;
    const { height } = latest.current.layout;
    // While its width changes, the gallery is scaled.
    const scale = box.height > 0 && height > 0 ? box.height / height : 1;
    place.current = box.top / scale;
    const needed = rangeAt(AT_LEAST);
    const { range } = rendered.current;
    if (needed.end === 0 || (needed.first >= range.first && needed.end <= range.end)) return;
    rendered.current = { layout: latest.current.layout, range: rangeAt(AROUND) };
    flushSync(() => render((count) => count + 1));
  }, [ref, rangeAt]);

  useEffect(() => {
    if (layout.count <= RENDERED_WHOLE) return;
    let frame = 0;
    const request = (): void => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        handle.run(measure);
      });
    };
    const options = { capture: true, passive: true } as const;
    // Events inside another shadow root do not reach the document.
    const roots = new Set<EventTarget>([window, handle.element.getRootNode()]);
    for (const root of roots) EventTarget.prototype.addEventListener.call(root, 'scroll', request, options);
    addEventListener('resize', request, { passive: true });
    request();
    return () => {
      cancelAnimationFrame(frame);
      for (const root of roots) EventTarget.prototype.removeEventListener.call(root, 'scroll', request, options);
      removeEventListener('resize', request);
    };
  }, [layout.count, handle, measure]);

  useLayoutEffect(() => {
    const print = (isPrinting: boolean) => (): void => flushSync(() => setPrinted(isPrinting));
    const [before, after] = [print(true), print(false)];
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);

  return isWhole ? { first: 0, end: layout.count } : rendered.current.range;
}
