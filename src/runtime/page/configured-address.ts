import { parseAddress } from '../../vocab/parse-address.ts';

/** An address of the site's configuration: https, or a file of the site itself; null for anything else. */
export function configuredAddress(text: unknown): string | null {
  const url = typeof text === 'string' && text ? parseAddress(text, location.href) : null;
  if (!url) return null;
  const { protocol, origin, href } = url;
  return protocol === 'https:' || origin === location.origin ? href : null;
}
