import { linkAddress } from '../link/address.ts';

/**
 * Where a script of the page may navigate to (D-53): http and https, without a name or password in the address.
 *
 * @returns the whole address; null where the text is empty, no address, or anything else
 */
export function destination(text: string, base: string): string | null {
  const address = linkAddress(text);
  if (address === '') return null;
  let url: URL;
  try {
    url = new URL(address, base);
  } catch {
    return null;
  }
  return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url.href : null;
}
