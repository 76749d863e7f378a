import type { EmblaCarouselType } from 'embla-carousel';
import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';
import { motion } from '../../../runtime/page/motion.ts';
import type { Gallery } from '../state/gallery-state.ts';

/** Where a track can come to rest, in px from its start, and which of these places it is at. */
export interface Stops {
  readonly places: readonly number[];
  readonly at: number;
}

export interface TrackOptions {
  readonly embla: EmblaCarouselType;
  /** What moves by itself, inside what Embla moves. */
  readonly frames: HTMLElement;
  readonly axis: 'x' | 'y';
  readonly rtl: boolean;
  readonly gallery: Gallery;
  readonly handle: BlockHandle;
  /** How long the track takes to its place after a drag, in seconds (SLIDE-313). */
  readonly afterDrag: number;
  /** A drag has chosen another stop. False if the change is refused. */
  choose(stop: number): boolean;
}

export interface Track {
  /** Measures again, and shows a stop at once. */
  place(stops: Stops, size: number): void;
  /**
   * Moves to a stop, from where the track is seen now.
   *
   * @param shift how far the slides themselves were moved along the track since, in px
   */
  move(stops: Stops, size: number, seconds: number, shift?: number): void;
  /** Whether a pointer holds the track. */
  isHeld(): boolean;
  stop(): void;
}

/** Decelerates, as after a drag. */
const EASING = 'cubic-bezier(0.22, 0.61, 0.36, 1)';

/**
 * What Embla measures instead of slides: elements that are not in the page and report where the track can come to rest. So only the slides that can be seen are
 * in the page, and their positions need not be whole px.
 *
 * @param stops distances from the start of the track, in px
 * @param size the size of the track, in px
 */
function rulers(
  stops: readonly number[],
  { size, axis, rtl }: { size: number; axis: 'x' | 'y'; rtl: boolean },
): HTMLElement[] {
  return stops.map((stop) => {
    const ruler = Document.prototype.createElement.call(document, 'div') as HTMLElement;
    const values =
      axis === 'y'
        ? { offsetTop: stop, offsetLeft: 0, offsetWidth: 0, offsetHeight: size }
        : { offsetTop: 0, offsetLeft: rtl ? -stop : stop, offsetWidth: size, offsetHeight: 0 };
    for (const [name, value] of Object.entries(values)) Object.defineProperty(ruler, name, { value });
    return ruler;
  });
}

/**
 * Moves slides along an axis. Embla drags them and decides where a drag leads; every other movement, also the one after a drag, is an animation of fixed length
 * that runs without script. While it runs the gallery is in motion (SLIDE-320); a pointer that goes down takes the slides up where they are.
 */
export function createTrack({ embla, frames, axis, rtl, gallery, handle, afterDrag, choose }: TrackOptions): Track {
  const sign = rtl && axis === 'x' ? -1 : 1;
  let settled: Stops = { places: [], at: 0 };
  let running: Animation | null = null;
  let cancelEnd = (): void => {};
  let fromDrag = false;
  let suppressClick = false;

  /** How far the animation is from its end, in px along the track. */
  const rest = (): number => {
    if (!running) return 0;
    const { m41, m42 } = new DOMMatrixReadOnly(getComputedStyle(frames).transform);
    return axis === 'y' ? m42 : m41 * sign;
  };
  const seen = (): number => embla.internalEngine().offsetLocation.get() + rest();

  /** Ends the animation, also where it is cancelled (GAL-327). */
  const end = (): void => {
    cancelEnd();
    running?.cancel();
    running = null;
    gallery.setInMotion(false);
  };
  const animate = (px: number, seconds: number): void => {
    const along = axis === 'y' ? `0, ${px}px` : `${px * sign}px, 0`;
    running = frames.animate?.([{ transform: `translate(${along})` }, { transform: 'none' }], {
      duration: seconds * 1000,
      easing: EASING,
    });
    cancelEnd = handle.after(seconds * 1000, end);
  };
  const measure = (stops: Stops, size: number): void => {
    settled = stops;
    const slides = rulers(stops.places, { size, axis, rtl });
    embla.reInit({ active: true, slides, startIndex: stops.at });
    // It would watch every ruler; which slides are in view follows from the index.
    embla.internalEngine().slidesInView.destroy();
  };
  const held = (): boolean => embla.internalEngine().dragHandler.pointerDown();

  /** Has the track at a place at once. */
  const put = (px: number): void => {
    const { location, offsetLocation, previousLocation, target, translate } = embla.internalEngine();
    for (const one of [location, offsetLocation, previousLocation, target]) one.set(px);
    translate.to(px);
  };
  const letGo = (): void => {
    const engine = embla.internalEngine();
    const from = engine.offsetLocation.get();
    const place = -(settled.places[settled.at] ?? 0);
    engine.animation.stop();
    const chosen = engine.index.get();
    // A flick may be over before anything has moved.
    if (Math.abs(from - place) < 0.5 && chosen === settled.at) return;
    suppressClick = true;
    fromDrag = true;
    const accepted = chosen !== settled.at && handle.run(() => choose(chosen));
    if (accepted) return;
    fromDrag = false;
    engine.index.set(settled.at);
    put(place);
    if (!motion.reduced()) animate(from - place, afterDrag);
  };
  /** A pointer goes down: the slides stay where they are seen. */
  const take = (): void => {
    suppressClick = false;
    if (!running) return;
    const from = seen();
    end();
    put(from);
  };
  embla.on('pointerDown', take).on('pointerUp', letGo);
  /** Embla would suppress the click after a drag, but measuring again makes it forget the drag. A key is a click without a count. */
  const click = (event: MouseEvent): void => {
    if (!suppressClick || event.detail === 0) return;
    suppressClick = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const view = embla.rootNode();
  view.addEventListener('click', click, true);

  return {
    place(stops, size) {
      if (held()) return;
      end();
      measure(stops, size);
    },
    move(stops, size, seconds, shift = 0) {
      const from = seen() + shift;
      end();
      measure(stops, size);
      const time = fromDrag ? afterDrag : seconds;
      fromDrag = false;
      gallery.setInMotion(true);
      const way = from - embla.internalEngine().offsetLocation.get();
      if (time > 0 && way !== 0 && !motion.reduced()) animate(way, time);
      else end();
    },
    isHeld: held,
    stop() {
      embla.off('pointerDown', take).off('pointerUp', letGo);
      view.removeEventListener('click', click, true);
      end();
    },
  };
}
