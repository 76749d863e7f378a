import type { ParsedMarkup } from '../../runtime/mount/block-module.ts';

export interface ReviewRequestContent {
  /** The form of the page, whose values are kept; null without one. */
  readonly form: HTMLFormElement | null;
}

/** Reads own markup: a form that works without scripts. */
export const readReviewRequest = (source: Element): ParsedMarkup<ReviewRequestContent> => ({
  content: { form: source.querySelector('form') },
  lend: [],
});
