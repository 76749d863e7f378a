import { isRecord } from '../../vocab/is-record.ts';
import {
  BLOCK_CONSENT,
  CONSENT,
  CONSENT_PURPOSES,
  CONSENT_SERVICE,
  CONSENT_SERVICES,
  CONSENT_SRC,
  SITE_CONTEXT,
} from '../../vocab/names.ts';
import { readConsentMark } from '../../vocab/rules/overlays/consent-mark.ts';
import type { Check } from '../check.ts';
import { attributeOf, type HtmlElement, hasAttribute } from '../element.ts';
import { quoted } from '../finding.ts';
import { readJson } from '../json-text.ts';
import { nearest } from '../nearest.ts';
import { insideOf, isOpenTag, type Page, writtenOf } from '../page.ts';
import { isTemplated } from '../templated.ts';

const isGated = (element: HtmlElement): boolean =>
  (element.tagName === 'script' && hasAttribute(element, CONSENT)) ||
  (element.tagName === 'iframe' && (hasAttribute(element, CONSENT) || hasAttribute(element, CONSENT_SRC)));

/** Blocks that ask by themselves, and read the name of a service. */
const ASKING: readonly string[] = ['embed', 'map', 'reservation', 'social-feed', 'video'];

/** What the page's own markup marks to wait for consent (VT124 to VT127). Blocks have VT121 for their purpose. */
export const gatedContent: Check = (page, hosts, report) => {
  const asking = new Set(hosts.filter(({ block }) => ASKING.includes(block.name)).map(({ element }) => element));
  const gated = page.elements.filter(isGated);
  for (const element of gated) {
    const about = (attribute: string) => ({
      at: writtenOf(page, element, attribute).at,
      attribute,
      read: attributeOf(element, attribute),
    });
    const type = attributeOf(element, 'type') ?? '';
    purposeOf(element);
    // What the template may write is not missing.
    if (isOpenTag(page, element)) continue;
    if (element.tagName === 'script') {
      if (isTemplated(type)) report.skip(about('type').at, 'type');
      else if (!/^text\/plain$/i.test(type.trim()))
        report.say({
          ...about('type'),
          code: 'VT126',
          expected: 'text/plain',
          what: `a script with ${CONSENT} has ${type ? `the type ${quoted(type)}` : 'no type'}`,
        });
    } else if (hasAttribute(element, 'src'))
      report.say({
        ...about('src'),
        code: 'VT127',
        expected: `no src, only ${CONSENT_SRC}`,
        what: `an iframe with ${hasAttribute(element, CONSENT) ? CONSENT : CONSENT_SRC} has a src`,
      });
    else if (!hasAttribute(element, CONSENT_SRC))
      report.say({ ...about(CONSENT), code: 'VT127', expected: CONSENT_SRC, what: 'the iframe has no address' });
  }

  function purposeOf(element: HtmlElement): void {
    const attribute = CONSENT;
    const value = attributeOf(element, attribute);
    const { at } = writtenOf(page, element, attribute);
    if (value === null && isOpenTag(page, element)) return;
    if (value !== null && isTemplated(value)) {
      report.skip(at, attribute);
      return;
    }
    const { purpose, negated } = readConsentMark(value ?? '');
    if (CONSENT_PURPOSES.some((word) => word === purpose)) return;
    const near = nearest(purpose, CONSENT_PURPOSES, 'value');
    report.say({
      at,
      attribute,
      code: 'VT124',
      read: value,
      what: value === null ? `an iframe with ${CONSENT_SRC} has no ${attribute}` : `${attribute} is ${quoted(value)}`,
      expected: `one of ${CONSENT_PURPOSES.join(', ')}`,
      nearest: near && negated ? `!${near}` : near,
      used: 'a purpose that is never granted',
    });
  }

  const names = declaredIn(page);
  if (!names) return;
  for (const element of page.elements) {
    const value = attributeOf(element, CONSENT_SERVICE);
    const isRead = isGated(element) || asking.has(element) || hasAttribute(element, BLOCK_CONSENT);
    if (!value || !isRead || names.has(value)) continue;
    const { at } = writtenOf(page, element, CONSENT_SERVICE);
    if (isTemplated(value)) report.skip(at, CONSENT_SERVICE);
    else
      report.say({
        at,
        attribute: CONSENT_SERVICE,
        code: 'VT125',
        read: value,
        what: `${CONSENT_SERVICE} is ${quoted(value)}, which the page does not declare`,
        expected: names.size ? `one of ${[...names].join(', ')}` : 'a service of cookieSettings.services',
        nearest: nearest(value, names, 'value'),
        used: 'the purpose alone',
      });
  }
};

/**
 * The names of the services that a page declares; null if it cannot be known, because some of them may be elsewhere.
 */
function declaredIn(page: Page): ReadonlySet<string> | null {
  const found = new Set<string>();
  const scripts = page.elements.filter(({ tagName }) => tagName === 'script');
  const context = scripts.find((script) => hasAttribute(script, SITE_CONTEXT));
  if (!context && (page.templated || !page.whole)) return null;
  for (const script of scripts) {
    const isContext = script === context;
    if (page.inTemplates.has(script) || !(isContext || hasAttribute(script, CONSENT_SERVICES))) continue;
    const text = insideOf(page, script);
    const read = isTemplated(text) ? {} : readJson(text);
    // What cannot be read is reported by itself.
    if (!('value' in read)) return null;
    const settings = isContext && isRecord(read.value) ? read.value.cookieSettings : undefined;
    const list = isContext ? (isRecord(settings) ? settings.services : undefined) : read.value;
    for (const one of Array.isArray(list) ? list : [])
      if (isRecord(one) && typeof one.name === 'string') found.add(one.name.trim());
  }
  return found;
}
