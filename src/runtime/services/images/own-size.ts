/** Attributes that the service has written to pictures, and the source of the file whose size they say. */
const own = new WeakMap<Element, { readonly source: string; readonly values: Map<string, string> }>();

/** Remembers that the attributes of a picture say the size of a file, and not what the page says. */
export function rememberSize(element: Element, source: string, names: readonly string[]): void {
  const last = own.get(element);
  const values = last?.source === source ? last.values : new Map<string, string>();
  for (const name of names) {
    const value = element.getAttribute(name);
    if (value !== null) values.set(name, value);
  }
  own.set(element, { source, values });
}

/** Takes away what was written for another source, unless the page has written over it. */
export function forgetSize(element: Element, source: string): void {
  const last = own.get(element);
  if (!last || last.source === source) return;
  for (const [name, value] of last.values) if (element.getAttribute(name) === value) element.removeAttribute(name);
  own.delete(element);
}
