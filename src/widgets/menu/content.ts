import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import type { Lend } from '../../runtime/mount/lend.ts';
import { holderOf } from '../_shared/block/beside/with-beside.ts';

export interface MenuTab {
  readonly label: string;
  /** Slot of its section. */
  readonly slot: string;
  /** What the visitor could click or follow before the block was mounted. */
  readonly source: Element;
  /** That element had the focus. */
  readonly focused: boolean;
  /** The elements of the page that belong to the tab: an address with the id of one of them, or of something inside, selects it. */
  readonly owns: readonly Element[];
}

export interface MenuContent {
  readonly tabs: readonly MenuTab[];
  /** The tab that the page itself shows. */
  readonly selected: number;
}

const HEADING = 'h1,h2,h3,h4,h5,h6';

/** What a reader collects, tab by tab. */
export class TabCollector {
  readonly tabs: MenuTab[] = [];
  readonly lend: Lend[] = [];

  /**
   * Adds a tab and lends its section.
   *
   * @param title the element with its title
   * @param hide the title, if it is inside the section
   */
  add(title: Element, nodes: readonly Element[], hide?: Element | null): void {
    const label = (title.textContent ?? '').replace(/\s+/g, ' ').trim();
    const [first] = nodes;
    if (!label || !first) return;
    const slot = `panel-${this.tabs.length}`;
    this.tabs.push({ label, slot, source: title, focused: title.matches(':focus'), owns: [title, ...nodes] });
    this.lend.push({ slot, nodes, unhide: nodes.length === 1, hide: hide ?? undefined });
  }

  parsed(selected = 0): ParsedMarkup<MenuContent> {
    return { content: { tabs: this.tabs, selected: Math.max(0, selected) }, lend: this.lend };
  }
}

/** Reads own markup: a list of links to sections; or headings, each alone or at the beginning of a section, as direct children. */
export function readMenu(source: Element): ParsedMarkup<MenuContent> {
  const collector = new TabCollector();
  const children = [...holderOf(source, `${HEADING},section,article,ul,ol,nav`).children];
  const list = children.find((child) => child.matches('ul, ol, nav') && linksOf(child, source).length > 0);
  if (list) {
    for (const [link, section] of linksOf(list, source)) {
      const heading = section.querySelector(HEADING);
      const isSame = heading?.textContent?.trim() === link.textContent?.trim();
      collector.add(link, [section], isSame ? heading : null);
    }
    return collector.parsed();
  }
  for (const [at, child] of children.entries()) {
    if (child.matches(HEADING)) {
      const end = children.findIndex((other, index) => index > at && isTitled(other));
      const nodes = children.slice(at + 1, end < 0 ? undefined : end).filter((one) => !one.matches('script, template'));
      collector.add(child, nodes);
    } else if (isTitled(child)) {
      const heading = child.querySelector(HEADING) as Element;
      collector.add(heading, [child], heading);
    }
  }
  return collector.parsed();
}

/** Whether a tab begins here. */
const isTitled = (element: Element): boolean =>
  element.matches(HEADING) || (element.matches('section, article') && element.querySelector(HEADING) !== null);

/** The links of a list that lead to sections of the block, with these. */
function linksOf(list: Element, source: Element): [link: Element, section: Element][] {
  return [...list.querySelectorAll('a[href^="#"]')].flatMap((link): [Element, Element][] => {
    const id = decode(link.getAttribute('href')?.slice(1) ?? '');
    const section = [...source.querySelectorAll('[id]')].find((one) => one.id === id);
    return section && !list.contains(section) ? [[link, section]] : [];
  });
}

/** The id in a fragment, which may be percent-encoded. */
export function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
