import { scaledTextLimits } from '../../../vocab/codes/motion.ts';

/** The size at which texts are measured, in px: large, so that rounding counts little. */
const MEASURED_PX = 100;

/** What is written to a text. The class is that of published pages. */
const WRITTEN = ['font-size', 'white-space', 'overflow-wrap', 'position', 'width', 'max-width'];

interface Measured {
  readonly text: HTMLElement;
  /** Of the container's content box, in px. */
  readonly available: number;
  size: number;
}

/** `clientWidth` is rounded: it may be up to half a pixel more than there is. */
const contentWidth = (element: Element): number => {
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  return element.clientWidth - 0.5 - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
};

const ownWidth = (element: Element): number => Number.parseFloat(getComputedStyle(element).width);

/** A heading inside, as published pages have it, has a size of its own in most style sheets. */
const inherit = (text: HTMLElement, size: string): void => {
  for (const child of text.children)
    if (child instanceof HTMLElement && /^(H[1-6]|P)$/.test(child.tagName)) child.style.fontSize = size;
};

/** Returns the size at which a text of this width would fill the space, in px with two decimals and never more than fits (SCALE-301, SCALE-303). */
export const fittingSize = (size: number, width: number, available: number): number =>
  Math.max(scaledTextLimits.leastFontPx, Math.floor((size * available * 100) / width) / 100);

/**
 * Sizes texts so that each fills the content width of its parent in one line; below 11 px it wraps (SCALE-301, SCALE-303). All are written to before the first
 * is read: any number of texts costs three layouts. A text whose parent has no width, or that is empty, is left alone until it has one.
 */
export function fitTexts(texts: readonly HTMLElement[]): void {
  // Out of the flow, a text makes its container no wider than it is.
  for (const text of texts) {
    inherit(text, 'inherit');
    const { style } = text;
    style.fontSize = `${MEASURED_PX}px`;
    style.whiteSpace = 'nowrap';
    style.position = 'absolute';
    style.width = 'max-content';
    style.maxWidth = 'none';
  }
  const measured = texts.flatMap((text): Measured[] => {
    const available = text.parentElement ? contentWidth(text.parentElement) : 0;
    const width = ownWidth(text);
    return available > 0 && width > 0 ? [{ text, available, size: fittingSize(MEASURED_PX, width, available) }] : [];
  });
  for (const { text, size } of measured) text.style.fontSize = `${size}px`;
  // Letter spacing in px, and glyphs that are drawn otherwise when large, do not grow with the size.
  const wraps = measured.map((one) => {
    const width = ownWidth(one.text);
    one.size = fittingSize(one.size, width, one.available);
    return one.size === scaledTextLimits.leastFontPx && width > one.available;
  });
  for (const text of texts) text.style.position = text.style.width = '';
  for (const [index, { text, size }] of measured.entries()) {
    text.style.fontSize = `${size}px`;
    text.style.whiteSpace = wraps[index] ? 'normal' : 'nowrap';
    text.style.overflowWrap = wraps[index] ? 'anywhere' : '';
    text.classList.add('loaded');
  }
}

/** Leaves a text as it was without this service. */
export function unfit(text: HTMLElement): void {
  for (const name of WRITTEN) text.style.removeProperty(name);
  inherit(text, '');
  text.classList.remove('loaded');
}
