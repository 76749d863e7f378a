const connection = (): { saveData?: unknown; effectiveType?: unknown } => Object(Reflect.get(navigator, 'connection'));

/** Returns whether the visitor saves data (Save-Data), where the browser tells. */
export const savesData = (): boolean => connection().saveData === true;

/**
 * Returns whether something may be fetched that nobody has asked for: not where the visitor saves data, nor on a
 * network that it would keep busy (`2g`, `slow-2g`).
 */
export const mayPrefetch = (): boolean => !savesData() && !/2g$/.test(String(connection().effectiveType));
