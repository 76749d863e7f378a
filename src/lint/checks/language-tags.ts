import type { Check } from '../check.ts';
import { attributeOf } from '../element.ts';
import { quoted } from '../finding.ts';
import { writtenOf } from '../page.ts';
import { isTemplated } from '../templated.ts';

/** The lang attributes of a page, of which browsers and screen readers read well-formed tags only (VT144). */
export const languageTags: Check = (page, hosts, report) => {
  const blockOf = new Map(hosts.map(({ element, block }) => [element, block.name]));
  for (const element of page.elements) {
    const read = attributeOf(element, 'lang');
    const tag = read?.trim();
    // An empty one says that the language is unknown.
    if (read === null || !tag || isTemplated(read) || tagOf(tag) !== null) continue;
    report.say({
      code: 'VT144',
      at: writtenOf(page, element, 'lang').at,
      block: blockOf.get(element) ?? null,
      attribute: 'lang',
      read,
      expected: 'a language tag such as pt-BR',
      nearest: tagOf(tag.replace(/^[^a-z]+|[^a-z0-9]+$/gi, '').replace(/[_\s]+/g, '-')),
      what: `lang is ${quoted(read)}`,
    });
  }
};

/** Longest tag that is looked at, in characters. */
const LONGEST = 35;

/** Returns the tag of a language as it is usually written; null for a text that is none. */
function tagOf(text: string): string | null {
  if (text.length > LONGEST) return null;
  if (/^[xi](-[a-z0-9]{1,8})+$/i.test(text)) return text;
  try {
    // An extended language, as in `zh-yue`, is in no locale that `Intl` takes.
    return Intl.getCanonicalLocales(text.replace(/^([a-z]{2,3})-[a-z]{3}(?=-|$)/i, '$1'))[0] ?? null;
  } catch {
    return null;
  }
}
