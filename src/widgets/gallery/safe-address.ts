import { documentMember } from '../../runtime/page/document-member.ts';
import { parseAddress } from '../../vocab/parse-address.ts';
import { linkAddress, protocolOf } from '../../vocab/rules/link/address.ts';

const LINKS: readonly (string | null)[] = [null, 'http', 'https', 'mailto', 'tel'];
const FILES: readonly (string | null)[] = [null, 'http', 'https', 'data', 'blob'];

const safe = (value: unknown, protocols: readonly (string | null)[]): string => {
  const address = typeof value === 'string' ? linkAddress(value) : '';
  return protocols.includes(protocolOf(address)) ? address : '';
};

/** An address that a link may have; empty for any other, such as one that runs as a script (NAV-308, threat T-06). */
export const linkTo = (value: unknown): string => safe(value, LINKS);

/**
 * The address of a picture or video; empty if there is none that can be fetched (ERR-316). One that depends on the page's own address becomes absolute, because a
 * gallery may change that (NAV-302).
 */
export function fileAt(value: unknown): string {
  const address = safe(value, FILES);
  const url = address && parseAddress(address, documentMember('baseURI'));
  if (!url) return '';
  return /^([a-z][a-z0-9+.-]*:|\/)/i.test(address) ? address : url.href;
}
