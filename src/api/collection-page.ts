import type { Request } from '../vocab/calls.ts';
import { CallError } from './call/call-error.ts';
import { memberOf } from './call/member-of.ts';

/** How long a page of a list may take, in ms. */
const LIMIT = 20_000;

/** A page of a collection's list, as data. */
export interface CollectionPage {
  /** Unchanged, as the server sends them; of events those that are to come, then those that are over. */
  readonly items: readonly unknown[];
  /** The address of the next page; empty if this is the last one. */
  readonly next: string;
}

export interface CollectionPageOptions {
  readonly signal?: AbortSignal;
}

/**
 * Requests a page of a collection as data (COLL-004): its own address, with `format=json`.
 *
 * @param page its address on this site, of which the path and the query are used
 * @throws CallError, of kind `shape` if the response has no list of items
 */
export async function readCollectionPage(
  request: Request,
  page: URL,
  { signal }: CollectionPageOptions = {},
): Promise<CollectionPage> {
  const call = {
    method: 'GET',
    path: page.pathname,
    query: { ...Object.fromEntries(page.searchParams), format: 'json' },
    crumb: 'none',
    quiet: true,
    timeout: LIMIT,
    ...(signal && { signal }),
  } as const;
  const answer = await request(call);
  const lists = ['items', 'upcoming', 'past'].map((name) => memberOf(answer, name)).filter(Array.isArray);
  if (lists.length === 0) throw new CallError(call, 'shape', '', { status: 200, data: answer });
  const pagination = memberOf(answer, 'pagination');
  const next = memberOf(pagination, 'nextPageUrl');
  const goesOn = memberOf(pagination, 'nextPage') !== false;
  return { items: lists.flat(), next: goesOn && typeof next === 'string' ? next : '' };
}
