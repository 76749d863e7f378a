/**
 * Returns the value in the page's context under a path of names separated by points; undefined if there is none. Only own members count, because a page's
 * scripts may have added members to `Object.prototype`.
 */
export const valueAt = (context: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (Object.hasOwn(Object(value), name) ? Object(value)[name] : undefined), context);
