import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';

/** JSON as it is written in a file. */
export interface JsonText {
  readonly text: string;
  /** Returns the offset in the file for a place in the text. */
  place(offset: number): number;
}

export type Path = readonly (string | number)[];

const STRICT = { disallowComments: true, allowTrailingComma: false };

/** Returns the syntax tree with its places; undefined if the text is too deep for a recursive parser. */
function treeOf(text: string, errors: ParseError[] = []): Node | undefined {
  try {
    return parseTree(text, errors, STRICT);
  } catch {
    return undefined;
  }
}

let last: { readonly text: string; readonly tree: Node | undefined } | null = null;

/**
 * As `treeOf`, for a text that can be read. A text with one mistake often has more, and each of them needs the same
 * tree.
 */
function placesOf(text: string): Node | undefined {
  if (last?.text !== text) last = { text, tree: treeOf(text) };
  return last.tree;
}

/** The result of JSON.parse, or where and why the text cannot be read. */
export type JsonRead = { readonly value: unknown } | { readonly at: number; readonly why: string };

/** Reads JSON. It never throws. */
export function readJson(text: string): JsonRead {
  try {
    return { value: JSON.parse(text) };
  } catch {
    const errors: ParseError[] = [];
    treeOf(text, errors);
    const [first] = errors;
    const at = Math.min(first?.offset ?? 0, Math.max(0, text.length - 1));
    return { at, why: first ? reasonOf(text, at, printParseErrorCode(first.error)) : 'it cannot be parsed' };
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Describes the error in terms of what its author wrote by hand. */
function reasonOf(text: string, at: number, code: string): string {
  const before = text.slice(0, at).trimEnd();
  const here = text[at] ?? '';
  const rest = text.slice(at).trim();
  if (!text.trim()) return 'it is empty';
  if (isJson(before)) return /^\/[/*]/.test(rest) ? 'a comment: JSON has no comments' : 'there is text after the end';
  if (here === "'" || here === '‘') return 'single quotes: JSON has double quotes only';
  if (here === '“' || here === '”') return 'typographic quotes: JSON has straight quotes only';
  if (code === 'InvalidCommentToken') return 'a comment: JSON has no comments';
  if (before.endsWith(',') && /^[}\]]/.test(rest)) return 'a trailing comma';
  if (/^[}\]]/.test(rest) && at > 0 && code.endsWith('Expected') && before.endsWith(':'))
    return 'a key without a value';
  if (rest.length <= 1 && /Close|ValueExpected|PropertyName|Colon/.test(code)) return 'it ends too early';
  if (/^\d/.test(rest) && /[:[,]\s*-?\d+,$/.test(before)) return 'a decimal comma: JSON has a point';
  if (code === 'PropertyNameExpected' || (code === 'InvalidSymbol' && /[{,]$/.test(before)))
    return 'a key without quotes';
  if (code === 'CommaExpected') return 'a comma is missing';
  if (code === 'ColonExpected') return 'a colon is missing';
  if (code === 'UnexpectedEndOfString') return 'a string without its closing quote';
  if (code === 'InvalidSymbol') return 'a word that is neither true, false nor null';
  return code.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** `['items', 2, 'text']` → `items[2].text`. */
export const pathText = (path: Path): string =>
  path
    .map((step) =>
      typeof step === 'number' ? `[${step}]` : /^[\w$-]+$/.test(step) ? `.${step}` : `[${JSON.stringify(step)}]`,
    )
    .join('')
    .replace(/^\./, '');

/** Returns the place of a value in JSON that can be read; if the value is missing, the place of its nearest parent. */
export function offsetAt(text: string, path: Path, what: 'key' | 'value' = 'value'): number {
  const tree = placesOf(text);
  for (let length = path.length; tree && length >= 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length) as (string | number)[]);
    if (!node) continue;
    return what === 'key' && length === path.length ? (node.parent?.offset ?? node.offset) : node.offset;
  }
  return 0;
}

const STRINGS = /"(?:[^"\\]|\\.)*"(\s*:)?/g;

/**
 * Returns whether the text has more keys than its value. A syntax tree with places is expensive, and hardly any JSON
 * needs one.
 */
function losesKeys(text: string, value: unknown, same: (key: string) => string): boolean {
  let kept = 0;
  const left: unknown[] = [value];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (typeof next !== 'object' || next === null) continue;
    const inside = Object.values(next);
    if (!Array.isArray(next)) kept += inside.length;
    for (const one of inside) left.push(one);
  }
  const top = Object.keys(Object(value));
  let written = 0;
  for (const [, colon] of text.matchAll(STRINGS)) if (colon !== undefined) written += 1;
  return written > kept || new Set(top.map(same)).size < top.length;
}

/**
 * Finds keys that occur more than once in one object: each later one, with its path and place.
 *
 * @param value the parsed value of the text
 * @param same maps different spellings of a key of the outermost object to one key
 */
export function repeatedKeys(
  text: string,
  value: unknown,
  same: (key: string) => string = (key) => key,
): { path: Path; at: number }[] {
  if (!losesKeys(text, value, same)) return [];
  const found: { path: Path; at: number }[] = [];
  const left: { node: Node; path: Path }[] = [];
  const tree = placesOf(text);
  if (tree) left.push({ node: tree, path: [] });
  for (let next = left.pop(); next; next = left.pop()) {
    const { node, path } = next;
    if (node.type === 'array')
      for (const [at, child] of (node.children ?? []).entries()) left.push({ node: child, path: [...path, at] });
    if (node.type !== 'object') continue;
    const seen = new Set<string>();
    for (const property of node.children ?? []) {
      const [key, value] = property.children ?? [];
      const name = String(key?.value);
      const shared = path.length ? name : same(name);
      if (seen.has(shared)) found.push({ path: [...path, name], at: property.offset });
      seen.add(shared);
      if (value) left.push({ node: value, path: [...path, name] });
    }
  }
  return found;
}
