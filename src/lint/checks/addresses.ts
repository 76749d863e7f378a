import { attributeFor, camel } from '../../vocab/block/attribute-for.ts';
import { isRecord } from '../../vocab/is-record.ts';
import { BLOCK_JSON, CONSENT_SRC } from '../../vocab/names.ts';
import { linkAddress } from '../../vocab/rules/link/address.ts';
import type { Check } from '../check.ts';
import { childrenOf, type HtmlElement, hasAttribute, parentOf } from '../element.ts';
import { quoted } from '../finding.ts';
import type { Host } from '../hosts.ts';
import { attributeJson, scriptJson } from '../json-object.ts';
import { type JsonText, offsetAt, type Path, pathText, readJson } from '../json-text.ts';
import { writtenOf } from '../page.ts';
import { isTemplated } from '../templated.ts';

/** Attributes with an address that only Vitrine reads, wherever they are. */
const OURS: ReadonlySet<string> = new Set(['data-src', 'data-video-url', CONSENT_SRC]);
/** Attributes with an address that count within a block. */
const INSIDE: ReadonlySet<string> = new Set(['src', 'href', 'action', 'poster', 'data-click-through-url']);

/** Keys of JSON whose values are addresses. */
const KEY = /^(?:src|href|url|link|image|poster)$|(?:Src|Href|Url|Link|To)$/;

/** Maximum number of levels of JSON that are searched, and of places that are reported for one. */
const DEEPEST = 8;
const MOST = 10;

/**
 * A host at the beginning of an address that has no protocol, or one without its colon. Of names without www only those
 * under domains that are no endings of files.
 */
const HOST =
  /^(?:www\.[\w-]+\.|[\w-]+(?:\.[\w-]+)*\.(?:com(?:\.br)?|(?:org|net|gov|edu)\.br|org)(?:[/?#:]|$)|youtu\.be\/)/i;
const TYPO = /^https?(?:\/\/|:(?=www\.))/i;

/** Returns the complete address that was probably meant; null for one that is as it should be. */
function complete(value: string): string | null {
  const address = linkAddress(value);
  if (TYPO.test(address)) return address.replace(TYPO, 'https://');
  return HOST.test(address) ? `https://${address}` : null;
}

/** Addresses of another site without a protocol: they lead to a path of this site (VT186). */
export const addresses: Check = (page, hosts, report) => {
  const hostOf = new Map(hosts.map((host) => [host.element, host]));
  const inBlock = new Map<HtmlElement, string>();
  for (const element of page.elements) {
    const host = hostOf.get(element);
    const parent = parentOf(element);
    const block = host?.block.name ?? (parent && inBlock.get(parent)) ?? null;
    if (block !== null) inBlock.set(element, block);
    const options = host && namesOf(host);
    for (const { name, value } of element.attrs) {
      if (!OURS.has(name) && !(block && INSIDE.has(name)) && !options?.has(name)) continue;
      if (!isTemplated(value)) say(writtenOf(page, element, name).at, block, name, value);
    }
  }
  for (const { element, block, platform } of hosts) {
    if (platform) continue;
    const options = Object.keys(block.data).map(attributeFor);
    for (const { name, value } of element.attrs)
      if ((name === BLOCK_JSON || options.includes(name)) && /^\s*[[{]/.test(value))
        inside(attributeJson(page, element, name), block.name, name);
    for (const child of childrenOf(element))
      if (child.tagName === 'script' && hasAttribute(child, BLOCK_JSON))
        inside(scriptJson(page, child), block.name, `script[${BLOCK_JSON}]`);
  }

  function say(at: number, block: string | null, attribute: string, read: string, path: string | null = null): void {
    const nearest = complete(read);
    if (nearest === null) return;
    const what = `${path ?? attribute} is ${quoted(read)}, a path of this site`;
    report.say({ code: 'VT186', at, block, attribute, path, read, nearest, expected: 'a URL with https://', what });
  }

  function inside(json: JsonText, block: string, attribute: string): void {
    if (isTemplated(json.text)) return;
    const read = readJson(json.text);
    if (!('value' in read)) return;
    for (const path of placesIn(read.value).slice(0, MOST)) {
      const at = json.place(offsetAt(json.text, path.path));
      say(at, block, attribute, path.value, pathText(path.path));
    }
  }
};

/** The options of a block that are addresses, as attributes. */
const namesOf = ({ block, platform }: Host): ReadonlySet<string> =>
  new Set(
    platform
      ? []
      : Object.entries(block.data).flatMap(([field, { kind }]) => (kind === 'url' ? [attributeFor(field)] : [])),
  );

/** Returns the addresses in JSON that are incomplete, with their places. */
function placesIn(value: unknown, path: Path = []): { path: Path; value: string }[] {
  if (path.length > DEEPEST) return [];
  if (Array.isArray(value)) return value.flatMap((one, at) => placesIn(one, [...path, at]));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, one]) => {
    const here = [...path, key];
    if (typeof one !== 'string') return placesIn(one, here);
    return KEY.test(camel(key)) && complete(one) !== null ? [{ path: here, value: one }] : [];
  });
}
