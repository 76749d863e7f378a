import { documentMember, queryIn } from '../../../../runtime/page/document-member.ts';
import { composite, parseColor, type Rgba } from './color.ts';

const LIGHT_PAGE: Rgba = { r: 255, g: 255, b: 255, a: 1 };
/** The lightest background that browsers use for a dark page: light text has the least contrast on it. */
const DARK_PAGE: Rgba = { r: 30, g: 30, b: 30, a: 1 };

/**
 * The colour behind the content of a block.
 *
 * @param inside backgrounds that the block draws over its own, the innermost first
 * @returns null if it cannot be known: over pictures and gradients, in filters, and if all layers are translucent
 */
export function backgroundBehind(block: Element, inside: readonly Rgba[] = []): Rgba | null {
  const layers = [...inside];
  for (let at: Element | null = block; at; at = parentOf(at)) {
    const style = getComputedStyle(at);
    if (isTranslucent(at, style)) return null;
    if (layers.some(({ a }) => a === 1)) continue;
    for (const color of [...overlays(at), backgroundOf(style), ...drawnBefore(at, block)]) {
      if (!color) return null;
      layers.push(color);
      if (color.a === 1) break;
    }
  }
  return layers.reduceRight((ground, layer) => composite(layer, ground), isDarkPage() ? DARK_PAGE : LIGHT_PAGE);
}

/** A block in the panel of another block is rendered in a slot of that block. */
const parentOf = (at: Element): Element | null =>
  at.assignedSlot ?? at.parentElement ?? (at.getRootNode() as Partial<ShadowRoot>).host ?? null;

/**
 * Whether an element as a whole has a filter or is translucent. An element that is hidden, or is fading in, does not count, because nobody reads it before it
 * is shown.
 */
function isTranslucent(at: Element, { filter, backdropFilter, mixBlendMode, opacity }: CSSStyleDeclaration): boolean {
  if ([filter, backdropFilter, mixBlendMode].some((value) => !/^(none|normal)?$/.test(value ?? ''))) return true;
  return Number(opacity || 1) % 1 > 0 && !at.getAnimations().length;
}

/** The background colour of an element; null for a picture, or a colour that cannot be read. */
const backgroundOf = ({ backgroundColor, backgroundImage }: CSSStyleDeclaration): Rgba | null =>
  backgroundImage && backgroundImage !== 'none' ? null : parseColor(backgroundColor);

/** Pages place a tint over a picture, or the picture itself, in an absolutely or fixed positioned pseudo-element: the area that it covers is not known. */
const overlays = (at: Element): null[] =>
  ['::before', '::after'].flatMap((part) => {
    const style = getComputedStyle(at, part);
    if (!/^["u]/.test(style.content) || !/^(absolute|fixed)$/.test(style.position)) return [];
    return backgroundOf(style)?.a === 0 ? [] : [null];
  });

const PICTURES = 'img,picture,video,canvas,svg,iframe,object,embed';

/** Elements that precede another one and occupy the same place, as the pictures and colours behind a section do: the topmost first. */
function drawnBefore(at: Element, block: Element): (Rgba | null)[] {
  const { left, top, width, height } = block.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const found: (Rgba | null)[] = [];
  for (let one = at.previousElementSibling; one && width; one = one.previousElementSibling) {
    const rect = one.getBoundingClientRect();
    if (rect.left >= x || rect.right <= x || rect.top >= y || rect.bottom <= y) continue;
    const style = getComputedStyle(one);
    // Such siblings cover the page temporarily, or are invisible for now.
    if (style.visibility !== 'visible' || style.opacity === '0' || Number(style.zIndex) > 0) continue;
    found.push(one.firstElementChild || one.matches(PICTURES) || style.opacity !== '1' ? null : backgroundOf(style));
  }
  return found;
}

/** Whether the browser's own page background is dark, as the root element or the page's head specifies. */
const isDarkPage = (): boolean => isDark(getComputedStyle(documentMember('documentElement')));

/** Whether an element is drawn in the dark colour scheme; if it specifies none, the page's head decides. */
export function isDark({ colorScheme }: CSSStyleDeclaration): boolean {
  const [meta] = queryIn(document, 'meta[name="color-scheme"]');
  const schemes = colorScheme && colorScheme !== 'normal' ? colorScheme : (meta?.getAttribute('content') ?? '');
  return /dark/.test(schemes) && (!/light/.test(schemes) || matchMedia('(prefers-color-scheme: dark)').matches);
}
