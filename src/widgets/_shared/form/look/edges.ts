import { documentMember } from '../../../../runtime/page/document-member.ts';

/** The position of an element in the window, in px. */
export interface Edges {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The maximum distance of edges that count as aligned, in px. */
export const TOLERANCE = 8;

/** Whether an element has a box that visitors see: neither hidden nor cut down to a pixel for screen readers. */
export function isDrawn(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && getComputedStyle(element).visibility === 'visible';
}

/** The content box of an element. */
export function contentBox(element: Element): Edges {
  const rect = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const px = (...values: string[]): number => values.reduce((sum, value) => sum + (Number.parseFloat(value) || 0), 0);
  return {
    top: rect.top + px(style.borderTopWidth, style.paddingTop),
    bottom: rect.bottom - px(style.borderBottomWidth, style.paddingBottom),
    left: rect.left + px(style.borderLeftWidth, style.paddingLeft),
    right: rect.right - px(style.borderRightWidth, style.paddingRight),
  };
}

/** The start and end of the line boxes of an element's text: a label may contain its control, too. */
export function textBox(element: Element): Edges {
  return lineBoxes(textElement(element));
}

/** The element that directly contains the text of another: a label may have an inner element for it. */
export function textElement(element: Element): Element {
  const walker = documentMember('createTreeWalker').call(document, element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.textContent?.trim() && node.parentElement && node.parentElement.localName !== 'option')
      return node.parentElement;
  return element;
}

function lineBoxes(element: Element): Edges {
  const words = [...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const range = documentMember('createRange').call(document);
  range.selectNodeContents(words ?? element);
  // The space after a radio button is rendered, but it is not text.
  if (words) range.setStart(words, (words as Text).data.search(/\S/));
  const { top, bottom, left, right, height } = range.getBoundingClientRect();
  const line = Number.parseFloat(getComputedStyle(element).lineHeight);
  // A line of two scripts has several boxes, so lines are distinguished by their height.
  const lead = line ? (line * Math.max(1, Math.round(height / line)) - height) / 2 : 0;
  return { top: top - lead, bottom: bottom + lead, left, right };
}

/** The smallest box around all of them. */
export const boundsOf = (all: readonly Edges[]): Edges => ({
  top: Math.min(...all.map(({ top }) => top)),
  bottom: Math.max(...all.map(({ bottom }) => bottom)),
  left: Math.min(...all.map(({ left }) => left)),
  right: Math.max(...all.map(({ right }) => right)),
});

/**
 * The margin of nested elements that collapses through the edge of a box.
 *
 * @param element is located at that edge
 */
export function protrudingMargin(element: Element | undefined, box: Element, side: 'top' | 'bottom'): number {
  const edge = box.getBoundingClientRect()[side];
  let largest = 0;
  for (let at = element ?? null; at && at !== box; at = at.parentElement) {
    const margin = Number.parseFloat(getComputedStyle(at).getPropertyValue(`margin-${side}`));
    if (Math.abs(at.getBoundingClientRect()[side] - edge) < 1 && margin > largest) largest = margin;
  }
  return largest;
}
