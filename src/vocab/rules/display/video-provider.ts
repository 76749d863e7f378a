import type { videoProviders } from '../../codes/video.ts';
import type { WordIn } from '../../codes/words.ts';
import { parseAddress } from '../../parse-address.ts';

/** Who serves an embedded video (VIDEO-303). */
export type VideoProvider = WordIn<typeof videoProviders>;

/** The hosts of each, themselves and what is under them. The requirements name the providers alone. */
const HOSTS: readonly (readonly [string, VideoProvider])[] = [
  ['vimeo.com', 'Vimeo'],
  ['youtube.com', 'YouTube'],
  ['youtu.be', 'YouTube'],
  ['youtube-nocookie.com', 'YouTube'],
  ['wistia.com', 'Wistia'],
  ['wistia.net', 'Wistia'],
  ['animoto.com', 'Animoto'],
];

/** Longest address that is read, in characters. */
const LONGEST = 8000;

/** Tells the provider by the host of an embed's source (VIDEO-303); null for any other. An address without a protocol is read as https. */
export function videoProvider(source: string): VideoProvider | null {
  if (source.length > LONGEST) return null;
  const address = source.trim().replace(/^\/\//, 'https://');
  const url = /^https?:/i.test(address) && parseAddress(address);
  if (!url) return null;
  const { hostname, pathname } = url;
  // Animoto keeps its players in a bucket of its own there.
  if (hostname === 's3.amazonaws.com' && pathname.startsWith('/embed.animoto.com/')) return 'Animoto';
  return HOSTS.find(([host]) => hostname === host || hostname.endsWith(`.${host}`))?.[1] ?? null;
}
