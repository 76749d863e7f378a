import { type CSSProperties, useLayoutEffect, useMemo, useRef } from 'react';
import messages from '../../../strings/pt-BR/slides.json';
import { stripLimits } from '../../../vocab/codes/gallery-limits.ts';
import { swipeLimits } from '../../../vocab/codes/slideshow.ts';
import { imageAspectRatio } from '../../../vocab/rules/display/aspect-ratio.ts';
import { DEFAULT_SLIDES_PER_ROW, slidesPerRow } from '../../../vocab/rules/display/slides-per-row.ts';
import { LiveStatus } from '../../_shared/ui/live-status.tsx';
import type { GalleryViewProps } from '../gallery-view.ts';
import { Controls, PauseButton } from './controls.tsx';
import { groupOf, groupsOf, mountedSlides, slideWidths } from './groups.ts';
import { SlideMedia } from './slide-media.tsx';
import { ratioOf } from './slide-ratio.ts';
import { SlideText } from './slide-text.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useAnnouncedPosition, useCurrentIndex, useKeptFocus } from './use-gallery.ts';
import { useSettledWidth } from './use-settled-width.ts';
import { useTrack } from './use-track.ts';

/** Rows of slides side by side, of which visitors see one at a time (GAL-343 to GAL-348). Embla drags them; only the row and its neighbours are in the page. */
export function Carousel({ slides, data, gallery, handle, activate, label, place, isPublished }: GalleryViewProps) {
  const t = handle.strings(messages);
  const box = useRef<HTMLElement>(null);
  const width = useSettledWidth(box, handle, place?.width);
  const original = data.slidesPerRow === '' ? DEFAULT_SLIDES_PER_ROW : data.slidesPerRow;
  const perRow = slidesPerRow(original, width ?? Number.POSITIVE_INFINITY);
  const groups = useMemo(() => groupsOf(slides.length, perRow), [slides.length, perRow]);
  const index = useCurrentIndex(gallery);
  const group = groupOf(index, groups);
  const first = groups.starts[group] ?? 0;
  const shown = { from: first, to: first + perRow };
  const mounted = mountedSlides(group, groups);
  const widths = slideWidths(perRow, data.gutter);
  const ratio = imageAspectRatio(data.imageAspectRatio);
  const tallest = useMemo(() => ratio ?? Math.max(...slides.map(ratioOf)), [slides, ratio]);
  const hasControls = slides.length > perRow;

  const goTo = (to: number): boolean => {
    const start = groups.starts[to];
    return start !== undefined && gallery.select(start);
  };
  useLayoutEffect(() => {
    gallery.setSteps((from, isForward) => groups.starts[groupOf(from, groups) + (isForward ? 1 : -1)] ?? null);
    return () => gallery.setSteps(null);
  }, [gallery, groups]);

  const track = useTrack({
    gallery,
    handle,
    position: group,
    seconds: data.speed === '' ? stripLimits.speedSeconds : data.speed,
    afterDrag: swipeLimits.scrollAfterDragSeconds,
    stops: (px) => ({
      places: groups.starts.slice(Math.max(0, group - 1), group + 2).map((start) => (start * widths.step * px) / 100),
      at: Math.min(1, group),
    }),
    choose: (stop) => goTo(group - Math.min(1, group) + stop),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other groups have other places.
  useLayoutEffect(() => track.replace(), [groups, data.gutter]);

  const autoplay = useAutoplay({
    gallery,
    data,
    handle,
    section: box,
    places: { count: groups.starts.length, at: group, go: goTo },
    isHeld: track.isHeld,
  });
  useKeptFocus(box, first);
  const status = useAnnouncedPosition(
    t('slidesPosition', { index: `${first + 1}–${Math.min(first + perRow, slides.length)}`, count: slides.length }),
    autoplay.playing,
  );

  const style = {
    '--slide': `${widths.slide}%`,
    '--gap': `${widths.step - widths.slide}%`,
    '--before': `${mounted.from * widths.step}%`,
    '--tallest': `${tallest * widths.slide}%`,
    // The texts of all slides begin at one height.
    ...(!isPublished && { alignItems: 'start' }),
  } as CSSProperties;
  const stand = isPublished ? undefined : { aspectRatio: `1 / ${tallest}` };
  return (
    <section className="slides" aria-roledescription={t('slidesCarousel')} aria-label={label} tabIndex={-1} ref={box}>
      {autoplay.offered && <PauseButton handle={handle} playing={autoplay.playing} toggle={autoplay.toggle} />}
      {data.controls && hasControls && (
        <Controls
          handle={handle}
          disable
          hasPrevious={group > 0}
          hasNext={group < groups.starts.length - 1}
          previous={() => gallery.previous()}
          next={() => gallery.next()}
        />
      )}
      <div className="slides-view" ref={track.view} data-axis="x">
        <div className="slides-rail">
          <div className="slides-frames slides-row" ref={track.frames} style={style}>
            {slides.slice(mounted.from, mounted.to).map((slide, offset) => {
              const at = mounted.from + offset;
              const isShown = at >= shown.from && at < shown.to;
              return (
                // biome-ignore lint/a11y/useSemanticElements: a slide is no group of fields.
                <div
                  key={at}
                  data-index={at}
                  className="slide slides-cell"
                  part="slide"
                  role="group"
                  aria-roledescription={t('slidesSlide')}
                  aria-label={t('slidesPosition', { index: at + 1, count: slides.length })}
                  inert={!isShown}
                >
                  <div className="slides-stand" style={stand}>
                    <div className="slides-box" style={{ aspectRatio: `1 / ${ratio ?? ratioOf(slide)}` }}>
                      <SlideMedia
                        slide={slide}
                        index={at}
                        data={data}
                        handle={handle}
                        activate={activate}
                        active={isShown}
                        distance={isShown ? 0 : at < shown.from ? at - shown.from : at - shown.to + 1}
                        crop={data.autoCrop}
                        playing={autoplay.videoPlays}
                      />
                    </div>
                  </div>
                  {data.showMeta && <SlideText slide={slide} />}
                </div>
              );
            })}
          </div>
        </div>
      </div>
      <LiveStatus status={status} />
    </section>
  );
}
