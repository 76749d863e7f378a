import { lookProperties } from '../../../../runtime/mount/look/page-look.ts';
import { contentBox, type Edges, isDrawn, protrudingMargin, TOLERANCE, textBox } from './edges.ts';
import { layoutRules, linesOf, type MeasuredRow, measureRow, type Row, unnamedRules } from './row-layout.ts';
import { measureTexts, type TextSource, textRules } from './text-spacing.ts';

/** The page's own elements that fields and buttons replace; the first of each role represents all. */
export interface ControlSources {
  /** The block: values that are inherited there need not be set. */
  readonly block: Element;
  /** What is left around the form: the block, or the innermost wrapper of the page that is drawn anew. */
  readonly around: Element;
  /** The box around all of them, if it is removed with them. */
  readonly box: Element | null;
  readonly label: Element | undefined;
  /** The label of one part of a field. */
  readonly caption: Element | undefined;
  readonly part: Element | undefined;
  /** Text that describes a field. */
  readonly hint: Element | undefined;
  /** The text beside a radio button or checkbox, and that control. */
  readonly option: Element | undefined;
  readonly mark: Element | undefined;
  /** The box around a field of several controls, and its title. */
  readonly group: Element | undefined;
  readonly legend: Element | undefined;
  readonly field: Element | undefined;
  readonly area: Element | undefined;
  readonly list: Element | undefined;
  readonly button: Element | undefined;
  /** The fields in the order of the page. */
  readonly rows: readonly Row[];
  /** The content of the page around the fields. */
  readonly texts: readonly TextSource[];
  /** Only the box precedes the first label. */
  readonly first: boolean;
  /** The button follows the last field. */
  readonly beforeButton: boolean;
  /** Only the button follows the last field. */
  readonly last: boolean;
}

/** The distance of a form's items where the page has one line of them, in px. */
const USUAL_GAP = 16;

/** How much narrower than measured a window may be while its fields stay beside each other. */
const MIN_WIDTH_SHARE = 0.85;

/** Measures the spacing of labels, fields and buttons on the page, in px. It works only while they are rendered. */
export function measureControls(sources: ControlSources): string {
  const { around, box, caption, part, legend, option, mark, field, area, list, button, first, last } = sources;
  const outer = contentBox(around);
  const form = box ? box.getBoundingClientRect() : outer;
  const inner = box ? contentBox(box) : outer;
  const rtl = getComputedStyle(box ?? around).direction === 'rtl';
  const rows = sources.rows.map(measureRow);
  const lines = linesOf(rows);
  const buttonBox = button?.getBoundingClientRect();
  const end = bottom(rows);
  const below = buttonBox && buttonBox.top > end - TOLERANCE;
  const between = smallest(
    lines.slice(1).flatMap((line, at) => {
      const before = lines[at] ?? [];
      const room = top(line) - bottom(before);
      return before.every(({ followed }) => followed) && room >= 0 ? room : [];
    }),
  );
  // The distance between a single field and the button is also its distance to any other content.
  const texts = measureTexts(sources.texts);
  const gap = between ?? (last && below ? Math.max(0, buttonBox.top - end) : texts.length ? USUAL_GAP : null);
  const narrow = form.right > form.left && widthOf(form) < widthOf(outer) - TOLERANCE;
  const single = rows.filter(({ group, options }) => !group && !options);
  const width = Math.max(0, ...single.flatMap(({ pieces }) => pieces.map(widthOf)));
  const optionText = option && textBox(option);
  const circle = mark?.getBoundingClientRect();
  const abreast = lines.some((line) => line.length > 1);
  const layout = layoutRules(rows, inner, { gap: gap ?? 0, button: buttonBox ?? null, rtl });
  return (
    lookProperties('room', {
      note: rows.length ? 'none' : null,
      // It is positioned in the space below the field.
      counter: rows.length ? '0' : null,
      caption:
        caption && part && isDrawn(caption)
          ? Math.max(0, part.getBoundingClientRect().top - textBox(caption).bottom)
          : null,
      gap,
      start: first && rows.length ? Math.max(0, top(rows) - inner.top) : null,
      end: last && buttonBox ? Math.max(0, inner.bottom - Math.max(end, buttonBox.bottom)) : null,
      before: first ? protrudingMargin(sources.rows[0]?.label ?? undefined, around, 'top') : null,
      after: last ? protrudingMargin(button, around, 'bottom') : null,
      legend: legend ? getComputedStyle(legend).getPropertyValue('padding-inline-start') : null,
      button: sources.beforeButton && below ? buttonBox.top - end - (gap ?? 0) : null,
      width: narrow ? widthOf(form) : null,
      side: narrow && Math.abs(form.left - outer.left - (outer.right - form.right)) < TOLERANCE ? 'auto' : null,
      mark: circle ? widthOf(circle) : null,
      words: circle && optionText ? (rtl ? circle.left - optionText.right : optionText.left - circle.right) : null,
    }) +
    lookProperties('height', {
      field: heightOf(field),
      area: heightOf(area),
      list: heightOf(list),
      button: heightOf(button),
    }) +
    lookProperties('width', {
      field: !abreast && width > 0 && width < widthOf(inner) - TOLERANCE ? width : null,
      button: buttonBox && widthOf(buttonBox) > widthOf(inner) - TOLERANCE / 2 ? '100%' : null,
    }) +
    lookProperties('side', { button: buttonBox && below ? sideOf(buttonBox, inner, rtl) : null }) +
    unnamedRules(rows) +
    textRules(texts, rows, { gap: gap ?? 0, button: buttonBox ?? null }) +
    `@media(min-width:${Math.round(innerWidth * MIN_WIDTH_SHARE)}px){${layout}}`
  );
}

/** The smallest of them: texts that only some fields have are placed between the others. */
const smallest = (all: readonly number[]): number | null => (all.length ? Math.max(0, Math.min(...all)) : null);

const top = (rows: readonly MeasuredRow[]): number => Math.min(...rows.map(({ box }) => box.top));
const bottom = (rows: readonly MeasuredRow[]): number => Math.max(...rows.map(({ box }) => box.bottom));
const widthOf = ({ left, right }: Edges): number => right - left;

const heightOf = (element: Element | undefined): number | null => element?.getBoundingClientRect().height || null;

function sideOf(button: Edges, inner: Edges, rtl: boolean): string | null {
  const sides = [button.left - inner.left, inner.right - button.right];
  const [before = 0, after = 0] = rtl ? sides.reverse() : sides;
  if (before < TOLERANCE) return null;
  return Math.abs(before - after) < TOLERANCE ? 'center' : after < TOLERANCE ? 'flex-end' : null;
}
