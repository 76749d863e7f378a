import { useEffect } from 'react';
import type { BlockHandle } from '../../runtime/mount/block-handle.ts';
import { CONSENT_SERVICE } from '../../vocab/names.ts';
import { mapsSettings } from '../../vocab/rules/third-parties/maps-settings.ts';
import type { Gate } from '../_shared/block/facade/gate.ts';
import { useGate } from '../_shared/block/facade/use-gate.ts';
import type { MapSource } from './map-source.ts';

const ignore = (): void => {};

/** What a map waits for: the purpose that the site names for maps (MAP-601). Tiles of the site itself, and an address alone, wait for nothing. */
export function useMapGate(source: MapSource, handle: BlockHandle): Gate {
  const asks = source.kind === 'vendor' || (source.kind === 'tiles' && !source.own);
  useEffect(() => {
    if (!asks) return;
    mapsSettings(handle.site, ({ where, read, expected, used }) =>
      handle.log.warn(`${where}: read ${read}, expected ${expected}; used: ${used}.`),
    );
  }, [asks, handle]);
  return useGate(handle, {
    purpose: asks ? mapsSettings(handle.site, ignore).purpose : 'necessary',
    service: asks ? (handle.element.getAttribute(CONSENT_SERVICE) ?? '') : '',
  });
}
