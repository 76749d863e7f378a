import type { Request } from '../vocab/calls.ts';
import { CallError } from './call/call-error.ts';

/** Returns a month in the server's format, `MM-YYYY`. `month` is from 1 to 12. */
export const monthText = (year: number, month: number): string =>
  `${String(month).padStart(2, '0')}-${String(year).padStart(4, '0')}`;

/**
 * Reads the events of a month in one collection (D-28). Events are returned unchanged. Rejects with a CallError of kind `shape` if the response is not a list.
 */
export async function monthEvents(
  request: Request,
  { year, month, collectionId }: { year: number; month: number; collectionId: string },
): Promise<readonly unknown[]> {
  const call = {
    method: 'GET',
    path: '/api/open/GetItemsByMonth',
    quiet: true,
    query: { month: monthText(year, month), collectionId },
  } as const;
  const answer = await request(call);
  if (!Array.isArray(answer)) throw new CallError(call, 'shape', '', { status: 200, data: answer });
  return answer;
}
