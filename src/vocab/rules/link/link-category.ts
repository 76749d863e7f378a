import { linkAddress, protocolOf } from './address.ts';

/** The classes of links, all seven (LINK-601). The requirements give them in words; the spelling is the project's own. */
export const LINK_CATEGORIES = /* @__PURE__ */ Object.freeze([
  'empty',
  'misc-protocol',
  'malformed-protocol',
  'anchor',
  'external-link',
  'file-link',
  'content-link',
] as const);

export type LinkCategory = (typeof LINK_CATEGORIES)[number];

/** Protocols of an external link (LINK-618). Any other is a misc protocol. */
export const LINK_PROTOCOLS = /* @__PURE__ */ Object.freeze(['http', 'https', 'ftp'] as const);

/** What the path of a file link begins with (NAV-604). */
export const FILE_PREFIX = '/s/';

/**
 * Tells what kind of thing a link leads to (LINK-601 to LINK-608). Every text has a class, and exactly one.
 *
 * Misc is asked first, so that malformed means one of the three protocols without its `//`. What has a host is external, also without a protocol
 * (`//host`, and `/\host`, which browsers read alike), and an absolute address of the site itself, unless somebody has made a path of it.
 *
 * A class is never permission to go there: `javascript:` has one too. Where a script may navigate to is for `destination` to say.
 */
export function linkCategory(link: string | null | undefined): LinkCategory {
  const address = linkAddress(link ?? '');
  if (address === '') return 'empty';
  if (address.startsWith('#')) return 'anchor';
  const protocol = protocolOf(address);
  if (protocol !== null) {
    if (!LINK_PROTOCOLS.some((allowed) => allowed === protocol)) return 'misc-protocol';
    return address.startsWith('//', protocol.length + 1) ? 'external-link' : 'malformed-protocol';
  }
  if (/^[/\\]{2}/.test(address)) return 'external-link';
  return address.startsWith(FILE_PREFIX) ? 'file-link' : 'content-link';
}
