import { videoProvider } from '../../../vocab/rules/display/video-provider.ts';

/** Options of a video embed that become parameters of the player's address (LBOX-318). */
export type VideoLoaderOptions = Readonly<Record<string, unknown>>;

/** Reads the address of a video; null for anything that is not fetched by http. An address without a protocol is read as https. */
export function videoUrl(source: string): URL | null {
  const address = source.trim().replace(/^\/\//, 'https://');
  return /^https?:/i.test(address) && URL.canParse(address) ? new URL(address) : null;
}

/** The part of a path that names the video on YouTube: `/watch?v=ID`, `/embed/ID`, `/shorts/ID`, `/live/ID`, or `youtu.be/ID`. */
function youTube({ hostname, pathname, searchParams }: URL): string | null {
  const [first, second] = pathname.split('/').filter(Boolean);
  const id = hostname.endsWith('youtu.be')
    ? first
    : (searchParams.get('v') ?? (/^(embed|shorts|live|v)$/.test(first ?? '') ? second : null));
  return id && /^[\w-]+$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : null;
}

/** A private video of Vimeo has a key, in the path behind its number or as the parameter `h`. */
function vimeo({ pathname, searchParams }: URL): string | null {
  const [, id, key = searchParams.get('h')] = /\/(\d+)(?:\/(\w+))?/.exec(pathname) ?? [];
  return id ? `https://player.vimeo.com/video/${id}?dnt=1${key ? `&h=${encodeURIComponent(key)}` : ''}` : null;
}

/** The second at which a link lets a video begin, such as `t=1m30s`, `t=90` or `start=90`; 0 if it does not say. */
function startOf({ searchParams }: URL): number {
  const [, minutes = 0, seconds = 0] =
    /^(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(searchParams.get('start') ?? searchParams.get('t') ?? '') ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

/**
 * The address of the player's frame for an embedded video that a visitor has asked to play. Only providers whose players are known are framed, in the form
 * that sets no cookies; null for any other address.
 *
 * @param options become parameters (LBOX-318): texts and numbers as they are, true and false as 1 and 0
 */
export function playerAddress(source: string, options: VideoLoaderOptions = {}): string | null {
  const url = videoUrl(source);
  const provider = url && videoProvider(source);
  const base = provider === 'YouTube' ? youTube(url as URL) : provider === 'Vimeo' ? vimeo(url as URL) : null;
  if (!url || !base) return null;
  const address = new URL(base);
  const set = (name: string, value: string | number): void => address.searchParams.set(name, String(value));
  set('autoplay', 1);
  const start = startOf(url);
  if (start && provider === 'YouTube') set('start', start);
  for (const [name, value] of Object.entries(options)) {
    if (typeof value === 'boolean') set(name, Number(value));
    else if (typeof value === 'string' || typeof value === 'number') set(name, value);
  }
  if (start && provider === 'Vimeo') address.hash = `t=${start}s`;
  return address.href;
}
