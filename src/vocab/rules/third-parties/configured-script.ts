import { thirdPartyLimits, type thirdPartyLoads } from '../../codes/third-parties.ts';
import type { WordIn } from '../../codes/words.ts';
import { parseAddress } from '../../parse-address.ts';
import { MAX_ADDRESS_LENGTH } from './known-third-party.ts';
import type { ThirdPartyFile } from './third-party-file.ts';

/** The scripts whose address no requirement shows: the site's configuration names it. */
export type ConfiguredScript = Exclude<WordIn<typeof thirdPartyLoads>, 'fontStyleSheets' | 'discussionCounts'>;

/**
 * A script at the address that the site's configuration gives (THIRD-007, THIRD-008). The social widget has 10 s.
 *
 * @returns null for anything but an https address; nothing is loaded then
 */
export function configuredScript(load: ConfiguredScript, address: string): ThirdPartyFile | null {
  const url = address.length > MAX_ADDRESS_LENGTH ? null : parseAddress(address);
  if (!url) return null;
  const { protocol, username, password, href } = url;
  if (protocol !== 'https:' || username !== '' || password !== '') return null;
  const { socialScriptTimeoutMs, fileTimeoutMs } = thirdPartyLimits;
  return { kind: 'script', address: href, timeoutMs: load === 'socialWidget' ? socialScriptTimeoutMs : fileTimeoutMs };
}
