import type { ImageSettings } from '../../../vocab/image-settings.ts';
import { imageAlignment } from '../../../vocab/rules/display/alignment.ts';
import { type FocalPoint, focalPosition } from '../../../vocab/rules/display/focal-point.ts';
import { type Box, shapeOf } from './drawn-size.ts';
import { type ShownFile, showImage } from './fetch-image.ts';

/** What is read of the layout before a picture is placed and its file is picked. */
export interface Measure {
  readonly box: Box;
  /** True if it is in the window (IMG-322). */
  readonly inView: boolean;
}

/** How a picture is measured, placed and shown. */
export interface Placing {
  /** @param known the width of its place, if the caller has computed it */
  measure(element: HTMLElement, settings: ImageSettings, known?: number): Measure;
  /** Only writes. Before the first measure it reserves the place by what is known. */
  place(element: HTMLElement, settings: ImageSettings, measure?: Measure): void;
  /** Returns whether the file arrived. */
  show(element: HTMLElement, settings: ImageSettings, file: ShownFile): Promise<boolean>;
}

const SHARES = { left: 0, top: 0, center: 0.5, right: 1, bottom: 1 } as const;

/** The point that picture and place have in common: the focal point, or of a picture that is shown whole its alignment (IMG-304). */
export function anchor({ cropMode, focalPoint, alignment }: ImageSettings): FocalPoint {
  const aligned = cropMode === 'contain' && imageAlignment(alignment);
  if (aligned) return { x: SHARES[aligned.horizontal], y: SHARES[aligned.vertical] };
  return cropMode === 'contain' ? { x: 0.5, y: 0.5 } : focalPoint;
}

/**
 * Returns whether files may be smaller than the size in which the picture is drawn, so that the browser has to enlarge
 * them.
 */
const isCoarse = ({ sizeAdjustment, maximumPixelRatio }: ImageSettings): boolean =>
  sizeAdjustment < 1 || (maximumPixelRatio ?? 1) < 1;

/** The value of `object-fit` (IMG-310, IMG-313). */
export function fitOf(settings: ImageSettings): 'cover' | 'contain' | 'scale-down' {
  const { cropMode, stretch, fixedRatio } = settings;
  if (cropMode === 'cover' || (cropMode === 'none' && fixedRatio)) return 'cover';
  return stretch || isCoarse(settings) ? 'contain' : 'scale-down';
}

/** Reserves the place of an image before its first byte: by its attributes, of which browsers compute the ratio. Returns whether it wrote them. */
export function reserve(element: HTMLElement, settings: ImageSettings): boolean {
  const shape = shapeOf(settings);
  if (!shape || element.hasAttribute('width') || element.hasAttribute('height')) return false;
  element.setAttribute('width', `${Math.round(shape.width)}`);
  element.setAttribute('height', `${Math.round(shape.height)}`);
  return true;
}

/** Returns whether any part of an element is in the window now. */
export function isInView(element: Element): boolean {
  const { top, bottom, left, right, width } = element.getBoundingClientRect();
  return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}

/** An image that fills its box, placed by the browser (IMG-314). */
export const fillBox: Placing = {
  measure: (element, _, known = element.offsetWidth) => ({
    box: { width: known, height: element.offsetHeight },
    inView: isInView(element),
  }),
  place(element, settings) {
    reserve(element, settings);
    const { fixedRatio } = settings;
    Object.assign(element.style, {
      // Some browsers give an image without a file no size in the text.
      display: 'block',
      width: '100%',
      height: fixedRatio ? 'auto' : '100%',
      aspectRatio: fixedRatio ? `${1 / fixedRatio}` : '',
      objectFit: fitOf(settings),
      objectPosition: focalPosition(anchor(settings)),
    });
  },
  show: (element, _, file) => showImage(element as HTMLImageElement, file),
};
