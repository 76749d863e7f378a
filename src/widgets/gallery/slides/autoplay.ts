import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';
import { deviceSignals, isMobileDevice } from '../../../runtime/page/device.ts';
import { inView } from '../../../runtime/page/element-observers.ts';
import { motion } from '../../../runtime/page/motion.ts';
import { watchLeaving, watchReturn } from '../../../runtime/page/page-visibility.ts';
import type { Gallery } from '../state/gallery-state.ts';

/** Why a gallery that goes on by itself waits. */
type Reason = 'hover' | 'focus' | 'hidden' | 'video' | 'view' | 'motion' | 'layer';

export interface AutoplayOptions {
  readonly gallery: Gallery;
  readonly handle: BlockHandle;
  /** The slides with their buttons. */
  readonly section: HTMLElement;
  /** The time that a slide is shown, in ms. */
  readonly timeout: number;
  /** Shows the next slide. */
  advance(): void;
  /** Whether a visitor holds the slides. */
  isHeld(): boolean;
}

export interface Autoplay {
  /** A video of the gallery plays, or no longer does (GAL-339). */
  videoPlays(isPlaying: boolean): void;
  stop(): void;
}

/** The pause button may have the focus while the gallery goes on: it is how visitors let it. */
const isKept = (focused: Element | null): boolean =>
  focused !== null && !focused.matches('.slides-pause') && focused.matches(':focus-visible');

/**
 * Advances a gallery on a timer (GAL-333, GAL-334). It waits while the mouse is over the gallery, but not on mobile devices (GAL-337, GAL-338), while a key has
 * brought the focus into it, while the page is hidden, while a video plays, while the gallery is out of view, while the lightbox is open, and while motion is
 * reduced (NAV-307). Each wait, and each change of the slide, is followed by a whole interval.
 */
export function startAutoplay({ gallery, handle, section, timeout, advance, isHeld }: AutoplayOptions): Autoplay {
  const waits = new Set<Reason>(['view']);
  const host = handle.element;
  let videos = 0;
  let cancel = (): void => {};

  const restart = (): void => {
    cancel();
    cancel = (): void => {};
    if (waits.size > 0 || !gallery.getState().autoplay) return;
    cancel = handle.after(timeout, () => {
      if (!isHeld()) advance();
      restart();
    });
  };
  const wait = (reason: Reason, isWaiting: boolean): void => {
    if (waits.has(reason) === isWaiting) return;
    if (isWaiting) waits.add(reason);
    else waits.delete(reason);
    restart();
  };

  const listening = new AbortController();
  const { signal } = listening;
  const hover = (isOver: boolean) => (event: Event) => {
    if ((event as PointerEvent).pointerType === 'mouse' && !isMobileDevice(deviceSignals())) wait('hover', isOver);
  };
  const readFocus = (): void => wait('focus', isKept(section.querySelector(':focus')));
  host.addEventListener('pointerenter', hover(true), { signal });
  host.addEventListener('pointerleave', hover(false), { signal });
  readFocus();
  section.addEventListener('focusin', readFocus, { signal });
  section.addEventListener('focusout', () => queueMicrotask(readFocus), { signal });
  wait('motion', motion.reduced());
  // Any other layer may be what the gallery is in.
  const readLayers = (): void => wait('layer', handle.store.getState().ui.layers.includes('lightbox'));
  readLayers();
  const stops = [
    watchLeaving(() => wait('hidden', true)),
    watchReturn(() => wait('hidden', false)),
    inView(host, (isIn) => wait('view', !isIn)),
    motion.watch((isReduced) => wait('motion', isReduced)),
    handle.store.subscribe(readLayers),
    gallery.subscribe((now, before) => {
      if (now.currentIndex !== before.currentIndex || now.autoplay !== before.autoplay) restart();
    }),
  ];
  return {
    videoPlays(isPlaying) {
      videos = Math.max(0, videos + (isPlaying ? 1 : -1));
      wait('video', videos > 0);
    },
    stop() {
      listening.abort();
      cancel();
      for (const stop of stops) stop();
    },
  };
}
