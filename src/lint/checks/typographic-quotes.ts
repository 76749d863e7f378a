import { attributeFor } from '../../vocab/block/attribute-for.ts';
import type { FieldKind } from '../../vocab/block/field.ts';
import { CONSENT_SRC } from '../../vocab/names.ts';
import type { Check } from '../check.ts';
import { type HtmlElement, parentOf } from '../element.ts';
import { quoted } from '../finding.ts';
import type { Host } from '../hosts.ts';
import { writtenOf } from '../page.ts';

/** Attributes that take any text, so that no other rule finds the quotes in it. */
const ANY_TEXT: ReadonlySet<string> = new Set(['src', 'href', 'alt', 'id', 'for', 'name', 'action', 'class', 'title']);
const OURS: ReadonlySet<string> = new Set(['data-src', 'data-video-url', CONSENT_SRC]);
const KINDS: ReadonlySet<FieldKind> = new Set(['text', 'url', 'reference']);

const OPENS = /^[“”„‟«‘’‚]/;
const AROUND = /^[“”„‟«‘’‚](.*)[“”‟»‘’]$/s;

/** Values in typographic quotes, which HTML takes for a part of the value (VT128). */
export const typographicQuotes: Check = (page, hosts, report) => {
  const hostOf = new Map(hosts.map((host) => [host.element, host]));
  const around = new Map<HtmlElement, Host>();
  for (const element of page.elements) {
    const own = hostOf.get(element);
    const parent = parentOf(element);
    const host = own ?? (parent && around.get(parent));
    if (host) around.set(element, host);
    for (const { name, value } of element.attrs) {
      if (!OPENS.test(value)) continue;
      if (!OURS.has(name) && !(host && (ANY_TEXT.has(name) || (own && isText(own, name))))) continue;
      const { at, end } = writtenOf(page, element, name);
      // In straight quotes they are a part of the text.
      if (/^[^\s=]*\s*=\s*["']/.test(page.html.slice(at, end))) continue;
      report.say({
        code: 'VT128',
        at,
        block: host?.block.name ?? null,
        attribute: name,
        read: value,
        expected: 'straight quotes around the value',
        nearest: AROUND.exec(value)?.[1] || null,
        what: `${name} is ${quoted(value)}`,
      });
    }
  }
};

/** Returns whether an attribute is an option of a block that takes any text. */
const isText = ({ block }: Host, attribute: string): boolean =>
  Object.entries(block.data).some(([field, { kind }]) => KINDS.has(kind) && attributeFor(field) === attribute);
