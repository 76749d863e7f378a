import { json as jsonField } from '../../vocab/block/fields.ts';
import { isRecord } from '../../vocab/is-record.ts';
import { CONSENT_SERVICES, PRODUCT_DATA, SHOW_WHEN } from '../../vocab/names.ts';
import { pageAttributes } from '../../vocab/page-attributes/index.ts';
import { CENTS, PRODUCT_KEYS, VARIANT_KEYS } from '../../vocab/page-attributes/product-json.ts';
import type { Check, Report } from '../check.ts';
import { above, attributeOf, firstBelow, type HtmlElement, hasAttribute, runs } from '../element.ts';
import type { Slip } from '../finding.ts';
import type { Host } from '../hosts.ts';
import { attributeJson, quoteHint, readObject, readValue, scriptJson } from '../json-object.ts';
import { offsetAt, pathText } from '../json-text.ts';
import { nearest } from '../nearest.ts';
import { isOpenTag, type Page, startOf, writtenOf } from '../page.ts';
import { isTemplated } from '../templated.ts';
import { type JsonPlace, valueSlips } from '../value-slips.ts';
import { conditionField } from './condition-field.ts';

/**
 * Returns the amount in whole cents that a text or number such as `"R$ 1.234,50"` or `89.9` means; null if it is none.
 */
function likelyCents(read: string): string | null {
  const text = read.replace(/[^\d.,-]/g, '');
  const [, whole = '', part = ''] = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  const digits = whole.replace(/[.,]/g, '');
  if (!digits || digits.length > 12) return null;
  // Without a decimal sign only what is written as money is an amount of the main unit.
  const isMoney = part !== '' || /[^\d\s"'.,-]/.test(read);
  return String(Number(digits) * (isMoney ? 100 : 1) + Number(part.padEnd(2, '0')));
}

const SELLING: ReadonlySet<string> = new Set(['product', 'gift-card']);
const CONDITION_KEYS: readonly string[] = ['field', 'equals', 'anyOf', 'not', 'filled'];

/**
 * JSON in attributes and scripts of the page: products, conditions of fields, services (VT111 to VT115, VT117, VT182).
 */
export const jsonAttributes: Check = (page, hosts, report) => {
  const byElement = new Map(hosts.map((host) => [host.element, host]));
  const hostOf = (element: HtmlElement, is: (name: string) => boolean): Host | null => {
    for (const one of [element, ...above(element)]) {
      const host = byElement.get(one);
      if (host && is(host.block.name)) return host;
    }
    return null;
  };
  for (const element of page.elements) {
    if (hasAttribute(element, PRODUCT_DATA)) product(element);
    if (hasAttribute(element, SHOW_WHEN)) condition(element);
    if (element.tagName === 'script' && hasAttribute(element, CONSENT_SERVICES)) services(element);
  }
  for (const { element, block, platform } of hosts)
    if (SELLING.has(block.name) && !platform) withoutProduct(page, element, block.name, report);

  function product(element: HtmlElement): void {
    const isScript = element.tagName === 'script';
    const host = hostOf(element, (name) => SELLING.has(name) || name === 'product-list');
    const text = attributeOf(element, PRODUCT_DATA)?.trim() ?? '';
    // Themes may have an attribute of this name.
    if (isScript ? !host : !host && !/^[{[]/.test(text)) return;
    if (isScript && !isData(element, PRODUCT_DATA, host?.block.name ?? null)) return;
    // Without a value it is the script inside that counts; without both there is no product.
    if (!isScript && text === '') return;
    const on = jsonOn(element, PRODUCT_DATA);
    const about = { block: host?.block.name ?? null, attribute: on.attribute, used: 'nothing of the product' };
    const value = readObject(on.json, about, report, { hint: on.hint, limited: false });
    if (!value) return;
    const say = (slip: Slip): void => report.say({ ...slip, block: about.block, used: about.used });
    keys(on, value, [], PRODUCT_KEYS, about.block);
    for (const [at, one] of (Array.isArray(value.variants) ? value.variants : []).entries())
      if (isRecord(one)) keys(on, one, ['variants', at], VARIANT_KEYS, about.block);
    for (const slip of slipsOf(on, PRODUCT_DATA, value)) say(withCents(slip));
  }

  function keys(
    on: JsonPlace,
    value: Readonly<Record<string, unknown>>,
    path: readonly (string | number)[],
    known: readonly string[],
    block: string | null,
  ): void {
    for (const key of Object.keys(value)) {
      const near = known.includes(key) ? null : nearest(key, known, 'name');
      if (near === null || Object.hasOwn(value, near)) continue;
      const here = [...path, key];
      report.say({
        code: 'VT113',
        at: on.json.place(offsetAt(on.json.text, here, 'key')),
        block,
        attribute: on.attribute,
        path: pathText(here),
        read: key,
        nearest: near,
        what: `there is no key ${pathText(here)}`,
      });
    }
  }

  function condition(element: HtmlElement): void {
    const host = hostOf(element, (name) => name === 'form' || name === 'newsletter');
    const on = jsonOn(element, SHOW_WHEN);
    const about = {
      block: host?.block.name ?? 'form',
      attribute: SHOW_WHEN,
      used: 'nothing: the fields are always shown',
    };
    const value = readObject(on.json, about, report, { hint: on.hint });
    if (!value) return;
    keys(on, value, [], CONDITION_KEYS, about.block);
    const slips = slipsOf(on, SHOW_WHEN, value);
    for (const slip of slips) report.say({ ...slip, ...about });
    const wrong = slips.length === 0 && host && conditionField(page, host, value.field);
    if (wrong)
      report.say({
        ...about,
        ...wrong,
        code: 'VT114',
        at: on.json.place(offsetAt(on.json.text, ['field'])),
        path: 'field',
      });
  }

  function services(script: HtmlElement): void {
    if (!isData(script, CONSENT_SERVICES, 'consent')) return;
    const on = jsonOn(script, CONSENT_SERVICES);
    const about = { block: 'consent', attribute: on.attribute, used: 'no service' };
    const read = readValue(on.json, about, report, { limited: false });
    if (!read) return;
    for (const slip of slipsOf(on, CONSENT_SERVICES, read.value))
      report.say({ ...slip, block: 'consent', used: slip.path ? 'the other services' : 'no service' });
  }

  /** Reports a script with JSON that the browser would execute. */
  function isData(script: HtmlElement, attribute: string, block: string | null): boolean {
    if (!runs(script)) return true;
    if (isOpenTag(page, script)) return false;
    report.say({
      code: 'VT117',
      at: writtenOf(page, script, attribute).at,
      block,
      attribute: 'type',
      read: attributeOf(script, 'type'),
      expected: 'application/json',
      what: `a script with ${attribute} needs type="application/json"`,
    });
    return false;
  }

  function jsonOn(element: HtmlElement, name: string): JsonPlace & { readonly hint: string } {
    if (element.tagName === 'script')
      return { json: scriptJson(page, element), attribute: `script[${name}]`, hint: '' };
    return {
      json: attributeJson(page, element, name),
      attribute: name,
      hint: quoteHint(page, writtenOf(page, element, name).end),
    };
  }
};

/** Every place of the JSON of an attribute that its schema rejects. */
function slipsOf(on: JsonPlace, name: keyof typeof pageAttributes, value: unknown): Slip[] {
  const [{ value: declared } = {}] = pageAttributes[name] ?? [];
  if (!declared?.schema) return [];
  const own = jsonField({ help: '', fallback: null, expected: declared.expected, schema: declared.schema });
  return valueSlips({ on, base: [], own, value });
}

/** An amount in the words of whoever writes it. */
function withCents(slip: Slip): Slip {
  const key = slip.path?.split('.').at(-1) ?? '';
  if (!CENTS.includes(key) || slip.read === undefined) return slip;
  return { ...slip, expected: 'a whole number of cents, such as 8900', nearest: likelyCents(slip.read ?? '') };
}

/** A block that sells has its product on it, or in a script inside (VT182). */
function withoutProduct(page: Page, element: HtmlElement, block: string, report: Report): void {
  const has = (one: HtmlElement): boolean =>
    hasAttribute(one, PRODUCT_DATA) && (one.tagName === 'script' || one === element);
  const text = attributeOf(element, PRODUCT_DATA);
  if (text?.trim() || isTemplated(text ?? '') || isOpenTag(page, element)) return;
  if (firstBelow(element, has) || page.template.touches(startOf(element), element.sourceCodeLocation?.endOffset ?? 0))
    return;
  const near = element.attrs.find(({ name }) => name !== PRODUCT_DATA && /^data/.test(name) && isNear(name));
  report.say({
    code: 'VT182',
    at: text === null ? startOf(element) : writtenOf(page, element, PRODUCT_DATA).at,
    block,
    attribute: PRODUCT_DATA,
    read: text,
    expected: `the product as JSON in ${PRODUCT_DATA}`,
    nearest: near ? `${PRODUCT_DATA} for ${near.name}` : null,
    used: 'the content of the server',
    what: text === null ? `it has no ${PRODUCT_DATA}` : `${PRODUCT_DATA} is empty`,
  });
}

const isNear = (name: string): boolean => nearest(name, [PRODUCT_DATA], 'value') !== null;
