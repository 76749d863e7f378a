import { parseAddress } from '../../../../vocab/parse-address.ts';

/**
 * The address of a frame of a third party: https, or of this page's own origin; without a user name (threat T-16).
 *
 * @param text from the markup; `//host/path` counts as https
 * @returns null for anything else
 */
export function frameAddress(text: string): URL | null {
  const base = `https://${location.host}${location.pathname}`;
  const given = text.trim();
  if (!given || given.length > 4_000) return null;
  const isPath = /^\/(?!\/)/.test(given);
  const url = parseAddress(given, isPath ? location.href : base);
  if (!url) return null;
  const isAllowed = url.protocol === 'https:' || url.origin === location.origin;
  return isAllowed && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : null;
}

/** How people call a host. */
export const hostOf = (url: URL | null): string =>
  url && url.origin !== location.origin ? url.host.replace(/^www\./, '') : '';
