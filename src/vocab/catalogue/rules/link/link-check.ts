import { linkAddress } from '../../../rules/link/address.ts';

/** The count of characters, in UTF-16 units and with the prefix, that a link of each kind has to stay under (LINK-609 to LINK-615). */
export const LINK_LIMITS = /* @__PURE__ */ Object.freeze({
  anchor: 100,
  tel: 50,
  sms: 1000,
  mailto: 1000,
  javascript: 250,
  ftp: 100,
  internal: 150,
} as const);

/** A kind of link with a check of its own (LINK-616). */
export type LinkKind = keyof typeof LINK_LIMITS;

/** What the kinds begin with. */
const KINDS = new Map<string | undefined, LinkKind>([
  ['#', 'anchor'],
  ['tel:', 'tel'],
  ['sms:', 'sms'],
  ['mailto:', 'mailto'],
  ['javascript:', 'javascript'],
  ['ftp:', 'ftp'],
  ['/', 'internal'],
]);

/** Forms that the requirements ask for; of the other kinds every form is proper. */
const FORMS: Partial<Record<LinkKind, (address: string) => boolean>> = {
  tel: (address) => /^tel:[0-9+-]{4,}$/i.test(address),
  sms: (address) => /^sms:[0-9+\-(),]+$/i.test(address),
  mailto: isProperMailto,
};

const PREFIX = /^(?:#|(?:tel|sms|mailto|javascript|ftp):|\/(?![/\\]))/i;

/** What a check finds. Kind and length say what a link is, `proper` whether it is written as it should be. */
export interface LinkCheck {
  readonly kind: LinkKind;
  /** Whether it is shorter than the bound of its kind. */
  readonly withinLimit: boolean;
  readonly proper: boolean;
}

/**
 * Checks a link by its prefix (LINK-609 to LINK-616), in any letter case: `#`, `tel:`, `sms:`, `mailto:`, `javascript:`, `ftp:`. An internal URL has no prefix of its
 * own; the project takes a path for one that begins with a single slash.
 *
 * As with `linkCategory`, nothing here is permission to go there.
 *
 * @returns null for a link of no such kind
 */
export function checkLink(link: string): LinkCheck | null {
  const address = linkAddress(link);
  const kind = KINDS.get(PREFIX.exec(address)?.[0].toLowerCase());
  if (kind === undefined) return null;
  return { kind, withinLimit: address.length < LINK_LIMITS[kind], proper: FORMS[kind]?.(address) ?? true };
}

/** Exactly one `@` before any `?`, with something before it, and after it a dot with something on both sides. */
function isProperMailto(address: string): boolean {
  const [to = ''] = address.slice('mailto:'.length).split('?', 1);
  const [name, host = '', ...more] = to.split('@');
  const dot = host.lastIndexOf('.');
  return Boolean(name) && more.length === 0 && dot > 0 && dot < host.length - 1;
}
