import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { type Branch, isWithin } from './branches.ts';
import { decodedPlaces } from './decoded-places.ts';
import { attributeOf, type HtmlElement, isElement } from './element.ts';
import { lastAt } from './last-at.ts';
import { readTemplate, type Template } from './template.ts';

interface LinePlace {
  readonly line: number;
  readonly column: number;
}

/**
 * Returns line and column, both from 1, for offsets into a text; columns are in UTF-16 units. A line ends as in HTML:
 * LF, CR LF or CR.
 */
function linePlaces(text: string): (offset: number) => LinePlace {
  let starts: { at: number }[] | undefined;
  return (offset) => {
    starts ??= [{ at: 0 }, ...[...text.matchAll(/\r\n?|\n/g)].map(({ 0: end, index }) => ({ at: index + end.length }))];
    const line = lastAt(starts, offset);
    return { line: line + 1, column: offset - (starts[line]?.at ?? 0) + 1 };
  };
}

/** A page as a browser's parser reads it, with the places of everything in the file. */
export interface Page {
  readonly html: string;
  /** All elements in document order; those in templates follow. */
  readonly elements: readonly HtmlElement[];
  /** Elements in a template: they are not part of the page until a script copies them. */
  readonly inTemplates: ReadonlySet<HtmlElement>;
  readonly comments: readonly Tree.CommentNode[];
  /** Whether it is a whole page and not a part of one. */
  readonly whole: boolean;
  /** The parts that a template of the site writes. */
  readonly template: Template;
  /** Whether a template of the site writes parts of it. */
  readonly templated: boolean;
  placeOf(offset: number): LinePlace;
}

/** Reads a page. Every text is a valid input. */
export function readPage(html: string): Page {
  const template = readTemplate(html);
  const document = parse(template.html, { sourceCodeLocationInfo: true });
  const elements: HtmlElement[] = [];
  const comments: Tree.CommentNode[] = [];
  const templates: Tree.Template[] = [];
  const inTemplates = new Set<HtmlElement>();
  const templated = template.spans.length > 0;
  const walk = (root: Tree.ParentNode): void => {
    const left: Tree.Node[] = [root];
    for (let node = left.pop(); node; node = left.pop()) {
      if (templated) restore(node, html, template);
      if (node.nodeName === '#comment') comments.push(node as Tree.CommentNode);
      if (!('childNodes' in node)) continue;
      if (isElement(node)) elements.push(node);
      if ('content' in node) templates.push(node);
      for (let at = node.childNodes.length - 1; at >= 0; at--) left.push(node.childNodes[at] as Tree.ChildNode);
    }
  };
  walk(document);
  const onPage = elements.length;
  for (let content = templates.pop(); content; content = templates.pop()) walk(content.content);
  for (const element of elements.slice(onPage)) inTemplates.add(element);
  const whole = elements[0]?.sourceCodeLocation?.startTag !== undefined;
  return { html, elements, inTemplates, comments, whole, template, templated, placeOf: linePlaces(html) };
}

/**
 * Restores the template marks in texts and values that the template writes in part, so that every reader can see them.
 * A name cannot be restored.
 */
function restore(node: Tree.Node, html: string, { touches }: Template): void {
  if (node.nodeName === '#text') {
    const { startOffset, endOffset } = node.sourceCodeLocation ?? {};
    if (startOffset === undefined || endOffset === undefined || !touches(startOffset, endOffset)) return;
    (node as Tree.TextNode).value = html.slice(startOffset, endOffset);
  }
  if (!isElement(node) || node.attrs.length === 0) return;
  const places = node.sourceCodeLocation?.attrs ?? {};
  node.attrs = node.attrs.filter((attribute) => {
    const { startOffset, endOffset } = places[attribute.name] ?? {};
    if (startOffset === undefined || endOffset === undefined) return true;
    const valueAt = startOffset + attribute.name.length;
    if (touches(startOffset, valueAt)) return false;
    if (touches(valueAt, endOffset)) attribute.value = html.slice(valueAt, endOffset).replace(VALUE, '$2');
    return true;
  });
}

const VALUE = /^\s*=\s*(["']?)([\s\S]*)\1$/;

/**
 * Returns whether an element is on the page whenever another is; otherwise they may be two alternatives of a condition.
 */
export const areTogether = (page: Page, one: HtmlElement, other: HtmlElement): boolean =>
  isWithin(branchOf(page, one), branchOf(page, other));

const branchOf = ({ template }: Page, element: HtmlElement): Branch | null => template.branches.at(startOf(element));

/** Returns whether an element ends in the branch of the template in which it starts. */
export const endsWhereItStarts = ({ template: { branches } }: Page, { sourceCodeLocation }: HtmlElement): boolean =>
  !sourceCodeLocation || branches.at(sourceCodeLocation.startOffset) === branches.at(sourceCodeLocation.endOffset);

/**
 * Returns where an element starts in the file; for an element that the parser added, where its nearest ancestor starts.
 */
export function startOf(element: HtmlElement): number {
  for (let at: Tree.ParentNode | null = element; at; at = 'parentNode' in at ? at.parentNode : null) {
    const offset = at.sourceCodeLocation?.startOffset;
    if (offset !== undefined) return offset;
  }
  return 0;
}

/** Returns whether the template may write further attributes into a start tag. */
export function isOpenTag({ template }: Page, { attrs: kept, sourceCodeLocation }: HtmlElement): boolean {
  const { startTag, attrs = {} } = sourceCodeLocation ?? {};
  if (!startTag || !template.touches(startTag.startOffset, startTag.endOffset)) return false;
  const names = new Set(kept.map(({ name }) => name));
  let at = startTag.startOffset;
  for (const [name, { startOffset, endOffset }] of Object.entries(attrs)) {
    if (template.touches(at, startOffset) || !names.has(name)) return true;
    at = endOffset;
  }
  return template.touches(at, startTag.endOffset);
}

/** Returns the text between an element's tags in the file. */
export function insideOf({ html }: Page, element: HtmlElement): string {
  const { startTag, endTag, endOffset } = element.sourceCodeLocation ?? {};
  return startTag ? html.slice(startTag.endOffset, endTag?.startOffset ?? endOffset) : '';
}

/** An attribute as it is written in the file. */
export interface Written {
  readonly at: number;
  /**
   * Returns the place in the file for a place in its value; the place of the attribute if the two cannot be matched.
   */
  place(offset: number): number;
  /** Its name as written. */
  readonly name: string;
  readonly end: number;
}

export function writtenOf({ html }: Page, element: HtmlElement, name: string): Written {
  const place = element.sourceCodeLocation?.attrs?.[name];
  const at = place?.startOffset ?? startOf(element);
  if (!place) return { at, place: () => at, name, end: at };
  const raw = html.slice(at, place.endOffset);
  const [before = '', written = '', sign = ''] = /^([^\s=]*)\s*=?\s*(["']?)/.exec(raw) ?? [];
  const value = raw.slice(before.length, sign ? -1 : undefined);
  let places: ReturnType<typeof decodedPlaces> | undefined;
  return {
    at,
    place: (offset) => {
      places ??= decodedPlaces(value, attributeOf(element, name) ?? '');
      return places ? at + before.length + places(offset) : at;
    },
    name: written,
    end: place.endOffset,
  };
}

/** Returns what a start tag contains apart from its attributes: a slash, or an attribute that is there already. */
export function leftOverIn({ html, template }: Page, element: HtmlElement): { text: string; at: number }[] {
  const { startTag, attrs = {} } = element.sourceCodeLocation ?? {};
  if (!startTag) return [];
  const ranges = Object.values(attrs).sort((a, b) => a.startOffset - b.startOffset);
  const starts = [startTag.startOffset + 1 + element.tagName.length, ...ranges.map(({ endOffset }) => endOffset)];
  const ends = [...ranges.map(({ startOffset }) => startOffset), startTag.endOffset - 1];
  return starts.flatMap((start, index) => {
    const text = template.html.slice(start, ends[index]);
    if (!text.trim()) return [];
    const at = start + text.search(/\S/);
    return [{ text: html.slice(at, start + text.trimEnd().length), at }];
  });
}
