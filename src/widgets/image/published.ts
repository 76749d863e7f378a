import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import { onResize } from '../../runtime/page/element-observers.ts';
import { blockWidths } from '../../vocab/codes/layout.ts';
import { isPublishedTrue, unknownAttributes } from '../../vocab/published/attributes.ts';
import { IMAGE_KNOWN, IMAGE_STRETCHED } from '../../vocab/published/image.ts';
import { IMAGE_BUTTON, IMAGE_CONTAINER, IMAGE_WRAPPER } from '../../vocab/published/places.ts';
import { parseDimensions } from '../../vocab/rules/display/dimensions.ts';
import { fitBox, type Place } from '../_shared/media/fit/fit-box.ts';
import { type ImageContent, imageIn, type StartPublished } from './content.ts';

/** The platform's own word for a narrow block, and for a caption whose text may be shown. */
const NARROW_CLASS = 'sqs-narrow-width';
const READY_CLASS = 'sqs-text-ready';

/**
 * Reads an image block as published platform pages write it (docs/published-markup.md §4). Its markup and look stay the
 * page's: only what the platform's own runtime adds to them is added. The file is loaded for such pages only: no static
 * import may reach this file.
 */
export default function readPublished(source: Element): ParsedMarkup<ImageContent> | null {
  const image = imageIn(source);
  if (!image) return null;
  const wrapper = source.querySelector<HTMLElement>(IMAGE_WRAPPER);
  return {
    content: {
      image,
      link: null,
      caption: source.querySelector('.image-caption,figcaption,.image-card'),
      enlarged: false,
      start: startPublished(source, wrapper, image),
    },
    lend: [],
    jsonIsRead: true,
    unread: (wrapper ? unknownAttributes(wrapper.attributes, IMAGE_KNOWN) : []).map(
      ({ name, value }) => `the wrapper of a published image: ${name}="${value}"`,
    ),
  };
}

const startPublished =
  (source: Element, wrapper: HTMLElement | null, image: HTMLImageElement): StartPublished =>
  (open, handle) => {
    const container = source.querySelector<HTMLElement>(IMAGE_CONTAINER);
    const stops = [
      wrapper && followWidth(source, wrapper),
      wrapper && container && followPlace(wrapper, container, image),
      followButton(source, open, handle),
    ];
    return () => {
      for (const stop of stops) stop?.();
    };
  };

/** Marks the wrapper as narrow while the block is (IMG-002). */
function followWidth(source: Element, wrapper: Element): () => void {
  const { classList } = wrapper;
  const wasReady = classList.contains(READY_CLASS);
  classList.add(READY_CLASS);
  const unwatch = onResize(source, (width) => {
    if (width > 0) classList.toggle(NARROW_CLASS, width <= blockWidths.imageNarrowPx);
  });
  return () => {
    unwatch();
    classList.remove(NARROW_CLASS);
    if (!wasReady) classList.remove(READY_CLASS);
  };
}

/**
 * Says the size of the picture's box as the page's own style expects it, again whenever the wrapper is resized
 * (FLUID-308 to FLUID-310).
 */
function followPlace(wrapper: HTMLElement, container: HTMLElement, image: HTMLImageElement): () => void {
  const { style } = container;
  const names = ['--image-component-container-width', '--image-component-container-height'] as const;
  const before = names.map((name) => style.getPropertyValue(name));
  const set = (values: readonly string[]): void => {
    for (const [at, name] of names.entries()) style.setProperty(name, values[at] ?? '');
  };
  const isStretched =
    isPublishedTrue(wrapper.getAttribute(IMAGE_STRETCHED) ?? '') ||
    isPublishedTrue(image.getAttribute('data-stretch') ?? '');
  // Only a cell of the fluid grid has a height of its own; elsewhere the picture's height is that of the wrapper.
  const inGrid = wrapper.closest('.fe-block') !== null;
  let place: Place | null = null;
  let frame = 0;
  const apply = (): void => {
    const dimensions = sizeOf(image);
    if (!place || !dimensions) return;
    const ratio = dimensions.width / dimensions.height;
    const { width, height } = fitBox(place, { ratio, stretch: false });
    set([`${width}px`, `${height}px`]);
  };
  if (isStretched) set(['100%', '100%']);
  const unwatch = onResize(wrapper, (width, height) => {
    if (isStretched || !width) return;
    const next = { width, height: inGrid ? height : 0 };
    if (place?.width === next.width && place.height === next.height) return;
    place = next;
    // Outside the grid the wrapper becomes as high as the picture, which must not happen while sizes are being
    // reported.
    if (inGrid) apply();
    else frame = requestAnimationFrame(apply);
  });
  image.addEventListener('load', apply);
  return () => {
    unwatch();
    cancelAnimationFrame(frame);
    image.removeEventListener('load', apply);
    set(before);
  };
}

const sizeOf = (image: HTMLImageElement) =>
  parseDimensions(image.getAttribute('data-image-dimensions') ?? '') ??
  parseDimensions(`${image.getAttribute('width')}x${image.getAttribute('height')}`) ??
  parseDimensions(`${image.naturalWidth}x${image.naturalHeight}`);

/** The page's own button opens the lightbox, also for a click from before the block was mounted. */
function followButton(source: Element, open: (theme: string) => void, handle: BlockHandle): (() => void) | null {
  const button = source.querySelector(IMAGE_BUTTON);
  if (!button) return null;
  const press = (): void => open(button.getAttribute('data-lightbox-theme') ?? '');
  const clicked = (): void => void handle.run(press);
  const prepare = (): void => void handle.run(() => handle.prepare('lightbox'));
  button.addEventListener('click', clicked);
  button.addEventListener('pointerover', prepare, { passive: true });
  button.addEventListener('focusin', prepare);
  if (handle.takeHeldClicks().some(({ target }) => button.contains(target))) clicked();
  return () => {
    button.removeEventListener('click', clicked);
    button.removeEventListener('pointerover', prepare);
    button.removeEventListener('focusin', prepare);
  };
}
