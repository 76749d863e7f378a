import type { videoEmbedTypes } from '../../codes/video.ts';
import type { WordIn } from '../../codes/words.ts';
import { parseAddress } from '../../parse-address.ts';
import { tagAttributes } from '../text/tag-attributes.ts';
import { VIDEO_FALLBACK_ASPECT, videoAspect } from './aspect-ratio.ts';
import { type VideoProvider, videoProvider } from './video-provider.ts';

/** What a video is embedded with (VIDEO-302). */
export type VideoEmbedType = WordIn<typeof videoEmbedTypes>;

/** An embed as it is read; the other fields of VIDEO-301 are chosen by the page. */
export interface VideoEmbed {
  readonly type: VideoEmbedType;
  /** Null for a provider that is not one of the four (VIDEO-303). */
  readonly provider: VideoProvider | null;
  /** The address of its player: as the markup has it, or absolute where that is relative; empty for an invalid embed. */
  readonly source: string;
  /** Height in percent of width (VIDEO-312). */
  readonly aspect: number;
  readonly title: string;
}

/** What nothing can be played of. */
export const INVALID_EMBED: VideoEmbed = Object.freeze({
  type: 'invalid',
  provider: null,
  source: '',
  aspect: VIDEO_FALLBACK_ASPECT,
  title: '',
});

/** Longest markup that is read, in characters. */
const LONGEST = 20_000;

const TAG = /<(iframe|object|embed)\b((?:[^"'<>]|"[^"]*"|'[^']*')*)>/i;
/** The address of an older object is that of the `embed` inside it, or a parameter. */
const INNER = /<embed\b((?:[^"'<>]|"[^"]*"|'[^']*')*)>/i;
const PARAMETERS = /<param\b((?:[^"'<>]|"[^"]*"|'[^']*')*)>/gi;

/** Tells by its name whether a parameter of an object is the object's address (VIDEO-301). */
export const isAddressParameter = (name: string | null): boolean => /^(movie|src|data)$/i.test(name ?? '');

const absolute = (source: string): string => source.trim().replace(/^\/\//, 'https://');

/** An address that is fetched by http; empty for any other. */
function fetched(source: string, base?: string): string {
  const given = absolute(source);
  const url = given ? parseAddress(given, base) : null;
  if (!url || !/^https?:$/.test(url.protocol)) return '';
  return /^https?:\/\//i.test(given) ? source : url.href;
}

/** The video that a service for embeds frames: its player is not needed. */
function unwrapped(source: string): string {
  const url = parseAddress(absolute(source));
  if (!url) return source;
  const { hostname, searchParams } = url;
  const inner = /(^|\.)embedly\.com$/.test(hostname) ? searchParams.get('src') : null;
  return (inner && fetched(inner)) || source;
}

function parameter(markup: string): string | null {
  for (const [, text = ''] of markup.matchAll(PARAMETERS)) {
    const attribute = tagAttributes(text);
    if (isAddressParameter(attribute('name'))) return attribute('value');
  }
  return null;
}

/**
 * Reads the markup of an embed without running any of it (VIDEO-301 to VIDEO-303): the first iframe, object or embed tag. Anything else, and one whose address
 * is not fetched by http, is invalid.
 *
 * @param base what a relative address is resolved against, that of the page; without it such an embed is invalid
 */
export function videoEmbed(markup: string, base?: string): VideoEmbed {
  if (markup.length > LONGEST) return INVALID_EMBED;
  const [, name = '', text = ''] = TAG.exec(markup) ?? [];
  if (!name) return INVALID_EMBED;
  const own = tagAttributes(text);
  const inner = tagAttributes(INNER.exec(markup)?.[1] ?? '');
  const given = fetched(own('src') ?? own('data') ?? inner('src') ?? parameter(markup) ?? '', base);
  if (!given) return INVALID_EMBED;
  const source = unwrapped(given);
  return {
    type: name.toLowerCase() === 'iframe' ? 'iframe' : 'object',
    provider: videoProvider(source),
    source,
    aspect: videoAspect(`${own('width') ?? ''}x${own('height') ?? ''}`),
    title: own('title') ?? '',
  };
}
