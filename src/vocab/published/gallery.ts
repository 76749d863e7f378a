import { asJson } from '../block/as-json.ts';
import { camel } from '../block/attribute-for.ts';
import { changesNothing } from './changes-nothing.ts';

// The block JSON of a published gallery (docs/published-markup.md §2). Its options have the names of the block's own fields, with hyphens or without.

/** The ratios that have a name, width to height. `square`, `four-three` and `widescreen` were not met; they complete the list. */
const RATIOS: Readonly<Record<string, string>> = {
  square: '1:1',
  standard: '3:2',
  'standard-vertical': '2:3',
  'four-three': '4:3',
  'three-four-vertical': '3:4',
  widescreen: '16:9',
  'anamorphic-widescreen': '2.4:1',
};

/** Options that the block has as well. */
const OPTIONS: readonly string[] = (
  'design imageAspectRatio slidesPerRow lightbox mixedContent columnWidth gutter listImageSize vSize aspectRatio activeAlignment autoplay ' +
  'autoplayDuration thumbnails thumbnailStripHeight thumbnailStripMargin thumbnailsPerRow squareThumbs autoCrop lightboxTheme padding metaPosition ' +
  'newWindow controls showMeta'
).split(' ');

/** Names that change nothing a visitor sees: where the pictures come from, how the block floats, which page styles have drawn. */
const IDLE: readonly string[] = (
  'methodOption transientGalleryId existingGallery existingGalleryId collectionId blockAnimation transparentBackground hSize floatDir blockId ' +
  'showMetaBasic showMetaOnlyTitle showMetaOnlyDescription'
).split(' ');

export interface GalleryJson {
  /** With the names of the declaration, unchecked. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Which texts of the slides are shown. */
  readonly texts: 'both' | 'title' | 'description';
  /** A phrase for each value that is not used. */
  readonly unread: readonly string[];
}

/** Reads a published gallery's JSON. A value that is null counts as not set. */
export function readGalleryJson(json: Readonly<Record<string, unknown>>): GalleryJson {
  const data: Record<string, unknown> = {};
  const unread: string[] = [];
  for (const [key, value] of Object.entries(json)) {
    const name = camel(key);
    if (value === null || value === '') continue;
    if (key === 'aspect-ratio') {
      // In a grid it is the ratio of the cells.
      const ratio = typeof value === 'string' && Object.hasOwn(RATIOS, value) ? RATIOS[value] : undefined;
      if (ratio) data[json.design === 'grid' ? 'imageAspectRatio' : 'aspectRatio'] = heightOver(ratio);
      else unread.push(said(key, value));
    } else if (OPTIONS.includes(name)) data[name] ??= value;
    else if (!IDLE.includes(name) && !changesNothing(value)) unread.push(said(key, value));
  }
  // The pages say both, and draw the cells of a grid with the ratio that has a name.
  if (data.imageAspectRatio && json['aspect-ratio']) delete data.squareThumbs;
  const texts =
    json['show-meta-only-title'] === true
      ? 'title'
      : json['show-meta-only-description'] === true
        ? 'description'
        : 'both';
  return { data, texts, unread };
}

const said = (key: string, value: unknown): string =>
  `the block JSON of a published gallery: ${key} is ${asJson(value).slice(0, 80)}`;

/** Height over width, as the block's fields have it. */
function heightOver(ratio: string): string {
  const [width = 1, height = 1] = ratio.split(':').map(Number);
  return String(height / width);
}
