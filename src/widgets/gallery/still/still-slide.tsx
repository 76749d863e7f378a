import { type CSSProperties, memo, type ReactNode, type SyntheticEvent } from 'react';
import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';
import { linkProps } from '../../../runtime/page/link-attributes.ts';
import messages from '../../../strings/pt-BR/gallery.json';
import type { PictureData, Slide } from '../../../vocab/slides.ts';
import { Picture } from '../../_shared/media/picture/picture.tsx';
import { CaptionContent } from '../../_shared/media/slides/caption-content.tsx';
import { SlideVideo } from '../../_shared/media/slides/slide-video.tsx';
import { Icon } from '../../_shared/ui/icons/icon.tsx';
import { play } from '../../_shared/ui/icons/icons.ts';
import { opensLightbox } from '../activate.ts';
import type { GalleryData, GalleryViewProps } from '../gallery-view.ts';
import type { StillDesign } from '../layout/arrange.ts';
import { pictureShare } from '../layout/stack-layout.ts';

interface PictureProps {
  readonly picture: PictureData;
  /** Of its box, in px. */
  readonly width: number;
  readonly autoCrop: boolean;
}

/** The picture of a slide: it fills its box around its focal point, or is shown whole in it (GAL-315, GAL-318). */
function SlidePicture({ picture, width, autoCrop }: PictureProps) {
  const shown = autoCrop
    ? picture
    : ({ ...picture, cropMode: 'contain', alignment: picture.alignment || 'center' } as const);
  return <Picture picture={shown} width={width} sizes={`${Math.ceil(width)}px`} part="picture" />;
}

interface Props {
  readonly slide: Slide;
  readonly index: number;
  readonly count: number;
  readonly start: string;
  readonly top: string;
  readonly width: string;
  readonly height: string;
  /** Height over width of the picture's box, and its width in px. */
  readonly ratio: number;
  readonly pictureWidth: number;
  readonly isCurrent: boolean;
  readonly design: StillDesign;
  readonly data: GalleryData;
  readonly handle: BlockHandle;
  readonly activate: GalleryViewProps['activate'];
}

/** One slide of a design that lies still, in its box. */
export const StillSlide = memo(function StillSlide(props: Props) {
  const { slide, index, count, start, top, width, height, ratio, isCurrent, design, data, handle, activate } = props;
  const t = handle.strings(messages);
  const { title, caption } = slide;
  const opens = opensLightbox(data);
  const isVideo = slide.video !== null && !opens && !slide.clickThrough;
  const hasText = data.showMeta && (title !== '' || caption !== null);
  const isBeside = design === 'base' || design === 'list';
  return (
    <li
      className="still-slide"
      part="slide"
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
      aria-current={isCurrent && index > 0 ? 'true' : undefined}
      style={{ '--start': start, '--top': top, '--width': width, '--height': height } as CSSProperties}
    >
      <div
        className="still-frame"
        style={{
          aspectRatio: `1 / ${ratio}`,
          inlineSize: design === 'list' ? `${pictureShare(data.listImageSize) * 100}%` : undefined,
        }}
      >
        {isVideo && slide.video ? (
          <SlideVideo video={slide.video} poster={slide.picture?.source} active handle={handle} />
        ) : (
          <Hit
            slide={slide}
            opens={opens}
            run={(event) => handle.run(() => activate(index, event))}
            label={t('gallerySlide', { number: index + 1, count })}
          >
            {slide.picture && (
              <SlidePicture picture={slide.picture} width={props.pictureWidth} autoCrop={data.autoCrop} />
            )}
            {slide.video && (
              <span className="still-play">
                <Icon path={play} size={28} />
              </span>
            )}
          </Hit>
        )}
      </div>
      {hasText && (
        <div
          className="still-text"
          part="caption"
          data-over={isBeside ? undefined : slide.clickThrough || opens ? 'hover' : 'always'}
          data-text={isBeside ? index : undefined}
        >
          {title && <p className="still-title">{title}</p>}
          {caption && <CaptionContent caption={caption} />}
        </div>
      )}
    </li>
  );
});

interface HitProps {
  readonly slide: Slide;
  readonly opens: boolean;
  readonly label: string;
  readonly children: ReactNode;
  run(event: SyntheticEvent): void;
}

/**
 * What a visitor presses: a real link, so that the middle button and the keyboard do what they do everywhere, or a
 * button that opens the lightbox.
 */
function Hit({ slide: { clickThrough, picture, title }, opens, run, label, children }: HitProps) {
  const name = picture?.alt ? undefined : title || label;
  if (clickThrough) {
    return (
      <a className="still-hit" href={clickThrough.href} {...linkProps(clickThrough)} aria-label={name} onClick={run}>
        {children}
      </a>
    );
  }
  if (!opens) return <div className="still-hit">{children}</div>;
  return (
    <button type="button" className="still-hit" aria-haspopup="dialog" aria-label={name} onClick={run}>
      {children}
    </button>
  );
}
