import type { ParsedMarkup } from '../../runtime/blocks/block-module.ts';
import { levelOf } from '../../runtime/page/heading-level.ts';
import { ACCORDION_IDLE, ACCORDION_READ } from '../../vocab/published/accordion.ts';
import { type AccordionContent, ItemCollector } from './content.ts';
import { itemLook } from './look.ts';
import { dividerLook, listLook, markLook, markOf, placeLook, sideLook } from './published-look.ts';

/**
 * Reads an accordion as published platform pages write it (docs/published-markup.md §9): there "true" is true and the empty string is false. It is fetched
 * for such pages only: no static import may reach this file.
 */
export default function readPublished(source: Element): ParsedMarkup<AccordionContent> | null {
  const list = source.querySelector('.accordion-items-container');
  if (!list) return null;
  const collector = new ItemCollector(source);
  const items = [...list.querySelectorAll('.accordion-item')].filter((item) => addItem(item, collector));
  const [one] = items;
  const title = collector.boxes[0]?.title;
  const attribute = (name: string): string | null => list.getAttribute(name);
  const isTrue = (name: string): boolean => attribute(name) === 'true';
  const shown = (place: string): boolean => (attribute(`data-is-${place}-divider-visible`) ?? 'true') === 'true';
  const mark = one && markOf(one);
  const line = list.querySelector('.accordion-divider');
  const description = list.querySelector('.accordion-item__description');
  const { content, lend } = collector.parsed();
  const data = {
    multiple: isTrue('data-should-allow-multiple-open-items'),
    firstOpen: isTrue('data-is-expanded-first-item'),
    dividers: isTrue('data-is-divider-enabled'),
    ...(mark && { icon: mark.kind }),
    ...(attribute('data-accordion-icon-placement') === 'left' && { iconSide: 'start' }),
  };
  return {
    content: { ...content, aligned: true },
    lend,
    data,
    unread: unreadOf(list),
    ...(!content.inPlace && {
      look: () =>
        itemLook(
          source,
          collector.boxes,
          line ? dividerLook(line, { first: shown('first'), last: shown('last') }) : undefined,
        ) +
        (mark && title
          ? markLook(mark, title) + sideLook('title', title, attribute('data-accordion-title-alignment'))
          : '') +
        (description
          ? placeLook(description, attribute('data-accordion-description-placement')) +
            sideLook('panel', description, attribute('data-accordion-description-alignment'))
          : '') +
        listLook(list, source),
    }),
  };
}

function addItem(item: Element, collector: ItemCollector): boolean {
  const trigger = item.querySelector('.accordion-item__click-target');
  const title = item.querySelector('.accordion-item__title');
  const region = item.querySelector('.accordion-item__dropdown');
  if (!trigger || !title || !region) return false;
  const level = levelOf(item.querySelector('[role="heading"],h1,h2,h3,h4,h5,h6'));
  const open = trigger.getAttribute('aria-expanded') === 'true';
  collector.add({ source: trigger, level, open, region }, { item, title }, { panel: [...region.childNodes] });
  return true;
}

const unreadOf = (list: Element): string[] =>
  [...list.attributes]
    .filter(({ name }) => !ACCORDION_READ.includes(name) && !ACCORDION_IDLE.includes(name))
    .map(({ name, value }) => `the list of a published accordion: ${name}="${value}"`);
