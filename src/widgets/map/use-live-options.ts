import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import type { DataOf } from '../../vocab/block/field.ts';
import { readJson } from '../../vocab/block/read-json.ts';
import { isRecord } from '../../vocab/is-record.ts';
import { BLOCK_JSON } from '../../vocab/names.ts';
import { type MapUiOptions, mapUiOptions } from '../../vocab/rules/display/map-options.ts';
import type { OtherSources } from '../_shared/block/follow-data.ts';
import { useLiveData } from '../_shared/block/use-live-data.ts';
import { MAP_LIVE, map } from './block.ts';

type Live = Pick<(typeof map)['data'], (typeof MAP_LIVE)[number]>;

const FIELDS = Object.fromEntries(MAP_LIVE.map((name) => [name, map.data[name]])) as unknown as Live;

/** What a changed block JSON says about the options (MAP-006). */
const MODEL: OtherSources<DataOf<Live>> = {
  [BLOCK_JSON](element) {
    const { value } = readJson(element.getAttribute(BLOCK_JSON) ?? '');
    if (!isRecord(value)) return {};
    const { style, showControls, showTerrain, showLabels } = mapUiOptions(value);
    return { style, showControls, showTerrain, showLabels };
  },
};

/** The options of a map as they are now: a page may change their attributes, or the model of a published block (MAP-006). */
export function useLiveOptions(data: DataOf<(typeof map)['data']>, handle: BlockHandle): MapUiOptions {
  const options = useLiveData(FIELDS, data, handle, MODEL);
  return {
    style: options.style,
    showLabels: options.showLabels,
    showTerrain: options.showTerrain,
    draggable: options.draggable,
    scrollwheel: options.scrollwheel,
    showControls: options.showControls,
    markerDraggable: options.markerDraggable,
    linkOnClick: options.linkOnClick,
    disableDefaultUI: options.disableDefaultUi,
  };
}
