import type { Request } from '../vocab/calls.ts';
import { isRecord } from '../vocab/is-record.ts';
import { memberOrData } from './call/member-of.ts';

const PATH = '/api/3/commerce/reviews';

/** What a visitor writes about a product. The requirements name no call for it; this one is the project's own (REVIEW-001). */
export interface NewReview {
  readonly itemId: string;
  /** The proof of a request to review; with it the server keeps a review once. */
  readonly token?: string;
  /** An integer from 1 to 5. */
  readonly rating: number;
  readonly title?: string;
  readonly text: string;
  readonly name: string;
}

/** One page of a product's reviews, unchanged, with their number and their average; null where the server does not tell it. */
export interface ReviewPage {
  readonly reviews: readonly Readonly<Record<string, unknown>>[];
  readonly average: number | null;
  readonly count: number | null;
}

const numberIn = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;

/**
 * Reads a page of a product's reviews. Rejects if the response has no list.
 *
 * @param page from 0
 */
export async function readReviews(request: Request, itemId: string, page = 0): Promise<ReviewPage> {
  const answer = await request({ method: 'GET', path: PATH, quiet: true, query: { itemId, p: `${page}` } });
  const reviews = memberOrData(answer, 'reviews');
  if (!Array.isArray(reviews)) throw new Error('The response has no reviews.');
  return {
    reviews: reviews.filter(isRecord),
    average: numberIn(memberOrData(answer, 'average')),
    count: numberIn(memberOrData(answer, 'count')),
  };
}

/** Sends a review, once. Rejects with the server's response. */
export const sendReview = (request: Request, review: NewReview): Promise<unknown> =>
  request({ method: 'POST', path: PATH, quiet: true, body: review });
