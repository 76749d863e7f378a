import { documentMember } from '../../runtime/page/document-member.ts';
import type { DataOf } from '../../vocab/block/field.ts';
import { VIDEO_FALLBACK_ASPECT } from '../../vocab/rules/display/aspect-ratio.ts';
import { parseDimensions } from '../../vocab/rules/display/dimensions.ts';
import { INVALID_EMBED, type VideoEmbed, videoEmbed } from '../../vocab/rules/display/video-embed.ts';
import { videoProvider } from '../../vocab/rules/display/video-provider.ts';
import { isInstagram } from '../_shared/media/video/instagram-window.ts';
import { linkedVideo } from '../_shared/media/video/linked-video.ts';
import { videoUrl } from '../_shared/media/video/player-address.ts';
import type { video } from './block.ts';
import type { VideoContent } from './content.ts';

/** What a block plays. */
export interface VideoSource {
  /** `window`: an address without a player, which opens beside the page (NAV-310). */
  readonly kind: 'file' | 'embed' | 'window' | 'invalid';
  /** The embed's fields; those of a file tell its address, size and title alone. */
  readonly embed: VideoEmbed;
  /** Height in percent of width; null for a file that does not say. */
  readonly aspect: number | null;
  readonly title: string;
}

/** What data and markup say, data first; an embed code before an address (VIDEO-301 to VIDEO-303). */
export function sourceOf(data: DataOf<(typeof video)['data']>, content: VideoContent): VideoSource {
  const size = parseDimensions(data.dimensions) ?? (data.html || data.url ? null : content.dimensions);
  const stated = size && (size.height / size.width) * 100;
  const made = (kind: VideoSource['kind'], embed: VideoEmbed): VideoSource => ({
    kind,
    embed,
    aspect: stated ?? (kind === 'file' ? null : embed.aspect),
    title: data.title || embed.title || content.title,
  });
  if (data.html) {
    const embed = videoEmbed(data.html, documentMember('baseURI'));
    return made(embed.type === 'invalid' ? 'invalid' : isInstagram(embed.source) ? 'window' : 'embed', embed);
  }
  const address = data.url || (content.video ? '' : content.address);
  const embed: VideoEmbed = {
    type: 'iframe',
    provider: videoProvider(address),
    source: address,
    aspect: VIDEO_FALLBACK_ASPECT,
    title: '',
  };
  if (!address) return content.video ? made('file', embed) : made('invalid', INVALID_EMBED);
  if (linkedVideo(address, '')?.kind === 'file') return made('file', embed);
  if (!videoUrl(address)) return made('invalid', INVALID_EMBED);
  const isPlayer = embed.provider !== null || (content.isPlayer && !data.url);
  return made(isPlayer && !isInstagram(address) ? 'embed' : 'window', embed);
}
