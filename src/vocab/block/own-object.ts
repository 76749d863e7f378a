import * as v from 'valibot';

/**
 * A schema of an object with these members. Valibot asks for every member by `for … in`; on a page whose scripts extend `Object.prototype` that finds
 * the page's functions and takes them for schemas, so the list of members inherits nothing.
 */
export const object = <const Entries extends v.ObjectEntries>(entries: Entries): v.ObjectSchema<Entries, undefined> =>
  v.object(Object.assign(Object.create(null), entries));
