import { documentMember } from '../../page/document-member.ts';

/**
 * An address of the page's own markup that may be fetched: http or https, without a user name (threat T-02); null for
 * any other.
 */
export function gatedAddress(text: string | null): string | null {
  const base = documentMember('baseURI');
  if (!text?.trim() || !URL.canParse(text, base)) return null;
  const { protocol, username, password, href } = new URL(text, base);
  return /^https?:$/.test(protocol) && !username && !password ? href : null;
}
