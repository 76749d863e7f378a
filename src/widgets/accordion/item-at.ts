import type { AccordionItem } from './content.ts';

/**
 * Finds the item to which an element of the page belongs: its title, its panel, or an element around this item alone.
 *
 * @param host the element with the shadow root, whose children are in the slots
 * @returns the index of the item, or -1
 */
export function itemAt(items: readonly AccordionItem[], target: Element, host: Element): number {
  const slot = [...host.children].find((child) => child.contains(target))?.getAttribute('slot');
  const own = items.findIndex(
    ({ source, region, title, panel, before, after }) =>
      (slot && [title, panel, before, after].includes(slot)) || source.contains(target) || region?.contains(target),
  );
  if (own >= 0) return own;
  const around = items.filter(({ source }) => target.contains(source));
  return around.length === 1 ? items.indexOf(around[0] as AccordionItem) : -1;
}
