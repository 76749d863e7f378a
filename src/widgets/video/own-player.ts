import { documentMember } from '../../runtime/page/document-member.ts';
import { savesData } from '../../runtime/page/saves-data.ts';
import { parseAddress } from '../../vocab/parse-address.ts';
import type { VideoContent } from './content.ts';
import type { VideoSource } from './source.ts';

/** The page's own player is used unless the data names another file. */
export const usesPagesPlayer = ({ embed }: VideoSource, { video }: VideoContent): boolean => !embed.source && !!video;

/** What is fetched of a file before it plays: its size, and nothing from another host, or for visitors who save data. */
export function preloadOf(address: string): 'metadata' | 'none' {
  const base = documentMember('baseURI');
  const isOwn = parseAddress(address, base)?.origin === location.origin;
  return isOwn && !savesData() ? 'metadata' : 'none';
}
