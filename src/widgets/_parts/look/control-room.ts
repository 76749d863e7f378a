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

export interface Row {
  readonly label: Element;
  readonly control: Element;
}

/** How far edges may be apart and still be in one line, in px. */
const NEAR = 8;

/** Measures the room that labels, fields and buttons have on the page, in px. Only while they are drawn. */
export function measureControls({ block, box, field, area, button, rows, first }: ControlSources): string {
  const outer = inside(block);
  const form = box ? box.getBoundingClientRect() : outer;
  const inner = box ? inside(box) : outer;
  const lines = rows.map(({ label, control }) => ({ ...wordsAt(label), control: control.getBoundingClientRect() }));
  const above = lines.filter(({ bottom, control }) => control.height > 0 && control.top - bottom > -NEAR);
  const [line] = above;
  const gaps = above.flatMap(({ top }, at) => {
    const before = above[at - 1];
    return before && top >= before.control.bottom ? [top - before.control.bottom] : [];
  });
  const gap = gaps.length ? Math.max(0, Math.min(...gaps)) : null;
  const last = Math.max(...rows.map(({ control }) => control.getBoundingClientRect().bottom));
  const press = button?.getBoundingClientRect();
  const narrow = form.width > 0 && form.width < outer.width - NEAR;
  return (
    lookProperties('room', {
      label: line ? line.control.top - line.bottom : null,
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
      field: widthOf(field, inner),
      button: press && press.width > inner.width - NEAR ? '100%' : null,
    }) +
    lookProperties('side', { button: press ? sideOf(press, inner) : null })
  );
}

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

function widthOf(field: Element | undefined, inner: Edges): number | null {
  const width = field?.getBoundingClientRect().width ?? 0;
  return width > 0 && width < inner.width - NEAR ? width : null;
}

function sideOf(button: Edges, inner: Edges): string | null {
  const [before, after] = [button.left - inner.left, inner.right - button.right];
  if (before < NEAR) return null;
  return Math.abs(before - after) < NEAR ? 'center' : after < NEAR ? 'right' : null;
}
