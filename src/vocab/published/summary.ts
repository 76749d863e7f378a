import { asJson } from '../block/as-json.ts';
import { changesNothing } from './changes-nothing.ts';

// The block JSON of a published summary (docs/published-markup.md §8).

/** Options that the block has as well. */
const OPTIONS: ReadonlySet<string> = new Set(
  'design imageAspectRatio slidesPerRow columnWidth gutter listImageSize autoCrop showPastOrUpcomingEvents'.split(' '),
);

/** Names that change nothing that the block does: what an item shows, and where, the page has drawn already. */
const IDLE: ReadonlySet<string> = new Set(
  (
    'hSize vSize floatDir blockId collectionType collectionId headerText textSize pageSize listImageAlignment textAlignment showTitle showThumbnail showExcerpt ' +
    'showReadMoreLink showPrice productQuickViewEnabled metadataPosition primaryMetadata secondaryMetadata filter lightbox mixedContent'
  ).split(' '),
);

export interface SummaryJson {
  /** With the names of the declaration, unchecked. */
  readonly data: Readonly<Record<string, unknown>>;
  /** A phrase for each value that is not used. */
  readonly unread: readonly string[];
}

/** Reads a published summary's JSON. A value that is null or empty counts as not set. */
export function readSummaryJson(json: Readonly<Record<string, unknown>>): SummaryJson {
  const data: Record<string, unknown> = {};
  const unread: string[] = [];
  for (const [name, value] of Object.entries(json)) {
    if (value === null || value === '') continue;
    // Published pages write width over height: 1.5 is 3:2.
    if (name === 'imageAspectRatio' && Number(value) > 0) data[name] = 1 / Number(value);
    // The page's own sheet sets the items of a list apart.
    else if (name === 'gutter' && json['design'] === 'list') data[name] = 0;
    else if (OPTIONS.has(name)) data[name] = value;
    else if (!IDLE.has(name) && !changesNothing(value))
      unread.push(`the block JSON of a published summary: ${name} is ${asJson(value).slice(0, 80)}`);
  }
  return { data, unread };
}
