import { cropModes } from '../../../vocab/codes/images.ts';
import { type CropMode, type ImageSettings, imageSettings, type LoadMode } from '../../../vocab/image-settings.ts';
import { imageAlignment } from '../../../vocab/rules/display/alignment.ts';
import { parseDimensions } from '../../../vocab/rules/display/dimensions.ts';
import { parseFocalPoint } from '../../../vocab/rules/display/focal-point.ts';
import { imageWidthOf, sizeFormat, withImageWidth } from '../../../vocab/rules/display/image-format.ts';
import { sizeAdjustment } from '../../../vocab/rules/display/image-width.ts';
import { decimalNumber } from '../../../vocab/rules/text/decimal-number.ts';
import { hasHighGround, hasOwnHeight } from './place-in-page.ts';

/**
 * The attributes whose changes count while a picture is on the page, `src` only where it goes. `data-image-dimensions`
 * is not among them: the loader writes it.
 */
export const WATCHED = [
  'data-src',
  'src',
  'data-crop-mode',
  'data-image-focal-point',
  'data-alignment',
  'data-load-mode',
  'data-fixed-ratio',
  'data-stretch',
  'data-size-adjustment',
  'data-size-format',
  'data-force-update',
  'data-background-image',
  'data-advanced-positioning',
  'data-save-data',
  'data-minimum-pixel-ratio',
  'data-maximum-pixel-ratio',
];

/** The address of a picture, as the page writes it. */
export const sourceOf = (element: Element): string => (element.getAttribute('data-src') ?? '').trim();

/** Bare or "true" is on, "false" is off, like the flags of blocks. */
function flag(element: Element, name: string, fallback = false): boolean {
  const value = element.getAttribute(name);
  return value === '' || value === 'true' || (value !== 'false' && fallback);
}

const isBackground = (element: Element): boolean => flag(element, 'data-background-image');

const number = (element: Element, name: string): number | null => {
  const value = decimalNumber(element.getAttribute(name));
  return value !== null && value > 0 ? value : null;
};

/**
 * Returns whether an element is the only content of its parent: published pages have the picture for browsers without
 * scripts beside it.
 */
const isAlone = (element: Element): boolean =>
  [...(element.parentNode?.childNodes ?? [])].every(
    (node) => node === element || node.nodeName === 'NOSCRIPT' || (node.nodeType !== 1 && !node.textContent?.trim()),
  );

/** Returns whether the place of a picture has a height of its own, which the picture then fills. */
const fillsPlace = (element: HTMLElement): boolean =>
  isBackground(element)
    ? hasHighGround(element)
    : element.parentElement !== null && isAlone(element) && hasOwnHeight(element.parentElement);

/**
 * The crop mode (IMG-310): the attribute, else what published markup says by a class, else cover where something says
 * what has to stay in view or fills.
 */
function cropModeOf(element: HTMLElement): CropMode {
  const said = element.getAttribute('data-crop-mode');
  if (cropModes.has(said)) return said;
  const published = element.closest('.content-fill,.content-fit');
  if (published) return published.matches('.content-fill') ? 'cover' : 'contain';
  return element.hasAttribute('data-image-focal-point') || fillsPlace(element) ? 'cover' : 'none';
}

const loadModeOf = (value: string | null): LoadMode => (value === 'true' || value === 'false' ? value : 'viewport');

/** Classes by which libraries mark the pictures that they load themselves, from the same attribute. */
const OF_OTHERS = /lazy|lozad/;

/**
 * Returns whether an element of the page is a picture to load, and not the cover of a published video, which may be its
 * provider's: an image, or an element that takes one as its background.
 */
export const isPicture = (element: Element): element is HTMLElement =>
  element.hasAttribute('data-src') &&
  !element.closest('noscript,.sqs-video-overlay') &&
  !OF_OTHERS.test(element.getAttribute('class') ?? '') &&
  (element instanceof HTMLImageElement || (element instanceof HTMLElement && isBackground(element)));

/**
 * Reads all attributes of a picture (IMG-301, IMG-302, IMG-329). `data-load`, the platform's own state, says nothing
 * here.
 */
export function readImage(element: HTMLElement): ImageSettings {
  const attribute = (name: string): string => element.getAttribute(name) ?? '';
  return imageSettings({
    source: sourceOf(element),
    dimensions: parseDimensions(attribute('data-image-dimensions')),
    fixedRatio: number(element, 'data-fixed-ratio'),
    focalPoint: parseFocalPoint(attribute('data-image-focal-point')),
    loadMode: loadModeOf(element.getAttribute('data-load-mode')),
    forceUpdate: flag(element, 'data-force-update'),
    cropMode: cropModeOf(element),
    sizeAdjustment: sizeAdjustment(element.getAttribute('data-size-adjustment')),
    sizeFormat: sizeFormat(element.getAttribute('data-size-format')),
    stretch: flag(element, 'data-stretch'),
    background: isBackground(element),
    advancedPositioning: flag(element, 'data-advanced-positioning', true),
    saveData: flag(element, 'data-save-data'),
    minimumPixelRatio: number(element, 'data-minimum-pixel-ratio'),
    maximumPixelRatio: number(element, 'data-maximum-pixel-ratio'),
    alignment: attribute('data-alignment'),
  });
}

/** Returns whether a picture that is shown whole does not say where (IMG-304, ERR-319). */
export const lacksAlignment = ({ cropMode, alignment }: ImageSettings): boolean =>
  cropMode === 'contain' && imageAlignment(alignment) === null;

/** Returns whether an image shows the whole file that it names, by the page's own `src`. */
export const hasCome = (element: HTMLElement, { source, background }: ImageSettings): boolean =>
  !background &&
  element instanceof HTMLImageElement &&
  element.getAttribute('src') === source &&
  element.complete &&
  element.naturalWidth > 0;

/** The width of the file that an image shows already, if it is one of the same picture; else 0. */
export function loadedWidthOf(element: HTMLElement, settings: ImageSettings): number {
  if (hasCome(element, settings)) return Number.POSITIVE_INFINITY;
  const { source, sizeFormat: format, background } = settings;
  if (background) return 0;
  const own = element.getAttribute('src') ?? '';
  const width = format && imageWidthOf(own, format);
  return width && withImageWidth(source, width, format) === own ? width : 0;
}
