import type { ReactNode, Ref } from 'react';
import messages from '../../../strings/pt-BR/slides.json';
import type { GalleryViewProps } from '../gallery-view.ts';
import { MetaOverlay } from './meta-overlay.tsx';
import { SlideMedia } from './slide-media.tsx';
import { hasText } from './slide-text.tsx';

export interface FrameProps extends Pick<GalleryViewProps, 'slides' | 'data' | 'handle' | 'activate'> {
  readonly index: number;
  /** The slide is the current one. Any other is out of reach, whether it can be seen or not. */
  readonly current: boolean;
  /** How many slides lie between it and the current one. */
  readonly distance: number;
  /** Its place along the axis, in its own size. */
  readonly slot?: number;
  readonly axis?: 'x' | 'y';
  readonly ref?: Ref<HTMLDivElement>;
  readonly visible?: boolean;
  readonly zoom?: 'in' | 'out' | undefined;
  playing?(isPlaying: boolean): void;
}

/** One slide of a slideshow, in its frame. */
export function Frame({
  slides,
  data,
  handle,
  activate,
  index,
  current,
  distance,
  slot = 0,
  axis = 'x',
  ref,
  visible = true,
  zoom,
  playing,
}: FrameProps): ReactNode {
  const t = handle.strings(messages);
  const slide = slides[index];
  if (!slide) return null;
  const along = axis === 'y' ? 'insetBlockStart' : 'insetInlineStart';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide is no group of fields.
    <div
      ref={ref}
      data-index={index}
      className="slide slides-frame"
      part="slide"
      role="group"
      aria-roledescription={t('slidesSlide')}
      aria-label={t('slidesPosition', { index: index + 1, count: slides.length })}
      inert={!current}
      data-visible={visible || undefined}
      data-current={current || undefined}
      data-zoom={zoom}
      style={{ [along]: `${slot * 100}%` }}
    >
      <div className="slides-zoom">
        <SlideMedia
          slide={slide}
          index={index}
          data={data}
          handle={handle}
          activate={activate}
          active={current}
          distance={distance}
          crop={data.autoCrop}
          clickable
          {...(playing && { playing })}
        />
      </div>
      {data.showMeta && hasText(slide) && <MetaOverlay slide={slide} position={data.metaPosition} />}
    </div>
  );
}
