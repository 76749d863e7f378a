import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import type { Lend } from '../../runtime/mount/lend.ts';
import { wouldRestart } from '../../runtime/mount/move.ts';
import { levelOf } from '../../runtime/page/heading-level.ts';
import { isSeen } from '../_shared/block/beside/is-seen.ts';
import { holderOf } from '../_shared/block/beside/with-beside.ts';
import { frameFor } from '../_shared/block/frame-for.ts';
import { type ItemBox, itemLook, withLook } from './look.ts';

export interface AccordionItem {
  /** Slot names of heading and panel. */
  readonly title: string;
  readonly panel: string;
  /** Slots of the content in the title beside its heading. */
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  /** The heading level of the markup, or null if the block decides. */
  readonly level: number | null;
  readonly open: boolean;
  /** The element that a visitor could click before the block was mounted. */
  readonly source: Element;
  /** That element had the focus. */
  readonly focused: boolean;
  /** The page's own element that shows and hides the panel: the `details`, or the region of a published item. */
  readonly region: Element | null;
}

export interface AccordionContent {
  readonly items: readonly AccordionItem[];
  /** Nothing is lent: the page's own elements do the work in their original place. */
  readonly inPlace?: boolean;
  /** The look specifies the alignment of titles and panels. */
  readonly aligned?: true;
}

const HEADING = 'h1,h2,h3,h4,h5,h6';

/** What a reader collects, item by item. */
export class ItemCollector {
  readonly items: AccordionItem[] = [];
  readonly lend: Lend[] = [];
  readonly boxes: ItemBox[] = [];
  constructor(readonly block: Element) {}

  /** Adds an item and lends its title and panel. */
  add(
    item: Omit<AccordionItem, 'title' | 'panel' | 'focused' | 'before' | 'after'>,
    box: ItemBox,
    { panel, unhide = false, hide, before = [], after = [] }: ItemNodes,
  ): void {
    const at = this.items.length;
    this.items.push({
      ...item,
      title: this.#title(`title-${at}`, [...box.title.childNodes]),
      before: before.length ? this.#title(`title-${at}-before`, before) : undefined,
      after: after.length ? this.#title(`title-${at}-after`, after) : undefined,
      panel: `panel-${at}`,
      focused: item.source.matches(':focus'),
    });
    this.lend.push({ slot: `panel-${at}`, nodes: panel, unhide, hide, frame: frameFor(panel, this.block) });
    this.boxes.push(box);
  }

  #title(slot: string, all: readonly Node[]): string {
    const nodes = trimmed(all);
    this.lend.push({ slot, nodes, frame: frameFor(nodes, this.block) });
    return slot;
  }

  /** The result, or a result in which nothing is lent if moving some content would restart it. */
  parsed(): Pick<ParsedMarkup<AccordionContent>, 'content' | 'lend'> {
    const { items, block, boxes } = this;
    const moved = this.lend.filter(({ nodes, frame }) => frame || nodes[0]?.parentNode !== block);
    const inPlace = moved.some(({ nodes }) => wouldRestart(nodes)) && items.every(({ region }) => region);
    return { content: { items, inPlace }, lend: inPlace ? [] : withLook(block, boxes, this.lend) };
  }
}

interface ItemNodes {
  panel: readonly Node[];
  /** A page hides such a panel itself while it is closed; from now on the item does. */
  unhide?: boolean;
  /** The title as the page drew it, if it stays in the panel. */
  hide?: Element;
  /** The content beside a heading in the title. */
  before?: readonly Node[];
  after?: readonly Node[];
}

/** Reads own markup: `<details><summary>`, or a heading and what follows it, as direct children. */
export function readOwn(source: Element): ParsedMarkup<AccordionContent> {
  const collector = new ItemCollector(source);
  for (const child of holderOf(source, `${HEADING},details`).children) {
    if (child.localName === 'details') addDetails(child, collector);
    else if (child.matches(HEADING)) addHeading(child, collector);
  }
  const parsed = collector.parsed();
  if (!collector.items.length && isSeen(source))
    return { ...parsed, unread: ['content without a details, and without a heading that something follows'] };
  return parsed.content.inPlace ? parsed : { ...parsed, look: () => itemLook(source, collector.boxes) };
}

/** The `details` itself is the panel, so the page's rules and scripts and the frames in it are not affected. */
function addDetails(details: Element, collector: ItemCollector): void {
  const summary = [...details.children].find((child) => child.localName === 'summary');
  if (!summary) return;
  const heading = summary.querySelector(HEADING);
  const { before, after } = beside(heading, summary);
  const alone = !before.length && !after.length;
  collector.add(
    { source: summary, level: levelOf(heading), open: details.hasAttribute('open'), region: details },
    { item: details, row: summary, title: heading && (alone || heading.parentElement === summary) ? heading : summary },
    { panel: [details], hide: summary, ...(heading?.parentElement === summary && { before, after }) },
  );
}

/** The nodes of a title before and after its heading. */
function beside(heading: Element | null, summary: Element): { before: Node[]; after: Node[] } {
  const nodes = heading ? [...summary.childNodes] : [];
  const at = nodes.findIndex((node) => node.contains(heading));
  const shell = nodes[at];
  const inner = shell && shell !== heading ? beside(heading, shell as Element) : { before: [], after: [] };
  return {
    before: [...trimmed(nodes.slice(0, at)), ...inner.before],
    after: [...inner.after, ...trimmed(nodes.slice(at + 1))],
  };
}

function addHeading(heading: Element, collector: ItemCollector): void {
  const nodes: ChildNode[] = [];
  for (let at = heading.nextSibling; at && !isTitle(at); at = at.nextSibling) nodes.push(at);
  const panel = trimmed(nodes.filter((node) => node.nodeName !== 'SCRIPT'));
  if (!panel.length) return;
  collector.add(
    { source: heading, level: levelOf(heading), open: false, region: null },
    { item: heading, title: heading },
    { panel, unhide: panel.length === 1 },
  );
}

/** Whether an item begins here. */
const isTitle = (node: Node): boolean => node instanceof Element && node.matches(`${HEADING},details`);

/** Without white space and comments at both ends, so that a single element is lent as itself. */
function trimmed(nodes: Iterable<Node>): Node[] {
  const rest = [...nodes];
  const blank = (node: Node | undefined): boolean =>
    node?.nodeType === Node.COMMENT_NODE || (node?.nodeType === Node.TEXT_NODE && !node.textContent?.trim());
  while (blank(rest[0])) rest.shift();
  while (blank(rest.at(-1))) rest.pop();
  return rest;
}
