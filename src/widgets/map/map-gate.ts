import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import { CONSENT_SERVICE } from '../../vocab/names.ts';
import { mapsSettings } from '../../vocab/rules/third-parties/maps-settings.ts';
import { createGate, type FollowedGate } from '../_shared/block/facade/gate.ts';
import type { MapSource } from './map-source.ts';

/** What a map waits for: the purpose that the site names for maps (MAP-601). Tiles of the site itself, and an address alone, wait for nothing. */
export function createMapGate(source: MapSource, handle: BlockHandle): FollowedGate {
  if (source.kind === 'none' || (source.kind === 'tiles' && source.own))
    return createGate(handle, () => ({ purpose: 'necessary', service: '' }));
  const { purpose } = mapsSettings(handle.site, ({ where, read, expected, used }) =>
    handle.log.warn(`${where}: read ${read}, expected ${expected}; used: ${used}.`),
  );
  return createGate(handle, () => ({ purpose, service: handle.element.getAttribute(CONSENT_SERVICE) ?? '' }));
}
