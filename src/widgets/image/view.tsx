import { type CSSProperties, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import type { ViewProps } from '../../runtime/mount/block-module.ts';
import { allows } from '../../runtime/store/consent.ts';
import messages from '../../strings/pt-BR/image.json';
import type { DataOf } from '../../vocab/block/field.ts';
import { imageMissing } from '../../vocab/logged-messages.ts';
import { dropShadowFilter } from '../../vocab/rules/display/drop-shadow.ts';
import { focalPosition } from '../../vocab/rules/display/focal-point.ts';
import { useStore } from '../_shared/block/use-store.ts';
import type { image } from './block.ts';
import type { ImageContent } from './content.ts';
import type { LightboxOptions } from './lightbox-payload.ts';
import { placeImage } from './place-image.ts';
import { useDimensions, useImageFit, useNarrow } from './use-image-fit.ts';

/** A part of the block that few pages use: its file is fetched once it is wanted; null until it has come. */
function useLazy<Module>(wanted: boolean, fetch: () => Promise<Module>, handle: BlockHandle): Module | null {
  const [module, setModule] = useState<Module | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file stays the same.
  useEffect(() => {
    if (wanted && !module) handle.run(() => fetch().then(setModule));
  }, [wanted, module, handle]);
  return wanted ? module : null;
}

type Props = ViewProps<DataOf<(typeof image)['data']>, ImageContent>;

/** An address that leads to a picture, so that a lightbox shows it in place of the smaller one. */
const PICTURE = /\.(avif|gif|jpe?g|png|svg|webp)([?#]|$)/i;

export function View(props: Props) {
  const { content, handle } = props;
  const found = content.image;
  useEffect(() => {
    if (!found) handle.log.error(imageMissing);
  }, [found, handle]);
  if (!found) return <slot />;
  return content.start ? <PublishedImage {...props} image={found} /> : <OwnImage {...props} image={found} />;
}

/** The link to Pinterest, as the page's mode says (IMG-004, CTX-012), while marketing is granted. */
function PinPlace({
  handle,
  image,
  caption,
}: {
  handle: BlockHandle;
  image: HTMLImageElement;
  caption: Element | null;
}) {
  const granted = useStore(handle.store, ({ consent }) => allows(consent, 'marketing'));
  const on = handle.site.websiteSettings.pinterestOverlayOptions.mode !== 'disabled';
  const pin = useLazy(on && granted, () => import('./pin.tsx'), handle);
  const description = image.alt || (caption?.textContent?.trim() ?? '');
  return pin && <pin.Pin handle={handle} image={image} description={description} />;
}

/** Opens the picture in the lightbox. A link whose lightbox cannot be loaded leads where it always did. */
function openLightbox(handle: BlockHandle, image: HTMLImageElement, options: LightboxOptions): void {
  handle.run(async () => {
    try {
      const { lightboxPayload } = await import('./lightbox-payload.ts');
      await handle.open('lightbox', lightboxPayload(image, options));
    } catch (error) {
      // Without a network the page would be lost for nothing.
      if (options.larger && navigator.onLine) {
        if (image.closest('a')?.target === '_blank') open(options.larger, '_blank', 'noopener');
        else location.assign(options.larger);
      }
      throw error;
    }
  });
}

interface WithImage extends Props {
  readonly image: HTMLImageElement;
}

function PublishedImage({ content, handle, image }: WithImage) {
  useEffect(
    () =>
      content.start?.((theme) => {
        openLightbox(handle, image, {
          caption: content.caption,
          theme: theme === 'light' ? 'light' : 'dark',
          larger: '',
        });
      }, handle),
    [content, handle, image],
  );
  return (
    <div className="published">
      <slot />
      <PinPlace handle={handle} image={image} caption={content.caption} />
    </div>
  );
}

function OwnImage({ data, content, handle, image }: WithImage) {
  const ruler = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const moving = useRef<HTMLDivElement>(null);
  const { layout, position, stretch, lightbox, lightboxTheme, dropShadow, parallax } = data;
  const { link, caption, enlarged } = content;
  const narrow = useNarrow(ruler, handle);
  const dimensions = useDimensions(image, data.imageDimensions);
  const t = handle.strings(messages);
  useImageFit(probe, stage, { dimensions, stretch, enlarged });

  const scrolling = useLazy(parallax > 0, () => import('./parallax.ts'), handle);
  useEffect(() => {
    if (stage.current && moving.current) return scrolling?.startParallax(stage.current, moving.current, parallax);
  }, [scrolling, parallax]);

  const masks = useLazy(data.shapeMask !== '', () => import('./mask.tsx'), handle);
  const maskId = useId();
  const Mask = dimensions && masks?.isMask(data.shapeMask) ? masks.Mask : null;

  const focal = focalPosition(data.imageFocalPoint);
  const sized = dimensions !== null;
  useLayoutEffect(() => {
    const outer = moving.current?.querySelector('slot')?.assignedElements()[0];
    if (!sized || !outer) return;
    return placeImage(image, outer, focal);
  }, [image, focal, sized]);

  const larger = link && PICTURE.test(link.href) ? link.href : '';
  const opens = lightbox && (!link || larger !== '');
  const open = (): void => openLightbox(handle, image, { caption, theme: lightboxTheme, larger });
  const prepare = (): void => void handle.run(() => handle.prepare('lightbox'));
  const opening = useRef(open);
  useLayoutEffect(() => {
    opening.current = open;
  });
  useEffect(() => {
    if (!opens || !link) return;
    const listening = new AbortController();
    const { signal } = listening;
    link.addEventListener('pointerover', prepare, { signal, passive: true });
    link.addEventListener(
      'click',
      (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0 || event.defaultPrevented) return;
        event.preventDefault();
        opening.current();
      },
      { signal },
    );
    return () => listening.abort();
  });

  const hidden = layout === 'hidden' || !caption;
  const hasLinks = !!caption?.querySelector('a,button');
  // Without a place for the focus only a mouse would show the caption.
  const wide = layout === 'overlay-hover' && !(link || opens || hasLinks) ? 'overlay' : layout;
  const kind = narrow && wide !== 'stack' ? 'below' : wide;
  const over = /^(overlay|overlay-hover|poster)$/.test(kind);
  const text = !hidden && (
    <div className="caption" part="caption" data-links={hasLinks || undefined}>
      <slot name="caption" />
    </div>
  );
  const style = {
    ...(dimensions && {
      '--_own': enlarged || stretch ? '100%' : `${dimensions.width}px`,
      '--_natural': `${dimensions.width}px`,
      '--_ratio': `${dimensions.width} / ${dimensions.height}`,
    }),
    ...(dropShadow && { '--_filter': dropShadowFilter(dropShadow, 'var(--_shade)') }),
  } as CSSProperties;
  return (
    <>
      <div className="ruler" ref={ruler} />
      <div
        className="figure"
        part="figure"
        data-layout={hidden ? 'hidden' : kind}
        data-position={position}
        data-stretch={stretch || undefined}
        data-narrow={narrow || undefined}
        style={style}
      >
        <div className="area">
          <div className="vt-probe" ref={probe} />
          <div className="stage" ref={stage}>
            <div className="frame" part="picture" data-sized={sized || undefined}>
              {Mask && dimensions && (
                <Mask
                  id={maskId}
                  name={data.shapeMask}
                  dimensions={dimensions}
                  focalPoint={data.imageFocalPoint}
                  stretch={stretch}
                />
              )}
              <div className="cut" style={Mask ? { clipPath: `url("#${maskId}")` } : undefined}>
                <div className="moving" ref={moving}>
                  <slot name="picture" />
                </div>
              </div>
              {opens && !link && (
                <button
                  type="button"
                  className="cover"
                  part="open"
                  aria-label={image.alt ? t('imageEnlargeNamed', { alt: image.alt }) : t('imageEnlarge')}
                  aria-haspopup="dialog"
                  onClick={open}
                  onPointerOver={prepare}
                  onFocus={prepare}
                />
              )}
              <PinPlace handle={handle} image={image} caption={caption} />
            </div>
            {over && text}
          </div>
        </div>
        {!over && text}
      </div>
    </>
  );
}
