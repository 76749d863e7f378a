import { asJson } from '../vocab/block/as-json.ts';
import { ACCORDION_FLAGS } from '../vocab/published/accordion.ts';
import { PUBLISHED_FLAGS, readAttributes } from '../vocab/published/attributes.ts';
import { readFormContext } from '../vocab/published/form.ts';
import { MARQUEE_ATTRIBUTES, MARQUEE_ITEMS } from '../vocab/published/marquee.ts';
import { readMarqueeProps } from '../vocab/published/marquee-props.ts';
import { ACCORDION_LIST, FORM_CONTEXT, MARQUEE, MARQUEE_BODY, MARQUEE_PROPS } from '../vocab/published/places.ts';
import type { Report } from './check.ts';
import { attributeOf, type HtmlElement, hasAttribute } from './element.ts';
import { quoted } from './finding.ts';
import type { Host } from './hosts.ts';
import { attributeJson, quoteHint, readObject, readValue, scriptJson } from './json-object.ts';
import type { JsonText } from './json-text.ts';
import { firstOf, matches } from './matches.ts';
import { nearest } from './nearest.ts';
import { type Page, writtenOf } from './page.ts';
import { isTemplated } from './templated.ts';

/** The place of a value of a published block: an attribute, or JSON with the value under a path. */
type PublishedPlace = { element: HtmlElement; attribute: string } | InJson;

export interface InJson {
  readonly json: JsonText;
  readonly attribute: string;
  /** The key of the value, if the JSON contains several options. */
  readonly key?: string;
}

/** The options in published markup, by the names of the declaration. */
export interface Published {
  readonly values: Readonly<Record<string, unknown>>;
  readonly places: ReadonlyMap<string, PublishedPlace>;
}

/** Returns the JSON of a published form. */
export const formContextOf = (element: HtmlElement): HtmlElement | null => firstOf(element, FORM_CONTEXT);

/** Returns a published marquee's own element, inside the block or the block element itself. */
export const marqueeOf = (element: HtmlElement): HtmlElement | null =>
  matches(element, MARQUEE) ? element : firstOf(element, MARQUEE);

/** Wraps an element as the readers of attributes expect it. */
const asHolder = (element: HtmlElement) => ({ element, getAttribute: (name: string) => attributeOf(element, name) });

const FLAG = { expected: 'true, or empty for false', used: 'false' };

/** Reads the options of a published block, and reports those that cannot be read at all. */
export function publishedValues(page: Page, host: Host, report: Report): Published | null {
  const { element, block } = host;
  const values: Record<string, unknown> = {};
  const places = new Map<string, PublishedPlace>();

  const read = (names: Readonly<Record<string, string>>, elements: readonly HtmlElement[]): void => {
    const found = readAttributes(names, elements.map(asHolder));
    for (const { field, attribute, holder, value } of found) {
      const { at } = writtenOf(page, holder.element, attribute);
      if (isTemplated(value)) report.skip(at, attribute);
      else if (block.data[field]?.kind !== 'flag') {
        values[field] = value;
        places.set(field, { element: holder.element, attribute });
      } else if (!PUBLISHED_FLAGS.includes(value)) {
        const about = { at, block: block.name, attribute, read: value, what: `${attribute} is ${quoted(value)}` };
        report.say({ code: 'VT110', ...about, ...FLAG });
      }
    }
    for (const [field, attribute] of Object.entries(names))
      if (!found.some((one) => one.field === field)) misspelt(attribute, elements);
  };

  const misspelt = (attribute: string, holders: readonly HtmlElement[]): void => {
    for (const holder of holders)
      for (const { name } of holder.attrs) {
        if (!name.startsWith('data-') || nearest(name, [attribute], 'name') === null) continue;
        const { at, name: written } = writtenOf(page, holder, name);
        const about = { at, block: block.name, attribute: written, read: written };
        report.say({ code: 'VT102', ...about, nearest: attribute, what: `there is no option ${written}` });
      }
  };

  if (block.name === 'accordion') {
    const list = firstOf(element, ACCORDION_LIST);
    if (list) read(ACCORDION_FLAGS, [list]);
  }
  if (block.name === 'marquee') {
    const root = marqueeOf(element);
    if (!root) return null;
    const body = firstOf(root, MARQUEE_BODY);
    read(MARQUEE_ATTRIBUTES, body ? [body, root] : [root]);
    if (hasAttribute(root, MARQUEE_ITEMS)) {
      const json = attributeJson(page, root, MARQUEE_ITEMS);
      // The other options are in attributes of their own.
      const about = { block: block.name, attribute: MARQUEE_ITEMS, used: asJson(block.data.items?.fallback) };
      const hint = quoteHint(page, writtenOf(page, root, MARQUEE_ITEMS).end);
      const items = readValue(json, about, report, { hint });
      if (items) values.items = items.value;
      places.set('items', { json, attribute: MARQUEE_ITEMS });
    } else misspelt(MARQUEE_ITEMS, [root]);
    const script = firstOf(root, MARQUEE_PROPS);
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
    for (const [key, value] of Object.entries(readFormContext(context ?? {}))) {
      values[key] = value;
      places.set(key, { json, attribute, key });
    }
  }
  return { values, places };
}
