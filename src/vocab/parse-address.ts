/** Reads an address, relative to a base; null for one that is none. `URL.parse` and `URL.canParse` would do it, but Safari has neither before 17. */
export function parseAddress(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
