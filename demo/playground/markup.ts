import { attributeOf, childrenOf, type HtmlElement, hasAttribute } from '../../src/lint/element.ts';
import { hostsOf } from '../../src/lint/hosts.ts';
import { applyFix } from '../../src/lint/lint.ts';
import { type Page, readPage, startOf, writtenOf } from '../../src/lint/page.ts';
import { camel } from '../../src/vocab/block/attribute-for.ts';
import { BLOCK_JSON } from '../../src/vocab/names.ts';

/** A block of a text whose options can be turned. */
export interface Placed {
  readonly name: string;
  /** Counts from 1. */
  readonly line: number;
  /** Returns what the text says of an option, in its attribute or in JSON; null where it says nothing. */
  written(option: Option): string | null;
}

/** An option as its control knows it (demo/pages/controls.mjs). */
export interface Option {
  readonly field: string;
  readonly attribute: string;
  readonly kind: string;
  /** The attribute text of the default. */
  readonly fallback: string;
}

/** Published blocks are left out: they read their options from the markup of their platform. */
const hostsIn = (page: Page) => hostsOf(page).filter(({ platform }) => !platform);

/** Returns the blocks of a text, in its order. */
export function blocksIn(markup: string): Placed[] {
  const page = readPage(markup);
  return hostsIn(page).map(({ element, block: { name } }) => ({
    name,
    line: page.placeOf(startOf(element)).line,
    written: ({ attribute, field }) => attributeOf(element, attribute) ?? inJson(element, field),
  }));
}

/** Returns what the JSON of a block says of an option. */
function inJson(element: HtmlElement, field: string): string | null {
  const scripts = childrenOf(element).filter((one) => one.tagName === 'script' && hasAttribute(one, BLOCK_JSON));
  const texts = [
    attributeOf(element, BLOCK_JSON) ?? '',
    ...scripts.flatMap(({ childNodes }) => childNodes.map((node) => ('value' in node ? node.value : ''))),
  ];
  for (const text of texts)
    try {
      const found = Object.entries(JSON.parse(text) as object).find(([key]) => camel(key) === field);
      if (found) return typeof found[1] === 'string' ? found[1] : JSON.stringify(found[1]);
    } catch {
      // The linter says what is wrong with it.
    }
  return null;
}

/** Returns whether the attribute text of a flag turns it on. */
export const isOn = (text: string): boolean => text === '' || text === 'true';

/**
 * Returns the text with an option of one of its blocks turned. The attribute is left out where it says no more than the
 * default, or than the block's JSON.
 *
 * @param at which of the blocks
 */
export function withOption(markup: string, at: number, option: Option, value: string): string {
  const page = readPage(markup);
  const element = hostsIn(page)[at]?.element;
  if (!element) return markup;
  const { attribute, field, kind, fallback } = option;
  const without = inJson(element, field) ?? fallback;
  const isSame = kind === 'flag' ? isOn(value) === isOn(without) : value === without;
  return withAttribute(page, element, attribute, isSame || (value === '' && kind !== 'text') ? null : value);
}

/** Returns the text with the attributes of its first block as given; null removes one. */
export function withAttributes(markup: string, attributes: ReadonlyMap<string, string | null>): string {
  let text = markup;
  for (const [name, value] of attributes) {
    const page = readPage(text);
    const element = hostsIn(page)[0]?.element;
    if (element) text = withAttribute(page, element, name, value);
  }
  return text;
}

/** Returns the attributes of the first block of a text. */
export function attributesIn(markup: string): ReadonlyMap<string, string> {
  const element = hostsIn(readPage(markup))[0]?.element;
  return new Map((element?.attrs ?? []).map(({ name, value }) => [name, value]));
}

function withAttribute(page: Page, element: HtmlElement, name: string, value: string | null): string {
  const { html } = page;
  const replaced = (start: number, end: number, text: string) => applyFix(html, { start, end, text });
  if (hasAttribute(element, name)) {
    const { at, end } = writtenOf(page, element, name);
    return value === null
      ? replaced(html.slice(0, at).trimEnd().length, end, '')
      : replaced(at, end, `${name}=${quoted(value)}`);
  }
  const { startTag, attrs = {} } = element.sourceCodeLocation ?? {};
  if (value === null || !startTag) return html;
  const places = Object.values(attrs).sort((one, other) => one.startOffset - other.startOffset);
  const last = places.at(-1);
  const end = last?.endOffset ?? startTag.startOffset + 1 + element.tagName.length;
  // A start tag with its attributes below each other goes on like that.
  const [gap = ' '] = (last && /\n[ \t]*$/.exec(html.slice(0, last.startOffset))) ?? [];
  return replaced(end, end, `${gap}${name}=${quoted(value)}`);
}

/** JSON is easier to read in single quotes. */
function quoted(value: string): string {
  const text = value.replaceAll('&', '&amp;');
  return text.includes('"') ? `'${text.replaceAll("'", '&#39;')}'` : `"${text}"`;
}
