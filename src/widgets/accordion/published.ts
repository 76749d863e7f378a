import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import { levelOf } from '../../runtime/page/heading-level.ts';
import {
  ACCORDION_FLAGS,
  ACCORDION_KNOWN,
  FIRST_DIVIDER,
  ICON_SIDE,
  LAST_DIVIDER,
  PANEL_PLACE,
  PANEL_SIDE,
  TITLE_SIDE,
} from '../../vocab/published/accordion.ts';
import { isPublishedTrue, unknownAttributes } from '../../vocab/published/attributes.ts';
import {
  ACCORDION_HEADING,
  ACCORDION_ITEM,
  ACCORDION_LIST,
  ACCORDION_PANEL,
  ACCORDION_TITLE,
  ACCORDION_TRIGGER,
} from '../../vocab/published/places.ts';
import { isVisible } from '../_shared/block/beside/is-seen.ts';
import { withBeside } from '../_shared/block/beside/with-beside.ts';
import { type AccordionContent, ItemCollector } from './content.ts';
import { itemLook } from './look.ts';
import { dividerLook, drawnMark, gapOf, listLook, markLook, markOf, placeLook, sideLook } from './published-look.ts';

/**
 * Reads an accordion as published platform pages write it (docs/published-markup.md §9): in that markup "true" is true and the empty string is false. The file
 * is loaded for such pages only: no static import may reach this file.
 */
export default function readPublished(source: Element): ParsedMarkup<AccordionContent> | null {
  const list = source.querySelector(ACCORDION_LIST);
  if (!list) return null;
  const collector = new ItemCollector(source);
  const items = [...source.querySelectorAll(`${ACCORDION_LIST} ${ACCORDION_ITEM}`)].filter((item) =>
    addItem(item, collector),
  );
  const [one] = items;
  const [box] = collector.boxes;
  const title = box?.title;
  const attribute = (name: string): string | null => list.getAttribute(name);
  const shown = (name: string): boolean => isPublishedTrue(attribute(name) ?? 'true');
  const mark = one && markOf(one);
  const gap = box ? gapOf(box) : null;
  const line = list.querySelector('.accordion-divider');
  const description = list.querySelector('.accordion-item__description');
  const { content, lend } = collector.parsed();
  const data = {
    ...Object.fromEntries(
      Object.entries(ACCORDION_FLAGS).map(([field, name]) => [field, isPublishedTrue(attribute(name) ?? '')]),
    ),
    ...(mark && { icon: mark.kind }),
    ...(attribute(ICON_SIDE) === 'left' && { iconSide: 'start' }),
  };
  const parsed: ParsedMarkup<AccordionContent> = {
    content: { ...content, aligned: true },
    lend,
    data,
    unread: unreadOf(list),
    ...(!content.inPlace && {
      look: () =>
        itemLook(
          source,
          collector.boxes,
          line ? dividerLook(line, { first: shown(FIRST_DIVIDER), last: shown(LAST_DIVIDER) }) : undefined,
        ) +
        (mark && title ? markLook(mark, gap) + sideLook('title', title, attribute(TITLE_SIDE)) : '') +
        (description
          ? placeLook(description, attribute(PANEL_PLACE)) + sideLook('panel', description, attribute(PANEL_SIDE))
          : '') +
        listLook(list, source),
    }),
  };
  const drawn = items.flatMap((item) => [...item.querySelectorAll(`${ACCORDION_TRIGGER},${ACCORDION_PANEL}`)]);
  // What draws itself in its place has nothing to lend.
  return content.inPlace ? parsed : withBeside(source, parsed, drawn, false, isVisible);
}

function addItem(item: Element, collector: ItemCollector): boolean {
  const trigger = item.querySelector(ACCORDION_TRIGGER);
  const title = item.querySelector(ACCORDION_TITLE);
  const region = item.querySelector(ACCORDION_PANEL);
  if (!trigger || !title || !region) return false;
  const level = levelOf(item.querySelector(ACCORDION_HEADING));
  const open = trigger.getAttribute('aria-expanded') === 'true';
  collector.add(
    { source: trigger, level, open, region },
    { item, title, mark: drawnMark(item, title) },
    { panel: [...region.childNodes] },
  );
  return true;
}

const unreadOf = (list: Element): string[] =>
  unknownAttributes(list.attributes, ACCORDION_KNOWN).map(
    ({ name, value }) => `the list of a published accordion: ${name}="${value}"`,
  );
