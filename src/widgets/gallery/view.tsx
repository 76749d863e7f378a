import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import type { ViewProps } from '../../runtime/mount/block-module.ts';
import messages from '../../strings/pt-BR/gallery.json';
import { galleryDesignOf } from '../../vocab/codes/gallery.ts';
import { imageSourceInvalid, imagesMissing, videoLoaderNotFound } from '../../vocab/logged-messages.ts';
import { NO_MOTION_QUERY } from '../../vocab/names.ts';
import { playerAddress } from '../_shared/media/video/player-address.ts';
import { activator, opensLightbox } from './activate.ts';
import type { GalleryContent } from './content.ts';
import { viewOf } from './designs.ts';
import { gallerySlides } from './gallery-slides.ts';
import type { GalleryData } from './gallery-view.ts';
import { followsRatios } from './layout/arrange.ts';
import { createGallery } from './state/gallery-state.ts';
import { useAddress, useAddressedSlide } from './use-address.ts';
import { useKeys } from './use-keys.ts';
import { useLearnedSizes } from './use-learned-sizes.ts';
import { useShowCommand } from './use-show-command.ts';
import { useSlideTypes } from './use-slide-types.ts';

/** The address turns autoplay off for every gallery of the page (NAV-307). */
const isMotionOff = (): boolean => new URLSearchParams(location.search).get(NO_MOTION_QUERY) === 'true';

export function View({ data: given, content, handle }: ViewProps<GalleryData, GalleryContent>) {
  const t = handle.strings(messages);
  const root = useRef<HTMLDivElement>(null);
  const [data] = useState(() => (given.autoplay && isMotionOff() ? { ...given, autoplay: false } : given));
  const [{ slides, invalid }] = useState(() => gallerySlides(content, data));
  const addressed = useAddressedSlide(slides, data.history);
  const [gallery] = useState(() =>
    createGallery({
      count: slides.length,
      currentIndex: Math.max(0, addressed.index),
      autoplay: data.autoplay,
      loop: data.loop === 'auto' ? given.autoplay : data.loop === 'true',
      reached: (end) => handle.emit(`gallery-${end}`, { index: gallery.getState().currentIndex }),
    }),
  );
  const activate = useMemo(
    () =>
      activator({
        slides,
        data,
        gallery,
        handle,
        thumbnail: (index) => root.current?.querySelector(`[data-index="${index}"] :is(img, video)`) ?? null,
      }),
    [slides, data, gallery, handle],
  );
  useEffect(
    () =>
      gallery.subscribe((now, before) => {
        if (now.currentIndex !== before.currentIndex)
          handle.emit('gallery-change', { index: now.currentIndex, count: gallery.count });
      }),
    [gallery, handle],
  );
  useEffect(() => {
    for (const failure of content.failures ?? []) handle.log.error(failure);
    if (slides.some(({ video }) => video?.kind === 'embed' && !playerAddress(video.source)))
      handle.log.warn(videoLoaderNotFound, handle.element);
    if (invalid) handle.log.warn(imageSourceInvalid, handle.element);
    // What cannot be read stays as the page drew it.
    if (slides.length === 0) handle.log.warn(imagesMissing);
  }, [content, invalid, slides, handle]);
  useEffect(() => {
    for (const { target } of handle.takeHeldClicks()) {
      const index = slides.findIndex(({ element }) => element?.contains(target));
      if (index >= 0) handle.run(() => activate(index, new Event('click')));
    }
  }, [slides, activate, handle]);
  const isNew = useRef(true);
  useLayoutEffect(() => {
    if (!isNew.current) return;
    isNew.current = false;
    // The element that had the focus is not shown any more.
    const index = slides.findIndex(({ focused }) => focused);
    root.current?.querySelector<HTMLElement>(`[data-index="${index}"] :is(a,button)`)?.focus({ preventScroll: true });
  }, [slides]);
  useLightboxFiles(root, opensLightbox(data), handle);
  useKeys(gallery, handle);
  useShowCommand(gallery, slides);
  useSlideTypes(slides);
  const known = useLearnedSizes(root, {
    slides,
    isOn: followsRatios(data),
    isMoving: () => gallery.getState().inMotion,
    handle,
  });
  useAddress(root, { gallery, slides, addressed, history: data.history, handle });
  if (slides.length === 0) return <slot />;
  const Design = viewOf(galleryDesignOf(data.design));
  return (
    <div ref={root}>
      <Design
        slides={known}
        data={data}
        gallery={gallery}
        handle={handle}
        activate={activate}
        label={data.label || t('galleryLabel')}
        place={content.place}
        isPublished={content.isPublished}
      />
      {content.kept?.map(({ slot }) => (
        <slot name={slot} key={slot} />
      ))}
    </div>
  );
}

/** Fetches the lightbox once a visitor comes near a slide with pointer or keyboard. */
function useLightboxFiles(ref: RefObject<HTMLElement | null>, isWanted: boolean, handle: BlockHandle): void {
  useEffect(() => {
    const element = ref.current;
    if (!element || !isWanted) return;
    const stop = (): void => {
      element.removeEventListener('pointerover', prepare);
      element.removeEventListener('focusin', prepare);
    };
    const prepare = (): void => {
      stop();
      handle.prepare('lightbox');
    };
    element.addEventListener('pointerover', prepare);
    element.addEventListener('focusin', prepare);
    return stop;
  }, [ref, isWanted, handle]);
}
