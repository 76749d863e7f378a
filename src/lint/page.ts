import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { attributeOf, type Element, isElement } from './element.ts';
import { isTemplated } from './templated.ts';

/** A page as a browser's parser reads it, with the places of everything in the file. */
export interface Page {
  readonly html: string;
  /** In document order; those in templates follow. */
  readonly elements: readonly Element[];
  /** Elements in a template: they are on no page until a script copies them. */
  readonly inTemplates: ReadonlySet<Element>;
  readonly comments: readonly Tree.CommentNode[];
  /** A whole page and not a part of one. */
  readonly whole: boolean;
  /** Whether a template of the site writes parts of it. */
  readonly templated: boolean;
}

/** Reads a page. Every text is one. */
export function readPage(html: string): Page {
  const document = parse(html, { sourceCodeLocationInfo: true });
  const elements: Element[] = [];
  const comments: Tree.CommentNode[] = [];
  const templates: Tree.Template[] = [];
  const inTemplates = new Set<Element>();
  const walk = (root: Tree.ParentNode): void => {
    const left: Tree.Node[] = [root];
    for (let node = left.pop(); node; node = left.pop()) {
      if (node.nodeName === '#comment') comments.push(node as Tree.CommentNode);
      if (!('childNodes' in node)) continue;
      if (isElement(node)) elements.push(node);
      if ('content' in node) templates.push(node);
      for (let at = node.childNodes.length - 1; at >= 0; at--) left.push(node.childNodes[at] as Tree.ChildNode);
    }
  };
  walk(document);
  const onPage = elements.length;
  for (let template = templates.pop(); template; template = templates.pop()) walk(template.content);
  for (const element of elements.slice(onPage)) inTemplates.add(element);
  const whole = elements[0]?.sourceCodeLocation?.startTag !== undefined;
  return { html, elements, inTemplates, comments, whole, templated: isTemplated(html) };
}

/** Where an element starts in the file; for one the parser added, where its nearest neighbour above does. */
export function startOf(element: Element): number {
  for (let at: Tree.ParentNode | null = element; at; at = 'parentNode' in at ? at.parentNode : null) {
    const offset = at.sourceCodeLocation?.startOffset;
    if (offset !== undefined) return offset;
  }
  return 0;
}

/** The text of an element's start tag as it stands in the file. */
export function startTagOf({ html }: Page, element: Element): string {
  const place = element.sourceCodeLocation;
  const tag = place?.startTag ?? place;
  return tag ? html.slice(tag.startOffset, tag.endOffset) : '';
}

/** What stands between an element's tags in the file. */
export function insideOf({ html }: Page, element: Element): string {
  const { startTag, endTag, endOffset } = element.sourceCodeLocation ?? {};
  return startTag ? html.slice(startTag.endOffset, endTag?.startOffset ?? endOffset) : '';
}

/** An attribute as it stands in the file. */
export interface Written {
  readonly at: number;
  /** Where its value starts; null where entities were decoded, so that places in the value are not places in the file. */
  readonly valueAt: number | null;
  /** Its name as written. */
  readonly name: string;
  readonly end: number;
}

export function writtenOf({ html }: Page, element: Element, name: string): Written {
  const place = element.sourceCodeLocation?.attrs?.[name];
  if (!place) return { at: startOf(element), valueAt: null, name, end: startOf(element) };
  const raw = html.slice(place.startOffset, place.endOffset);
  const [before = '', written = '', sign = ''] = /^([^\s=]*)\s*=?\s*(["']?)/.exec(raw) ?? [];
  const value = raw.slice(before.length, sign ? -1 : undefined);
  return {
    at: place.startOffset,
    valueAt: value === attributeOf(element, name) ? place.startOffset + before.length : null,
    name: written,
    end: place.endOffset,
  };
}

/** What stands in a start tag beside its attributes: a slash, or an attribute that is there already. */
export function leftOverIn({ html }: Page, element: Element): { text: string; at: number }[] {
  const { startTag, attrs = {} } = element.sourceCodeLocation ?? {};
  if (!startTag) return [];
  const ranges = Object.values(attrs).sort((a, b) => a.startOffset - b.startOffset);
  const starts = [startTag.startOffset + 1 + element.tagName.length, ...ranges.map(({ endOffset }) => endOffset)];
  const ends = [...ranges.map(({ startOffset }) => startOffset), startTag.endOffset - 1];
  return starts.flatMap((start, index) => {
    const text = html.slice(start, ends[index]);
    return text.trim() ? [{ text: text.trim(), at: start + text.search(/\S/) }] : [];
  });
}
