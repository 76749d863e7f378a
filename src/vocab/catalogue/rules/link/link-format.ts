import type { RuleProblem } from '../../../rules/text/problem-keys.ts';
import { isProperUrl } from './proper-url.ts';

/**
 * Checks the link that an editor types (EDITOR-603): it has to be a host as `isProperUrl` knows it.
 *
 * @param examples two hosts that the message shows; the requirements name none
 */
export const linkFormatProblem = (
  link: string,
  [host, otherHost]: readonly [string, string] = ['exemplo.com', 'www.exemplo.com'],
): RuleProblem | null => (isProperUrl(link) ? null : { key: 'problemLinkFormat', values: { host, otherHost } });
