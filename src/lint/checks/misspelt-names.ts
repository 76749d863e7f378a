import { distance } from 'fastest-levenshtein';
import { attributeFor } from '../../vocab/block/attribute-for.ts';
import { highlightShapes } from '../../vocab/codes/highlight.ts';
import {
  BLOCK,
  BLOCK_CONSENT,
  BLOCK_JSON,
  BLOCK_LOAD,
  BLOCK_RENDER,
  CONSENT_OPEN,
  CONSENT_PURPOSES,
  FORM_FIELD,
  HIGHLIGHT,
  SCALED_TEXT,
  SITE_CONTEXT,
  WHENS,
} from '../../vocab/names.ts';
import { pageAttributes } from '../../vocab/page-attributes/index.ts';
import { blocks } from '../../widgets/blocks.ts';
import type { Check } from '../check.ts';
import { above, attributeOf, type HtmlElement, hasAttribute } from '../element.ts';
import { quoted } from '../finding.ts';
import { blockNames, type Host } from '../hosts.ts';
import { nearest } from '../nearest.ts';
import { isOpenTag, type Page, writtenOf } from '../page.ts';
import { isTemplated } from '../templated.ts';
import { blockCalled } from './other-block-names.ts';

/**
 * Conditions under which a similar name counts as a misspelling of a known attribute: themes have attributes of their
 * own.
 */
const LOOKS: Readonly<Record<string, (value: string, element: HtmlElement) => boolean>> = {
  [BLOCK]: (value) => nearest(value, blockNames, 'name') !== null,
  [BLOCK_JSON]: (value, { tagName }) => tagName === 'script' || /^\s*[{[]/.test(value),
  [BLOCK_LOAD]: (value) => nearest(value, WHENS, 'name') !== null,
  [BLOCK_CONSENT]: (value) => nearest(value, CONSENT_PURPOSES, 'name') !== null,
  [BLOCK_RENDER]: (value) => /^[\w-]{0,40}$/.test(value),
  [SITE_CONTEXT]: (_, { tagName }) => tagName === 'script',
  [CONSENT_OPEN]: (value, { tagName }) => value === '' && /^(a|button)$/.test(tagName),
  [FORM_FIELD]: (_, { tagName }) => tagName === 'fieldset',
  [HIGHLIGHT]: (value) => nearest(value, highlightShapes.words, 'name') !== null,
  [SCALED_TEXT]: (value) => value === '',
};

/** Names that others have for what marks a block; they count with the exact name of one of ours only. */
const MARKS: ReadonlySet<string> = new Set(['data-widget', 'data-vitrine', 'data-vitrine-block', 'data-block-name']);

const DECLARED = Object.entries(pageAttributes);

/** Options of blocks and everything that is declared: such a name is no misspelling. */
const OURS: ReadonlySet<string> = new Set([
  ...Object.keys(pageAttributes),
  ...blocks.flatMap(({ data }) => Object.keys(data).map(attributeFor)),
]);

/**
 * Names that only Vitrine has. What it writes itself, and settings of a highlighted text, have rules of their own
 * (VT122, VT104).
 */
const DISTINCT: readonly string[] = DECLARED.filter(
  ([name, uses]) =>
    !name.startsWith(`${HIGHLIGHT}-`) && uses.some(({ isCommon, isWritten }) => !isCommon && !isWritten),
).map(([name]) => name);

/** Names that others have as well, by the block that reads them. */
const COMMON: ReadonlyMap<string, readonly string[]> = new Map(
  blocks.map(({ name }) => [
    name,
    DECLARED.filter(([, uses]) => uses.some(({ isCommon, readBy }) => isCommon && readBy.includes(name))).map(
      ([attribute]) => attribute,
    ),
  ]),
);

/** Results by name: a site uses the same few names on thousands of pages. */
const met = new Map<string, string | null>();

/**
 * Returns the known attribute that a name probably misspells; null if there is none, or if the name is a known
 * attribute.
 */
function meant(name: string, value: string, element: HtmlElement): string | null {
  if (OURS.has(name) || !/^data|^d.ta|block/.test(name)) return null;
  if (MARKS.has(name)) return blockNames.includes(value.trim()) ? BLOCK : null;
  let near = met.get(name);
  if (near === undefined) {
    near = name === 'block' ? BLOCK : nearest(name, DISTINCT, 'name');
    if (met.size < 10_000) met.set(name, near);
  }
  if (near === null) return null;
  return (LOOKS[near] ?? (() => isSlip(name, near)))(value, element) ? near : null;
}

/**
 * Returns whether a name is another one with a slip, and not a name of its own that begins or ends as that one does.
 */
const isSlip = (name: string, near: string): boolean => {
  const [own, other] = [name, near].map((one) => one.replace(/[-_]/g, '').toLowerCase()) as [string, string];
  return own === other || (distance(own, other) <= (other.length < 14 ? 1 : 2) && !own.startsWith(other));
};

/** Returns the attribute of a block's markup that a name inside the block misspells; null if there is none. */
function meantInside(name: string, element: HtmlElement, blockOf: ReadonlyMap<HtmlElement, Host>): string | null {
  if (OURS.has(name) || !name.startsWith('data-')) return null;
  for (const one of [element, ...above(element)]) {
    const host = blockOf.get(one);
    if (!host) continue;
    if (host.platform) return null;
    const near = nearest(name, COMMON.get(host.block.name) ?? [], 'name');
    return near !== null && isSlip(name, near) ? near : null;
  }
  return null;
}

/** A name and a value with a colon between them, where HTML has an equals sign. */
const COLON = /^(data-[\w-]+):["“”]([^"“”'<>&]*)["“”]$/;

/** Returns whether an element was meant to be a block and its attribute is misspelt. */
export const isNearlyBlock = (element: HtmlElement): boolean =>
  element.attrs.some(({ name, value }) => meant(name, value, element) === BLOCK);

const sayName = (page: Page, element: HtmlElement, name: string, what: (written: string) => string) => {
  const { at, name: written } = writtenOf(page, element, name);
  return { at, attribute: written, read: written, what: what(written) };
};

/** Unknown blocks, and attributes and options that are misspelt (VT100, VT101, VT102). */
export const misspeltNames: Check = (page, hosts, report) => {
  const isHost = new Map<HtmlElement, Host>(hosts.map((host) => [host.element, host]));
  for (const element of page.elements) {
    for (const { name, value } of element.attrs) {
      const [, left = '', right = ''] = COLON.exec(name) ?? [];
      if (OURS.has(left) && !hasAttribute(element, left)) {
        const slip = sayName(page, element, name, (as) => `nothing reads the attribute ${as}`);
        report.say({ code: 'VT101', ...slip, nearest: `${left}="${right}"` });
        continue;
      }
      const ours = meant(name, value, element) ?? meantInside(name, element, isHost);
      if (ours && !hasAttribute(element, ours)) {
        report.say({
          code: 'VT101',
          ...sayName(page, element, name, (as) => `nothing reads the attribute ${as}`),
          nearest: ours,
        });
      }
    }
    const host = isHost.get(element);
    if (host && !host.platform) options(page, host, report);
    const block = attributeOf(element, BLOCK);
    if (block === null || host) continue;
    const { at } = writtenOf(page, element, BLOCK);
    if (isTemplated(block)) report.skip(at, BLOCK);
    else
      report.say({
        code: 'VT100',
        at,
        attribute: BLOCK,
        read: block,
        expected: `one of ${blockNames.join(', ')}`,
        nearest: blockCalled(block) ?? nearest(block, blockNames, 'value'),
        what: `there is no block ${quoted(block)}`,
      });
  }
};

/** Attributes that HTML has for every element, and what tests hang on: no misspelt options, although options have such names. */
const OTHERS: readonly string[] = ['draggable', 'style', 'title', 'data-test'];

const options = (page: Page, { element, block }: Host, report: Parameters<Check>[2]): void => {
  const known = Object.keys(block.data).map(attributeFor);
  const bare = known.map((name) => name.slice('data-'.length));
  const open = isOpenTag(page, element);
  for (const { name, value } of element.attrs) {
    if (
      known.includes(name) ||
      OTHERS.includes(name) ||
      Object.hasOwn(pageAttributes, name) ||
      meant(name, value, element)
    )
      continue;
    const data = /^data./.test(name);
    // Without data- only the exact name counts, because elements have attributes of their own.
    const near = data
      ? nearest(name.replace(/^data[-_]?/, ''), bare, 'name')
      : open
        ? null
        : (bare.find((one) => one === name || (one.includes('-') && one.replaceAll('-', '') === name)) ?? null);
    if (near === null || hasAttribute(element, `data-${near}`)) continue;
    report.say({
      code: 'VT102',
      block: block.name,
      ...sayName(page, element, name, (as) => `there is no option ${as}`),
      expected: null,
      nearest: `data-${near}`,
    });
  }
};
