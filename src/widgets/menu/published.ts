import type { ParsedMarkup, ReadLook } from '../../runtime/mount/block-module.ts';
import { MENU_ACTIVE, MENU_LABEL, MENU_PAGE, MENU_SECTION, MENU_SECTION_TITLE } from '../../vocab/published/places.ts';
import { withFrames } from '../_shared/block/beside/with-frames.ts';
import { type MenuContent, TabCollector } from './content.ts';

/** The page hides all menus but the selected one; in its panel each is displayed like that one. */
function shownLook(menus: readonly Element[]): ReadLook {
  const display = menus.map((menu) => getComputedStyle(menu).display).find((value) => value && value !== 'none');
  return () => `& ::slotted(${MENU_PAGE}){display:${display ?? 'block'}!important}`;
}

/**
 * Reads a menu as published platform pages write it (docs/published-markup.md §13): labels, each for one of the menus below; a block with one menu has a tab for
 * each of its sections.
 */
export default function readPublished(source: Element): ParsedMarkup<MenuContent> | null {
  const labels = [...source.querySelectorAll(MENU_LABEL)];
  const menus = [...source.querySelectorAll(MENU_PAGE)];
  const collector = new TabCollector();
  if (labels.length > 0 && labels.length === menus.length) {
    for (const [at, label] of labels.entries()) collector.add(label, [menus[at] as Element]);
    const parsed = collector.parsed(labels.findIndex((label) => label.matches(MENU_ACTIVE)));
    return withFrames(source, { ...parsed, look: shownLook(menus) }, labels);
  }
  for (const section of source.querySelectorAll(MENU_SECTION)) {
    const title = section.querySelector(MENU_SECTION_TITLE);
    if (title) collector.add(title, [section], title);
  }
  return collector.tabs.length > 0 ? withFrames(source, collector.parsed()) : null;
}
