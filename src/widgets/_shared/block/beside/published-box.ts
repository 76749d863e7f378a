import { VIDEO_EMBED } from '../../../../vocab/published/places.ts';

/**
 * Returns the box that the page reserves for the video of a wrapper with an embed code: it is empty until the
 * platform's script fills it.
 */
export function publishedBox(wrapper: Element): Element {
  const [whole, frame] = [wrapper.closest('.intrinsic'), wrapper.closest('.embed-block-wrapper')];
  // A caption in the box stays.
  const replaced = [whole?.querySelector('figcaption,.video-caption-wrapper') ? null : whole, frame].find(
    // So does a second video.
    (one) => one?.querySelectorAll(VIDEO_EMBED).length === 1,
  );
  return replaced ?? wrapper;
}
