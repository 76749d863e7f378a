import { isRecord } from '../is-record.ts';
import { mapStyleOf, mapUiOptions } from '../rules/display/map-options.ts';
import { toJson } from '../rules/text/to-json.ts';
import { changesNothing } from './changes-nothing.ts';

/** Height of one unit of `vSize`, in px. Published pages do not say it; it is the project's own. */
const ROW = 34;

/** Names of the block JSON that change nothing a visitor sees: how the block floats, how it appears. */
const IDLE: readonly string[] = ['hSize', 'floatDir', 'blockAnimation', 'blockId'];
const READ: readonly string[] = ['location', 'controls', 'terrain', 'labels', 'style', 'vSize'];
const TEXTS: readonly string[] = ['addressTitle', 'addressLine1', 'addressLine2', 'addressCountry'];
const NUMBERS: readonly string[] = ['mapLat', 'mapLng', 'markerLat', 'markerLng', 'mapZoom'];

export interface MapJson {
  /** With the names of the declaration, unchecked. */
  readonly data: Readonly<Record<string, unknown>>;
  /** A phrase for each value that is not used. */
  readonly unread: readonly string[];
}

/** The height that `vSize` of a block JSON gives, in px; null without one. */
export function mapHeight({ vSize }: Readonly<Record<string, unknown>>): number | null {
  return typeof vSize === 'number' && vSize > 0 && vSize <= 100 ? vSize * ROW : null;
}

/** Reads the block JSON of a published map (MAP-002, MAP-309, docs/published-markup.md §5). */
export function readMapJson(json: Readonly<Record<string, unknown>>): MapJson {
  const location = isRecord(json.location) ? json.location : {};
  const unread: string[] = [];
  const say = (name: string, value: unknown): void => void unread.push(`${name} is ${toJson(value)}`);
  const place: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(location)) {
    if (value === null || value === '') continue;
    if (NUMBERS.includes(name) || TEXTS.includes(name)) place[name] = value;
    else say(`location.${name}`, value);
  }
  for (const [name, value] of Object.entries(json))
    if (!changesNothing(value) && !READ.includes(name) && !IDLE.includes(name)) say(name, value);
  if (json.location !== undefined && json.location !== null && !isRecord(json.location)) say('location', json.location);
  for (const name of ['controls', 'terrain', 'labels'])
    if (!['boolean', 'undefined'].includes(typeof (json[name] ?? undefined))) say(name, json[name]);
  const { style } = json;
  if (style !== undefined && style !== null && mapStyleOf(style) === null) say('style', style);
  const { showControls, showTerrain, showLabels, style: name } = mapUiOptions(json);
  const height = mapHeight(json);
  return {
    data: { ...place, showControls, showTerrain, showLabels, style: name, ...(height && { height }) },
    unread,
  };
}
