import { documentMember } from '../../runtime/page/document-member.ts';
import { parseAddress } from '../../vocab/parse-address.ts';
import { readTourDate, type TourDate } from './tour-date.ts';

/** How long the source may take, in ms. */
const LIMIT = 15_000;
/** Most dates that are shown. */
const MOST = 500;

interface SourceOptions {
  readonly artistId: string;
  readonly appId: string;
  readonly timeframe: string;
  /** An address in place of Bandsintown's; empty for that. */
  readonly source: string;
}

/** The address that has an artist's dates; null for one that no request may go to. */
export function sourceAddress({ artistId, appId, timeframe, source }: SourceOptions): URL | null {
  const base = documentMember('baseURI');
  const vendor = `https://rest.bandsintown.com/artists/id_${encodeURIComponent(artistId)}/events`;
  const address = parseAddress(source || vendor, base);
  if (!address) return null;
  if (address.protocol !== 'https:' && address.origin !== location.origin) return null;
  if (source) address.searchParams.set('artistId', artistId);
  else address.searchParams.set('app_id', appId);
  address.searchParams.set('date', timeframe);
  return address;
}

/** Whether an address is of the site itself, which needs no consent. */
export const isOwnSource = (address: URL): boolean => address.origin === location.origin;

/**
 * Loads an artist's dates. Nothing of the visitor goes along: no cookies, no address of the page.
 *
 * @throws if the answer does not come, or is no list
 */
export async function loadDates(address: URL, signal: AbortSignal): Promise<readonly TourDate[]> {
  // What `AbortSignal.any` would do, which Safari before 17.4 lacks.
  const asking = new AbortController();
  for (const end of [signal, AbortSignal.timeout(LIMIT)]) end.addEventListener('abort', () => asking.abort(end.reason));
  signal.throwIfAborted();
  const response = await fetch(address, {
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    headers: { accept: 'application/json' },
    signal: asking.signal,
  });
  const answer: unknown = response.ok ? await response.json() : null;
  if (!Array.isArray(answer)) throw new Error(`no list of dates: ${response.status}`);
  return answer
    .slice(0, MOST)
    .map(readTourDate)
    .filter((date) => date !== null);
}
