import type { ImageSettings } from '../../../vocab/image-settings.ts';
import { focalPosition } from '../../../vocab/rules/display/focal-point.ts';
import { type Box, drawnSize, shapeOf } from '../../page/images/drawn-size.ts';
import { preload, type ShownFile } from '../../page/images/fetch-image.ts';
import { anchor, fillBox, fitOf, isInView, type Measure, type Placing, reserve } from '../../page/images/fill-box.ts';
import { rememberSize } from './own-size.ts';

/**
 * How a picture of the page is placed: as a background, by measured offsets, in the text, or so that it fills its box.
 */
type Way = 'background' | 'offsets' | 'text' | 'box';

function wayOf({ background, advancedPositioning, cropMode, stretch, fixedRatio }: ImageSettings): Way {
  if (background) return 'background';
  if (cropMode !== 'none') return advancedPositioning ? 'box' : 'offsets';
  return stretch || fixedRatio ? 'box' : 'text';
}

/** The element that shows a background: the parent of an image, otherwise the element itself (IMG-312). */
const groundOf = (element: HTMLElement): HTMLElement =>
  element instanceof HTMLImageElement ? (element.parentElement ?? element) : element;

/** Returns whether an image has no file yet, or no longer. */
export const isBlank = (element: Element): boolean => element.matches('img:not([src],[srcset])');

const px = (value: string): number => Number.parseFloat(value) || 0;

function contentBox(element: Element): Box {
  const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(element);
  return {
    width: Math.max(0, element.clientWidth - px(paddingLeft) - px(paddingRight)),
    height: Math.max(0, element.clientHeight - px(paddingTop) - px(paddingBottom)),
  };
}

/**
 * The content width of the nearest element around a picture that has one: a picture that is not rendered has no place
 * of its own yet.
 */
function widthAround(element: Element): number {
  for (let around = element.parentElement; around; around = around.parentElement) {
    const { width } = contentBox(around);
    if (width > 0) return width;
  }
  return innerWidth;
}

const isInFlow = (element: Element): boolean => /static|relative/.test(getComputedStyle(element).position);

/**
 * Returns whether the page says a width, height or ratio of an element. Where the browser has no such map only the
 * inline style is known.
 */
function isSaid(element: HTMLElement, name: 'width' | 'height' | 'aspect-ratio'): boolean {
  const map = element.computedStyleMap?.();
  // What its content decides (`max-content`) is no size that the page says.
  return !/^auto$|-content$/.test(map ? `${map.get(name)}` : element.style.getPropertyValue(name) || 'auto');
}

/** Returns whether a height or a ratio of an element's own decides how high it is. */
export const hasOwnHeight = (element: HTMLElement): boolean =>
  isSaid(element, 'height') || isSaid(element, 'aspect-ratio');

/** Returns whether the ground of a background has a height of its own, whatever else is on it. */
export function hasHighGround(element: HTMLElement): boolean {
  const ground = groundOf(element);
  return hasOwnHeight(ground) || px(getComputedStyle(ground).minHeight) > 0;
}

/** The size of a picture as far as the page itself sets it. */
interface OwnSize {
  readonly isWide: boolean;
  readonly isHigh: boolean;
  readonly maxWidth: string;
  /**
   * Styles that keep the attributes of a size from deciding more than the ratio, where the page's own style does not.
   */
  readonly flowing: Partial<CSSStyleDeclaration>;
}

const ownSizes = new WeakMap<Element, OwnSize>();

/** Reads whether the page says the size of a picture, before the first attribute that says it is written. */
export function readOwnSize(element: HTMLElement): void {
  const isHigh = isSaid(element, 'height');
  const isWide = isSaid(element, 'width');
  const { maxWidth } = getComputedStyle(element);
  ownSizes.set(element, {
    // Where the browser tells what counts, an attribute is among it.
    isWide: isWide || (!element.computedStyleMap && element.hasAttribute('width')),
    isHigh,
    maxWidth,
    flowing: {
      // A limit of the page's own may be wider than its parent.
      ...(/^(none)?$/.test(maxWidth)
        ? { maxWidth: '100%' }
        : maxWidth.endsWith('px') && { maxWidth: `min(100%, ${maxWidth})` }),
      ...(isHigh ? !isWide && { width: 'auto' } : { height: 'auto' }),
    },
  });
}

/**
 * The place of an image in the text: the width that the page says of it, else that of its parent. Before it has a file it is as wide as its text alternative,
 * so that only its style tells.
 */
function boxInText(element: HTMLElement): Box {
  const around = widthAround(element);
  const { width, height, maxWidth } = getComputedStyle(element);
  const { isWide, isHigh, maxWidth: ownMaxWidth = maxWidth } = ownSizes.get(element) ?? {};
  const length = (value: string): number =>
    value.endsWith('%') ? (px(value) * around) / 100 : value.endsWith('px') ? px(value) : 0;
  const own = isWide && length(width);
  return {
    width: Math.min(own || around, length(ownMaxWidth) || Number.POSITIVE_INFINITY),
    height: !own && isHigh && height.endsWith('px') ? px(height) : 0,
  };
}

/** The place that a parent gives; of a parent that is as high as the picture makes it only the width. */
function boxOfParent(element: HTMLElement): Box {
  const parent = element.parentElement ?? element;
  const box = contentBox(parent);
  return isInFlow(element) && !hasOwnHeight(parent) ? { ...box, height: 0 } : box;
}

/** Returns whether a background is shown in its own size at most, which CSS cannot say: that would be the size of the file. */
const isFree = ({ cropMode, stretch }: ImageSettings): boolean => cropMode === 'none' && !stretch;

/** Pictures that are drawn as a background. */
const onGrounds = new WeakSet<Element>();

function placeBackground(element: HTMLElement, settings: ImageSettings, measure?: Measure): void {
  const ground = groundOf(element);
  onGrounds.add(element);
  const drawn = measure && settings.dimensions && `${drawnSize(settings, measure.box).width}px`;
  Object.assign(ground.style, {
    backgroundPosition: focalPosition(anchor(settings)),
    backgroundRepeat: 'no-repeat',
    backgroundSize: isFree(settings) ? (drawn ?? 'auto') : fitOf(settings).replace('scale-down', 'contain'),
  });
  // The image keeps its text alternative for those who do not see the background.
  if (ground !== element) Object.assign(element.style, { position: 'absolute', opacity: '0', pointerEvents: 'none' });
}

/** Takes away a background that the page no longer wants, and shows the image again. */
export function leaveGround(element: HTMLElement): void {
  if (!onGrounds.delete(element)) return;
  const none = { backgroundImage: '', backgroundPosition: '', backgroundRepeat: '', backgroundSize: '' };
  const ground = groundOf(element);
  Object.assign(ground.style, none);
  if (ground !== element) Object.assign(element.style, { position: '', opacity: '', pointerEvents: '' });
}

/** Sets the address also if the file does not arrive (IMG-327). */
async function showBackground(element: HTMLElement, { address, begin }: ShownFile): Promise<boolean> {
  const arrived = await preload(address, element);
  if (!begin()) return false;
  const quoted = address.replace(/["\\\n]/g, encodeURIComponent);
  groundOf(element).style.backgroundImage = `url("${quoted}")`;
  return arrived;
}

/** Images that have the styles of measured offsets. */
const byOffsets = new WeakSet<Element>();

/** Places an image by measured offsets, where `object-position` would have it (IMG-310, IMG-314). */
function placeByOffsets(element: HTMLElement, settings: ImageSettings, { box }: Measure): void {
  const drawn = drawnSize(settings, box);
  const point = anchor(settings);
  byOffsets.add(element);
  Object.assign(element.style, {
    maxWidth: 'none',
    width: `${drawn.width}px`,
    height: `${drawn.height}px`,
    left: `${(box.width - drawn.width) * point.x}px`,
    top: `${((box.height || drawn.height) - drawn.height) * point.y}px`,
  });
  // Without effect on an element that the page has taken out of the flow.
  if (getComputedStyle(element).position === 'static') element.style.position = 'relative';
  if (element.parentElement && settings.cropMode === 'cover') element.parentElement.style.overflow = 'hidden';
}

/** Returns whether a picture's place has to be computed anew when its parent has another size. */
export const followsParent = (settings: ImageSettings): boolean =>
  wayOf(settings) === (isFree(settings) ? 'background' : 'offsets');

/** The attributes in which `reserve` writes the size of a file. */
const SIZE = ['width', 'height'];

/** The page's own opacity of pictures that are hidden while they wait. */
const covered = new WeakMap<Element, string>();

/** A picture that waits is no broken one, which some browsers show it as. */
function cover(element: HTMLElement): void {
  const { style } = element;
  // A copy of the page, such as Turbo keeps, may have what was written here.
  if (!covered.has(element) || style.opacity !== '0') covered.set(element, style.opacity.replace(/^0$/, ''));
  style.opacity = '0';
}

/** Shows a picture that was hidden while it waited, as the page would have it. */
export function uncover(element: HTMLElement): void {
  const own = covered.get(element);
  if (own !== undefined && element.style.opacity === '0') element.style.opacity = own;
  covered.delete(element);
}

/** Places the pictures of the page in their parents (IMG-304, IMG-310 to IMG-314). */
export const placeInPage: Placing = {
  measure(element, settings) {
    const way = wayOf(settings);
    const shown = way === 'background' ? groundOf(element) : element;
    const inView = isInView(shown);
    if (way === 'offsets') return { box: boxOfParent(element), inView };
    if (way === 'text') return { box: boxInText(element), inView };
    return { box: { width: shown.offsetWidth || widthAround(element), height: shown.offsetHeight }, inView };
  },
  place(element, settings, measure) {
    if (settings.loadMode !== 'false' && isBlank(element)) cover(element);
    const isSized = SIZE.some((name) => element.hasAttribute(name));
    const way = wayOf(settings);
    if (way !== 'offsets' && byOffsets.delete(element))
      Object.assign(element.style, {
        left: '',
        top: '',
        maxWidth: way === 'text' ? '100%' : '',
        ...(way === 'text' && { width: '', height: 'auto' }),
      });
    if (way === 'background') placeBackground(element, settings, measure);
    else if (way === 'box') {
      fillBox.place(element, settings);
      // In a parent without a height the box keeps the shape that the markup tells, also if the file has another one.
      const shape = shapeOf(settings);
      if (shape) element.style.aspectRatio = `${shape.width}/${shape.height}`;
    } else if (reserve(element, settings)) Object.assign(element.style, ownSizes.get(element)?.flowing);
    if (way === 'offsets' && measure) placeByOffsets(element, settings, measure);
    if (!isSized) rememberSize(element, settings.source, SIZE);
  },
  show(element, settings, file) {
    if (wayOf(settings) === 'background') return showBackground(element, file);
    if (!file.keeps) uncover(element);
    return fillBox.show(element, settings, file);
  },
};
