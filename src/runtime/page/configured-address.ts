/** An address of the site's configuration: https, or a file of the site itself; null for anything else. */
export function configuredAddress(text: unknown): string | null {
  if (typeof text !== 'string' || !text || !URL.canParse(text, location.href)) return null;
  const { protocol, origin, href } = new URL(text, location.href);
  return protocol === 'https:' || origin === location.origin ? href : null;
}
