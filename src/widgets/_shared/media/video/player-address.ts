import { documentMember } from '../../../../runtime/page/document-member.ts';
import { parseAddress } from '../../../../vocab/parse-address.ts';
import { type VideoProvider, videoProvider } from '../../../../vocab/rules/display/video-provider.ts';

/** Options of a video embed that become parameters of the player's address (LBOX-318). */
export type VideoLoaderOptions = Readonly<Record<string, unknown>>;

/**
 * Reads the address of a video; null for anything that is not fetched by http. A relative one is the site's own; one without a protocol is read as https.
 */
export function videoUrl(source: string): URL | null {
  const address = source.trim().replace(/^\/\//, 'https://');
  // A host without its protocol is no path of the site.
  if (/^([\w-]+\.)+[a-z]{2,}\//i.test(address)) return null;
  const url = address ? parseAddress(address, documentMember('baseURI')) : null;
  return url && /^https?:$/.test(url.protocol) ? url : null;
}

/** The part of a path that names the video on YouTube: `/watch?v=ID`, `/embed/ID`, `/shorts/ID`, `/live/ID`, or `youtu.be/ID`. */
function youTube({ hostname, pathname, searchParams }: URL): string | null {
  const [first, second, ...more] = pathname.split('/').filter(Boolean);
  const isShort = hostname.endsWith('youtu.be');
  if (more.length || (second && (isShort || first === 'watch'))) return null;
  const named = first === 'watch' ? searchParams.get('v') : /^(embed|shorts|live|v)$/.test(first ?? '') ? second : null;
  const id = isShort ? first : named;
  const list = searchParams.get('list');
  // A list has no video of its own.
  if ((id === 'videoseries' && !list) || id === 'live_stream') return null;
  return id && /^[\w-]+$/.test(id)
    ? `https://www.youtube-nocookie.com/embed/${id}${list && id === 'videoseries' ? `?list=${encodeURIComponent(list)}` : ''}`
    : null;
}

/** The paths of a video of Vimeo: alone, with its key, in a channel, a group, an album or a shop. Others are lists, people or events. */
const VIMEO =
  /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:album|showcase)\/\d+\/video\/|ondemand\/[\w-]+\/)?(\d+)(?:\/([\da-f]+))?\/?$/;

/** A private video of Vimeo has a key, in the path behind its number or as the parameter `h`. */
function vimeo({ pathname, searchParams }: URL): string | null {
  const [, id, key = searchParams.get('h')] = VIMEO.exec(pathname) ?? [];
  return id ? `https://player.vimeo.com/video/${id}?dnt=1${key ? `&h=${encodeURIComponent(key)}` : ''}` : null;
}

/** The second at which a link lets a video begin, such as `t=1m30s`, `t=90` or `start=90`; 0 if it does not say. */
function startOf({ searchParams }: URL): number {
  const [, minutes = 0, seconds = 0] =
    /^(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(searchParams.get('start') ?? searchParams.get('t') ?? '') ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

/** A page of a video, or its player: `/medias/ID`, `/embed/iframe/ID`, `/embed/medias/ID`. The player then counts no visits. */
function wistia({ pathname }: URL): string | null {
  const [, id] = /^\/(?:medias|embed\/iframe|embed\/medias)\/(\w+)\/?$/.exec(pathname) ?? [];
  return id ? `https://fast.wistia.net/embed/iframe/${id}?doNotTrack=true` : null;
}

/** The page of a video does not tell the address of its player; that of a player is used as it is. */
const animoto = ({ hostname, pathname, href }: URL): string | null =>
  hostname.startsWith('s3.') || /^\/(?:embed|swf)\/[^/]/.test(pathname) ? href.replace(/^http:/, 'https:') : null;

const BASES: Readonly<Record<VideoProvider, (url: URL) => string | null>> = {
  YouTube: youTube,
  Vimeo: vimeo,
  Wistia: wistia,
  Animoto: animoto,
};

/** The names of the parameters that start a video, and start it without sound (VIDEO-311). */
const STARTS: Readonly<Record<VideoProvider, readonly [play: string, mute: string, on: string]>> = {
  YouTube: ['autoplay', 'mute', '1'],
  Vimeo: ['autoplay', 'muted', '1'],
  Wistia: ['autoPlay', 'muted', 'true'],
  Animoto: ['autoplay', 'mute', '1'],
};

/** How a video starts once its player has come: by a visitor's click, by itself, or not before the visitor says so in the player. */
export type PlayerStart = 'clicked' | 'muted' | 'waits';

/**
 * The address of a provider's player, in the form that sets no cookies where there is one. Only providers whose players are known have one; null for any
 * other address.
 *
 * @param options become parameters (LBOX-318): texts and numbers as they are, true and false as 1 and 0
 * @param start a browser lets a video start by itself only without sound (VIDEO-311)
 */
export function playerAddress(
  source: string,
  options: VideoLoaderOptions = {},
  start: PlayerStart = 'clicked',
): string | null {
  const url = videoUrl(source);
  const provider = url && videoProvider(source);
  const base = url && provider && BASES[provider](url);
  if (!url || !base) return null;
  const address = new URL(base);
  const set = (name: string, value: string | number): void => address.searchParams.set(name, String(value));
  const [play, mute, on] = STARTS[provider];
  if (start !== 'waits') set(play, on);
  if (start === 'muted') set(mute, on);
  const second = startOf(url);
  if (second && provider === 'YouTube') set('start', second);
  for (const [name, value] of Object.entries(options)) {
    if (typeof value === 'boolean') set(name, Number(value));
    else if (typeof value === 'string' || typeof value === 'number') set(name, value);
  }
  if (second && provider === 'Vimeo') address.hash = `t=${second}s`;
  return address.href;
}
