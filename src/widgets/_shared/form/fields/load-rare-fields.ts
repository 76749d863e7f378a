import { brazilianFieldTypes } from '../../../../vocab/codes/form-fields.ts';

const PARTED = ['phone', 'address', 'date', 'time', 'likert'] as const;

/** The field types that few forms use: their components, messages and parts are in a file of their own. */
export const RARE_TYPES = [...PARTED, ...brazilianFieldTypes.words] as const;

/** The exports of the file of the rare types. */
type RareFields = typeof import('./rare-fields.tsx');

let loaded: RareFields | null = null;

/**
 * Loads the rare types, once. A block awaits it in its `prepare` if one of its fields has such a type.
 *
 * @throws if the file cannot be loaded; the next call tries again
 */
export async function loadRareFields(): Promise<void> {
  loaded ??= await import('./rare-fields.tsx');
}

/**
 * The rare types, once they are loaded.
 *
 * @throws if nothing awaited the loading
 */
export function rareFields(): RareFields {
  if (!loaded) throw new Error('loadRareFields() was not awaited');
  return loaded;
}
