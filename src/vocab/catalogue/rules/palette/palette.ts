import { isRecord } from '../../../is-record.ts';
import { type PaletteValue, paletteValue } from './palette-value.ts';
import { isSystemColorId, type SystemColorId } from './system-colors.ts';

/** A colour of a site's palette (PALETTE-301). Its value is null where what was stored is not valid. */
export interface PaletteEntry {
  readonly id: SystemColorId;
  readonly value: PaletteValue | null;
}

/** Reads one entry (PALETTE-301, PALETTE-303); null for one whose id is none of the ten. */
export function paletteEntry(entry: unknown): PaletteEntry | null {
  if (!isRecord(entry)) return null;
  const { id, value } = entry;
  return isSystemColorId(id) ? { id, value: paletteValue(value) } : null;
}

/** Reads a palette out of a list of entries. An entry that is none is left out; one with an invalid value stays, with null (PALETTE-315). */
export const paletteEntries = (list: unknown): readonly PaletteEntry[] =>
  (Array.isArray(list) ? list : []).map(paletteEntry).filter((entry) => entry !== null);
