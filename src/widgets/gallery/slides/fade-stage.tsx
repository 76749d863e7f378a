import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { slideshowLimits } from '../../../vocab/codes/slideshow.ts';
import { autoplayTimeout, DEFAULT_AUTOPLAY } from '../../../vocab/rules/display/autoplay.ts';
import { Frame } from './frame.tsx';
import { runTransition } from './run-transition.ts';
import type { StageProps } from './stage-props.ts';
import { useIsAutoplaying } from './use-gallery.ts';
import { neighbours } from './use-shown.ts';
import { useSwipe } from './use-swipe.ts';

interface Props extends StageProps {
  /** Zooms the slides while they are shown (SLIDE-303). */
  readonly kenBurns: boolean;
}

/** Slides on top of one another; the new one fades in over the old one (SLIDE-302), whether a button, a key or a gesture has asked for it. */
export function FadeStage({ shown, seconds, kenBurns, videoPlays, ...props }: Props) {
  const { gallery, handle, slides, data } = props;
  const view = useRef<HTMLDivElement>(null);
  const entering = useRef<HTMLDivElement>(null);
  const leaving = useRef<HTMLDivElement>(null);
  const isAutoplaying = useIsAutoplaying(gallery);
  const { current, before, turn } = shown;
  const shownTurn = useRef(turn);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one transition for each change.
  useLayoutEffect(() => {
    if (shownTurn.current === turn) return;
    shownTurn.current = turn;
    return runTransition({
      gallery,
      handle,
      seconds,
      begin: (timing) => [
        entering.current?.animate?.({ opacity: [0, 1] }, { ...timing, easing: 'ease-in-out' }),
        // A picture that is shown whole does not cover the old one.
        data.autoCrop ? undefined : leaving.current?.animate?.({ opacity: [1, 0] }, { ...timing, easing: 'ease-in' }),
      ],
    });
  }, [turn]);

  useSwipe(view, { axis: 'x', lenient: true, gallery, handle });

  const { previous, next } = neighbours(current, slides.length, gallery.getState().loop);
  const mounted = [...new Set([before, previous, current, next])].filter((one) => one !== null);
  const zoomMs = data.autoplay ? autoplayTimeout(data.autoplayDuration) + seconds * 1000 : DEFAULT_AUTOPLAY;
  const style = {
    '--zoom': slideshowLimits.kenBurnsZoom,
    '--zoom-time': `${zoomMs}ms`,
  } as CSSProperties;
  return (
    <div
      ref={view}
      className="slides-view slides-stack"
      style={style}
      data-paused={(data.autoplay && !isAutoplaying) || undefined}
    >
      {mounted.map((index) => {
        const isVisible = index === current || index === before;
        return (
          <Frame
            key={index}
            {...props}
            index={index}
            current={index === current}
            distance={index === current ? 0 : index === next ? 1 : -1}
            visible={isVisible}
            zoom={kenBurns && isVisible ? (index % 2 === 0 ? 'in' : 'out') : undefined}
            playing={videoPlays}
            {...(index === current && { ref: entering })}
            {...(index === before && { ref: leaving })}
          />
        );
      })}
    </div>
  );
}
