import type { MouseEvent, ReactNode } from 'react';
import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';
import { linkProps } from '../../../runtime/page/link-attributes.ts';
import messages from '../../../strings/pt-BR/slides.json';
import type { Slide } from '../../../vocab/slides.ts';
import { SlideVideo } from '../../_shared/media/slides/slide-video.tsx';
import { Icon } from '../../_shared/ui/icons/icon.tsx';
import { play } from '../../_shared/ui/icons/icons.ts';
import type { GalleryData, GalleryViewProps } from '../gallery-view.ts';
import { SlidePicture } from './slide-picture.tsx';

interface Props {
  readonly slide: Slide;
  readonly index: number;
  readonly data: GalleryData;
  readonly handle: BlockHandle;
  readonly activate: GalleryViewProps['activate'];
  /** Whether it is a slide that visitors see; the video of another one stops. */
  readonly active: boolean;
  /** How many slides lie between it and the current one. */
  readonly distance: number;
  /** Fills its box, or is shown whole. */
  readonly crop: boolean;
  /** A click does something although the slide leads nowhere. */
  readonly clickable?: boolean;
  /** Called when the slide's video begins or no longer plays (GAL-339). */
  playing?(isPlaying: boolean): void;
}

/** What a slide shows, and what a click on it leads to: its link, the lightbox, its video in place, or what the layout does with clicks (NAV-308, GAL-365). */
export function SlideMedia({
  slide,
  index,
  data,
  handle,
  activate,
  active,
  distance,
  crop,
  clickable = false,
  playing,
}: Props) {
  const t = handle.strings(messages);
  const { video, picture, clickThrough } = slide;
  const inside: ReactNode = (
    <>
      {picture && <SlidePicture picture={picture} priority={distance} crop={crop} />}
      {video && (
        <span className="still-play">
          <Icon path={play} size={28} />
        </span>
      )}
    </>
  );
  const onClick = (event: MouseEvent): void => {
    handle.run(() => activate(index, event));
  };
  if (clickThrough)
    return (
      <a
        className="slides-hit"
        aria-label={picture?.alt ? undefined : slide.title || clickThrough.href}
        href={clickThrough.href}
        {...linkProps(clickThrough)}
        onClick={onClick}
      >
        {inside}
      </a>
    );
  if (data.lightbox || (clickable && data.clickBehavior === 'lightbox'))
    return (
      <button
        type="button"
        className="slides-hit"
        aria-haspopup="dialog"
        aria-label={[t('slidesOpen'), picture?.alt || slide.title || video?.title].filter(Boolean).join(': ')}
        onClick={onClick}
      >
        {inside}
      </button>
    );
  if (video)
    return (
      <SlideVideo
        video={video}
        poster={picture?.source}
        active={active}
        handle={handle}
        {...(playing && { playing })}
      />
    );
  // A click is only a shortcut here: the buttons beside the slides do the same.
  return clickable && data.clickBehavior === 'next' ? (
    // biome-ignore lint/a11y/noStaticElementInteractions: as above.
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above.
    <div className="slides-hit" onClick={onClick}>
      {inside}
    </div>
  ) : (
    <div className="slides-hit">{inside}</div>
  );
}
