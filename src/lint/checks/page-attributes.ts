import * as names from '../../vocab/names.ts';
import type { AttributeUse } from '../../vocab/page-attributes/attribute-use.ts';
import { pageAttributes } from '../../vocab/page-attributes/index.ts';
import type { Check } from '../check.ts';
import { attributeOf, type HtmlElement } from '../element.ts';
import { quoted } from '../finding.ts';
import { likelyAttribute } from '../likely-attribute.ts';
import { isOpenTag, writtenOf } from '../page.ts';
import { isOn, usesOn } from '../page-uses.ts';
import { isTemplated } from '../templated.ts';

/** Attributes that have a check of their own. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  names.BLOCK,
  names.BLOCK_JSON,
  names.BLOCK_LOAD,
  names.BLOCK_CONSENT,
  names.SITE_CONTEXT,
  names.CONSENT,
  names.CONSENT_SERVICE,
  names.FORM_FIELD,
]);

const usesOf = (name: string): readonly AttributeUse[] =>
  ELSEWHERE.has(name) || name.startsWith(names.HIGHLIGHT) || !Object.hasOwn(pageAttributes, name)
    ? []
    : (pageAttributes[name as keyof typeof pageAttributes] ?? []).filter(({ isWritten }) => !isWritten);

/** Attributes of the page: where they are, and what they contain (VT107, VT108, VT110, VT185). */
export const pageAttributeChecks: Check = (page, hosts, report) => {
  const { fits, isOpen, isOption, isPublished } = usesOn(page, hosts);
  for (const element of page.elements)
    for (const { name, value } of element.attrs) {
      const uses = usesOf(name);
      if (uses.length === 0 || isOption(element, name)) continue;
      const read = uses.filter((use) => fits(element, use));
      if (read.length > 0) values(element, name, value, read);
      else if (isOpen(element))
        values(
          element,
          name,
          value,
          uses.filter(({ isCommon, beside, on }) => !isCommon && !beside && isOn(element, on)),
        );
      else place(element, name, uses);
    }

  function place(element: HtmlElement, name: string, uses: readonly AttributeUse[]): void {
    const mistaken = uses.filter(({ mistakenOn }) => mistakenOn !== undefined && isOn(element, mistakenOn));
    const [first] = mistaken;
    if (!first || mistaken.length < uses.filter(({ mistakenOn }) => mistakenOn).length) return;
    if (isOpenTag(page, element) || isPublished(element)) return;
    report.say({
      code: 'VT107',
      at: writtenOf(page, element, name).at,
      block: first.readBy[0] ?? null,
      attribute: name,
      read: attributeOf(element, name),
      expected: mistaken.map((use) => use.place).join(', or '),
      what: `nothing reads ${name} on this ${element.tagName} element`,
    });
  }

  function values(element: HtmlElement, name: string, read: string, uses: readonly AttributeUse[]): void {
    const { at } = writtenOf(page, element, name);
    const [first] = uses;
    if (!first || first.value.kind === 'text') {
      if (name === names.TOOLTIP) tooltip(element, read, at);
      return;
    }
    if (isTemplated(read)) {
      report.skip(at, name);
      return;
    }
    const { kind, expected, used } = first.value;
    if ((kind === 'form' && read.trim() === '') || uses.some(({ value }) => value.accepts(read))) return;
    const about = { at, block: first.readBy[0] ?? null, attribute: name, read, used };
    if (kind === 'mark') report.say({ ...about, code: 'VT108', what: `${name} is ${quoted(read)}` });
    else
      report.say({
        ...about,
        code: 'VT110',
        expected,
        nearest: likelyAttribute(first.value, read),
        what: `${name} is ${quoted(read)}`,
      });
  }

  function tooltip(element: HtmlElement, read: string, at: number): void {
    if (read.trim() || attributeOf(element, 'title')?.trim() || isOpenTag(page, element)) return;
    report.say({
      code: 'VT185',
      at,
      block: 'tooltips',
      attribute: names.TOOLTIP,
      read,
      used: 'nothing',
      what: `${names.TOOLTIP} is empty, and the element has no title`,
    });
  }
};
