import type { SyntheticEvent } from 'react';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import { galleryDesignOf } from '../../vocab/codes/gallery.ts';
import { lightboxNotAvailable } from '../../vocab/logged-messages.ts';
import type { LightboxPayload, Slide } from '../../vocab/slides.ts';
import { isInstagram, openInstagram } from '../_shared/media/video/instagram-window.ts';
import type { GallerySlide } from './content/read-slide.ts';
import type { GalleryData, GalleryViewProps } from './gallery-view.ts';
import type { Gallery } from './state/gallery-state.ts';

declare module '../../vocab/block/layers.ts' {
  interface LayerPayloads {
    lightbox: LightboxPayload;
  }
}

/** The event that the editor's preview listens for (NAV-309, OWNER-307). */
const BYPASS = 'bypassGalleryClickThrough';

interface ActivateOptions {
  readonly slides: readonly GallerySlide[];
  readonly data: GalleryData;
  readonly gallery: Gallery;
  readonly handle: BlockHandle;
  /** The element that shows a slide, from which the lightbox grows; null if it is not rendered. */
  thumbnail(index: number): Element | null;
}

export const opensLightbox = ({ lightbox, clickBehavior }: GalleryData): boolean =>
  lightbox || clickBehavior === 'lightbox';

/** Where a page links a slide to a picture, the lightbox shows that one. */
const large = (slide: GallerySlide): Slide =>
  slide.pictureLink && slide.picture
    ? {
        ...slide,
        picture: { ...slide.picture, source: slide.pictureLink, srcset: '', own: undefined, sizeFormat: null },
      }
    : slide;

const isLink = (target: EventTarget): boolean => target instanceof Element && target.matches('a[href]');

/** What activating a slide does: its link, else the lightbox, else what `clickBehavior` says (NAV-308, GAL-365). */
export function activator(options: ActivateOptions): GalleryViewProps['activate'] {
  const { slides, data, gallery, handle } = options;
  return (index, event) => {
    const slide = slides[index];
    if (!slide) return;
    if (slide.clickThrough) follow(slide, slide.clickThrough, event, handle);
    else if (opensLightbox(data)) {
      gallery.select(index);
      openLightbox(index, options);
    } else if (galleryDesignOf(data.design) !== 'stacked') gallery.select(index);
    else if (data.clickBehavior === 'next') gallery.next();
  };
}

/** Opens a slide's link, in the same window unless the page says otherwise (NAV-308), Instagram in its own (NAV-310). Inside the editor an event is fired instead (NAV-309). */
function follow(
  slide: Slide,
  { href, newWindow }: NonNullable<Slide['clickThrough']>,
  event: Event | SyntheticEvent,
  handle: BlockHandle,
): void {
  if (handle.store.getState().inEditorFrame) {
    event.preventDefault();
    const detail = { url: href, slideId: slide.id };
    const bypass = new CustomEvent(BYPASS, { bubbles: true, composed: true, detail });
    EventTarget.prototype.dispatchEvent.call(document, bypass);
    return;
  }
  const native = event instanceof Event ? event : event.nativeEvent;
  const { ctrlKey, metaKey, shiftKey, altKey } = native as Partial<MouseEvent>;
  if (isInstagram(href) && !(ctrlKey || metaKey || shiftKey || altKey)) {
    event.preventDefault();
    openInstagram(href);
    return;
  }
  // A real link does the rest, with every modifier key and in every window.
  if (native.composedPath().some(isLink)) return;
  if (newWindow) open(href, '_blank', 'noopener');
  else location.assign(href);
}

/** Opens the lightbox at a slide (GAL-365). The gallery works on where there is no lightbox (ERR-309): a link to a picture leads to it. */
function openLightbox(index: number, { slides, data, gallery, handle, thumbnail }: ActivateOptions): void {
  const { lightboxTheme: theme, download, share, label } = data;
  handle
    .open('lightbox', {
      set: slides.map(large),
      currentSetIndex: index,
      theme,
      download,
      share,
      ...(label && { title: label }),
      thumbnail,
      changed(now) {
        // Nobody sees a transition behind the lightbox, so it is over.
        gallery.setInMotion(false);
        gallery.select(now);
      },
    })
    .catch(() => {
      handle.log.error(lightboxNotAvailable);
      const link = slides[index]?.pictureLink;
      if (link && navigator.onLine) location.assign(link);
    });
}
