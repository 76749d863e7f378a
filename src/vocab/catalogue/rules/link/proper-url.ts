import { linkAddress } from '../../../rules/link/address.ts';
import type { RuleProblem } from '../../../rules/text/problem-keys.ts';

/** The longest host there can be, in characters (RFC 1035). */
const HOST_LENGTH = 253;

const PROTOCOL = /^(?:(?:https?|ftp):)?\/\//i;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u;
const TOP_LEVEL = /^[a-z]{2,3}$/i;
const PORT = /^[0-9]{1,5}$/;

/**
 * Whether a text is a proper URL (LINK-617): a host whose top-level domain has 2 or 3 letters. One of the allowed protocols may be before it; a port, a
 * path, a query or a fragment after it. Longer domains, such as `.info`, are not proper: the requirements say so.
 */
export function isProperUrl(text: string): boolean {
  const address = linkAddress(text).replace(PROTOCOL, '');
  const [authority = ''] = address.split(/[/?#]/, 1);
  if (authority.length > HOST_LENGTH + ':65535'.length) return false;
  const [host = '', port = '0', ...more] = authority.split(':');
  const labels = host.split('.');
  return (
    host.length <= HOST_LENGTH &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    TOP_LEVEL.test(labels.at(-1) ?? '') &&
    PORT.test(port) &&
    more.length === 0
  );
}

/**
 * Checks the link that an editor types (EDITOR-603): it has to be a host as `isProperUrl` knows it.
 *
 * @param examples two hosts that the message shows; the requirements name none
 */
export const linkFormatProblem = (
  link: string,
  [host, otherHost]: readonly [string, string] = ['exemplo.com', 'www.exemplo.com'],
): RuleProblem | null => (isProperUrl(link) ? null : { key: 'problemLinkFormat', values: { host, otherHost } });
