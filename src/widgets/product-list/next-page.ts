import { isRecord } from '../../vocab/is-record.ts';
import { parseAddress } from '../../vocab/parse-address.ts';
import { nextLinkIn, type TileElement, tilesIn } from './content.ts';

export interface NextPage {
  readonly tiles: readonly TileElement[];
  readonly next: string;
}

interface NextPageOptions {
  /** The id of the list's element. */
  readonly blockId: string;
  /** The ids of the products that the list has. */
  readonly known: ReadonlySet<string>;
  readonly signal: AbortSignal;
}

/** How long a page may take, in ms. */
const LIMIT = 20_000;

/**
 * Fetches a page of this site and takes its products out. The browser itself parses the response to a document in which nothing runs; scripts and handlers are
 * removed before a product is inserted into the page.
 *
 * @throws if the address is of another origin, or the page does not load
 */
export async function fetchNextPage(address: string, { blockId, known, signal }: NextPageOptions): Promise<NextPage> {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin) throw new Error(`the next page is of another origin: ${url.origin}`);
  const page = await fetchDocument(url.href, signal);
  const lists = [...page.querySelectorAll<HTMLElement>('[data-block=product-list]:not([data-related])')];
  const list = lists.find(({ id }) => id !== '' && id === blockId) ?? lists[0];
  if (!list) throw new Error(`no list of products at ${url.pathname}`);
  const found = tilesIn(list);
  const rows = found.map(({ row }) => row);
  for (const row of rows) clean(row);
  return {
    // A product may have moved to the next page meanwhile.
    tiles: rows.flatMap((row) => tilesIn(wrapped(row))).filter((tile) => !known.has(idOf(tile))),
    next: nextLinkIn(list)?.href ?? '',
  };
}

/** A fragment that finds the row itself, too. */
function wrapped(row: HTMLElement): DocumentFragment {
  const fragment = new DocumentFragment();
  fragment.append(row);
  return fragment;
}

function clean(row: HTMLElement): void {
  for (const one of row.querySelectorAll('script:not([type="application/json"])')) one.remove();
  for (const one of [row, ...row.querySelectorAll('*')])
    for (const { name } of [...one.attributes]) if (name.startsWith('on')) one.removeAttribute(name);
}

function fetchDocument(address: string, signal: AbortSignal): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (): void => reject(new Error(`the next page did not load: ${request.status}`));
    request.open('GET', address);
    request.responseType = 'document';
    request.timeout = LIMIT;
    request.onload = () => {
      const { status, responseXML, responseURL } = request;
      const isOwn = parseAddress(responseURL)?.origin === location.origin;
      if (status >= 200 && status < 300 && responseXML && isOwn) resolve(responseXML);
      else fail();
    };
    request.onerror = fail;
    request.ontimeout = fail;
    signal.addEventListener('abort', () => {
      request.abort();
      reject(signal.reason);
    });
    request.send();
  });
}

/** The id of a product that is not read yet. */
function idOf({ element, json }: TileElement): string {
  try {
    const data: unknown = JSON.parse(json);
    if (isRecord(data) && typeof data.id === 'string') return data.id.trim();
  } catch {}
  return element.id;
}
