import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import { lookProperties } from '../../runtime/mount/look/page-look.ts';
import { lineHeightOf } from '../../runtime/mount/look/text-look.ts';
import { isClear } from '../../runtime/page/is-clear.ts';
import { marqueeBox, withMarqueeText } from '../../runtime/published/published-marquee.ts';
import { isPublishedTrue, readAttributes, unknownAttributes } from '../../vocab/published/attributes.ts';
import { MARQUEE_ATTRIBUTES, MARQUEE_IDLE, MARQUEE_ITEMS, MARQUEE_READ } from '../../vocab/published/marquee.ts';
import { type MarqueeStyle, readMarqueeProps } from '../../vocab/published/marquee-props.ts';
import { MARQUEE, MARQUEE_BODY, MARQUEE_PROPS } from '../../vocab/published/places.ts';
import { isVisible } from '../_shared/block/beside/is-seen.ts';
import { withBeside } from '../_shared/block/beside/with-beside.ts';
import { type MarqueeContent, oneLine } from './content.ts';

/**
 * Reads a marquee as published platform pages write it (docs/published-markup.md §10), from its JSON or, on older pages, its attributes; null if the element
 * contains none. The file is loaded for such pages only: no static import of the block may reach this file.
 */
export default function readPublished(source: Element): ParsedMarkup<MarqueeContent> | null {
  const root = source.matches(MARQUEE) ? source : source.querySelector(MARQUEE);
  if (!root) return null;
  const unread: string[] = [];
  const data: Record<string, unknown> = attributesOf(root, unread);
  const script = root.querySelector(MARQUEE_PROPS);
  const props = script && readMarqueeProps(script.textContent ?? '');
  if (props) {
    Object.assign(data, props.data);
    unread.push(...props.unread);
    // A value that is not an object is reported as items that cannot be read.
  } else if (script) data.items ??= script.textContent;
  const links = new Set(itemsOf(root).map((item) => linkOf(item)?.getAttribute('href')));
  const [link] = links;
  // The block has one link around all of it, or none.
  if (links.size > 1 || (!link && root.querySelector('a[href]'))) return null;
  if (link) data.linkTo ??= link;
  const { appearance = {} } = props ?? {};
  const look = (): string => lookOf(source, root, appearance);
  const parsed = { content: { texts: textsOf(root) }, lend: [], data, look, unread };
  // The look of the box has what its wrappers paint.
  return withBeside(source, parsed, [root], false, isVisible);
}

/** How the page draws the text and the box around it. */
function lookOf(source: Element, root: Element, appearance: MarqueeStyle): string {
  const text = withMarqueeText(source, root, appearance, (element, size) => {
    const style = getComputedStyle(element);
    const line = lineHeightOf(style);
    const { color } = style;
    return lookProperties('text', {
      // A colour equal to that of the surrounding text continues to follow it; a measure may be drawn with no value.
      color: color === getComputedStyle(source).color || isClear(color) ? null : color,
      family: style.fontFamily,
      size,
      style: style.fontStyle,
      weight: style.fontWeight,
      spacing: style.letterSpacing,
      transform: style.textTransform,
      line: line === 'normal' ? '1.2em' : `${line}em`,
      gap: appearance.gap ?? null,
    });
  });
  return text + lookProperties('box', { ...marqueeBox(source, root, appearance) });
}

function attributesOf(root: Element, unread: string[]): Record<string, unknown> {
  const holders = [root.querySelector(MARQUEE_BODY), root].filter((holder) => holder !== null);
  const data: Record<string, unknown> = {};
  for (const { field, value } of readAttributes(MARQUEE_ATTRIBUTES, holders))
    data[field] = field === 'pausedOnHover' ? isPublishedTrue(value) : value;
  const items = root.getAttribute(MARQUEE_ITEMS);
  if (items !== null) data.items = items;
  for (const holder of holders)
    for (const { name, value } of unknownAttributes(holder.attributes, [...MARQUEE_READ, ...MARQUEE_IDLE]))
      unread.push(`.${holder.classList[0]}: ${name} is "${value}"`);
  return data;
}

/** The texts that the platform has rendered, used if its items cannot be read. */
const textsOf = (root: Element): string[] => itemsOf(root).map((item) => oneLine(item.textContent));

/** The items that have a text. */
function itemsOf(root: Element): Element[] {
  // The platform prints the row of items several times; the first row contains all of them.
  const row = root.querySelector('.Marquee-items') ?? root;
  const items = [...row.querySelectorAll('.Marquee-item')];
  return (items.length ? items : [...root.querySelectorAll('.Marquee-measure > *')]).filter(
    (item) => oneLine(item.textContent) !== '',
  );
}

const linkOf = (item: Element): Element | null => item.closest('a[href]') ?? item.querySelector('a[href]');
