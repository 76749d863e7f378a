import type { Lend } from '../../runtime/mount/lend.ts';
import { lookProperties } from '../../runtime/mount/look/page-look.ts';
import { hasTextLook } from '../../runtime/mount/look/text-look.ts';
import { isClear } from '../../runtime/page/is-clear.ts';

/** An item as the page drew it: the box around it, and the element that contains its title. */
export interface ItemBox {
  readonly item: Element;
  readonly title: Element;
  /** The box around the title that a visitor presses, if it is neither of them. */
  readonly row?: Element;
  /** The page's own mark beside the title, and on which side of it that was drawn. */
  readonly mark?: { readonly element: Element; readonly side: 'before' | 'after' } | null;
}

/** Applies the complete look of the page's titles if the page styled its items with text, spacing or lines. */
export function withLook(block: Element, [one]: readonly ItemBox[], lend: readonly Lend[]): readonly Lend[] {
  if (!one) return lend;
  if (!isDrawn(one, spacingOf(one)) && !hasTextLook(getComputedStyle(one.title), getComputedStyle(block))) return lend;
  return lend.map((each) => (each.slot.startsWith('title') ? { ...each, text: 'whole' } : each));
}

export const px = (value: string): number => Number.parseFloat(value) || 0;

/** Whether the page drew a line above or below an element. */
const isLined = (element: Element | undefined): boolean => {
  const style = element && getComputedStyle(element);
  return !!style && px(style.borderBlockStartWidth) + px(style.borderBlockEndWidth) > 0;
};

/** Whether the page gave an item spacing or lines. */
function isDrawn(box: ItemBox, { start, end }: Spacing): boolean {
  const item = getComputedStyle(box.item);
  const space = start + end + px(item.paddingBlockStart) + px(item.paddingBlockEnd);
  return space > 0 || isLined(box.item) || isLined(box.row);
}

/**
 * Reads the spacing, boxes and dividers of the page's items. Values that the page left to the browser are not included.
 *
 * @param divider how lines look that are separate elements
 */
export function itemLook(block: Element, boxes: readonly ItemBox[], divider?: string): string {
  const [one, two = one] = boxes;
  const last = boxes.at(-1);
  if (!one || !two || !last) return '';
  const box = getComputedStyle(one.item);
  const title = getComputedStyle(one.title);
  const spacing = spacingOf(one);
  const drawn = isDrawn(one, spacing);
  return (
    titleSpace(
      spacing,
      drawn,
      title.color === getComputedStyle(block).color || isClear(title.color) ? null : title.color,
    ) +
    titleRow(one) +
    itemBox(one, box, getComputedStyle(two.item), drawn) +
    (divider ?? bordersOf(box, two.item, last.item, isLined(one.row)))
  );
}

type Spacing = Record<'start' | 'end' | 'before' | 'after', number>;

/**
 * The distance between the title and the edges of its item: the sum over all boxes between them. If the title is the item, its own is included. What is between the
 * title and the page's own mark is no distance to the edge.
 */
function spacingOf({ item, title, row, mark }: ItemBox): Spacing {
  const sum = { start: 0, end: 0, before: 0, after: 0 };
  for (let at: Element | null = title; at; at = at === item ? null : at.parentElement) {
    const style = getComputedStyle(at);
    if (at === item && item !== title) continue;
    const inner = mark && !at.contains(mark.element) ? mark.side : null;
    if (inner !== 'before') sum.before += px(style.paddingInlineStart);
    if (inner !== 'after') sum.after += px(style.paddingInlineEnd);
    const own = at !== row;
    sum.start += px(style.paddingBlockStart) + (own ? px(style.marginBlockStart) : 0);
    sum.end += px(style.paddingBlockEnd) + (own ? px(style.marginBlockEnd) : 0);
  }
  return sum;
}

function titleSpace(spacing: Spacing, set: boolean, color: string | null): string {
  return lookProperties('title', {
    color,
    ...spacing,
    ...(!set && { start: null, end: null }),
    height: set ? 24 : null,
  });
}

/** The box of a summary, and the layout of its heading and the content beside it. */
function titleRow({ title, row }: ItemBox): string {
  const style = row && getComputedStyle(row);
  const flows = style && row !== title && /flex|grid/.test(style.display) ? style : null;
  return lookProperties('row', {
    display: flows?.display ?? null,
    gap: flows?.gap ?? null,
    align: flows?.alignItems ?? null,
    justify: flows?.justifyContent ?? null,
    direction: flows?.flexDirection ?? null,
    part: getComputedStyle(title).display.startsWith('inline') ? 'inline' : null,
    background: style?.backgroundColor ?? null,
    radius: style?.borderRadius ?? null,
    margin: style?.margin ?? null,
    edge: style?.borderWidth ?? null,
    line: style?.borderStyle ?? null,
    ink: style?.borderColor ?? null,
  });
}

function itemBox(box: ItemBox, one: CSSStyleDeclaration, two: CSSStyleDeclaration, drawn: boolean): string {
  const parent = box.item.parentElement;
  const around = parent && getComputedStyle(parent);
  const stacked = around && /flex|grid/.test(around.display);
  const margins = [px(one.marginBlockEnd), px(two.marginBlockStart)];
  const gap = stacked ? px(around.rowGap) + margins.reduce((sum, margin) => sum + margin) : Math.max(...margins);
  const own = box.item !== box.title;
  const set = drawn ? 0 : null;
  return (
    lookProperties('item', {
      gap,
      background: own ? one.backgroundColor : null,
      radius: one.borderTopLeftRadius,
      edge: one.borderInlineStart,
      before: own ? one.paddingInlineStart : null,
      after: own ? one.paddingInlineEnd : null,
      start: own ? px(one.paddingBlockStart) : null,
      end: own ? px(one.paddingBlockEnd) : null,
      // It overflows the block.
      below: px(one.marginBlockEnd),
    }) + lookProperties('panel', { start: set, end: set })
  );
}

/** Lines that are borders of the items. If a page has none, also around its titles, the block decides. */
function bordersOf(one: CSSStyleDeclaration, second: Element, last: Element, lined: boolean): string {
  const two = getComputedStyle(second);
  const widths = {
    first: px(one.borderBlockStartWidth),
    start: px(two.borderBlockStartWidth),
    end: px(one.borderBlockEndWidth),
    last: px(getComputedStyle(last).borderBlockEndWidth),
  };
  const end = widths.end > 0;
  const none = !lined && Math.max(...Object.values(widths)) === 0;
  const edge = end
    ? [one.borderBlockEndStyle, one.borderBlockEndColor]
    : [two.borderBlockStartStyle, two.borderBlockStartColor];
  return lookProperties('divider', {
    ...(none ? { first: null, start: null, end: null, last: null } : widths),
    style: none ? null : (edge[0] ?? null),
    color: none ? null : (edge[1] ?? null),
  });
}
