import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { type Drag, trackPointer } from '../../../runtime/page/pointer-tracker.ts';
import { swipeLimits } from '../../../vocab/codes/slideshow.ts';
import { snapPoints, swipeBoundary } from '../../../vocab/rules/display/new-swipe.ts';
import { Frame } from './frame.tsx';
import { runTransition } from './run-transition.ts';
import type { StageProps } from './stage-props.ts';
import { type Bounds, boundedPosition, restingPosition, snapSeconds } from './swipe-motion.ts';
import { neighbours } from './use-shown.ts';

/** What is dragged: positions are in slides, from the first one that was shown, and grow towards the end. */
interface Place {
  position: number;
  /** Ends the animation that runs. */
  stop(): void;
  /** Where and how fast the current change of the slide ends; null where a button asked for it. */
  release: { readonly position: number; readonly seconds: number } | null;
}

/** Slides that follow the pointer, and come to rest by its velocity when it lets go (SLIDE-307). */
export function FreeStage({ shown, seconds, videoPlays, holds, ...props }: StageProps) {
  const { gallery, handle, slides, data } = props;
  const { current, before, direction, turn } = shown;
  const axis = data.orientation === 'vertical' ? 'y' : 'x';
  const sign = axis === 'x' && handle.dir === 'rtl' ? -1 : 1;
  const view = useRef<HTMLDivElement>(null);
  const frames = useRef<HTMLDivElement>(null);
  const place = useRef<Place>({ position: turn, stop: () => {}, release: null });
  const isHeld = useRef(false);
  const shownTurn = useRef(turn);
  const { loop } = gallery.getState();

  const at = (position: number): string => {
    const percent = `${-position * 100 * sign}%`;
    return axis === 'y' ? `translateY(${percent})` : `translateX(${percent})`;
  };
  const show = (position: number): void => {
    place.current.position = position;
    if (frames.current) frames.current.style.transform = at(position);
  };
  /** Moves to a position; the gallery is in motion meanwhile. */
  const moveTo = (to: number, time: number): void => {
    const from = place.current.position;
    place.current.stop();
    show(to);
    const timing = { easing: 'cubic-bezier(0.22, 0.61, 0.36, 1)' };
    place.current.stop = runTransition({
      gallery,
      handle,
      seconds: from === to ? 0 : time,
      begin: (options) => [frames.current?.animate?.({ transform: [at(from), at(to)] }, { ...options, ...timing })],
    });
  };

  const boundsNow = (): Bounds => {
    const atStart = swipeBoundary(data.boundaries[0]);
    const atEnd = swipeBoundary(data.boundaries[1] ?? data.boundaries[0]);
    const unlimited = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };
    const limits = loop ? unlimited : { min: turn - current, max: turn + slides.length - 1 - current };
    return { ...limits, atStart, atEnd };
  };
  const sizeNow = (): number =>
    Math.max(1, (axis === 'y' ? view.current?.clientHeight : view.current?.clientWidth) ?? 1);
  /** The way and the velocity of a drag, towards the end of the slides. */
  const along = (drag: Drag) =>
    axis === 'y'
      ? { moved: -drag.movedY, velocity: -drag.velocityY }
      : { moved: -drag.movedX * sign, velocity: -drag.velocityX * sign };
  const origin = useRef({ position: 0, size: 1 });

  const start = useEffectEvent((): void => {
    isHeld.current = true;
    origin.current = { position: place.current.position, size: sizeNow() };
  });
  const move = useEffectEvent((drag: Drag): void => {
    const { position, size } = origin.current;
    show(boundedPosition(position + along(drag).moved / size, boundsNow()));
  });
  const end = useEffectEvent((drag: Drag, cancelled: boolean): void => {
    isHeld.current = false;
    const { size } = origin.current;
    const velocity = cancelled ? 0 : along(drag).velocity;
    const from = place.current.position;
    const rest = cancelled
      ? origin.current.position
      : restingPosition(from, velocity, snapPoints(data.snapPoints), boundsNow());
    const time = snapSeconds((rest - from) * size, velocity, innerWidth);
    const steps = Math.max(-1, Math.min(1, Math.round(rest - turn)));
    place.current.release = { position: rest, seconds: time };
    if (steps !== 0 && (steps > 0 ? gallery.next() : gallery.previous())) return;
    place.current.release = null;
    // Nothing more than the way back is to be seen where the change was refused.
    moveTo(steps === 0 ? rest : turn, time);
  });
  useEffect(() => {
    if (!view.current) return;
    return trackPointer(view.current, {
      axis,
      idleMs: swipeLimits.idleMouseUpMs,
      accepts: () => !gallery.getState().inMotion,
      start: () => handle.run(start),
      move: (drag) => handle.run(() => move(drag)),
      end: (drag, cancelled) => handle.run(() => end(drag, cancelled)),
    });
  }, [axis, gallery, handle]);
  useEffect(() => holds(() => isHeld.current));

  // biome-ignore lint/correctness/useExhaustiveDependencies: one transition for each change.
  useLayoutEffect(() => {
    if (shownTurn.current === turn) return;
    shownTurn.current = turn;
    const { release } = place.current;
    place.current.release = null;
    moveTo(release?.position ?? turn, release?.seconds ?? seconds);
  }, [turn]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another direction the same position is another place.
  useLayoutEffect(() => {
    show(place.current.position);
    return () => place.current.stop();
  }, [axis, sign]);

  const beside = neighbours(current, slides.length, loop);
  const places: [number | null, number][] = [
    [before !== null && direction === 1 ? before : beside.previous, turn - 1],
    [current, turn],
    [before !== null && direction === -1 ? before : beside.next, turn + 1],
  ];
  return (
    <div className="slides-view" data-axis={axis} ref={view}>
      <div className="slides-frames" ref={frames}>
        {places.map(
          ([index, slot]) =>
            index !== null && (
              <Frame
                key={index}
                {...props}
                index={index}
                current={index === current}
                distance={slot - turn}
                slot={slot}
                axis={axis}
                playing={videoPlays}
              />
            ),
        )}
      </div>
    </div>
  );
}
