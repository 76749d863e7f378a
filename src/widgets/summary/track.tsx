import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import { onResize } from '../../runtime/page/element-observers.ts';
import messages from '../../strings/pt-BR/summary.json';
import { IconButton } from '../_shared/ui/button/icon-button.tsx';
import { Icon } from '../_shared/ui/icons/icon.tsx';
import { arrowLeft, arrowRight } from '../_shared/ui/icons/icons.ts';

interface Props {
  readonly handle: BlockHandle;
  readonly count: number;
  /** Items that are in view together. */
  readonly perView: number;
  readonly gutter: number;
  announce(text: string): void;
  readonly children: ReactNode;
}

/** What ends the way to where a button leads: its end, or the visitor, by finger, wheel, keys or focus. Safari has the first since 26.2. */
const ENDS = ['scrollend', 'pointerdown', 'wheel', 'keydown', 'focusin'];

/** Where a line of items is: its first one in view, and whether there are more on either side. */
interface Place {
  readonly first: number;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
}

/**
 * A line of items that the browser scrolls, by finger, wheel or keys, and comes to rest at an item; the buttons go on by what is in view. The focus moves it, too:
 * a link that is out of view is scrolled into it.
 */
export function Track({ handle, count, perView, gutter, announce, children }: Props) {
  const t = handle.strings(messages);
  const rail = useRef<HTMLUListElement>(null);
  const [{ first, hasPrevious, hasNext }, setPlace] = useState<Place>({
    first: 0,
    hasPrevious: false,
    hasNext: count > perView,
  });
  /** Where the last press of a button leads, from which the next one counts: the line is on its way there for a while. */
  const target = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of items decides how far it goes.
  useEffect(() => {
    const element = rail.current;
    if (!element) return;
    const read = (): void => {
      const at = Math.abs(element.scrollLeft);
      const step = ((element.firstElementChild as HTMLElement | null)?.offsetWidth ?? 0) + gutter;
      const next = {
        first: step > 0 ? Math.round(at / step) : 0,
        hasPrevious: at > 1,
        hasNext: at + element.clientWidth < element.scrollWidth - 1,
      };
      if (next.first === target.current) target.current = null;
      setPlace((before) =>
        before.first === next.first && before.hasPrevious === next.hasPrevious && before.hasNext === next.hasNext
          ? before
          : next,
      );
    };
    const arrive = (): void => {
      target.current = null;
    };
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    element.addEventListener('scroll', read, options);
    for (const name of ENDS) element.addEventListener(name, arrive, options);
    const stop = onResize(element, read);
    read();
    return () => {
      listening.abort();
      arrive();
      stop();
    };
  }, [gutter, count, perView]);
  const go = (by: number): void => {
    const element = rail.current;
    if (!element) return;
    const last = Math.max(0, count - perView);
    const to = Math.min(last, Math.max(0, (target.current ?? first) + by * perView));
    const item = element.children[to] as HTMLElement | undefined;
    const start = element.firstElementChild as HTMLElement | null;
    if (!item || !start) return;
    target.current = to;
    element.scrollTo({ left: item.offsetLeft - start.offsetLeft });
    announce(t('summaryPosition', { from: to + 1, to: Math.min(count, to + perView), count }));
  };
  const rtl = handle.dir === 'rtl';
  const isMoving = hasPrevious || hasNext;
  return (
    <>
      <ul className="items track" part="items" ref={rail}>
        {children}
      </ul>
      {/* Its room is kept where everything is in view. */}
      <div className="pager" data-idle={!isMoving || undefined}>
        <IconButton
          part="previous"
          label={t('summaryPrevious')}
          aria-disabled={!hasPrevious}
          onClick={() => hasPrevious && handle.run(() => go(-1))}
        >
          <Icon path={rtl ? arrowRight : arrowLeft} />
        </IconButton>
        <IconButton
          part="next"
          label={t('summaryNext')}
          aria-disabled={!hasNext}
          onClick={() => hasNext && handle.run(() => go(1))}
        >
          <Icon path={rtl ? arrowLeft : arrowRight} />
        </IconButton>
      </div>
    </>
  );
}
