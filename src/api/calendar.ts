import type { Request } from '../vocab/calls.ts';
import { CallError } from './call/call-error.ts';

/** A month as the server names it, `MM-YYYY`. `month` runs from 1 to 12. */
export const monthText = (year: number, month: number): string =>
  `${String(month).padStart(2, '0')}-${String(year).padStart(4, '0')}`;

/** The events of a month in one collection (D-28). Events pass through as they are. A CallError of kind `shape` where the answer is no list. */
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
