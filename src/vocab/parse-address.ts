/** Reads an address, relative to a base; null for one that is none. `URL.canParse` came with Safari 17, and `URL.parse` later. */
export function parseAddress(address: string, base?: string): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
