import { asJson } from '../../vocab/block/as-json.ts';
import type { Field } from '../../vocab/block/field.ts';
import { isContextAlias } from '../../vocab/context.ts';
import { cookieSettingsFields } from '../../vocab/cookie-settings-fields.ts';
import { isRecord } from '../../vocab/is-record.ts';
import { BLOCK_CONSENT, CONSENT_OPEN, CONSENT_PURPOSES, CONSENT_SERVICES, SITE_CONTEXT } from '../../vocab/names.ts';
import { hasPreset } from '../../vocab/rules/overlays/cookie-policy.ts';
import type { Check, Report } from '../check.ts';
import { contextShape, type Place, type Shape } from '../context-shape.ts';
import { attributeOf, type HtmlElement, hasAttribute, runs } from '../element.ts';
import { cut, quoted } from '../finding.ts';
import { readObject, scriptJson } from '../json-object.ts';
import { type JsonText, offsetAt, pathText } from '../json-text.ts';
import { likelyValue } from '../likely-value.ts';
import { nearest } from '../nearest.ts';
import { areTogether, type Page, startOf, writtenOf } from '../page.ts';

const cookieFields: Readonly<Record<string, Field<unknown>>> = cookieSettingsFields;

const PUBLISHED = /Static\.SQUARESPACE_CONTEXT\s*=/;

/** The page context, and what blocks need from it (VT111 to VT117, VT160 to VT162). */
export const siteContext: Check = (page, hosts, report) => {
  const scripts = page.elements.filter((element) => element.tagName === 'script' && !page.inTemplates.has(element));
  const contexts = scripts.filter((script) => hasAttribute(script, SITE_CONTEXT));
  const [own] = contexts;
  const second = contexts.find((one) => own && one !== own && areTogether(page, own, one));
  const published = scripts.some((script) =>
    script.childNodes.some((node) => 'value' in node && PUBLISHED.test(node.value)),
  );
  if (second)
    report.say({ code: 'VT161', at: startOf(second), attribute: SITE_CONTEXT, what: 'a second page context' });
  if (own && runs(own))
    report.say({
      code: 'VT117',
      at: startOf(own),
      attribute: 'type',
      read: attributeOf(own, 'type'),
      expected: 'application/json',
      what: `a script with ${SITE_CONTEXT} needs type="application/json"`,
    });
  const json = own && scriptJson(page, own);
  const value = json && readObject(json, { block: null, attribute: SITE_CONTEXT }, report, { limited: false });
  if (value) {
    group(json, value, contextShape, [], report);
    seenByTag(json, value, report);
  }
  // A published page has its context in a script of its own; a template may add one.
  const unknown = published || (own ? !value : page.templated || !page.whole);
  const declares = scripts.some((script) => hasAttribute(script, CONSENT_SERVICES));
  if (!unknown && !declares && !enabled(value) && !asks(value)) needs(page, hosts, report);
};

const settingsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  isRecord(value) && isRecord(value.cookieSettings) ? value.cookieSettings : {};

const enabled = (value: unknown): boolean => settingsOf(value).isCookieBannerEnabled === true;

/**
 * Returns whether visitors can decide without the setting: by a preset, or in the preferences of a site with services.
 */
const asks = (value: unknown): boolean => {
  const settings = settingsOf(value);
  return hasPreset(settings) || (Array.isArray(settings.services) && settings.services.length > 0);
};

/** Whether a name is read in the settings of the website, where it may have been meant. */
function isSiteSetting(key: string): boolean {
  const inside = contextShape.groups.get('websiteSettings');
  return inside !== undefined && (inside.places.has(key) || inside.groups.has(key));
}

function group(
  json: JsonText,
  value: Readonly<Record<string, unknown>>,
  { places, groups }: Shape,
  path: readonly string[],
  report: Report,
): void {
  for (const [key, entry] of Object.entries(value)) {
    const here = [...path, key];
    const inner = groups.get(key);
    const place = places.get(key);
    if (inner && isRecord(entry)) group(json, entry, inner, here, report);
    else if (inner || place) {
      // Null has the same effect as a missing value.
      if (entry === null || place?.takes(entry)) continue;
      const field = path.includes('cookieSettings') ? cookieFields[key] : undefined;
      const read = asJson(entry);
      report.say({
        ...about(here),
        code: 'VT114',
        at: json.place(offsetAt(json.text, here)),
        read,
        expected: place?.expected ?? 'an object',
        nearest: field?.choices
          ? likelyValue(field, entry)
          : (likelyWord(entry, place) ?? bare(entry, place?.expected ?? '')),
        used: place?.used ?? 'the default',
        what: `${pathText(here)} is ${cut(read)}`,
      });
    } else {
      const isDeeper = path.length === 0 && isSiteSetting(key);
      const near = isDeeper ? null : nearest(key, [...places.keys(), ...groups.keys()], 'name');
      if ((near === null && !isDeeper) || (near && near in value) || isContextAlias(here.join('.'))) continue;
      report.say({
        ...about(here),
        code: 'VT113',
        at: json.place(offsetAt(json.text, here, 'key')),
        read: key,
        nearest: near,
        ...(isDeeper && { expected: `websiteSettings.${key}` }),
        what: `nothing reads ${pathText(here)}`,
      });
    }
  }
}

const about = (path: readonly string[]) => ({ block: null, attribute: SITE_CONTEXT, path: pathText(path) });

const likelyWord = (entry: unknown, place?: Place): string | null =>
  typeof entry === 'string' && place?.words ? nearest(entry, place.words, 'value') : null;

/** A flag or number in quotes was meant without them. */
const bare = (entry: unknown, expected: string): string | null => {
  const isFlag = expected === 'true or false' && (entry === 'true' || entry === 'false');
  const isNumber = expected === 'a number' && typeof entry === 'string' && /^-?\d+(\.\d+)?$/.test(entry);
  return isFlag || isNumber ? `${entry} without quotes` : null;
};

function seenByTag(json: JsonText, value: Readonly<Record<string, unknown>>, report: Report): void {
  if (!enabled(value) || /"isCookieBannerEnabled": ?true/.test(json.text)) return;
  const path = ['cookieSettings', 'isCookieBannerEnabled'];
  report.say({
    code: 'VT162',
    at: json.place(offsetAt(json.text, path, 'key')),
    attribute: SITE_CONTEXT,
    path: pathText(path),
    what: 'the Vitrine script does not see that the cookie notice is enabled',
    expected: '"isCookieBannerEnabled": true',
  });
}

/** The requirements without which a block would wait for a banner that never opens. */
function needs(page: Page, hosts: Parameters<Check>[1], report: Report): void {
  const expected = 'cookieSettings.isCookieBannerEnabled true in the page context';
  const say = (element: HtmlElement, at: number, what: string, block: string | null, attribute: string | null): void =>
    report.say({
      code: 'VT160',
      at,
      block,
      attribute,
      what,
      expected,
      path: 'cookieSettings.isCookieBannerEnabled',
      read: attribute && attributeOf(element, attribute),
    });
  for (const { element, block } of hosts) {
    if (page.inTemplates.has(element)) continue;
    if (block.name === 'cookie-banner')
      say(element, startOf(element), 'the cookie notice is not enabled', block.name, null);
    const read = attributeOf(element, BLOCK_CONSENT);
    const purpose = CONSENT_PURPOSES.find((word) => word === read);
    if (block.level === 'page' || !purpose || purpose === 'necessary') continue;
    const { at } = writtenOf(page, element, BLOCK_CONSENT);
    say(element, at, `it waits for ${quoted(purpose)}, and no cookie notice asks for it`, block.name, BLOCK_CONSENT);
  }
  for (const element of page.elements) {
    if (!hasAttribute(element, CONSENT_OPEN) || attributeOf(element, CONSENT_OPEN) === 'preferences') continue;
    const { at } = writtenOf(page, element, CONSENT_OPEN);
    say(
      element,
      at,
      `<${element.tagName} ${CONSENT_OPEN}> opens a cookie notice that is not enabled`,
      null,
      CONSENT_OPEN,
    );
  }
}
