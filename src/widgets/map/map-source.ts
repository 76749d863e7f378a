import type { DataOf } from '../../vocab/block/field.ts';
import type { Context } from '../../vocab/context.ts';
import { mapsKey } from '../../vocab/rules/third-parties/maps-script.ts';
import type { map } from './block.ts';
import { isOwnTile } from './tile-address.ts';

/** Where a map comes from. Tiles of the site itself count more than the vendor; without either there is the address only. */
export type MapSource =
  | { readonly kind: 'none' }
  | { readonly kind: 'vendor' }
  | { readonly kind: 'tiles'; readonly template: string; readonly maxZoom: number; readonly own: boolean };

/** Reads it out of a block's options and the page context (MAP-316). */
export function mapSource(
  { tiles, tilesMaxZoom }: Pick<DataOf<(typeof map)['data']>, 'tiles' | 'tilesMaxZoom'>,
  { gmRenderKey }: Pick<Context, 'gmRenderKey'>,
): MapSource {
  if (tiles) return { kind: 'tiles', template: tiles, maxZoom: tilesMaxZoom, own: isOwnTile(tiles) };
  return { kind: mapsKey(gmRenderKey) === null ? 'none' : 'vendor' };
}
