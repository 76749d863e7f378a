import type { NameIn } from '../../codes/codes.ts';
import { mapOptions, mapStyles } from '../../codes/map.ts';

/** The options of a map's interface, every value sure (MAP-305). */
export type MapUiOptions = {
  readonly [Name in Exclude<keyof typeof mapOptions, 'style'>]: boolean;
} & { readonly style: (typeof mapStyles.names)[number] };

const flag = (value: unknown, missing: boolean): boolean => (typeof value === 'boolean' ? value : missing);

/** The style that a name means, or an id from 1 to 6 as a number or as text (MAP-003, MAP-307, MAP-308); null for any other value. */
export function mapStyleOf(value: unknown): NameIn<typeof mapStyles> | null {
  const isId = typeof value === 'number' || (typeof value === 'string' && /^\s*[1-6]\s*$/.test(value));
  return isId ? mapStyles.nameOf(Number(value)) : (mapStyles.names.find((name) => name === value) ?? null);
}

/**
 * Reads the options out of a map block's model (MAP-006, MAP-309): its controls, terrain and labels switch what has their name, its style is an id
 * from 1 to 6. What is missing or wrong takes its default, an unknown style the original one.
 */
export function mapUiOptions(model: Readonly<Record<string, unknown>>): MapUiOptions {
  return {
    ...mapOptions,
    style: mapStyleOf(model.style) ?? mapOptions.style,
    showControls: flag(model.controls, mapOptions.showControls),
    showTerrain: flag(model.terrain, mapOptions.showTerrain),
    showLabels: flag(model.labels, mapOptions.showLabels),
  };
}
