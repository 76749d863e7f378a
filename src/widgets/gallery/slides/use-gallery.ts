import { type RefObject, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { type Status, useLiveStatus } from '../../_shared/ui/live-status.tsx';
import type { Gallery } from '../state/gallery-state.ts';

/** The slide that a gallery is at. */
export const useCurrentIndex = (gallery: Gallery): number =>
  useSyncExternalStore(gallery.subscribe, () => gallery.getState().currentIndex);

/** Whether a gallery goes on by itself. */
export const useIsAutoplaying = (gallery: Gallery): boolean =>
  useSyncExternalStore(gallery.subscribe, () => gallery.getState().autoplay);

/** The live region of a gallery: it tells where visitors are once that has changed, and is silent while the gallery goes on by itself. */
export function useAnnouncedPosition(text: string, isSilent: boolean): Status {
  const [status, announce] = useLiveStatus();
  const last = useRef(text);
  useEffect(() => {
    if (last.current === text) return;
    last.current = text;
    announce(isSilent ? '' : text);
  }, [text, isSilent, announce]);
  return status;
}

/** Keeps the focus in a gallery whose focused slide is out of reach once another one is shown: the new slide has it, or the gallery itself. */
export function useKeptFocus(section: RefObject<HTMLElement | null>, shown: number): void {
  // What has the focus is known only until the slides are drawn again.
  const had = (section.current?.querySelector('.slide :focus') ?? null) !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where another slide is shown.
  useLayoutEffect(() => {
    const element = section.current;
    if (!had || !element || element.querySelector('.slide:not([inert]) :focus')) return;
    const reachable = '.slide:not([inert]) :is(a[href], button:not([tabindex="-1"]), video)';
    (element.querySelector<HTMLElement>(reachable) ?? element).focus({ preventScroll: true });
  }, [shown]);
}
