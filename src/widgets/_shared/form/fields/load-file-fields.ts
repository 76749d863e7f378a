/** The exports of the file of file fields, which forms without one do not fetch. */
type FileFields = typeof import('../files/file-fields.tsx');

let loaded: FileFields | null = null;

/**
 * Loads file fields, once. A block awaits it in its `prepare` if it has one.
 *
 * @throws if the file cannot be loaded; the next call tries again
 */
export async function loadFileFields(): Promise<void> {
  loaded ??= await import('../files/file-fields.tsx');
}

/**
 * File fields, once they are loaded.
 *
 * @throws if nothing awaited the loading
 */
export function fileFields(): FileFields {
  if (!loaded) throw new Error('loadFileFields() was not awaited');
  return loaded;
}
