import { withImageWidth } from '../../../vocab/rules/display/image-format.ts';
import type { LightboxItem, LightboxPayload } from '../../../vocab/slides.ts';
import type { LightboxEntry } from '../items/lightbox-entry.ts';

/** The element that shows an item on the page: its picture if it has one. */
export function thumbnailImage({ thumbnail, set }: LightboxPayload, index: number): HTMLElement | null {
  const { content }: Partial<LightboxItem> = Object(set[index]);
  const own = content instanceof Element ? content : null;
  const element = thumbnail ? thumbnail(index) : own;
  const found = element?.localName === 'img' ? element : (element?.querySelector('img') ?? element);
  return found instanceof HTMLElement && found.isConnected ? found : null;
}

/** What a visitor activates on the page to see an item: the link or button around its picture. */
export const controlOf = (thumbnail: HTMLElement | null): HTMLElement | null =>
  thumbnail?.closest<HTMLElement>('a[href],button') ?? null;

/** The width of a thumbnail's file, in px; the smallest of the steps. */
const SMALL = 100;

/** The address of what the page has already loaded for an item. */
export function loadedFile({ picture }: LightboxEntry, thumbnail: HTMLElement | null): string {
  if (thumbnail instanceof HTMLImageElement && thumbnail.complete && thumbnail.naturalWidth)
    return thumbnail.currentSrc || thumbnail.src;
  return picture?.loaded?.source ?? '';
}

/**
 * The address of a small file for an item: one that is loaded, or one that can be asked for in a small width; empty if
 * the whole picture would be fetched.
 */
export function smallFile(entry: LightboxEntry, thumbnail: HTMLElement | null): string {
  const { picture } = entry;
  const loaded = loadedFile(entry, thumbnail);
  if (loaded || !picture) return loaded;
  return picture.sizeFormat ? withImageWidth(picture.source, SMALL, picture.sizeFormat) : '';
}
