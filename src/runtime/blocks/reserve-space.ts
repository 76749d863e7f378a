import { formHeight } from '../../vocab/published/form-height.ts';
import type { MeasureText } from '../../vocab/published/lines-in.ts';
import { FORM_CONTEXT } from '../../vocab/published/places.ts';
import { documentMember } from '../page/document-member.ts';
import { listen } from './emit.ts';
import { marqueeHeight } from './marquee-height.ts';

/** The height that a block will have in a width in px, as terms of a CSS sum; null where nothing can be said. */
type HeightIn = (width: number, measure: MeasureText) => string | null;

/** Published blocks that draw nothing before a script comes: what reads their height out of the markup, null where they have their room. */
const HEIGHTS: Readonly<Record<string, (element: Element) => HeightIn | null>> = {
  form: formHeightIn,
  marquee: marqueeHeight,
};

/** A form that exists only as JSON. */
function formHeightIn(element: Element): HeightIn | null {
  const script = element.querySelector(FORM_CONTEXT);
  if (!script || element.querySelector('form,input:not([type="hidden"]),select,textarea')) return null;
  let context: unknown;
  try {
    context = JSON.parse(script.textContent ?? '');
  } catch {
    return null;
  }
  return (width, measure) => {
    const height = formHeight(context, width, measure);
    if (!height) return null;
    const gap = 'var(--vitrine-form-gap,calc(var(--vitrine-space,4px)*6))';
    return `${height.px}px + ${height.gaps}*${gap} + ${height.controls}*max(48px,var(--vitrine-control-height,48px))`;
  };
}

/** An element with the room that is kept for its block. */
interface Kept {
  readonly element: HTMLElement;
  readonly heightIn: HeightIn;
  /** Whether the page gave it a style attribute. */
  readonly styled: boolean;
  readonly offs: readonly (() => void)[];
  /** Its least height without ours, as CSS has it. */
  least: string;
  /** Width of its content, and what padding and border add to its height, in px. */
  width: number;
  edges: number;
  drawn: boolean;
  /** It has been in view since it was drawn. */
  seen: boolean;
}

const kept = new Map<Element, Kept>();
const print = matchMedia('print');
let frame = 0;

/**
 * Keeps room for a published block that takes none before it is drawn, so that nothing moves when it is. The room is given back when nobody sees it go:
 * once the drawn block has left the view, has another width, or has the focus; at once where it fails or is taken down.
 *
 * @param name of the block
 */
export function reserveSpace(name: string, element: Element): void {
  const heightIn = Object.hasOwn(HEIGHTS, name) ? HEIGHTS[name]?.(element) : null;
  // Where the page has given this very style it has thought of the room itself.
  if (!heightIn || kept.has(element) || !(element instanceof HTMLElement) || element.style.minBlockSize) return;
  const drop = (): void => release(kept.get(element));
  element.addEventListener('focusin', drop);
  kept.set(element, {
    element,
    heightIn,
    styled: element.hasAttribute('style'),
    offs: [
      listen(element, 'block-ready', () => drawn(element)),
      listen(element, 'block-failed', drop),
      listen(element, 'block-removed', drop),
      () => element.removeEventListener('focusin', drop),
    ],
    least: '',
    width: 0,
    edges: 0,
    drawn: false,
    seen: false,
  });
  sizes.observe(element);
}

function drawn(element: Element): void {
  const one = kept.get(element);
  if (!one) return;
  one.drawn = true;
  views.observe(element);
}

function release(one: Kept | undefined): void {
  if (!one || !kept.delete(one.element)) return;
  sizes.unobserve(one.element);
  views.unobserve(one.element);
  for (const off of one.offs) off();
  restore(one);
}

function restore({ element, styled }: Kept): void {
  element.style.removeProperty('min-block-size');
  if (!styled && !element.style.length) element.removeAttribute('style');
}

/** Reads for all before it writes for one: the page would be laid out anew each time. */
function writeAll(): void {
  const open = [...kept.values()].filter(({ drawn }) => !drawn);
  const heights = open.map(heightOf);
  for (const [at, one] of open.entries()) {
    const height = heights[at];
    if (height) one.element.style.setProperty('min-block-size', height);
    else restore(one);
  }
}

function later(): void {
  cancelAnimationFrame(frame);
  frame = requestAnimationFrame(writeAll);
}

function heightOf(one: Kept): string | null {
  const { element, heightIn, width, edges } = one;
  if (!width || print.matches || hasOwnHeight(element)) return null;
  const { fontFamily, boxSizing, minBlockSize, maxBlockSize } = getComputedStyle(element);
  one.least ||= minBlockSize === 'auto' ? '0px' : minBlockSize;
  const sum = heightIn(width, measureIn(fontFamily));
  if (!sum) return null;
  const whole = `calc(${sum}${boxSizing === 'border-box' ? ` + ${edges}px` : ''})`;
  return `max(${one.least},${maxBlockSize === 'none' ? whole : `min(${maxBlockSize},${whole})`})`;
}

// What it writes changes the height it observes: in the same frame the browser would tell that as an error.
const sizes = new ResizeObserver((entries) => {
  for (const { target, contentBoxSize, borderBoxSize } of entries) {
    const one = kept.get(target);
    const [content, border] = [contentBoxSize[0], borderBoxSize[0]];
    if (!one || !content || !border || content.inlineSize === one.width) continue;
    if (one.drawn || !target.isConnected) release(one);
    else {
      one.width = content.inlineSize;
      one.edges = border.blockSize - content.blockSize;
      later();
    }
  }
});

const views = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    const one = kept.get(target);
    if (!one) continue;
    if (isIntersecting) one.seen = true;
    else if (one.seen) release(one);
  }
});

print.addEventListener('change', () => {
  for (const one of kept.values()) if (one.drawn) release(one);
  // No frame comes before a page is printed.
  writeAll();
});
// Titles of fields may break otherwise in the page's own font.
documentMember('fonts').addEventListener('loadingdone', later);

/** A height that the page has set stays what it is, whatever is drawn. Where a browser cannot tell, nothing is known to be set. */
const hasOwnHeight = (element: Element): boolean => /\dpx$/.test(`${element.computedStyleMap?.().get('height') ?? ''}`);

const canvas = documentMember('createElement').call(document, 'canvas') as HTMLCanvasElement;
const context = canvas.getContext('2d');

/** Measures text in a font family without drawing it; by the usual width of letters where the browser has no canvas. */
const measureIn =
  (family: string): MeasureText =>
  (text, size, weight) => {
    if (!context) return text.length * size * 0.5;
    context.font = `${weight} ${size}px ${family}`;
    return context.measureText(text).width;
  };
