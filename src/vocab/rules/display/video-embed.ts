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
  /** The address of its player, as the markup has it; empty for an invalid embed. */
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

/** The names of the parameter of an object that is its address. */
export const ADDRESS_PARAMETER = /^(movie|src|data)$/i;

const isFetched = (source: string): boolean => /^(https?:)?\/\//i.test(source.trim());

/** The video that a service for embeds frames: its player is not needed. */
function unwrapped(source: string): string {
  const url = parseAddress(source.trim().replace(/^\/\//, 'https://'));
  if (!url) return source;
  const { hostname, searchParams } = url;
  const inner = /(^|\.)embedly\.com$/.test(hostname) ? searchParams.get('src') : null;
  return inner && isFetched(inner) ? inner : source;
}

function parameter(markup: string): string | null {
  for (const [, text = ''] of markup.matchAll(PARAMETERS)) {
    const attribute = tagAttributes(text);
    if (ADDRESS_PARAMETER.test(attribute('name') ?? '')) return attribute('value');
  }
  return null;
}

/**
 * Reads the markup of an embed without running any of it (VIDEO-301 to VIDEO-303): the first iframe, object or embed tag. Anything else, and one whose address
 * is not fetched by http, is invalid.
 */
export function videoEmbed(markup: string): VideoEmbed {
  if (markup.length > LONGEST) return INVALID_EMBED;
  const [, name = '', text = ''] = TAG.exec(markup) ?? [];
  if (!name) return INVALID_EMBED;
  const own = tagAttributes(text);
  const inner = tagAttributes(INNER.exec(markup)?.[1] ?? '');
  const given = own('src') ?? own('data') ?? inner('src') ?? parameter(markup) ?? '';
  if (!isFetched(given)) return INVALID_EMBED;
  const source = unwrapped(given);
  return {
    type: name.toLowerCase() === 'iframe' ? 'iframe' : 'object',
    provider: videoProvider(source),
    source,
    aspect: videoAspect(`${own('width') ?? ''}x${own('height') ?? ''}`),
    title: own('title') ?? '',
  };
}
