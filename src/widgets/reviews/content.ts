import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';
import { isCalendarDay } from '../../vocab/rules/text/is-calendar-day.ts';
import { linesOf, textOf } from '../_shared/block/text-of.ts';
import { type Review, ratingOf } from './review.ts';

export interface ReviewsContent {
  /** The reviews of the markup; null if it has content that cannot be read. */
  readonly reviews: readonly Review[] | null;
  /** What the markup says of all reviews; 0 if it does not. */
  readonly average: number;
  readonly count: number;
}

/** A review is shown with the lines in which it was written. */
const writtenLines = (element: Element): string =>
  linesOf(element)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');

function readItem(element: Element): Review | null {
  const rating = ratingOf(element.getAttribute('data-rating'));
  const find = (selector: string): Element | null => element.querySelector(selector);
  const author = find('[data-author]') ?? find('cite');
  const time = find('time');
  const written = time?.getAttribute('datetime')?.trim() ?? '';
  // A day begins at midnight where the visitor is: it is told in the visitor's zone.
  const created = Date.parse(isCalendarDay(written) ? `${written}T00:00` : written);
  // The date is often beside the name.
  const beside = textOf(find('footer'))
    .replace(textOf(time), '')
    .replace(/^[\s,·—-]+|[\s,·—-]+$/g, '');
  const paragraphs = [...element.querySelectorAll('p')].filter((one) => !one.closest('footer'));
  if (rating === null) return null;
  return {
    id: element.getAttribute('data-review-id') ?? '',
    rating,
    title: textOf(find('h2,h3,h4,h5,h6,[data-title]')),
    text: paragraphs.map(writtenLines).filter(Boolean).join('\n'),
    name: author ? textOf(author) : beside,
    created: Number.isNaN(created) ? null : created,
    verified: element.hasAttribute('data-verified'),
  };
}

/** Reads own markup: elements with data-rating. */
export function readReviews(source: Element): ParsedMarkup<ReviewsContent> {
  const found = [...source.querySelectorAll('[data-rating]')].map(readItem).filter((one) => one !== null);
  const isEmpty = !textOf(source);
  const numberOf = (name: string, most: number): number => {
    const value = Number(source.querySelector(`[${name}]`)?.getAttribute(name));
    return value > 0 && value <= most ? value : 0;
  };
  return {
    content: {
      reviews: found.length || isEmpty ? found : null,
      average: numberOf('data-average', 5),
      count: Math.floor(numberOf('data-count', Number.MAX_SAFE_INTEGER)),
    },
    lend: [],
  };
}
