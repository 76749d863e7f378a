/** One review, as far as it can be shown. */
export interface Review {
  /** Empty if the server gives none. */
  readonly id: string;
  /** An integer from 1 to 5. */
  readonly rating: number;
  readonly title: string;
  readonly text: string;
  readonly name: string;
  /** In ms since 1970; null if it is not known. */
  readonly created: number | null;
  readonly verified: boolean;
}

/** The rating that a value means; null for anything but an integer from 1 to 5. */
export function ratingOf(value: unknown): number | null {
  const rating = typeof value === 'string' && value.trim() ? Number(value) : value;
  return Number.isInteger(rating) && Number(rating) >= 1 && Number(rating) <= 5 ? Number(rating) : null;
}

/** Reads a review of the server's answer; null if it has no rating. */
export function readReview(record: Readonly<Record<string, unknown>>): Review | null {
  const own = (name: string): unknown => (Object.hasOwn(record, name) ? record[name] : undefined);
  const text = (name: string): string => {
    const value = own(name);
    return typeof value === 'string' || typeof value === 'number' ? `${value}`.trim() : '';
  };
  const rating = ratingOf(own('rating'));
  const created = own('created');
  if (rating === null) return null;
  return {
    id: text('id'),
    rating,
    title: text('title'),
    text: text('text'),
    name: text('name'),
    created: typeof created === 'number' && Number.isFinite(created) ? created : null,
    verified: own('verified') === true,
  };
}

/** White space does not tell reviews apart: the markup has the paragraphs of one in another way than the server's answer. */
const plain = ({ name, title, text }: Review): string => [name, title, text].join('\n').replace(/\s+/g, ' ').trim();

const isSame = (one: Review, other: Review): boolean =>
  one.id && other.id ? one.id === other.id : plain(one) === plain(other);

/** Those of a page of reviews that are not shown yet. */
export const newOf = (shown: readonly Review[], page: readonly Review[]): readonly Review[] =>
  page.filter((review) => !shown.some((other) => isSame(review, other)));
