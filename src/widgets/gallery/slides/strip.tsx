import { useMemo, useRef } from 'react';
import messages from '../../../strings/pt-BR/slides.json';
import { stripLimits } from '../../../vocab/codes/gallery-limits.ts';
import { alignmentOf } from '../../../vocab/rules/display/alignment.ts';
import { imageAspectRatio } from '../../../vocab/rules/display/aspect-ratio.ts';
import { LiveStatus } from '../../_shared/ui/live-status.tsx';
import type { GalleryViewProps } from '../gallery-view.ts';
import { Controls, PauseButton } from './controls.tsx';
import { SlideMedia } from './slide-media.tsx';
import { SlidePicture } from './slide-picture.tsx';
import { ratioOf } from './slide-ratio.ts';
import { StripTrack } from './strip-track.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { useAnnouncedPosition, useCurrentIndex, useKeptFocus } from './use-gallery.ts';

/** Height over width of the thumbnail of a video (GAL-360). */
const VIDEO_RATIO = stripLimits.videoThumbnail.height / stripLimits.videoThumbnail.width;

/** A horizontal strip of slides, with the current one where the alignment says (GAL-310, GAL-355). */
export function Strip({ slides, data, gallery, handle, activate, label }: GalleryViewProps) {
  const t = handle.strings(messages);
  const current = useCurrentIndex(gallery);
  const ratios = useMemo(
    () => slides.map((slide) => (slide.type === 'video' ? VIDEO_RATIO : ratioOf(slide))),
    [slides],
  );
  // Where both are set the ratio wins; where neither is, the strip is a tenth as high as wide (GAL-359).
  const ratio = imageAspectRatio(data.aspectRatio) ?? (data.vSize === '' ? stripLimits.vSize : data.vSize) / 100;
  const section = useRef<HTMLElement>(null);
  const autoplay = useAutoplay({ gallery, data, handle, section });
  useKeptFocus(section, current);
  const status = useAnnouncedPosition(
    t('slidesPosition', { index: current + 1, count: slides.length }),
    autoplay.playing,
  );
  const { loop } = gallery.getState();
  return (
    <section
      className="slides"
      aria-roledescription={t('slidesCarousel')}
      aria-label={label}
      tabIndex={-1}
      ref={section}
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
      <StripTrack
        gallery={gallery}
        handle={handle}
        alignment={alignmentOf(data.activeAlignment)}
        seconds={data.speed === '' ? stripLimits.speedSeconds : data.speed}
        ratios={ratios}
        ratio={ratio}
        gap={data.gutter === '' ? (data.padding === '' ? 0 : data.padding) : data.gutter}
        draw={({ index, isCurrent, isInView, isPreloaded, style }) => {
          const slide = slides[index];
          if (!slide) return null;
          const distance = isPreloaded ? index - current : undefined;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a slide is no group of fields.
            <div
              key={index}
              data-index={index}
              className="slide slides-strip-slide"
              part="slide"
              role="group"
              aria-roledescription={t('slidesSlide')}
              aria-label={t('slidesPosition', { index: index + 1, count: slides.length })}
              aria-current={isCurrent || undefined}
              inert={!isInView}
              style={style}
            >
              {isCurrent ? (
                <SlideMedia
                  slide={slide}
                  index={index}
                  data={data}
                  handle={handle}
                  activate={activate}
                  active
                  distance={0}
                  crop={data.autoCrop}
                  playing={autoplay.videoPlays}
                />
              ) : (
                // A shortcut for the mouse: the buttons and the keys lead there, too.
                <button
                  type="button"
                  className="slides-hit"
                  tabIndex={-1}
                  aria-label={t('slidesShow', { index: index + 1, count: slides.length })}
                  onClick={() => handle.run(() => gallery.select(index))}
                >
                  {slide.picture && <SlidePicture picture={slide.picture} priority={distance} crop={data.autoCrop} />}
                </button>
              )}
            </div>
          );
        }}
      />
      <LiveStatus status={status} />
    </section>
  );
}
