import type { DefaultTreeAdapterTypes as Tree } from 'parse5';

/** An element of a parsed page. */
export type HtmlElement = Tree.Element;

export const isElement = (node: Tree.Node): node is HtmlElement => 'tagName' in node;

/** Returns an attribute's value with its entities decoded; null if the element has none of this name. */
export function attributeOf(element: HtmlElement, name: string): string | null {
  for (const attribute of element.attrs) if (attribute.name === name) return attribute.value;
  return null;
}

export const hasAttribute = (element: HtmlElement, name: string): boolean => attributeOf(element, name) !== null;

export const classesOf = (element: HtmlElement): readonly string[] =>
  (attributeOf(element, 'class') ?? '').split(/\s+/).filter(Boolean);

export const childrenOf = (element: HtmlElement): HtmlElement[] => element.childNodes.filter(isElement);

export function parentOf(element: HtmlElement): HtmlElement | null {
  const { parentNode } = element;
  return parentNode && isElement(parentNode) ? parentNode : null;
}

/** Yields every ancestor of an element, nearest first. */
export function* above(element: HtmlElement): Generator<HtmlElement> {
  for (let at = parentOf(element); at; at = parentOf(at)) yield at;
}

/** Yields every descendant of an element, in document order. The content of a template belongs to its own document. */
export function* below(element: HtmlElement): Generator<HtmlElement> {
  const left: Tree.ChildNode[] = [...element.childNodes].reverse();
  for (let node = left.pop(); node; node = left.pop()) {
    if (!isElement(node)) continue;
    yield node;
    for (let at = node.childNodes.length - 1; at >= 0; at--) left.push(node.childNodes[at] as Tree.ChildNode);
  }
}

/** Returns the first descendant of an element for which a condition is true. */
export function firstBelow(element: HtmlElement, is: (one: HtmlElement) => boolean): HtmlElement | null {
  for (const one of below(element)) if (is(one)) return one;
  return null;
}

const SILENT = new Set(['script', 'style', 'template', 'noscript']);

/** Returns the text of a node and of everything in it. */
export function textOf(node: Tree.Node): string {
  const words: string[] = [];
  const left: Tree.Node[] = [node];
  for (let at = left.pop(); at; at = left.pop()) {
    if (at.nodeName === '#text') words.push((at as Tree.TextNode).value);
    else if ('childNodes' in at && !SILENT.has(at.nodeName))
      for (let index = at.childNodes.length - 1; index >= 0; index--) left.push(at.childNodes[index] as Tree.ChildNode);
  }
  return words.join('');
}

export const headingLevel = (element: HtmlElement): number | null =>
  Number(/^h([1-6])$/.exec(element.tagName)?.[1]) || null;

/** Returns whether a browser executes a script element of this type. */
export const runs = (script: HtmlElement): boolean => {
  const type = (attributeOf(script, 'type') ?? '').trim().toLowerCase();
  return type === '' || type === 'module' || /(java|ecma)script$/.test(type);
};
