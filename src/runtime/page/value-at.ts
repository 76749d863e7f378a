/**
 * What stands in the page's context under a path, names with points between them; undefined where nothing does. Own members only: a page's scripts may
 * have put something on every object.
 */
export const valueAt = (context: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (Object.hasOwn(Object(value), name) ? Object(value)[name] : undefined), context);
