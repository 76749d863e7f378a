import type { Reading } from '../../runtime/blocks/door.ts';
import type { Lend } from '../../runtime/blocks/lend.ts';
import { levelOf } from '../../runtime/page/heading-level.ts';
import { type ItemBox, itemLook, withLook } from './look.ts';

export interface AccordionItem {
  /** Slot names of heading and panel. */
  readonly title: string;
  readonly panel: string;
  /** Heading level the markup has, or null where the block decides. */
  readonly level: number | null;
  readonly open: boolean;
  /** The element a visitor could click before the block stood. */
  readonly source: Element;
  /** The visitor was on that element. */
  readonly focused: boolean;
}

export interface AccordionContent {
  readonly items: readonly AccordionItem[];
}

const HEADING = 'h1,h2,h3,h4,h5,h6';

/** Reads own markup: `<details><summary>` or heading and panel, as direct children. */
export function readOwn(source: Element): Reading<AccordionContent> {
  const items: AccordionItem[] = [];
  const lend: Lend[] = [];
  const boxes: ItemBox[] = [];
  for (const child of source.children) {
    if (child.localName === 'details') addDetails(child, items, lend, boxes);
    else if (child.matches(HEADING)) addHeading(child, items, lend, boxes);
  }
  return { content: { items }, lend: withLook(source, boxes, lend), look: () => itemLook(source, boxes) };
}

function addDetails(details: Element, items: AccordionItem[], lend: Lend[], boxes: ItemBox[]): void {
  const summary = [...details.children].find((child) => child.localName === 'summary');
  if (!summary) return;
  const heading = [...summary.children].find((child) => child.matches(HEADING)) ?? null;
  const panel = [...details.childNodes].filter((node) => node !== summary);
  addItem(
    { source: summary, title: heading ?? summary, panel, level: levelOf(heading), open: details.hasAttribute('open') },
    items,
    lend,
  );
  boxes.push({ item: details, title: heading ?? summary });
}

function addHeading(heading: Element, items: AccordionItem[], lend: Lend[], boxes: ItemBox[]): void {
  const panel = heading.nextElementSibling;
  if (!panel || panel.matches(`${HEADING},details,script`)) return;
  const found = { source: heading, title: heading, panel: [panel], level: levelOf(heading), open: false, unhide: true };
  addItem(found, items, lend);
  boxes.push({ item: heading, title: heading });
}

interface Found {
  source: Element;
  /** The element whose inside is the title. */
  title: Element;
  panel: readonly Node[];
  level: number | null;
  open: boolean;
  /** A page hides such a panel itself, as it was closed; now the item does. */
  unhide?: boolean;
}

/** Adds an item and lends its title and panel. */
export function addItem(found: Found, items: AccordionItem[], lend: Lend[]): void {
  const { source, title, panel, level, open, unhide = false } = found;
  const at = items.length;
  const item = { title: `title-${at}`, panel: `panel-${at}`, level, open, source, focused: source.matches(':focus') };
  items.push(item);
  lend.push(
    { slot: item.title, nodes: trimmed(title.childNodes) },
    { slot: item.panel, nodes: trimmed(panel), unhide },
  );
}

/** Without the white space at both ends, so that a single element is lent as itself. */
function trimmed(nodes: Iterable<Node>): Node[] {
  const kept = [...nodes];
  const blank = (node: Node | undefined): boolean => node?.nodeType === Node.TEXT_NODE && !node.textContent?.trim();
  while (blank(kept[0])) kept.shift();
  while (blank(kept.at(-1))) kept.pop();
  return kept;
}
