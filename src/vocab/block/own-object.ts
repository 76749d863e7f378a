import * as v from 'valibot';

/**
 * A schema of an object with these members. Valibot iterates over the members with `for … in`; on a page whose scripts extend `Object.prototype` that loop
 * finds the page's functions and treats them as schemas, so the member list has no prototype.
 */
export const object = <const Entries extends v.ObjectEntries>(entries: Entries): v.ObjectSchema<Entries, undefined> =>
  v.object(Object.assign(Object.create(null), entries));
