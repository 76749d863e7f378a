import { type RefObject, useEffect, useState } from 'react';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import { replaceAddress } from '../../runtime/page/replace-address.ts';
import { scrollElementIntoView } from '../../runtime/page/scroll-into-view.ts';
import type { Slide } from '../../vocab/slides.ts';
import { addressOfSlide, slideOfAddress } from './address.ts';
import type { Gallery } from './state/gallery-state.ts';

export interface AddressedSlide {
  /** The slide that the page's address selects; -1 if it selects none. */
  readonly index: number;
  /** Whether its hash does. A path names the page, so the page stays where it is. */
  readonly byHash: boolean;
  /** The address of the collection: the page's path, without the slide. */
  readonly path: string;
}

/** A slide without an id of its own has its number, which occurs in addresses of all kinds: it counts only where the gallery writes it there. */
const hasOwnId = ({ id, element }: Slide, index: number): boolean =>
  id !== String(index + 1) || element?.getAttribute('data-slide-id') === id;

/** The slide that the address of the page selects when the gallery is mounted (NAV-304 to NAV-306). */
export function useAddressedSlide(slides: readonly Slide[], isWritten: boolean): AddressedSlide {
  const [addressed] = useState(() => addressedBy(slides, isWritten));
  return addressed;
}

const addressedBy = (slides: readonly Slide[], isWritten: boolean): AddressedSlide =>
  slideOfAddress(
    location,
    slides.map((slide, index) => ({ id: isWritten || hasOwnId(slide, index) ? slide.id : '', url: slide.url })),
  );

interface UseAddressOptions {
  readonly gallery: Gallery;
  readonly slides: readonly Slide[];
  readonly addressed: AddressedSlide;
  /** Whether the current slide is written into the address (NAV-303). */
  readonly history: boolean;
  readonly handle: BlockHandle;
}

/** Shows the slide that the address selects, and keeps the current one in the address (NAV-302). */
export function useAddress(
  root: RefObject<HTMLElement | null>,
  { gallery, slides, addressed, history, handle }: UseAddressOptions,
): void {
  const { index, byHash, path } = addressed;
  useEffect(() => {
    // A visitor who has scrolled already is where they want to be.
    if (!byHash || scrollY > 0) return;
    return handle.run(() =>
      scrollElementIntoView(root.current?.querySelector(`[data-index="${index}"]`) ?? handle.element),
    );
  }, [index, byHash, root, handle]);
  useEffect(() => {
    const follow = (): void => {
      const { index: next, byHash: isNamed } = addressedBy(slides, history);
      if (!isNamed) return;
      gallery.select(next);
      scrollElementIntoView(root.current?.querySelector(`[data-index="${next}"]`) ?? handle.element);
    };
    const changed = (): void => void handle.run(follow);
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, [gallery, slides, history, root, handle]);
  useEffect(() => {
    if (!history) return;
    let drop = (): void => {};
    const stop = gallery.subscribe((now, before) => {
      const slide = slides[now.currentIndex];
      if (slide && now.currentIndex !== before.currentIndex) drop = replaceAddress(addressOfSlide(path, slide));
    });
    return () => {
      stop();
      drop();
    };
  }, [gallery, slides, history, path]);
}
