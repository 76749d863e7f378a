import type { ParsedMarkup, ReadLook } from '../../runtime/mount/block-module.ts';
import { MENU_ACTIVE, MENU_LABEL, MENU_PAGE } from '../../vocab/published/places.ts';
import { withFrames } from '../_shared/block/beside/with-frames.ts';
import { type MenuContent, TabCollector } from './content.ts';

/** The page hides all menus but the selected one; in its panel each is displayed like that one. */
function shownLook(menus: readonly Element[]): ReadLook {
  const display = menus.map((menu) => getComputedStyle(menu).display).find((value) => value && value !== 'none');
  return () => `& ::slotted(${MENU_PAGE}){display:${display ?? 'block'}!important}`;
}

/**
 * Reads a menu as published platform pages write it (docs/published-markup.md §13): labels, each for one of the menus below. Without labels the page shows one
 * menu, whose sections stay under each other.
 */
export default function readPublished(source: Element): ParsedMarkup<MenuContent> | null | undefined {
  const labels = [...source.querySelectorAll(MENU_LABEL)];
  const menus = [...source.querySelectorAll(MENU_PAGE)];
  if (!labels.length || labels.length !== menus.length) return menus.length ? undefined : null;
  const collector = new TabCollector();
  for (const [at, label] of labels.entries()) collector.add(label, [menus[at] as Element]);
  const parsed = collector.parsed(labels.findIndex((label) => label.matches(MENU_ACTIVE)));
  return withFrames(source, { ...parsed, look: shownLook(menus) }, labels);
}
