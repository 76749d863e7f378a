import { boundsOf, type Edges } from './edges.ts';
import { field, linesOf, type MeasuredRow } from './row-layout.ts';

/** Content of the page between, above or below the fields, which the block shows as it is. */
export interface TextSource {
  /** Where the block shows it. */
  readonly selector: string;
  readonly nodes: readonly Node[];
}

interface MeasuredText {
  readonly selector: string;
  /** With the margins, which stay inside the block's own element. */
  readonly box: Edges;
  readonly start: number;
  readonly end: number;
}

/** Measures such content; what the page does not draw is left out. */
export const measureTexts = (texts: readonly TextSource[]): MeasuredText[] =>
  texts.flatMap(({ selector, nodes }) => {
    const elements = nodes.filter((node): node is Element => node instanceof Element);
    const boxes = elements.map((one) => one.getBoundingClientRect()).filter(({ height }) => height > 0);
    const [first, last] = [elements[0], elements.at(-1)];
    if (!boxes.length || !first || !last) return [];
    const [start, end] = [outerMargin(first, 'top'), outerMargin(last, 'bottom')];
    const bounds = boundsOf(boxes);
    return [{ selector, start, end, box: { ...bounds, top: bounds.top - start, bottom: bounds.bottom + end } }];
  });

/** The margin of an element, or a larger one that collapses through its edge. */
function outerMargin(element: Element, side: 'top' | 'bottom'): number {
  const edge = element.getBoundingClientRect()[side];
  let margin = 0;
  for (let at: Element | null = element; at && Math.abs(at.getBoundingClientRect()[side] - edge) < 1; ) {
    margin = Math.max(margin, Number.parseFloat(getComputedStyle(at).getPropertyValue(`margin-${side}`)) || 0);
    at = side === 'top' ? at.firstElementChild : at.lastElementChild;
  }
  return margin;
}

/**
 * Rules for the distances between such content and what is beside it. The margins at the ends of the block collapse with those around it, as on the page.
 *
 * @param gap the distance that all items have anyway, in px
 */
export function textRules(
  texts: readonly MeasuredText[],
  rows: readonly MeasuredRow[],
  { gap, button }: { readonly gap: number; readonly button: Edges | null },
): string {
  const items = [
    ...texts.map(({ selector, box }) => ({ selector, box, isText: true })),
    ...rows.map(({ box }, at) => ({ selector: field(at), box, isText: false })),
    ...(button ? [{ selector: '.actions', box: button, isText: false }] : []),
  ].sort((one, other) => one.box.top - other.box.top);
  const lines = linesOf(items);
  const distances = lines.flatMap((line, at) => {
    const before = lines[at - 1];
    if (!before || ![...before, ...line].some(({ isText }) => isText)) return [];
    const distance = boundsOf(line.map(({ box }) => box)).top - boundsOf(before.map(({ box }) => box)).bottom;
    return line.map(({ selector }) => `& ${selector}{margin-block-start:${round(distance - gap)}px}`);
  });
  const { first, last } = ends(texts, lines);
  return [
    ...distances,
    first ? `& ${first.selector}{margin-block-start:${-round(first.start)}px}` : '',
    last ? `& ${last.selector}{margin-block-end:${-round(last.end)}px}` : '',
    first || last
      ? `--_look-room-before:${round(first?.start ?? 0)}px;--_look-room-after:${round(last?.end ?? 0)}px;`
      : '',
  ].join('');
}

/** The content that begins and the content that ends the block. */
function ends(texts: readonly MeasuredText[], lines: readonly (readonly { readonly selector: string }[])[]) {
  const among = (line: readonly { readonly selector: string }[] | undefined): MeasuredText | undefined =>
    texts.find(({ selector }) => line?.length === 1 && line[0]?.selector === selector);
  return { first: among(lines[0]), last: among(lines.at(-1)) };
}

const round = (value: number): number => Math.round(value * 100) / 100;
