import { type CSSProperties, useCallback, useMemo, useRef } from 'react';
import messages from '../../../strings/pt-BR/slides.json';
import { slideshowLimits, slideTransitions } from '../../../vocab/codes/slideshow.ts';
import { stackedTransitionNotFound } from '../../../vocab/logged-messages.ts';
import { imageAspectRatio } from '../../../vocab/rules/display/aspect-ratio.ts';
import { fillPlaceholders } from '../../../vocab/rules/text/fill-placeholders.ts';
import { LiveStatus } from '../../_shared/ui/live-status.tsx';
import type { GalleryViewProps } from '../gallery-view.ts';
import { BelowStage, hasDots } from './below-stage.tsx';
import { Controls, PauseButton } from './controls.tsx';
import { FadeStage } from './fade-stage.tsx';
import { FreeStage } from './free-stage.tsx';
import { ScrollStage } from './scroll-stage.tsx';
import { ratioOf } from './slide-ratio.ts';
import type { StageProps } from './stage-props.ts';
import { Thumbnails } from './thumbnails.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useAnnouncedPosition, useKeptFocus } from './use-gallery.ts';
import { useSettledWidth } from './use-settled-width.ts';
import { useShown } from './use-shown.ts';

/** Narrower than this, in px, text and buttons would cover most of a slide. */
const NARROW = 480;

/** @throws for a name that is no transition (ERR-311): the block fails, and the page's own markup is shown */
function transitionOf(name: string): (typeof slideTransitions.words)[number] {
  if (slideTransitions.has(name)) return name;
  throw new Error(fillPlaceholders(stackedTransitionNotFound, { name }));
}

/** One slide at a time, changed with a transition (GAL-309, SLIDE-301). */
export function Slideshow(props: GalleryViewProps) {
  const { slides, data, gallery, handle, label, place, isPublished } = props;
  const t = handle.strings(messages);
  const transition = transitionOf(data.transition || slideshowLimits.transition);
  const shown = useShown(gallery);
  const { current } = shown;
  const { loop } = gallery.getState();
  const seconds = data.speed === '' ? slideshowLimits.speedSeconds : data.speed;

  const fixed = imageAspectRatio(data.aspectRatio);
  const tallest = useMemo(() => Math.max(...slides.map(ratioOf)), [slides]);
  const slide = slides[current];
  const ratio = fixed ?? (data.autoHeight && slide ? ratioOf(slide) : tallest);

  const heldBy = useRef<() => boolean>(() => false);
  const holds = useCallback((isHeld: () => boolean): void => {
    heldBy.current = isHeld;
  }, []);
  const section = useRef<HTMLElement>(null);
  const autoplay = useAutoplay({ gallery, data, handle, section, isHeld: () => heldBy.current() });
  useKeptFocus(section, current);
  const status = useAnnouncedPosition(
    t('slidesPosition', { index: current + 1, count: slides.length }),
    autoplay.playing,
  );

  const width = useSettledWidth(section, handle, place?.width);
  const isNarrow = !isPublished && width !== null && width < NARROW;
  const isDotted = isNarrow && hasDots(props);
  const stage: StageProps = {
    ...props,
    ...(isNarrow && { data: { ...data, showMeta: false } }),
    shown,
    seconds,
    videoPlays: autoplay.videoPlays,
    holds,
  };
  return (
    <section
      className="slides"
      aria-roledescription={t('slidesCarousel')}
      aria-label={label}
      tabIndex={-1}
      ref={section}
    >
      <div
        className="slides-stage"
        data-choices={isDotted || (!isPublished && data.thumbnails) || undefined}
        style={{ '--height': `${ratio * 100}%`, '--speed': `${seconds}s` } as CSSProperties}
      >
        {autoplay.offered && <PauseButton handle={handle} playing={autoplay.playing} toggle={autoplay.toggle} />}
        {data.controls && slides.length > 1 && (
          <Controls
            handle={handle}
            hasPrevious={loop || current > 0}
            hasNext={loop || current < slides.length - 1}
            previous={() => gallery.previous()}
            next={() => gallery.next()}
          />
        )}
        {!isPublished && !isDotted && slides.length > 1 && (
          <p className="slides-counter" part="counter" aria-hidden="true">
            {current + 1} / {slides.length}
          </p>
        )}
        {transition === 'new-swipe' ? (
          <FreeStage {...stage} />
        ) : transition === 'scroll' || transition === 'swipe' ? (
          <ScrollStage {...stage} swipe={transition === 'swipe'} />
        ) : (
          <FadeStage {...stage} kenBurns={transition === 'ken-burns'} />
        )}
      </div>
      {isNarrow && <BelowStage {...props} current={current} />}
      {data.thumbnails && slides.length > 1 && <Thumbnails {...props} />}
      <LiveStatus status={status} />
    </section>
  );
}
