import { drawTile } from './draw-tile.ts';
import { PALETTES } from './palettes.ts';

const ADDRESS = /^\/mapa\/(\d{1,2})\/(\d{1,7})\/(\d{1,7})\.svg$/;
/** Zooms for which there are tiles. */
const ZOOMS = { least: 3, most: 19 };
const MOST_KEPT = 400;

const kept = new Map<string, string>();

/**
 * A tile of the demo's map, drawn once and kept.
 *
 * @returns null where the address names no tile
 */
export function readTile({ pathname, searchParams }: URL): string | null {
  const [, ...digits] = ADDRESS.exec(pathname) ?? [];
  const [z = -1, x = 0, y = 0] = digits.map(Number);
  if (z < ZOOMS.least || z > ZOOMS.most || x >= 2 ** z || y >= 2 ** z) return null;
  const named = searchParams.get('estilo') ?? '';
  const style = Object.hasOwn(PALETTES, named) ? (named as keyof typeof PALETTES) : 'Original';
  const labels = searchParams.get('nomes') !== '0';
  const terrain = searchParams.get('relevo') === '1';
  const key = [z, x, y, style, labels, terrain].join();
  const known = kept.get(key);
  if (known) return known;
  const tile = drawTile({ z, x, y, style, labels, terrain });
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, tile);
  return tile;
}
