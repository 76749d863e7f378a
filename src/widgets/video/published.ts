import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import { documentMember } from '../../runtime/page/document-member.ts';
import { ManagedImage } from '../../runtime/page/images/managed-image.ts';
import { readJson } from '../../vocab/block/read-json.ts';
import { imageSettings } from '../../vocab/image-settings.ts';
import { isRecord } from '../../vocab/is-record.ts';
import { BLOCK_JSON } from '../../vocab/names.ts';
import { unknownAttributes } from '../../vocab/published/attributes.ts';
import { changesNothing } from '../../vocab/published/changes-nothing.ts';
import { VIDEO_EMBED, VIDEO_OVERLAY } from '../../vocab/published/places.ts';
import { VIDEO_FIELDS, VIDEO_IDLE, VIDEO_READ, VIDEO_WRAPPER } from '../../vocab/published/video.ts';
import { parseDimensions } from '../../vocab/rules/display/dimensions.ts';
import { parseFocalPoint } from '../../vocab/rules/display/focal-point.ts';
import { videoEmbed } from '../../vocab/rules/display/video-embed.ts';
import { publishedBox } from '../_shared/block/beside/published-box.ts';
import { videoUrl } from '../_shared/media/video/player-address.ts';
import { posterAt, readVideo, type VideoContent } from './content.ts';

/**
 * Reads a video as published platform pages write it (docs/published-markup.md §6): the embed code from the wrapper or the block's JSON, the picture from the
 * overlay. The file is loaded for such pages only: no static import may reach this file.
 */
export default function readPublished(source: Element): ParsedMarkup<VideoContent> | undefined {
  const wrapper = source.querySelector(VIDEO_EMBED);
  const holder = source.closest(`[${BLOCK_JSON}]`) ?? source.querySelector(`[${BLOCK_JSON}]`);
  const { value } = readJson(holder?.getAttribute(BLOCK_JSON) ?? '');
  const json = isRecord(value) ? value : {};
  // An uploaded film, which the platform's own player shows, or an empty block: it stays as the page has drawn it.
  if (!wrapper) return isCode(json.html) ? readVideo(source) : undefined;
  const html = [wrapper.getAttribute('data-html'), json.html].find(isCode) ?? '';
  // So does one of which nothing can be read.
  if (!html && !(typeof json.url === 'string' && videoUrl(json.url))) return undefined;
  const overlay = wrapper.querySelector(VIDEO_OVERLAY);
  const data: Record<string, unknown> = { overlay: overlay !== null };
  for (const name of VIDEO_FIELDS) if (json[name] !== undefined && json[name] !== null) data[name] = json[name];
  data.html = html;
  const frame = wrapper.closest('.embed-block-wrapper');
  const size = parseDimensions(`${json.width ?? ''}x${json.height ?? ''}`) ?? paddedSize(frame);
  if (size) data.dimensions = `${size.width}x${size.height}`;
  const image = [...(overlay?.querySelectorAll('img') ?? [])].find((one) => !one.closest('noscript'));
  const known = [...VIDEO_FIELDS, ...VIDEO_READ, ...VIDEO_IDLE];
  return {
    content: {
      video: null,
      address: '',
      isPlayer: true,
      poster: posterAt(image?.getAttribute('data-src') || image?.getAttribute('src')),
      loadPoster: image?.getAttribute('data-src') ? (shown) => loadLike(image, shown) : undefined,
      title: typeof json.title === 'string' ? json.title : (image?.alt ?? ''),
      dimensions: null,
      isKept: false,
    },
    lend: [{ slot: 'replaced', nodes: [publishedBox(wrapper)] }],
    data,
    jsonIsRead: true,
    unread: [
      ...Object.keys(json)
        .filter((key) => !known.includes(key) && !changesNothing(json[key]))
        .map((key) => `the block JSON of a published video: ${key}`),
      ...unknownAttributes(wrapper.attributes, VIDEO_WRAPPER).map(
        ({ name, value: said }) => `the wrapper of a published video: ${name}="${said}"`,
      ),
    ],
  };
}

const isCode = (value: unknown): value is string =>
  typeof value === 'string' && videoEmbed(value, documentMember('baseURI')).type !== 'invalid';

/** Has the page's one queue load a picture of the page into an image of the block, as if it were that picture (IMG-307, IMG-310). */
function loadLike(own: HTMLImageElement, shown: HTMLImageElement): () => void {
  const attribute = (name: string): string => own.getAttribute(name) ?? '';
  const settings = imageSettings({
    source: attribute('data-src').trim(),
    dimensions: parseDimensions(attribute('data-image-dimensions')),
    focalPoint: parseFocalPoint(attribute('data-image-focal-point')),
  });
  const managed = new ManagedImage(shown, { settings });
  return () => managed.stop();
}

/** The box of an embed keeps its ratio by a padding in percent of its width. */
function paddedSize(frame: Element | null) {
  const percent = frame instanceof HTMLElement ? Number.parseFloat(frame.style.paddingBottom) : Number.NaN;
  return percent > 0 && percent < 1000 ? { width: 100, height: percent } : null;
}
