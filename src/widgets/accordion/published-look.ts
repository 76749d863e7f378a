import { lookProperties } from '../../runtime/mount/look/page-look.ts';
import { isClear } from '../../runtime/page/is-clear.ts';
import { type ItemBox, px } from './look.ts';

/** The mark of a published item: its kind, its box and its lines. */
export interface Mark {
  readonly kind: 'plus' | 'chevron' | 'none';
  readonly box: Element | null;
  readonly arrow: Element | null;
}

/** Finds the mark: an arrow or a plus in a container of its own. */
export function markOf(item: Element): Mark {
  const box = item.querySelector('.accordion-icon-container');
  const arrow = box?.querySelector('.arrow') ?? null;
  const kind = arrow || box?.querySelector('.arrow-container') ? 'chevron' : 'plus';
  return { kind: box ? kind : 'none', box, arrow };
}

/** The size, weight and colour of the mark, and its distance from the title. */
export function markLook({ kind, box, arrow }: Mark, gap: number | null): string {
  if (!box) return '';
  const style = getComputedStyle(box);
  const size = px(style.width) || px(style.height);
  const line = arrow ? bordered(getComputedStyle(arrow)) : crossed(box);
  return lookProperties('icon', {
    size: size || null,
    // The block's lines fill 10 of 20 units, or 12; the page's lines fill their box.
    scale: size ? String(kind === 'plus' ? 20 / 12 : 20 / 14) : null,
    weight: line.weight || null,
    color: line.color,
    opacity: style.opacity,
    gap,
  });
}

/** The mark of an item and its side, as the page draws them; null where it draws none. */
export function drawnMark(item: Element, title: Element): NonNullable<ItemBox['mark']> | null {
  const element = markOf(item).box;
  if (!element?.getClientRects().length) return null;
  const isLeft = element.getBoundingClientRect().left < title.getBoundingClientRect().left;
  return { element, side: isLeft === (getComputedStyle(title).direction === 'rtl') ? 'after' : 'before' };
}

/** A larger distance between mark and title is not a gap that was set but the remaining space of the row. */
const MAX_GAP = 64;

/** The distance between mark and title as the page draws it, in px; null if the page sets none. */
export function gapOf({ mark, title }: ItemBox): number | null {
  if (!mark) return null;
  const inset = (element: Element): number => {
    const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
    return px(mark.side === 'before' ? paddingInlineStart : paddingInlineEnd);
  };
  let beside = title;
  let inner = inset(title);
  while (beside.parentElement && !beside.parentElement.contains(mark.element)) {
    beside = beside.parentElement;
    inner += inset(beside);
  }
  const [box, words] = [mark.element.getBoundingClientRect(), beside.getBoundingClientRect()];
  const gap = Math.max(words.left - box.right, box.left - words.right);
  if (gap < 0) return null;
  // Beside padding, what is left is the remaining space of the row.
  return inner || (gap < MAX_GAP ? gap : null);
}

interface Stroke {
  readonly weight: number;
  readonly color: string | null;
}

function bordered({ borderRightWidth, borderBottomWidth, borderTopWidth, ...style }: CSSStyleDeclaration): Stroke {
  const widths = [borderRightWidth, borderBottomWidth, borderTopWidth].map(px);
  return { weight: Math.max(...widths), color: (px(borderRightWidth) ? style.borderRightColor : '') || null };
}

/** The thickness of the lines of a plus: elements or generated boxes that are longer than they are wide, filled or bordered. */
function crossed(box: Element): Stroke {
  const plus = box.querySelector('.plus') ?? box;
  for (const one of [plus, ...plus.querySelectorAll('*')])
    for (const part of [undefined, '::before', '::after']) {
      const style = getComputedStyle(one, part);
      const [wide, high] = [px(style.width), px(style.height)];
      if (wide && high && wide !== high && !isClear(style.backgroundColor))
        return { weight: Math.min(wide, high), color: style.backgroundColor };
      const border = Math.max(px(style.borderTopWidth), px(style.borderLeftWidth));
      if (border)
        return { weight: border, color: px(style.borderTopWidth) ? style.borderTopColor : style.borderLeftColor };
    }
  return { weight: 0, color: null };
}

/** The lines between items, which are elements of their own. */
export function dividerLook(line: Element, { first, last }: { first: boolean; last: boolean }): string {
  const style = getComputedStyle(line);
  const start = px(style.borderBlockStartWidth);
  const border = start || px(style.borderBlockEndWidth);
  const width = border || px(style.height);
  const color = border ? (start ? style.borderBlockStartColor : style.borderBlockEndColor) : style.backgroundColor;
  return lookProperties('divider', {
    first: first ? width : 0,
    start: width,
    end: 0,
    last: last ? width : 0,
    style: start ? style.borderBlockStartStyle : 'solid',
    color: `color-mix(in srgb,${isClear(color) ? style.color : color} ${Number(style.opacity) * 100}%,transparent)`,
  });
}

const BACKGROUND = '--tweak-accordion-block-background-color';

/** The boxes between the list and the block, which are no longer shown: spacing, background and corners. */
export function listLook(list: Element, block: Element): string {
  const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
  const inside = [0, 0, 0, 0];
  const outside = [0, 0, 0, 0];
  let painted: CSSStyleDeclaration | null = null;
  for (let at: Element | null = list; at && at !== block; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (!painted && !isClear(style.backgroundColor)) painted = style;
    const room = painted && painted !== style ? outside : inside;
    for (const [index, side] of sides.entries()) {
      room[index] = (room[index] ?? 0) + px(style[`padding${side}`]);
      const margins = painted ? outside : inside;
      margins[index] = (margins[index] ?? 0) + px(style[`margin${side}`]);
    }
  }
  const own = getComputedStyle(block);
  // It is set for this block and not for the whole page, and no element that is still visible paints it.
  const ownTweak = getComputedStyle(list).getPropertyValue(BACKGROUND).trim();
  const inheritedTweak = block.parentElement
    ? getComputedStyle(block.parentElement).getPropertyValue(BACKGROUND).trim()
    : '';
  const tweak = ownTweak && ownTweak !== inheritedTweak && isClear(own.backgroundColor) ? ownTweak : null;
  const text = (room: readonly number[]): string => room.map((side) => `${side}px`).join(' ');
  const background = painted?.backgroundColor ?? tweak;
  return lookProperties('list', {
    background,
    radius: painted?.borderRadius ?? (tweak ? getComputedStyle(list).borderRadius : null),
    padding: background ? text(inside) : null,
    margin: text(background ? outside : inside),
  });
}

/** The distance of descriptions narrower than the block from its left edge, if no rule of the page has moved them. */
export function placeLook(description: Element, placement: string | null): string {
  const { maxWidth, marginLeft } = getComputedStyle(description);
  const share = { center: 0.5, right: 1 }[placement ?? ''];
  const free = share && maxWidth !== 'none' && marginLeft !== 'auto' && px(marginLeft) === 0;
  return lookProperties('panel', {
    start: 0,
    end: 0,
    shift: free ? `max(0px, (100% - ${maxWidth}) * ${share})` : null,
  });
}

/** The alignment of the texts of a role: as the owner specified, otherwise as the page shows them. */
export const sideLook = (role: string, element: Element, chosen: string | null): string =>
  lookProperties(role, {
    side: /^(left|center|right)$/.test(chosen ?? '') ? chosen : getComputedStyle(element).textAlign,
  });
