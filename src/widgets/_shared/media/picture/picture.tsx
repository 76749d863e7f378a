import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { ManagedImage } from '../../../../runtime/page/images/managed-image.ts';
import type { PictureData } from '../../../../vocab/slides.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { picture as icon } from '../../ui/icons/icons.ts';
import { asksLike, sourcesOf } from '../slides/own-sources.ts';

interface Props {
  readonly picture: PictureData;
  /** The width of its box, in px, where the block has computed it. */
  readonly width?: number | undefined;
  /**
   * How many items after the current one it is, below 0 before it. 0 is loaded first; 1 and -1 are loaded with the block, although they may not be in view.
   * Without it the picture is loaded in view only.
   */
  readonly priority?: number | undefined;
  /** How wide the browser takes a picture with `srcset` to be; by default its box. */
  readonly sizes?: string | undefined;
  readonly className?: string | undefined;
  readonly part?: string | undefined;
  /** Called when a file of the picture has arrived. */
  readonly onLoad?: (() => void) | undefined;
}

/**
 * Draws a picture that fills its box by crop mode, focal point and alignment (IMG-307, IMG-310). The page's one queue loads it when it is due. What the page has
 * loaded already is shown until a larger file is needed and decoded; one that does not load
 * leaves a calm frame with its text alternative.
 */
export function Picture({ picture, width, priority, sizes, className = '', part, onLoad }: Props) {
  const { source, loaded, own, sizeFormat, cropMode, focalPoint, alignment, loadMode, fixedRatio, stretch } = picture;
  const sources = useMemo(() => sourcesOf(own), [own]);
  const ref = useRef<HTMLImageElement>(null);
  const managed = useRef<ManagedImage>(null);
  const callback = useRef(onLoad);
  const before = useRef({ source: '', width: 0 });
  const [broken, setBroken] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: blocks make a new PictureData at every render; what is listed decides how it is loaded and placed.
  useLayoutEffect(() => {
    const isWhole = loaded?.source === source && sizeFormat === null;
    const shown = before.current.source === source ? before.current.width : 0;
    const image = new ManagedImage(ref.current as HTMLImageElement, {
      settings: picture,
      srcset: picture.srcset,
      sources,
      loadedWidth: isWhole ? Number.POSITIVE_INFINITY : shown || loaded?.width,
      width,
      distance: priority,
      learned: (dimensions) => picture.learned?.(dimensions),
      done(shows) {
        setBroken(!shows);
        if (shows) callback.current?.();
      },
    });
    managed.current = image;
    return () => {
      before.current = { source, width: image.shownWidth };
      image.stop();
    };
  }, [source, cropMode, focalPoint.x, focalPoint.y, alignment, loadMode, fixedRatio, stretch]);

  useLayoutEffect(() => {
    callback.current = onLoad;
    managed.current?.update({ width, distance: priority });
  }, [onLoad, width, priority]);

  const image = (
    <img
      ref={ref}
      key={source}
      className={`vt-picture ${className}`.trim()}
      part={part}
      alt={picture.alt}
      src={loaded?.source}
      sizes={picture.srcset || sources.length ? sizes : undefined}
      {...asksLike(own)}
      decoding="async"
      draggable={false}
      data-broken={broken || undefined}
    />
  );
  return (
    <>
      {sources.length ? <picture className="vt-sources">{image}</picture> : image}
      {broken && (
        <span className="vt-broken" aria-hidden="true">
          <Icon path={icon} size={24} />
          {picture.alt && <span className="vt-broken-text">{picture.alt}</span>}
        </span>
      )}
    </>
  );
}
