import { readJson } from '../block/read-json.ts';
import { isRecord } from '../is-record.ts';
import { changesNothing } from './changes-nothing.ts';

// Names in the JSON of a published embed (docs/published-markup.md §6).

/** The names that the block reads. */
const EMBED_READ: readonly string[] = ['html', 'url', 'width', 'height'];

/** Names that change nothing a visitor sees, or that name a picture of the other site, which may not be fetched. */
const EMBED_IDLE: readonly string[] = [
  'blockAnimation',
  'layout',
  'overlay',
  'description',
  'hSize',
  'floatDir',
  'customThumb',
  'customThumbEnabled',
  'providerName',
  'thumbnailUrl',
  'resolvedBy',
];

export interface EmbedJson {
  /** With the names of the block's declaration, unchecked. */
  readonly data: Readonly<Record<string, unknown>>;
  /** A phrase for each value that is not used. */
  readonly unread: readonly string[];
}

/**
 * Reads the JSON of a published embed.
 *
 * @returns null if it has no markup of another site
 */
export function readEmbedJson(text: string): EmbedJson | null {
  const { value } = readJson(text);
  if (!isRecord(value) || typeof value.html !== 'string' || !value.html.trim()) return null;
  const said = Object.entries(value).filter(([, one]) => one !== null);
  return {
    data: Object.fromEntries(said.filter(([name]) => EMBED_READ.includes(name))),
    unread: said
      .filter(([name, one]) => !EMBED_READ.includes(name) && !EMBED_IDLE.includes(name) && !changesNothing(one))
      .map(([name]) => `data-block-json: ${name}`),
  };
}
