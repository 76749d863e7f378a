import { lookProperties } from '../../../runtime/blocks/page-look.ts';
import { documentMember } from '../../../runtime/page/document-member.ts';

/** The page's own elements that fields and buttons are drawn in place of; the first of each role stands for all. */
export interface ControlSources {
  /** The block: what is inherited there need not be said. */
  readonly block: Element;
  /** The box around all of them, where it goes with them. */
  readonly box: Element | null;
  readonly label: Element | undefined;
  /** The words of one part of a field. */
  readonly caption: Element | undefined;
  readonly part: Element | undefined;
  /** Words that explain a field. */
  readonly hint: Element | undefined;
  /** The words beside a circle or box. */
  readonly option: Element | undefined;
  readonly field: Element | undefined;
  readonly area: Element | undefined;
  readonly button: Element | undefined;
  /** Labels and controls in the order of the page, for the room between them. */
  readonly rows: readonly Row[];
  /** Nothing but the box stands before the first label. */
  readonly first: boolean;
}

/** A field as the page shows it. */
export interface Row {
  /** What it is called. */
  readonly label: Element;
  readonly first: Element;
  /** Where it ends. */
  readonly last: Element;
  /** It is called so by a label of its own, with nothing else between. */
  readonly single: boolean;
}

/** How far edges may be apart and still be in one line, in px. */
const NEAR = 8;

/** Measures the room that labels, fields and buttons have on the page, in px. Only while they are drawn. */
export function measureControls({
  block,
  box,
  caption,
  part,
  field,
  area,
  button,
  rows,
  first,
}: ControlSources): string {
  const outer = inside(block);
  const form = box ? box.getBoundingClientRect() : outer;
  const inner = box ? inside(box) : outer;
  const lines = rows
    .map(({ label, first, last, single }) => ({
      ...wordsAt(label),
      single,
      control: first.getBoundingClientRect().top,
      end: last.getBoundingClientRect().bottom,
    }))
    // Beside its label, not below it: that is another form than ours.
    .filter(({ bottom, control }) => control - bottom > -NEAR);
  const [line] = lines;
  const label = least(lines.flatMap(({ single, control, bottom }) => (single ? control - bottom : [])));
  const gap = least(
    lines.flatMap(({ top }, at) => lines.slice(at - 1, at).flatMap(({ end }) => (top >= end ? top - end : []))),
  );
  const last = Math.max(...rows.map((row) => row.last.getBoundingClientRect().bottom));
  const press = button?.getBoundingClientRect();
  const narrow = form.width > 0 && form.width < outer.width - NEAR;
  return (
    lookProperties('room', {
      label,
      caption: caption && part ? Math.max(0, part.getBoundingClientRect().top - wordsAt(caption).bottom) : null,
      gap,
      start: first && line ? Math.max(0, line.top - inner.top) : null,
      button: press && gap !== null && press.top > last ? press.top - last - gap : null,
      width: narrow ? form.width : null,
      side: narrow && Math.abs(form.left - outer.left - (outer.right - form.right)) < NEAR ? 'auto' : null,
      // A sentence about all fields must not push them away from where they were.
      note: line ? '1' : null,
    }) +
    lookProperties('height', { field: heightOf(field), area: heightOf(area), button: heightOf(button) }) +
    lookProperties('width', {
      field: widthOf(rows, inner),
      button: press && press.width > inner.width - NEAR ? '100%' : null,
    }) +
    lookProperties('side', { button: press ? sideOf(press, inner) : null })
  );
}

/** The least of them: words that only some fields have stand between the others. */
const least = (all: readonly number[]): number | null => (all.length ? Math.max(0, Math.min(...all)) : null);

interface Edges {
  readonly top: number;
  readonly left: number;
  readonly right: number;
  readonly width: number;
}

/** The box of an element's content. */
function inside(element: Element): Edges {
  const rect = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const px = (...values: string[]): number => values.reduce((sum, value) => sum + (Number.parseFloat(value) || 0), 0);
  const left = rect.left + px(style.borderLeftWidth, style.paddingLeft);
  const right = rect.right - px(style.borderRightWidth, style.paddingRight);
  return { top: rect.top + px(style.borderTopWidth, style.paddingTop), left, right, width: right - left };
}

/** Where the line box of a label's words begins and ends: the label itself may hold its control, too. */
function wordsAt(label: Element): { top: number; bottom: number } {
  const words = [...label.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const range = documentMember('createRange').call(document);
  range.selectNodeContents(words ?? label);
  const { top, bottom, height } = range.getBoundingClientRect();
  const lines = range.getClientRects().length || 1;
  const high = Number.parseFloat(getComputedStyle(label).lineHeight) * lines;
  const lead = Number.isFinite(high) ? (high - height) / 2 : 0;
  return { top: top - lead, bottom: bottom + lead };
}

const heightOf = (element: Element | undefined): number | null => element?.getBoundingClientRect().height || null;

/** The widest field that is no part of one; null where it takes all there is. */
function widthOf(rows: readonly Row[], inner: Edges): number | null {
  const width = Math.max(
    0,
    ...rows.filter(({ single }) => single).map((row) => row.first.getBoundingClientRect().width),
  );
  return width > 0 && width < inner.width - NEAR ? width : null;
}

function sideOf(button: Edges, inner: Edges): string | null {
  const [before, after] = [button.left - inner.left, inner.right - button.right];
  if (before < NEAR) return null;
  return Math.abs(before - after) < NEAR ? 'center' : after < NEAR ? 'right' : null;
}
