import { opensLightbox } from './activate.ts';
import { slidesFromItems } from './content/items.ts';
import type { GallerySlide } from './content/read-slide.ts';
import type { GalleryContent } from './content.ts';
import type { GalleryData } from './gallery-view.ts';
import { linkTo } from './safe-address.ts';

/** The slides of a gallery: those of `items`, else those of the page, with the links that they really have. */
export function gallerySlides(
  content: GalleryContent,
  data: GalleryData,
): { readonly slides: readonly GallerySlide[]; readonly invalid: number } {
  const { slides, invalid } =
    data.items.length > 0
      ? slidesFromItems(data.items)
      : { slides: content.slides, invalid: content.kept?.length ?? 0 };
  return { slides: slides.map((slide) => withLink(slide, data)), invalid };
}

/** A link to a picture leads to it, unless the lightbox shows it. Links that run as a script are none. */
function withLink(slide: GallerySlide, data: GalleryData): GallerySlide {
  const { clickThrough, pictureLink } = slide;
  const href = linkTo(clickThrough?.href || (opensLightbox(data) ? '' : pictureLink));
  if (!href) return clickThrough ? { ...slide, clickThrough: null } : slide;
  return {
    ...slide,
    clickThrough: { ...clickThrough, href, newWindow: data.newWindow || (clickThrough?.newWindow ?? false) },
  };
}
