import { parseAddress } from '../../../vocab/parse-address.ts';
import { documentMember } from '../../page/document-member.ts';

/**
 * An address of the page's own markup that may be fetched: http or https, without a user name (threat T-02); null for
 * any other.
 */
export function gatedAddress(text: string | null): string | null {
  const url = text?.trim() ? parseAddress(text, documentMember('baseURI')) : null;
  if (!url) return null;
  const { protocol, username, password, href } = url;
  return /^https?:$/.test(protocol) && !username && !password ? href : null;
}
