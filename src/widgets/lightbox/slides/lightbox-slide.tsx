import { type CSSProperties, useState } from 'react';
import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';
import { savesData } from '../../../runtime/page/saves-data.ts';
import messages from '../../../strings/pt-BR/lightbox.json';
import type { Dimensions } from '../../../vocab/rules/display/dimensions.ts';
import { CaptionContent } from '../../_shared/media/slides/caption-content.tsx';
import { SlideVideo } from '../../_shared/media/slides/slide-video.tsx';
import type { VideoLoaderOptions } from '../../_shared/media/video/player-address.ts';
import type { LightboxEntry } from '../items/lightbox-entry.ts';
import { fileFor, ratioOf } from '../items/picture-file.ts';
import { LightboxPicture } from './lightbox-picture.tsx';
import { loadedFile } from './thumbnail-image.ts';
import { GAP } from './use-track.ts';

interface Props {
  readonly entry: LightboxEntry;
  readonly index: number;
  readonly count: number;
  readonly position: number;
  readonly isCurrent: boolean;
  readonly scale: number;
  readonly thumbnail: HTMLElement | null;
  readonly handle: Pick<BlockHandle, 'run' | 'strings'>;
  readonly options: VideoLoaderOptions | undefined;
}

/** The widest still picture of a video that is fetched, in CSS px. */
const POSTER_WIDTH = 1000;

/** One item with its caption. Those beside the current one can neither be reached nor read. */
export function LightboxSlide(props: Props) {
  const { entry, index, count, position, isCurrent, scale, thumbnail, handle, options } = props;
  const t = handle.strings(messages);
  const { picture, video, body, caption, title } = entry;
  const [size, setSize] = useState<Dimensions | null>(() => sizeOf(picture?.dimensions, thumbnail));
  const screen = {
    width: innerWidth,
    height: innerHeight,
    pixelRatio: devicePixelRatio,
    saveData: savesData(),
  };
  const kind = video ? 'video' : body ? 'text' : 'image';
  const ratio = video?.ratio ?? ratioOf({ fixedRatio: picture?.fixedRatio ?? null, dimensions: size });
  const own = kind === 'image' && picture?.dimensions ? picture.dimensions.width : null;
  // A page may show a small picture larger than it is.
  const widest = own && Math.max(own, thumbnail?.clientWidth ?? 0);
  const poster = video && picture ? fileFor(picture, POSTER_WIDTH, screen) : undefined;
  return (
    <figure
      className="slide"
      aria-roledescription={t('lightboxSlide')}
      aria-label={count > 1 ? t('lightboxCounter', { index: index + 1, count }) : undefined}
      data-current={isCurrent || undefined}
      inert={!isCurrent}
      style={{ insetInlineStart: `calc(${position} * (100% + ${GAP}px))` }}
    >
      <div className="area">
        <div
          className="content"
          part="content"
          data-kind={kind}
          data-width={own ?? undefined}
          style={{ '--ratio': ratio, '--own': widest ? `${widest}px` : undefined } as CSSProperties}
        >
          {kind === 'image' && (
            <LightboxPicture
              picture={picture}
              size={size}
              found={setSize}
              preview={loadedFile(entry, thumbnail)}
              screen={screen}
              scale={scale}
              isCurrent={isCurrent}
              handle={handle}
            />
          )}
          {video && isCurrent && <SlideVideo video={video} poster={poster} active handle={handle} options={options} />}
          {video && !isCurrent && poster && <img className="picture" src={poster} alt="" />}
          {body && <CaptionContent caption={body} />}
        </div>
      </div>
      {(title || caption) && (
        <figcaption className="caption" part="caption">
          {title && <p className="title">{title}</p>}
          {caption && <CaptionContent caption={caption} />}
        </figcaption>
      )}
    </figure>
  );
}

/** The size of a picture; of one that does not state it, at least the ratio of its thumbnail. */
function sizeOf(own: Dimensions | null | undefined, thumbnail: HTMLElement | null): Dimensions | null {
  if (own) return own;
  if (!(thumbnail instanceof HTMLImageElement && thumbnail.naturalWidth)) return null;
  return { width: thumbnail.naturalWidth, height: thumbnail.naturalHeight };
}
