import type { Lend } from '../../runtime/blocks/lend.ts';
import { lookProperties } from '../../runtime/blocks/page-look.ts';
import { hasTextLook } from '../../runtime/blocks/text-look.ts';

/** An item as the page drew it: the box around it, and the element whose inside is its title. */
export interface ItemBox {
  readonly item: Element;
  readonly title: Element;
}

/** A line that is an element of its own, as published pages have it, and whether it stands before the first and after the last item. */
interface Line {
  readonly line: Element | null;
  readonly first: boolean;
  readonly last: boolean;
}

/** Gives the titles all of the look they had, where the page gave its items one: in text, room or lines. */
export function withLook(block: Element, [one]: readonly ItemBox[], lend: readonly Lend[]): readonly Lend[] {
  if (!one) return lend;
  const style = getComputedStyle(one.title);
  const { start, end } = roomOf(one);
  const { borderBlockStartWidth, borderBlockEndWidth } = getComputedStyle(one.item);
  const drawn = start + end + px(borderBlockStartWidth) + px(borderBlockEndWidth) > 0;
  if (!drawn && !hasTextLook(style, getComputedStyle(block))) return lend;
  return lend.map((each) => (each.slot.startsWith('title') ? { ...each, text: 'whole' } : each));
}

const px = (value: string): number => Number.parseFloat(value) || 0;

/** Reads how the page spaced, boxed and divided its items. What it left to the browser is not in it. */
export function itemLook(block: Element, boxes: readonly ItemBox[], drawn?: Line): string {
  const [one, two = one] = boxes;
  const last = boxes.at(-1);
  if (!one || !two || !last) return '';
  const box = getComputedStyle(one.item);
  const title = getComputedStyle(one.title);
  return (
    titleSpace(one, title.color === getComputedStyle(block).color ? null : title.color) +
    itemBox(box, getComputedStyle(two.item), one.item.parentElement) +
    (drawn?.line ? lineOf(getComputedStyle(drawn.line), drawn) : bordersOf(box, two.item, last.item))
  );
}

/** The room between the title and the edges of its item: what all the boxes between them add up to. */
function roomOf({ item, title }: ItemBox): Record<'start' | 'end' | 'before' | 'after', number> {
  const sum = { start: 0, end: 0, before: 0, after: 0 };
  for (let at: Element | null = title; at; at = at === item ? null : at.parentElement) {
    const style = getComputedStyle(at);
    const inner = at !== item || item === title;
    sum.start += px(style.paddingBlockStart) + (inner ? px(style.marginBlockStart) : 0);
    sum.end += px(style.paddingBlockEnd) + (inner ? px(style.marginBlockEnd) : 0);
    sum.before += px(style.paddingInlineStart);
    sum.after += px(style.paddingInlineEnd);
  }
  return sum;
}

function titleSpace(box: ItemBox, color: string | null): string {
  const room = roomOf(box);
  const set = room.start + room.end > 0;
  return lookProperties('title', { color, ...room, ...(!set && { start: null, end: null }), height: set ? 24 : null });
}

function itemBox(one: CSSStyleDeclaration, two: CSSStyleDeclaration, parent: Element | null): string {
  const around = parent && getComputedStyle(parent);
  const stacked = around && /flex|grid/.test(around.display);
  const margins = [px(one.marginBlockEnd), px(two.marginBlockStart)];
  const gap = stacked ? px(around.rowGap) + margins.reduce((sum, margin) => sum + margin) : Math.max(...margins);
  return lookProperties('item', {
    gap,
    background: one.backgroundColor,
    radius: one.borderTopLeftRadius,
    edge: one.borderInlineStart,
    before: one.paddingInlineStart,
    after: one.paddingInlineEnd,
  });
}

/** Lines that are borders of the items. A page without any leaves them to the block. */
function bordersOf(one: CSSStyleDeclaration, second: Element, last: Element): string {
  const two = getComputedStyle(second);
  const widths = {
    first: px(one.borderBlockStartWidth),
    start: px(two.borderBlockStartWidth),
    end: px(one.borderBlockEndWidth),
    last: px(getComputedStyle(last).borderBlockEndWidth),
  };
  const end = widths.end > 0;
  const none = Math.max(...Object.values(widths)) === 0;
  const edge = end
    ? [one.borderBlockEndStyle, one.borderBlockEndColor]
    : [two.borderBlockStartStyle, two.borderBlockStartColor];
  return lookProperties('divider', {
    ...(none ? { first: null, start: null, end: null, last: null } : widths),
    style: none ? null : (edge[0] ?? null),
    color: none ? null : (edge[1] ?? null),
  });
}

function lineOf(line: CSSStyleDeclaration, { first, last }: Line): string {
  const border = px(line.borderBlockStartWidth) || px(line.borderBlockEndWidth);
  const width = border || px(line.height);
  const color = border
    ? px(line.borderBlockStartWidth)
      ? line.borderBlockStartColor
      : line.borderBlockEndColor
    : line.backgroundColor;
  return lookProperties('divider', {
    first: first ? width : 0,
    start: width,
    end: 0,
    last: last ? width : 0,
    style: border && px(line.borderBlockStartWidth) ? line.borderBlockStartStyle : 'solid',
    color: `color-mix(in srgb,${color} ${Number(line.opacity) * 100}%,transparent)`,
  });
}
