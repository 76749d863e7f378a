import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import type { DataOf } from '../../vocab/block/field.ts';
import { readJson } from '../../vocab/block/read-json.ts';
import { isRecord } from '../../vocab/is-record.ts';
import { BLOCK, BLOCK_JSON } from '../../vocab/names.ts';
import { type MapUiOptions, mapUiOptions } from '../../vocab/rules/display/map-options.ts';
import { followData, type OtherSources } from '../_shared/block/follow-data.ts';
import { MAP_LIVE, map } from './block.ts';

type Live = Pick<(typeof map)['data'], (typeof MAP_LIVE)[number]>;

const FIELDS = Object.fromEntries(MAP_LIVE.map((name) => [name, map.data[name]])) as unknown as Live;

/** What a changed block JSON of a published map says about the options (MAP-006). One of own markup mounts the map anew, as that of any block does. */
const MODEL: OtherSources<DataOf<Live>> = {
  [BLOCK_JSON](element) {
    if (element.hasAttribute(BLOCK)) return {};
    const { value } = readJson(element.getAttribute(BLOCK_JSON) ?? '');
    if (!isRecord(value)) return {};
    const { style, showControls, showTerrain, showLabels } = mapUiOptions(value);
    return { style, showControls, showTerrain, showLabels };
  },
};

/** The options of a map as its block's data say. */
export const optionsOf = (data: DataOf<Live>): MapUiOptions => ({
  style: data.style,
  showLabels: data.showLabels,
  showTerrain: data.showTerrain,
  draggable: data.draggable,
  scrollwheel: data.scrollwheel,
  showControls: data.showControls,
  markerDraggable: data.markerDraggable,
  linkOnClick: data.linkOnClick,
  disableDefaultUI: data.disableDefaultUi,
});

/**
 * Follows the options of a map: a page may change their attributes, or the model of a published block (MAP-006).
 *
 * @returns ends it
 */
export const followOptions = (
  data: DataOf<(typeof map)['data']>,
  handle: BlockHandle,
  changed: (options: MapUiOptions) => void,
): (() => void) =>
  followData(FIELDS, data, {
    handle,
    others: MODEL,
    changed: (now) => void handle.run(() => changed(optionsOf(now))),
  });
