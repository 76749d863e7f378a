/**
 * Returns a value of the page's own scripts by the path of its name, such as `Sentry.captureException`; a function has its owner as `this`. Undefined if there is none
 * now. Only the site's settings may name one.
 */
export function pageValue(path: string): unknown {
  let owner: unknown;
  let value: unknown = window;
  try {
    for (const name of path.split('.')) {
      owner = value;
      value = Reflect.get(Object(owner), name);
    }
    return typeof value === 'function' ? value.bind(owner) : value;
  } catch {
    return undefined;
  }
}

/** As `pageValue`, for a function; null if there is none now. */
export function pageFunction(path: string): ((...args: readonly unknown[]) => unknown) | null {
  const value = path && pageValue(path);
  return typeof value === 'function' ? (value as (...args: readonly unknown[]) => unknown) : null;
}
