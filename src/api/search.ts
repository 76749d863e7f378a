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

/** Searches the site (D-28). Results are returned unchanged. Rejects with a CallError of kind `shape` if the response has no list. */
export async function searchSite(request: Request, { q, p, size }: SearchQuery): Promise<readonly unknown[]> {
  const query = { q, ...(p !== undefined && { p: `${p}` }), ...(size !== undefined && { size: `${size}` }) };
  const call = { method: 'GET', path: '/api/search/GeneralSearch', quiet: true, query } as const;
  const answer = await request(call);
  const items = memberOf(answer, 'items');
  if (!Array.isArray(items)) throw new CallError(call, 'shape', '', { status: 200, data: answer });
  return items;
}
