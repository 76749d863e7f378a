import { useEffect, useRef } from 'react';
import { swipeLimits } from '../../../vocab/codes/slideshow.ts';
import { Frame } from './frame.tsx';
import type { StageProps } from './stage-props.ts';
import { neighbours } from './use-shown.ts';
import { useSwipe } from './use-swipe.ts';
import { useTrack } from './use-track.ts';

interface Props extends StageProps {
  /** A swipe changes the slide; otherwise the slides are dragged (SLIDE-305, SLIDE-306). */
  readonly swipe: boolean;
}

/** Slides one beside or below the other, which move along (SLIDE-305). Only the current one and its neighbours are there. */
export function ScrollStage({ shown, seconds, swipe, videoPlays, holds, ...props }: Props) {
  const { gallery, handle, slides, data } = props;
  const { current, before, direction, turn } = shown;
  const axis = data.orientation === 'vertical' ? 'y' : 'x';
  const beside = neighbours(current, slides.length, gallery.getState().loop);
  // The slide that leaves has its place, whichever slide it is.
  const previous = before !== null && direction === 1 ? before : before === null ? beside.previous : null;
  const next = before !== null && direction === -1 ? before : before === null ? beside.next : null;
  const view = useRef<HTMLDivElement>(null);

  const track = useTrack({
    axis,
    gallery,
    handle,
    position: turn,
    seconds: swipe ? swipeLimits.durationSeconds : seconds,
    afterDrag: swipeLimits.scrollAfterDragSeconds,
    draggable: !swipe,
    stops: (px) => {
      const places = [0, px, 2 * px].slice(beside.previous === null ? 1 : 0, beside.next === null ? 2 : 3);
      return { places, at: beside.previous === null ? 0 : 1 };
    },
    shift: (from, to, px) => Math.sign(to - from) * px,
    choose: (stop) => (stop > (beside.previous === null ? 0 : 1) ? gallery.next() : gallery.previous()),
  });
  useEffect(() => holds(track.isHeld));

  useSwipe(view, { isOn: swipe, axis, gallery, handle });

  const places: [number | null, number][] = [
    [previous, 0],
    [current, 1],
    [next, 2],
  ];
  return (
    <div className="slides-fill" ref={view}>
      <div className="slides-view" data-axis={axis} ref={track.view}>
        <div className="slides-rail">
          <div className="slides-frames" ref={track.frames}>
            {places.map(
              ([index, slot]) =>
                index !== null && (
                  <Frame
                    key={index}
                    {...props}
                    index={index}
                    current={index === current}
                    distance={slot - 1}
                    slot={slot}
                    axis={axis}
                    playing={videoPlays}
                  />
                ),
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
