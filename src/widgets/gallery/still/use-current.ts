import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';
import type { Gallery } from '../state/gallery-state.ts';

interface Options {
  readonly gallery: Gallery;
  readonly handle: BlockHandle;
}

const focusable = 'a[href], button, video';

/**
 * The current slide, and the slides that stay rendered wherever the page is scrolled to: the current one, and the
 * focused one with its neighbours. The focus follows the current slide while it is in the gallery.
 */
export function useCurrent(
  ref: RefObject<HTMLElement | null>,
  { gallery, handle }: Options,
): { readonly current: number; readonly kept: readonly number[] } {
  const [current, setCurrent] = useState(() => gallery.getState().currentIndex);
  const [focused, setFocused] = useState(-1);
  const wanted = useRef(-1);
  useEffect(
    () =>
      gallery.subscribe(({ currentIndex }, before) => {
        if (currentIndex === before.currentIndex) return;
        const at = focusIndex(ref.current);
        if (at >= 0 && at !== currentIndex) wanted.current = currentIndex;
        setCurrent(currentIndex);
      }),
    [gallery, ref],
  );
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return;
    const note = (): void => {
      handle.run(() => setFocused(focusIndex(list)));
    };
    list.addEventListener('focusin', note);
    return () => list.removeEventListener('focusin', note);
  }, [ref, handle]);
  useLayoutEffect(() => {
    if (wanted.current !== current) return;
    wanted.current = -1;
    ref.current?.querySelector<HTMLElement>(`[data-index="${current}"] :is(${focusable})`)?.focus();
  }, [ref, current]);
  return { current, kept: focused < 0 ? [current] : [current, focused - 1, focused, focused + 1] };
}

/** The slide that has the focus; -1 if none has. */
function focusIndex(list: HTMLElement | null): number {
  const root = list?.getRootNode();
  const focus = root instanceof ShadowRoot || root instanceof Document ? root.activeElement : null;
  const slide = focus && list?.contains(focus) ? focus.closest('[data-index]') : null;
  return slide ? Number(slide.getAttribute('data-index')) : -1;
}
