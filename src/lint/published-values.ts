import { asJson } from '../vocab/block/as-json.ts';
import { attributeFor } from '../vocab/block/attribute-for.ts';
import { readMarqueeProps } from '../vocab/published/marquee-props.ts';
import { MARQUEE_PROPS } from '../vocab/published/places.ts';
import type { Report } from './check.ts';
import { attributeOf, below, classesOf, type Element, hasAttribute } from './element.ts';
import { quoted } from './finding.ts';
import type { Host } from './hosts.ts';
import { attributeJson, quoteHint, readObject, readValue, scriptJson } from './json-object.ts';
import type { JsonText } from './json-text.ts';
import { nearest } from './nearest.ts';
import { type Page, writtenOf } from './page.ts';
import { isTemplated } from './templated.ts';

/** Where a value of a published block is: an attribute, or JSON with the value under a path. */
export type PublishedPlace = { element: Element; attribute: string } | InJson;

export interface InJson {
  readonly json: JsonText;
  readonly attribute: string;
  /** Where the JSON is that of several options. */
  readonly key?: string;
}

/** The options that published markup says, by the names of the declaration. */
export interface Published {
  readonly values: Readonly<Record<string, unknown>>;
  readonly places: ReadonlyMap<string, PublishedPlace>;
}

/** The attributes of a published accordion's list; there only "true" is true (docs/published-markup.md §9). */
export const ACCORDION_ATTRIBUTES = {
  multiple: 'data-should-allow-multiple-open-items',
  firstOpen: 'data-is-expanded-first-item',
  dividers: 'data-is-divider-enabled',
} as const;

/** The fields that a published marquee's root or body says by an attribute of the field's own name (docs/published-markup.md §10). */
export const MARQUEE_FIELDS = [
  'waveFrequency',
  'waveIntensity',
  'animationDirection',
  'animationSpeed',
  'pausedOnHover',
] as const;
export const MARQUEE_ITEMS = 'data-marquee-items';

export const hasClass = (element: Element, name: string): boolean => classesOf(element).includes(name);

export function firstBelow(element: Element, is: (one: Element) => boolean): Element | null {
  for (const one of below(element)) if (is(one)) return one;
  return null;
}

export const formContextOf = (element: Element): Element | null =>
  firstBelow(
    element,
    (one) =>
      one.tagName === 'script' &&
      (hasClass(one, 'sqs-form-block-context') || !!attributeOf(one, 'id')?.startsWith('form-context-')),
  );

const FLAG = { expected: 'true, or empty for false', used: 'false' };

/** Reads the options of a published block, and tells those that cannot be read at all. */
export function publishedValues(page: Page, host: Host, report: Report): Published | null {
  const { element, block } = host;
  const values: Record<string, unknown> = {};
  const places = new Map<string, PublishedPlace>();

  const read = (field: string, attribute: string, holders: readonly Element[]): void => {
    const holder = holders.find((one) => hasAttribute(one, attribute));
    if (!holder) {
      misspelt(attribute, holders);
      return;
    }
    const value = attributeOf(holder, attribute) ?? '';
    const { at } = writtenOf(page, holder, attribute);
    if (isTemplated(value)) report.skip(at, attribute);
    else if (block.data[field]?.kind !== 'flag') {
      values[field] = value;
      places.set(field, { element: holder, attribute });
    } else if (!['true', 'false', ''].includes(value)) {
      const about = { at, block: block.name, attribute, read: value, what: `${attribute} is ${quoted(value)}` };
      report.say({ code: 'VT110', ...about, ...FLAG });
    }
  };

  const misspelt = (attribute: string, holders: readonly Element[]): void => {
    for (const holder of holders)
      for (const { name } of holder.attrs) {
        if (!name.startsWith('data-') || nearest(name, [attribute], 'name') === null) continue;
        const { at, name: written } = writtenOf(page, holder, name);
        const about = { at, block: block.name, attribute: written, read: written };
        report.say({ code: 'VT102', ...about, nearest: attribute, what: `there is no option ${written}` });
      }
  };

  if (block.name === 'accordion') {
    const list = firstBelow(element, (one) => hasClass(one, 'accordion-items-container'));
    for (const [field, attribute] of Object.entries(ACCORDION_ATTRIBUTES)) if (list) read(field, attribute, [list]);
  }
  if (block.name === 'marquee') {
    const root = hasClass(element, 'Marquee') ? element : firstBelow(element, (one) => hasClass(one, 'Marquee'));
    if (!root) return null;
    const body = firstBelow(root, (one) => hasClass(one, 'Marquee-body'));
    for (const field of MARQUEE_FIELDS) read(field, attributeFor(field), body ? [body, root] : [root]);
    if (hasAttribute(root, MARQUEE_ITEMS)) {
      const json = attributeJson(page, root, MARQUEE_ITEMS);
      // The other options are in attributes of their own.
      const about = { block: block.name, attribute: MARQUEE_ITEMS, used: asJson(block.data.items?.fallback) };
      const hint = quoteHint(page, writtenOf(page, root, MARQUEE_ITEMS).end);
      const items = readValue(json, about, report, { hint });
      if (items) values.items = items.value;
      places.set('items', { json, attribute: MARQUEE_ITEMS });
    } else misspelt(MARQUEE_ITEMS, [root]);
    const script = firstBelow(root, (one) => hasClass(one, 'Marquee-props'));
    const json = script && scriptJson(page, script);
    if (json && readObject(json, { block: block.name, attribute: MARQUEE_PROPS }, report))
      for (const [field, value] of Object.entries(readMarqueeProps(json.text)?.data ?? {})) {
        values[field] = value;
        places.set(field, { json, attribute: MARQUEE_PROPS, key: field === 'items' ? 'marqueeItems' : field });
      }
  }
  if (block.name === 'form') {
    const script = formContextOf(element);
    if (!script) return null;
    const json = scriptJson(page, script);
    const attribute = 'script.sqs-form-block-context';
    const context = readObject(json, { block: block.name, attribute }, report, { limited: false });
    for (const [key, value] of Object.entries(context ?? {})) {
      if (value === null) continue;
      values[key] = key === 'buttonAlignment' && typeof value === 'string' ? value.toLowerCase() : value;
      places.set(key, { json, attribute, key });
    }
  }
  return { values, places };
}
