import { useRef, useState } from 'react';
import type { BlockHandle } from '../../../runtime/mount/block-handle.ts';
import messages from '../../../strings/pt-BR/lightbox.json';
import type { Dimensions } from '../../../vocab/rules/display/dimensions.ts';
import type { PictureData } from '../../../vocab/slides.ts';
import { asksLike, sourcesOf } from '../../_shared/media/slides/own-sources.ts';
import { fileFor, type Screen, shownWidth } from '../items/picture-file.ts';

interface Props {
  readonly picture: PictureData | null;
  readonly size: Dimensions | null;
  found(size: Dimensions): void;
  /** What the page has already loaded; it is shown until the picture is decoded. */
  readonly preview: string;
  readonly screen: Screen;
  /** Enlarged pictures are fetched in a larger size. */
  readonly scale: number;
  readonly isCurrent: boolean;
  readonly handle: Pick<BlockHandle, 'run' | 'strings'>;
}

/**
 * A picture in the size that the screen needs, over the one that the page has already loaded. A size is only ever
 * raised, until a larger file does not come.
 */
export function LightboxPicture({ picture, size, found, preview, screen, scale, isCurrent, handle }: Props) {
  const [shown, setShown] = useState<'nothing' | 'picture' | 'broken'>(picture?.source ? 'nothing' : 'broken');
  const [most, setMost] = useState(Number.POSITIVE_INFINITY);
  const largest = useRef(0);
  /** The size whose file has come. */
  const good = useRef(0);
  if (!picture || shown === 'broken')
    return (
      <p className="note">
        {picture?.alt && <span>{picture.alt}</span>}
        {handle.strings(messages)('lightboxBroken')}
      </p>
    );
  const width = shownWidth({ ...picture, dimensions: picture.dimensions ?? size }, screen);
  largest.current = Math.min(most, Math.max(largest.current, width * scale));
  const file = fileFor(picture, largest.current, screen);
  const isLoaded = shown === 'picture' || file === preview;
  const loaded = (image: HTMLImageElement): void => {
    good.current = largest.current;
    if (!picture.dimensions) found({ width: image.naturalWidth || 3, height: image.naturalHeight || 2 });
    const show = (): void => setShown('picture');
    // Decoded first, so that nothing flashes and no frame waits for it.
    image.decode().then(show, show);
  };
  const failed = (): void => {
    if (good.current) setMost(good.current);
    else setShown('broken');
    good.current = 0;
  };
  const { own, srcset } = picture;
  const sources = sourcesOf(own);
  const sizes = srcset || sources.length ? `${Math.ceil(largest.current)}px` : undefined;
  return (
    <>
      {!isLoaded && preview && <img className="picture" src={preview} alt="" draggable={false} />}
      <picture className="sources">
        {sources.map(({ srcset: candidates, media, type }) => (
          <source
            key={`${candidates} ${media}`}
            srcSet={candidates}
            media={media || undefined}
            type={type || undefined}
            sizes={sizes}
          />
        ))}
        <img
          className="picture"
          part="image"
          {...asksLike(own)}
          src={file}
          srcSet={srcset || undefined}
          sizes={sizes}
          alt={picture.alt}
          data-loading={isLoaded ? undefined : true}
          decoding="async"
          fetchPriority={isCurrent ? 'high' : 'low'}
          draggable={false}
          onLoad={({ currentTarget }) => handle.run(() => loaded(currentTarget))}
          onError={failed}
        />
      </picture>
    </>
  );
}
