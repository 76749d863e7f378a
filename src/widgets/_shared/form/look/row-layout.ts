import { lookProperties } from '../../../../runtime/mount/look/page-look.ts';
import { boundsOf, contentBox, type Edges, isDrawn, TOLERANCE, textBox } from './edges.ts';

/** A field as the page shows it. */
export interface Row {
  /** Its title; null if an option serves as the title. */
  readonly label: Element | null;
  /** Its description. */
  readonly hint: Element | null;
  /** The box around a field of several controls. */
  readonly group: Element | null;
  readonly controls: readonly Element[];
  /** The text of each of these controls, if it has its own. */
  readonly words: readonly (Element | undefined)[];
  readonly options: boolean;
  /** The next item that is drawn is a field, too. */
  readonly followed: boolean;
}

export interface MeasuredRow extends Row {
  /** The whole field. */
  readonly box: Edges;
  /** Its controls with their text. */
  readonly pieces: readonly Edges[];
}

/** The position of a field on the page. What the page does not draw, such as a label that is there for screen readers alone, is not measured. */
export function measureRow(row: Row): MeasuredRow {
  const { group, controls, options } = row;
  const label = drawn(row.label);
  const hint = drawn(row.hint);
  const words = row.words.map((text) => drawn(text) ?? undefined);
  const pieces = controls.map((control, at) => {
    const [own, text] = [control.getBoundingClientRect(), words[at]];
    if (!text || text === label) return own;
    const all = boundsOf([own, textBox(text)]);
    if (!options || getComputedStyle(text).display === 'inline') return all;
    const { top, bottom } = text.getBoundingClientRect();
    return { ...all, top, bottom };
  });
  const named = [label, hint].flatMap((one) => (one ? textBox(one) : []));
  return {
    ...row,
    label,
    hint,
    words,
    pieces,
    box: group ? group.getBoundingClientRect() : boundsOf([...named, ...pieces]),
  };
}

const drawn = (element: Element | null | undefined): Element | null => (element && isDrawn(element) ? element : null);

/** Names that the page does not draw are for screen readers here, too, at every width. */
export const unnamedRules = (rows: readonly MeasuredRow[]): string =>
  rows
    .map(({ label, options, controls, words }, at) => {
      const unnamed = !label && !options;
      const wordless = !options && controls.length > 1 && words.every((text) => !text);
      const hidden = [unnamed && '>.label', wordless && '.piece label'].filter(Boolean).join(',& ');
      const next = unnamed ? '& >.label+*{margin-block-start:0}' : '';
      return hidden && rule(field(at), `& ${hidden}{${UNSEEN}}${next}`);
    })
    .join('');

const UNSEEN =
  'position:absolute;overflow:hidden;inline-size:1px;block-size:1px;clip-path:inset(50%);white-space:nowrap';

/** Groups boxes into lines: the next line begins with the first box that is below all of the current line. */
export function linesOf<Box extends { readonly box: Edges }>(boxes: readonly Box[]): Box[][] {
  const lines: Box[][] = [];
  for (const one of boxes) {
    const line = lines.at(-1);
    if (line && one.box.top < Math.max(...line.map(({ box }) => box.bottom)) - TOLERANCE) line.push(one);
    else lines.push([one]);
  }
  return lines;
}

/** The width of each box in a line, the distance before it, and the distance after the last, as shares of the containing box. */
function sharesOf(line: readonly Edges[], { left, right }: Edges, rtl: boolean): string[] {
  const share = (px: number): string => `${Math.floor((px / (right - left)) * 1e4) / 100}%`;
  const start = (box: Edges): number => (rtl ? right - box.right : box.left - left);
  let at = 0;
  return line.map((box, index) => {
    const before = start(box) - at;
    const width = box.right - box.left;
    at = start(box) + width;
    const after = index === line.length - 1 ? `margin-inline-end:${share(Math.max(0, right - left - at))};` : '';
    return `flex:none;margin-inline-start:${share(before)};inline-size:${share(width)};${after}`;
  });
}

const px = (name: string, value: number): string => `${name}:${Math.round(value * 100) / 100}px;`;
const rule = (selector: string, text: string): string => (text ? `& ${selector}{${text}}` : '');
/** The fields are numbered explicitly, because other content is placed between them. */
export const field = (at: number): string => `.field:nth-child(${at + 1} of .field)`;

/**
 * Rules that position fields and button as the page had them: beside each other, labels beside their fields, and with the same distances.
 *
 * @param inner the box that contains them
 * @param gap the distance that all fields have anyway, in px
 */
export function layoutRules(
  rows: readonly MeasuredRow[],
  inner: Edges,
  { gap, button, rtl }: { gap: number; button: Edges | null; rtl: boolean },
): string {
  const items = [
    ...rows.map((row, at) => ({ box: row.box, row, selector: field(at) })),
    ...(button ? [{ box: button, row: null, selector: '.actions' }] : []),
  ];
  const lines = linesOf(items);
  const abreast = lines.some((line) => line.length > 1);
  const placed = lines.flatMap((line, at) => {
    const shares = sharesOf(
      line.map(({ box }) => box),
      inner,
      rtl,
    );
    const next = lines[at + 1]?.[0];
    return line.map(({ selector, box, row }, index) => {
      // Text that is alone in its line may take the full width, and so may a button, which positions itself. A box around several controls may be wider than the form.
      const placed = abreast
        ? line.length > 1 || row?.label
        : row && (row.group ? !isSameWidth(box, inner) : isInset(box, inner));
      const wide = placed ? (shares[index] ?? '') : '';
      if (!row) return rule(selector, wide.replace('inline-size', 'inline-size:auto;min-inline-size'));
      const high = row.followed && next?.row ? px('min-block-size', next.box.top - box.top - gap) : '';
      return rule(selector, wide + high + fieldRules(row, wide ? box : inner, rtl));
    });
  });
  const flow = abreast
    ? '& .lock{flex-flow:row wrap;column-gap:0}& .lock>*{inline-size:100%}'
    : // A newsletter in one line that the page breaks where it is narrow.
      rows.length && '& .form:where([data-layout="inline"]) .lock>:is(.field,.actions){flex:none;inline-size:100%}';
  return (flow || '') + placed.join('');
}

/** Whether a box is as far from one edge as from the other, as padding of the page makes it. */
const isInset = (box: Edges, inner: Edges): boolean =>
  box.left - inner.left >= 1 && Math.abs(box.left - inner.left - (inner.right - box.right)) < 1;

const isSameWidth = (box: Edges, other: Edges): boolean =>
  Math.abs(box.left - other.left) < 1 && Math.abs(box.right - other.right) < 1;

/**
 * The layout of a field: label beside or above, parts, options.
 *
 * @param space where it may be placed
 */
function fieldRules(row: MeasuredRow, space: Edges, rtl: boolean): string {
  const { label, hint, options, group, pieces, controls, words } = row;
  const [first, second] = pieces;
  if (!first) return '';
  const name = label && textBox(label);
  const note = hint && textBox(hint);
  const labelWidth = name ? (rtl ? name.right - first.right : first.left - name.left) : 0;
  const beside = name && !group && !options && labelWidth > TOLERANCE && name.bottom > first.top + TOLERANCE;
  const above = note && note.top >= (name?.bottom ?? 0) - TOLERANCE && note.top < first.top ? note : null;
  const inner = group ? contentBox(group) : pieces.length > 1 && !options ? row.box : space;
  // The padding of such a box is drawn anyway.
  const lead = group ? inner.top - row.box.top : 0;
  const spacing = lookProperties('room', {
    label: name ? (beside ? 0 : Math.max(0, (above ?? first).top - name.bottom - lead)) : null,
    hint: above ? Math.max(0, first.top - above.bottom) : null,
  });
  if (beside) {
    return `${spacing}display:grid;align-items:start;grid-template-columns:${Math.round(labelWidth)}px minmax(0,1fr);& >*{grid-column:2}& >.label{grid-area:1/1/span 9;${px('margin-block-start', Math.max(0, name.top - first.top))}}`;
  }
  if (options) {
    const flat = second && second.top < first.bottom - TOLERANCE;
    const circle = controls[0]?.getBoundingClientRect() ?? first;
    const indent = rtl ? inner.right - circle.right : circle.left - inner.left;
    const between = !second
      ? 0
      : flat
        ? (rtl ? first.left - second.right : second.left - first.right) - indent
        : second.top - first.bottom;
    const gap = `${flat ? 'flex-flow:row wrap;' : ''}${px(flat ? 'column-gap' : 'row-gap', Math.max(0, between))}`;
    // The space before a radio button or checkbox belongs to it: the second line of its text begins where the first line would begin without it.
    return `${spacing}& .options{${gap}}& .option input{${px('margin-inline-start', indent)}}& .option{padding-block:0;${px('min-block-size', Math.max(24, first.bottom - first.top))}}`;
  }
  if (!group && pieces.length < 2) return spacing;
  const lines = linesOf(pieces.map((box, at) => ({ box, at })));
  const [one, two] = lines.map((line) => boundsOf(line.map(({ box }) => box)));
  const [control] = controls;
  const high = control ? px('--_look-height-field', control.getBoundingClientRect().height) : '';
  const text = words[0] && textBox(words[0]);
  const under = text && control ? text.top - control.getBoundingClientRect().bottom : -TOLERANCE;
  const flow =
    under > -TOLERANCE
      ? `& .piece{display:flex;flex-flow:column-reverse;justify-content:flex-end}& .piece label{margin:${Math.max(0, Math.round(under))}px 0 0}`
      : '';
  const shares = lines.flatMap((line) => {
    const texts = sharesOf(
      line.map(({ box }) => box),
      inner,
      rtl,
    );
    return line.map(({ at }, index) => rule(`.piece:nth-child(${at + 1})`, texts[index] ?? ''));
  });
  const gaps = one && two ? px('row-gap', two.top - one.bottom) : '';
  return `${spacing}& .parts{${high}display:flex;flex-wrap:wrap;column-gap:0;max-inline-size:none;${gaps}}${flow}${shares.join('')}`;
}
