import type { Lend } from '../../runtime/blocks/lend.ts';
import { lookProperties } from '../../runtime/blocks/page-look.ts';
import { hasTextLook } from '../../runtime/blocks/text-look.ts';

/** An item as the page drew it: the box around it, and the element whose inside is its title. */
export interface ItemBox {
  readonly item: Element;
  readonly title: Element;
}

/** Gives the titles all of the look they had, where the page gave its items one: in text, room or lines. */
export function withLook(block: Element, [one]: readonly ItemBox[], lend: readonly Lend[]): readonly Lend[] {
  if (!one) return lend;
  if (!isDrawn(one) && !hasTextLook(getComputedStyle(one.title), getComputedStyle(block))) return lend;
  return lend.map((each) => (each.slot.startsWith('title') ? { ...each, text: 'whole' } : each));
}

export const px = (value: string): number => Number.parseFloat(value) || 0;

/** Whether the page gave an item room or lines. */
function isDrawn(box: ItemBox): boolean {
  const { start, end } = roomOf(box);
  const item = getComputedStyle(box.item);
  return (
    start +
      end +
      px(item.paddingBlockStart) +
      px(item.paddingBlockEnd) +
      px(item.borderBlockStartWidth) +
      px(item.borderBlockEndWidth) >
    0
  );
}

/**
 * Reads how the page spaced, boxed and divided its items. What it left to the browser is not in it.
 *
 * @param divider how lines look that are elements of their own
 */
export function itemLook(block: Element, boxes: readonly ItemBox[], divider?: string): string {
  const [one, two = one] = boxes;
  const last = boxes.at(-1);
  if (!one || !two || !last) return '';
  const box = getComputedStyle(one.item);
  const title = getComputedStyle(one.title);
  return (
    titleSpace(one, title.color === getComputedStyle(block).color ? null : title.color) +
    titleRow(one.title) +
    itemBox(one, box, getComputedStyle(two.item)) +
    (divider ?? bordersOf(box, two.item, last.item))
  );
}

/** The room between the title and the edges of its item: what all the boxes between them add up to. Where the title is the item, with its own. */
function roomOf({ item, title }: ItemBox): Record<'start' | 'end' | 'before' | 'after', number> {
  const sum = { start: 0, end: 0, before: 0, after: 0 };
  for (let at: Element | null = title; at; at = at === item ? null : at.parentElement) {
    const style = getComputedStyle(at);
    sum.before += px(style.paddingInlineStart);
    sum.after += px(style.paddingInlineEnd);
    if (at === item && item !== title) continue;
    sum.start += px(style.paddingBlockStart) + px(style.marginBlockStart);
    sum.end += px(style.paddingBlockEnd) + px(style.marginBlockEnd);
  }
  return sum;
}

function titleSpace(box: ItemBox, color: string | null): string {
  const room = roomOf(box);
  const set = isDrawn(box);
  return lookProperties('title', { color, ...room, ...(!set && { start: null, end: null }), height: set ? 24 : null });
}

/** How a summary sets its heading and what stands beside it. */
function titleRow(title: Element): string {
  const around = title.closest('summary');
  const { display, gap, alignItems, justifyContent, flexDirection } = getComputedStyle(around ?? title);
  const row = around && around !== title && /flex|grid/.test(display);
  return lookProperties('row', {
    display: row ? display : null,
    gap: row ? gap : null,
    align: row ? alignItems : null,
    justify: row ? justifyContent : null,
    direction: row ? flexDirection : null,
    part: around && getComputedStyle(title).display.startsWith('inline') ? 'inline' : null,
  });
}

function itemBox(box: ItemBox, one: CSSStyleDeclaration, two: CSSStyleDeclaration): string {
  const parent = box.item.parentElement;
  const around = parent && getComputedStyle(parent);
  const stacked = around && /flex|grid/.test(around.display);
  const margins = [px(one.marginBlockEnd), px(two.marginBlockStart)];
  const gap = stacked ? px(around.rowGap) + margins.reduce((sum, margin) => sum + margin) : Math.max(...margins);
  const own = box.item !== box.title;
  const set = isDrawn(box) ? 0 : null;
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
      // It sticks out of the block.
      below: px(one.marginBlockEnd),
    }) + lookProperties('panel', { start: set, end: set })
  );
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
