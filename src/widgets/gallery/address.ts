/** What the address says of a slide: its id and its own part of an address. */
export interface Addressed {
  readonly id: string;
  readonly url: string;
}

interface PageAddress {
  readonly hash: string;
  readonly pathname: string;
}

/** A text of an address as a reader writes it; unchanged if it is not encoded properly. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A slide's own part of the address as a reader writes it: a page may give it encoded. */
const partOf = (url: string): string => decoded(url).replace(/^\/+|\/+$/g, '');

/** The slide that a value names: ids are compared before urls, and the first match wins (NAV-304). */
function named(value: string, slides: readonly Addressed[]): number {
  if (value === '') return -1;
  const byId = slides.findIndex(({ id }) => id === value);
  return byId >= 0 ? byId : slides.findIndex(({ url }) => partOf(url) === value);
}

/**
 * The slide that an address selects: that of the hash, else of the last part of the path (NAV-304 to NAV-306).
 *
 * @param slides an id is empty where the page gives none
 * @returns its index, -1 if there is none; whether the hash selects it, to which a page scrolls; and the path without it
 */
export function slideOfAddress(
  { hash, pathname }: PageAddress,
  slides: readonly Addressed[],
): { readonly index: number; readonly byHash: boolean; readonly path: string } {
  const path = decoded(pathname).replace(/\/+$/, '');
  const last = path.slice(path.lastIndexOf('/') + 1);
  const segment = named(last, slides);
  const tail = slides.findIndex(({ url }) => partOf(url) !== '' && path.endsWith(`/${partOf(url)}`));
  const byPath = segment >= 0 ? segment : tail;
  const length = segment >= 0 ? last.length : partOf(slides[tail]?.url ?? '').length;
  const rest = byPath >= 0 ? path.slice(0, path.length - length - 1) : path;
  const byHash = named(decoded(hash.replace(/^#\/?/, '')), slides);
  return { index: byHash >= 0 ? byHash : byPath, byHash: byHash >= 0, path: rest };
}

/** The address of a slide: the collection's, then the slide's url or, where that is empty, its id (NAV-302). Query and hash are dropped. */
export function addressOfSlide(path: string, { id, url }: Addressed): string {
  const parts = [...path.split('/'), ...(partOf(url) || id).split('/')].filter(Boolean);
  return `/${parts.map(encodeURIComponent).join('/')}`;
}
