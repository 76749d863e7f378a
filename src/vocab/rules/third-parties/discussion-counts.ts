import { thirdPartyLimits } from '../../codes/third-parties.ts';
import type { Context } from '../../context.ts';
import type { ThirdPartyFile } from './third-party-file.ts';

/** The script that counts the comments of external discussions (THIRD-006); null without a shortname, or with one that is no part of a host name. */
export function discussionCounts({ websiteSettings }: Pick<Context, 'websiteSettings'>): ThirdPartyFile | null {
  const shortname = websiteSettings.disqusShortname.toLowerCase();
  if (!/^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/.test(shortname)) return null;
  return {
    kind: 'script',
    address: `https://${shortname}.disqus.com/count.js`,
    timeoutMs: thirdPartyLimits.fileTimeoutMs,
    id: 'dsq-count-scr',
  };
}
