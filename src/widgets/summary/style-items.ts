import { SUMMARY_ITEM } from '../../vocab/published/summary-marks.ts';
import { childAround, findPart } from './find-part.ts';
import type { SummaryItem } from './item.ts';

export interface ItemLayout {
  readonly isList: boolean;
  /** Width of the pictures of a list, in per cent of the row. */
  readonly listImageSize: number;
  /** Height over width of the pictures; 0 for as they are. */
  readonly ratio: number;
  readonly autoCrop: boolean;
  /** Pictures fill the width of their items, in their own ratio. */
  readonly fillsWidth: boolean;
  readonly metadataPosition: 'as-sent' | 'above-title' | 'below-title' | 'below-content';
}

/** Attributes and styles in which the service that loads a picture writes its size. */
const SIZE = ['width', 'height'];

/**
 * Lays out the inside of items, which belong to the page: pictures beside the text, their ratio, and where the line with the date is. What was there before is
 * remembered.
 *
 * @returns a function that gives it back
 */
export function styleItems(items: readonly SummaryItem[], layout: ItemLayout): () => void {
  const undo: (() => void)[] = [];
  const keepStyles = (element: HTMLElement, names: readonly string[]): void => {
    const before = names.map((name) => ({
      name,
      value: element.style.getPropertyValue(name),
      priority: element.style.getPropertyPriority(name),
    }));
    undo.push(() => {
      // One by one: what others have written since into other styles stays.
      for (const { name, value, priority } of before) element.style.setProperty(name, value, priority);
      // Chromium leaves an empty attribute.
      if (!element.getAttribute('style')) element.removeAttribute('style');
    });
  };
  const style = (element: Element | null, values: Readonly<Record<string, string>>): void => {
    if (!(element instanceof HTMLElement)) return;
    keepStyles(element, Object.keys(values));
    for (const [name, value] of Object.entries(values)) element.style.setProperty(name, value);
  };
  /**
   * The service that loads a picture places it again by these, whenever it comes near or is resized, over whatever style it has. What it writes by them goes with
   * them.
   */
  const tell = (image: HTMLElement, values: Readonly<Record<string, string>>): void => {
    if (!image.matches('[data-src]')) return;
    const before = [...Object.keys(values), ...SIZE].map((name) => [name, image.getAttribute(name)] as const);
    keepStyles(image, [...SIZE, 'object-position']);
    for (const [name, value] of Object.entries(values)) image.setAttribute(name, value);
    undo.push(() => {
      for (const [name, value] of before)
        if (value === null) image.removeAttribute(name);
        else image.setAttribute(name, value);
    });
  };
  for (const { element } of items) {
    show(element, style, undo);
    placeMetadata(element, layout.metadataPosition, undo);
    const image = element.querySelector('img');
    if (layout.isList && image) placeBeside(element, image, layout.listImageSize, style);
    if (image && layout.ratio > 0) {
      tell(image, {
        'data-fixed-ratio': `${layout.ratio}`,
        'data-crop-mode': layout.autoCrop ? 'cover' : 'contain',
        'data-alignment': 'center',
        'data-stretch': 'true',
      });
      style(image, {
        display: 'block',
        'inline-size': '100%',
        'block-size': 'auto',
        'aspect-ratio': `1 / ${layout.ratio}`,
        'object-fit': layout.autoCrop ? 'cover' : 'contain',
      });
    } else if (image && layout.fillsWidth)
      style(image, { display: 'block', 'inline-size': '100%', 'block-size': 'auto' });
  }
  return () => {
    for (const one of undo.reverse()) one();
  };
}

/** Published items are hidden until they are marked as being in their place, or until something else of the platform shows them. */
function show(
  element: HTMLElement,
  style: (element: Element | null, values: Readonly<Record<string, string>>) => void,
  undo: (() => void)[],
): void {
  if (!element.matches(SUMMARY_ITEM)) return;
  const { className } = element;
  element.classList.add('positioned');
  undo.push(() => {
    element.className = className;
  });
  if (getComputedStyle(element).visibility === 'hidden') style(element, { visibility: 'visible' });
}

/** The picture is one column over all rows; what else the item has is the other. The last row takes what a picture is higher than the text. */
function placeBeside(
  element: HTMLElement,
  image: Element,
  percent: number,
  style: (element: Element | null, values: Readonly<Record<string, string>>) => void,
): void {
  const children = [...element.children].filter((child) => !child.matches('script, style, template'));
  const picture = children.find((child) => child.contains(image));
  if (!picture || children.length < 2) return;
  const rest = children.filter((child) => child !== picture);
  // The page's own sheet has done it.
  if (getComputedStyle(picture).float !== 'none') return;
  style(element, {
    display: 'grid',
    'grid-template-columns': `${percent}% minmax(0, 1fr)`,
    'grid-template-rows': `repeat(${rest.length}, auto) 1fr`,
    'column-gap': '1.25em',
    'align-items': 'start',
  });
  style(picture, { 'grid-column': '1', 'grid-row': `1 / span ${rest.length + 1}` });
  for (const child of rest) style(child, { 'grid-column': '2' });
}

function placeMetadata(element: HTMLElement, position: ItemLayout['metadataPosition'], undo: (() => void)[]): void {
  if (position === 'as-sent') return;
  const title = findPart(element, 'title');
  const meta = findPart(element, 'meta');
  const parent = title?.parentElement;
  if (!title || !meta || !parent || meta.parentElement !== parent) return;
  const text = childAround(element, findPart(element, 'text'), title);
  const after = position === 'below-content' ? (text ?? title) : title;
  const before = position === 'above-title' ? title : after.nextSibling;
  if (before === meta || meta.nextSibling === before) return;
  const place = meta.nextSibling;
  parent.insertBefore(meta, before);
  undo.push(() => parent.insertBefore(meta, place));
}
