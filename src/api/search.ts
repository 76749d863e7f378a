import type { Request } from '../vocab/calls.ts';
import { CallError } from './call/call-error.ts';
import { memberOf } from './call/member-of.ts';

export interface SearchQuery {
  /** What the visitor looks for. */
  readonly q: string;
  /** Page of results, from 0. */
  readonly p?: number;
  /** Results on a page. */
  readonly size?: number;
}

/** Searches the site (D-28). Results pass through as they are. A CallError of kind `shape` where the answer has no list. */
export async function searchSite(request: Request, { q, p, size }: SearchQuery): Promise<readonly unknown[]> {
  const query = { q, ...(p !== undefined && { p: `${p}` }), ...(size !== undefined && { size: `${size}` }) };
  const call = { method: 'GET', path: '/api/search/GeneralSearch', quiet: true, query } as const;
  const answer = await request(call);
  const items = memberOf(answer, 'items');
  if (!Array.isArray(items)) throw new CallError(call, 'shape', '', { status: 200, data: answer });
  return items;
}
