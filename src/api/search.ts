import type { Request } from '../vocab/calls.ts';
import { CallError } from './call/call-error.ts';
import { memberOf } from './call/member-of.ts';

export interface SearchQuery {
  /** The search text. */
  readonly q: string;
  /** Page of results, from 0. */
  readonly p?: number;
  /** Number of results on a page. */
  readonly size?: number;
}

/** One page of results. */
export interface SearchAnswer {
  readonly items: readonly unknown[];
  /** How many results there are on all pages; null if the response does not say. */
  readonly total: number | null;
}

/** Searches the site (D-28). Results are returned unchanged. Rejects with a CallError of kind `shape` if the response has no list. */
export const searchSite = async (request: Request, query: SearchQuery): Promise<readonly unknown[]> =>
  (await searchPage(request, query)).items;

/** Searches the site as {@link searchSite} does, and says how many results there are. */
export async function searchPage(request: Request, { q, p, size }: SearchQuery): Promise<SearchAnswer> {
  const query = { q, ...(p !== undefined && { p: `${p}` }), ...(size !== undefined && { size: `${size}` }) };
  const call = { method: 'GET', path: '/api/search/GeneralSearch', quiet: true, query } as const;
  const answer = await request(call);
  const items = memberOf(answer, 'items');
  if (!Array.isArray(items)) throw new CallError(call, 'shape', '', { status: 200, data: answer });
  const total = memberOf(answer, 'total');
  return { items, total: Number.isSafeInteger(total) && Number(total) >= items.length ? Number(total) : null };
}
