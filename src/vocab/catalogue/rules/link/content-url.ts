/** A single value of a filter. One that is missing is left out of the address. */
export type FilterValue = string | number | boolean | null | undefined;

/** Filters by their names, which the requirements do not give: every name is passed through. Several values are written as repeated keys. */
export type ContentFilters = Readonly<Record<string, FilterValue | readonly FilterValue[]>>;

/** What an internal content URL says. */
export interface ContentUrl {
  readonly urlId: string;
  /** Without a prototype, so that a filter may have any name. */
  readonly filters: Readonly<Record<string, string | readonly string[]>>;
}

/**
 * Builds the URL of content on this site (NAV-606, NAV-607, NAV-608): `/{urlId}`, with a query where there are filters. Slashes inside the id stay; slashes in front of it
 * are left out, since two would begin a host. Halves of characters become U+FFFD.
 */
export function contentUrl(urlId: string, filters: ContentFilters = {}): string {
  const path = urlId.replace(/^\/+/, '').split('/').map(encoded).join('/');
  const pairs = Object.entries(filters).flatMap(([name, given]) =>
    [given]
      .flat()
      .filter((value) => value !== null && value !== undefined)
      .map((value) => `${encoded(name)}=${encoded(String(value))}`),
  );
  return `/${path}${pairs.length > 0 ? '?' : ''}${pairs.join('&')}`;
}

/**
 * Reads an internal content URL, the reverse of `contentUrl` (NAV-609): built again it is the same URL. A key that occurs once gives its value, one that is
 * repeated a list in the order written, so that a list of one comes back as its value. A path that is not encoded properly stands for itself. A fragment
 * is left out.
 *
 * @returns null for what is no path of this site: without a slash in front, or with two
 */
export function parseContentUrl(url: string): ContentUrl | null {
  if (!/^\/(?![/\\])/.test(url)) return null;
  const [address = ''] = url.split('#', 1);
  const query = address.indexOf('?');
  const path = query < 0 ? address : address.slice(0, query);
  const values = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(query < 0 ? '' : address.slice(query))) {
    const known = values.get(name);
    if (known) known.push(value);
    else values.set(name, [value]);
  }
  const filters: Record<string, string | readonly string[]> = Object.create(null);
  for (const [name, list] of values) filters[name] = list.length === 1 && list[0] !== undefined ? list[0] : list;
  return { urlId: decoded(path.slice(1)), filters };
}

/** Half of a surrogate pair, which no address can hold. */
const LONE = /\p{Surrogate}/gu;

const encoded = (text: string): string => encodeURIComponent(text.replace(LONE, '\ufffd'));

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
