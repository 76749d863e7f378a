import { scaledTextLimits } from '../../../vocab/codes/motion.ts';

/** The size at which texts are measured first, in px. */
const MEASURED_PX = 100;

/** How often a size is corrected: letter spacing in px, and fonts with an optical size, do not grow with it. */
const CORRECTIONS = 4;
const STEP_PX = 0.05;

const { leastFontPx } = scaledTextLimits;

/** What is written to a text. The class is that of published pages. */
const WRITTEN = ['font-size', 'white-space', 'overflow-wrap', 'position', 'width', 'max-width', 'text-rendering'];

interface Measured {
  readonly text: HTMLElement;
  /** Of the container's content box, in px. */
  readonly available: number;
  /** The next size to try. */
  size: number;
  /** The largest one so far at which the text fits. */
  fits: number;
  /** The last size, and the width of the text then. */
  last: readonly [size: number, width: number];
}

const PADDING = ['paddingLeft', 'paddingRight'] as const;
const BORDER = ['borderLeftWidth', 'borderRightWidth'] as const;
const MARGIN = ['marginLeft', 'marginRight'] as const;

const px = (value: string): number => Number.parseFloat(value) || 0;

const sum = (
  style: CSSStyleDeclaration,
  names: readonly (typeof PADDING | typeof BORDER | typeof MARGIN)[number][],
): number => names.reduce((total, name) => total + px(style[name]), 0);

/**
 * Returns the content width of the nearest element around a text that is wide without it, in px. An inline element has
 * no width, and one that shrinks to its content has none without the text. Null if nothing around has a width.
 */
function widthAround(text: Element, watch: (box: Element) => void): number | null {
  let edges = 0;
  for (let box = text.parentElement; box; box = box.parentElement) {
    watch(box);
    const style = getComputedStyle(box);
    // `clientWidth` is rounded: it may be up to half a pixel more than there is.
    const width = box.clientWidth - 0.5 - sum(style, PADDING);
    if (width > 0) return width - edges;
    if (style.display !== 'contents') edges += sum(style, [...PADDING, ...BORDER]);
  }
  return null;
}

/** Returns how wide a text is with its edges, in px; 0 for one that is not shown or empty. */
function ownWidth(text: Element): number {
  const style = getComputedStyle(text);
  const width = px(style.width);
  return width && width + sum(style, style.boxSizing === 'border-box' ? MARGIN : [...PADDING, ...BORDER, ...MARGIN]);
}

/** A heading inside, as published pages have it, has a size of its own in most style sheets. */
const inherit = (text: HTMLElement, size: string): void => {
  for (const child of headingsIn(text)) child.style.fontSize = size;
};

const headingsIn = (text: HTMLElement): HTMLElement[] =>
  [...text.children].filter(
    (child) => child instanceof HTMLElement && /^(H[1-6]|P)$/.test(child.tagName),
  ) as HTMLElement[];

/** Returns whether a text still has the size that was written to it. */
export const isSized = (text: HTMLElement): boolean =>
  [text, ...headingsIn(text)].every(({ style }) => style.fontSize !== '');

/**
 * Returns the size at which a text fills the space, by its widths at two sizes, in px with two decimals, rounded down
 * (SCALE-301, SCALE-303). What does not grow with the size, such as letter spacing in px, is in the width at size 0.
 */
function fittingSize(
  [size, width]: readonly [size: number, width: number],
  [other, otherWidth]: readonly [size: number, width: number],
  available: number,
): number {
  const growth = (width - otherWidth) / (size - other);
  const fitting = growth > 0 ? size + (available - width) / growth : (size * available) / width;
  return Math.max(leastFontPx, Math.floor(fitting * 100) / 100);
}

/**
 * Sizes texts so that each fills the content width of what it is in, in one line; below 11 px it wraps (SCALE-301,
 * SCALE-303). All are written to before the first is read: any number of texts costs six layouts at most.
 *
 * @param watch is told every element around a text whose width decides about its size
 * @returns those that have no width, since they are empty or not shown: they are as they were before
 */
export function fitTexts(texts: readonly HTMLElement[], watch: (box: Element) => void = () => {}): Set<HTMLElement> {
  const before = new Map(
    texts.map((text) => [text, [text, ...headingsIn(text)].map(({ style }) => [style, style.cssText] as const)]),
  );
  // Out of the flow, a text makes its container no wider than it is.
  for (const text of texts) {
    inherit(text, 'inherit');
    const { style } = text;
    style.fontSize = `${MEASURED_PX}px`;
    style.whiteSpace = 'nowrap';
    style.position = 'absolute';
    style.width = 'max-content';
    style.maxWidth = 'none';
    // Otherwise some systems make every letter a whole number of px wide, and the text grows in steps.
    style.textRendering = 'geometricPrecision';
  }
  const measured = texts.flatMap((text): Measured[] => {
    const available = widthAround(text, watch);
    const width = ownWidth(text);
    return available !== null && width > 0
      ? [
          {
            text,
            available,
            size: fittingSize([MEASURED_PX, width], [0, 0], available),
            fits: 0,
            last: [MEASURED_PX, width],
          },
        ]
      : [];
  });
  // A text that fits is left alone: laying out the few that do not yet takes a part of the time.
  let inexact = measured;
  for (let round = 0; round < CORRECTIONS && inexact.length > 0; round += 1) {
    for (const { text, size } of inexact) text.style.fontSize = `${size}px`;
    inexact = inexact.filter((one) => {
      const width = ownWidth(one.text);
      const isTooWide = width > one.available;
      if (!isTooWide) one.fits = Math.max(one.fits, one.size);
      const near = fittingSize([one.size, width], one.last, one.available);
      one.last = [one.size, width];
      // A size that is right by its numbers may be a hair too wide.
      const next = isTooWide ? Math.max(leastFontPx, Math.min(near, one.size - STEP_PX)) : near;
      // Less than this is not seen.
      const isExact = next === one.size || (!isTooWide && width > one.available - 0.5);
      one.size = next;
      return !isExact;
    });
  }
  for (const text of texts) text.style.position = text.style.width = '';
  for (const { text, size, fits } of measured) {
    before.delete(text);
    text.style.fontSize = `${fits || size}px`;
    const wraps = !fits && size <= leastFontPx;
    text.style.whiteSpace = wraps ? 'normal' : 'nowrap';
    text.style.overflowWrap = wraps ? 'anywhere' : '';
    text.classList.add('loaded');
  }
  for (const [style, was] of [...before.values()].flat()) style.cssText = was;
  return new Set(before.keys());
}

/** Leaves a text as it was without this service. */
export function unfit(text: HTMLElement): void {
  for (const name of WRITTEN) text.style.removeProperty(name);
  inherit(text, '');
  text.classList.remove('loaded');
}
