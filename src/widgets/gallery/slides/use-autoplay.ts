import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';
import { motion } from '../../../runtime/page/motion.ts';
import { autoplayTimeout } from '../../../vocab/rules/display/autoplay.ts';
import type { GalleryData } from '../gallery-view.ts';
import type { Gallery } from '../state/gallery-state.ts';
import { type Autoplay, startAutoplay } from './autoplay.ts';
import { useIsAutoplaying } from './use-gallery.ts';

/** The places that autoplay goes through, where these are not the slides themselves. */
export interface Places {
  readonly count: number;
  readonly at: number;
  go(place: number): boolean;
}

interface UseAutoplayOptions {
  readonly gallery: Gallery;
  readonly data: GalleryData;
  readonly handle: BlockHandle;
  readonly section: RefObject<HTMLElement | null>;
  readonly places?: Places;
  isHeld?(): boolean;
}

/** Another place than the current one, each as likely as any other (GAL-340). */
export const randomOther = (at: number, count: number, random: () => number): number => {
  const picked = Math.floor(random() * (count - 1));
  return picked >= at ? picked + 1 : picked;
};

const watchMotion = (changed: () => void): (() => void) => motion.watch(changed);
const motionReduced = (): boolean => motion.reduced();

/** Autoplay of a gallery, and what its pause button needs (GAL-333 to GAL-340). */
export function useAutoplay({ gallery, data, handle, section, places, isHeld = () => false }: UseAutoplayOptions) {
  const reduced = useSyncExternalStore(watchMotion, motionReduced);
  const isOn = useIsAutoplaying(gallery);
  const running = useRef<Autoplay | null>(null);
  const count = places?.count ?? gallery.count;
  const offered = data.autoplay && count > 1 && !reduced;
  const timeout = autoplayTimeout(data.autoplayDuration);

  const whereabouts = (): Places =>
    places ?? { count, at: gallery.getState().currentIndex, go: (place) => gallery.select(place) };
  const advance = useEffectEvent((): void => {
    if (gallery.getState().inMotion) return;
    const { at, go } = whereabouts();
    if (data.interval) go(randomOther(at, count, Math.random));
    // There is no way on: the end has been reported, and the timer stops (GAL-333).
    else if (!gallery.next() && !gallery.getState().inMotion) gallery.setAutoplay(false);
  });
  const held = useEffectEvent(() => isHeld());
  useEffect(() => {
    const element = section.current;
    if (!offered || !element) return;
    const autoplay = startAutoplay({
      gallery,
      handle,
      section: element,
      timeout,
      advance: () => advance(),
      isHeld: () => held(),
    });
    running.current = autoplay;
    return () => {
      running.current = null;
      autoplay.stop();
    };
  }, [offered, gallery, handle, section, timeout]);

  return {
    /** Whether there is something to pause. */
    offered,
    playing: offered && isOn,
    toggle: (): void => {
      const { at, go } = whereabouts();
      const isAtEnd = at >= count - 1 && !gallery.getState().loop && !data.interval;
      if (!isOn && isAtEnd) go(0);
      gallery.setAutoplay(!isOn);
    },
    videoPlays: useCallback((isPlaying: boolean): void => running.current?.videoPlays(isPlaying), []),
  };
}
