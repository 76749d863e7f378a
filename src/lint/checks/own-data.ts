import { safeParse } from 'valibot';
import { attributeFor, camel, kebab } from '../../vocab/block/attribute-for.ts';
import type { Field } from '../../vocab/block/field.ts';
import { parse } from '../../vocab/block/parse.ts';
import { BLOCK_JSON } from '../../vocab/names.ts';
import type { Check, Report } from '../check.ts';
import { attributeOf, childrenOf, type HtmlElement, hasAttribute } from '../element.ts';
import { quoted } from '../finding.ts';
import type { Host } from '../hosts.ts';
import { attributeJson, quoteHint, readObject, readValue, scriptJson } from '../json-object.ts';
import { offsetAt, type Path, pathText } from '../json-text.ts';
import { likelyValue } from '../likely-value.ts';
import { nearest } from '../nearest.ts';
import { type Page, writtenOf } from '../page.ts';
import { type InJson, publishedValues } from '../published-values.ts';
import { isTemplated } from '../templated.ts';
import { type JsonPlace, valueSlips } from '../value-slips.ts';

/** Published blocks whose JSON attribute has names and values of its own. */
const JSON_IS_READ: ReadonlySet<string> = new Set(['gallery', 'image', 'shape']);

interface Source extends JsonPlace {
  readonly value: Readonly<Record<string, unknown>>;
}

/**
 * The data of a block: attributes, JSON and published attributes, read as the block itself reads them (VT110 to VT115).
 */
export const ownData: Check = (page, hosts, report) => {
  for (const host of hosts) values(page, host, report);
};

function values(page: Page, host: Host, report: Report): void {
  const { element, block, platform } = host;
  const { name, data } = block;
  const sources = sourcesOf(page, host, report);
  const published = platform ? publishedValues(page, host, report) : null;
  const attribute = (one: string): string | null => {
    const value = platform ? null : attributeOf(element, one);
    if (value === null || !isTemplated(value)) return value;
    report.skip(writtenOf(page, element, one).at, one);
    return null;
  };
  const { problems } = parse(data, {
    attribute,
    json: sources.map(({ json }, at) => ({ where: `${at}`, text: json.text })),
    values: published?.values,
  });
  const listed = new Set<string>();
  for (const { where: told, read, expected, used } of problems) {
    // In a list every entry is reported by itself.
    const where = told.replace(/\[\d+\]$/, '');
    const [first = '', key = ''] = /^(\d+|markup)\.(.*)$/s.exec(where)?.slice(1) ?? [];
    const [field, own] = Object.entries(data).find(([one]) => one === key || attributeFor(one) === where) ?? [];
    if (!field || !own) continue;
    const source = first ? sources[Number(first)] : undefined;
    // The platform writes null for an option that its owner has not set.
    if (platform && source && Object.entries(source.value).some(([one, set]) => camel(one) === field && set === null))
      continue;
    const place = first === 'markup' ? published?.places.get(field) : undefined;
    if (place && 'element' in place) sayAttribute(place.element, place.attribute, own, expected, used);
    else if (place) sayPublished(place, own, published?.values[field], expected, used);
    else if (source) {
      // All entries are reported at once, because the JSON has the place of each.
      if (where === told || !listed.has(where)) sayJson(source, field, own, used);
      listed.add(where);
    } else if (where !== told && own.entry) sayAttribute(element, where, own.entry, expected, used, read);
    else if (own.kind === 'json') {
      const json = attributeJson(page, element, where);
      const hint = quoteHint(page, writtenOf(page, element, where).end);
      const read = readValue(json, { block: name, attribute: where, used }, report, { hint });
      if (read) sayIssues({ json, attribute: where }, [], own, read.value, used);
    } else sayAttribute(element, where, own, expected, used);
  }

  function sayAttribute(
    on: HtmlElement,
    where: string,
    own: Field<unknown>,
    expected: string,
    used: string,
    read = attributeOf(on, where) ?? '',
  ): void {
    report.say({
      code: 'VT110',
      at: writtenOf(page, on, where).at,
      block: name,
      attribute: where,
      read,
      expected,
      used,
      nearest: likelyValue(own, read),
      what: `${where} is ${quoted(read)}`,
    });
  }

  /** A value in the JSON of a published form may be JSON as a text; it then has the same limits as any other JSON. */
  function sayPublished(on: InJson, own: Field<unknown>, value: unknown, expected: string, used: string): void {
    const { json, attribute, key } = on;
    const base = key ? [key] : [];
    if (expected !== own.expected && typeof value === 'string' && !safeParse(own.schema, value).success) {
      const inside = { text: value, place: () => json.place(offsetAt(json.text, base)) };
      readValue(inside, { block: name, attribute, path: pathText(base), used }, report);
    } else sayIssues(on, base, own, value, used);
  }

  function sayIssues(on: JsonPlace, base: Path, own: Field<unknown>, value: unknown, used: string): void {
    for (const slip of valueSlips({ on, base, own, value })) report.say({ ...slip, block: name, used });
  }

  function sayJson(source: Source, field: string, own: Field<unknown>, used: string): void {
    const key = Object.keys(source.value).findLast((one) => camel(one) === field) ?? field;
    sayIssues(source, [key], own, source.value[key], used);
  }
}

const wordsOf = (key: string): string => kebab(key).split('-').sort().join();

/** Returns the option that a key probably means: with a slip, written as an attribute, or with its words in another order. */
function likelyOption(key: string, known: readonly string[]): string | null {
  const bare = camel(key.replace(/^data-/, ''));
  const turned = known.find((one) => wordsOf(one) === wordsOf(bare));
  return turned ?? nearest(key, known, 'name');
}

/** Returns the JSON of a block as objects; reports JSON that cannot be read and keys that are misspelt. */
function sourcesOf(page: Page, { element, block, platform: published }: Host, report: Report): Source[] {
  const { name: owner, data } = block;
  const found: Source[] = [];
  const take = (json: JsonPlace['json'], attribute: string, hint: string): void => {
    const elsewhere = published && JSON_IS_READ.has(owner);
    const value = readObject(json, { block: owner, attribute }, report, { hint, ...(!elsewhere && { same: camel }) });
    if (!value || elsewhere) return;
    found.push({ json, attribute, value });
    const known = Object.keys(data);
    for (const key of published ? [] : Object.keys(value)) {
      // The requirements write `disableDefaultUI` (MAP-305).
      if (known.includes(camel(key).replace('UI', 'Ui'))) continue;
      const near = likelyOption(key, known);
      report.say({
        code: near === null || near in value ? 'VT119' : 'VT113',
        at: json.place(offsetAt(json.text, [key], 'key')),
        block: owner,
        attribute,
        path: pathText([key]),
        read: key,
        nearest: near === null || near in value ? null : near,
        what: `there is no option ${key}`,
      });
    }
  };
  if (hasAttribute(element, BLOCK_JSON))
    take(
      attributeJson(page, element, BLOCK_JSON),
      BLOCK_JSON,
      quoteHint(page, writtenOf(page, element, BLOCK_JSON).end),
    );
  for (const child of childrenOf(element))
    if (child.tagName === 'script' && hasAttribute(child, BLOCK_JSON))
      take(scriptJson(page, child), `script[${BLOCK_JSON}]`, '');
  return found;
}
