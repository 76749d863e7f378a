import type { Reading } from '../../runtime/blocks/door.ts';
import type { Lend } from '../../runtime/blocks/lend.ts';
import { levelOf } from '../../runtime/page/heading-level.ts';
import { type AccordionContent, type AccordionItem, addItem } from './content.ts';
import { type ItemBox, itemLook, withLook } from './look.ts';

/** Reads published platform markup (notes: published markup §9). There "true" is true and the empty string is false. */
export function readPlatform(source: Element): Reading<AccordionContent> | null {
  const list = source.querySelector('.accordion-items-container');
  if (!list) return null;
  const items: AccordionItem[] = [];
  const lend: Lend[] = [];
  const boxes: ItemBox[] = [];
  for (const item of list.querySelectorAll('.accordion-item')) {
    const trigger = item.querySelector('.accordion-item__click-target');
    const title = item.querySelector('.accordion-item__title');
    const panel = item.querySelector('.accordion-item__dropdown');
    if (!trigger || !title || !panel) continue;
    const open = trigger.getAttribute('aria-expanded') === 'true';
    const level = levelOf(item.querySelector('[role="heading"]'));
    addItem({ source: trigger, title, panel: [...panel.childNodes], level, open }, items, lend);
    boxes.push({ item, title });
  }
  const isTrue = (name: string): boolean => list.getAttribute(name) === 'true';
  const shown = (place: string): boolean => list.getAttribute(`data-is-${place}-divider-visible`) !== '';
  return {
    content: { items },
    lend: withLook(source, boxes, lend),
    look: () =>
      itemLook(source, boxes, {
        line: list.querySelector('.accordion-divider'),
        first: shown('first'),
        last: shown('last'),
      }),
    data: {
      multiple: isTrue('data-should-allow-multiple-open-items'),
      firstOpen: isTrue('data-is-expanded-first-item'),
      dividers: isTrue('data-is-divider-enabled'),
    },
  };
}
