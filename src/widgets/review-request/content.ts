import type { ParsedMarkup, ViewProps } from '../../runtime/mount/block-module.ts';
import type { DataOf } from '../../vocab/block/field.ts';
import type { reviewRequest } from './block.ts';

export interface ReviewRequestContent {
  /** The form of the page, whose values are kept; null without one. */
  readonly form: HTMLFormElement | null;
}

export type ReviewRequestProps = ViewProps<DataOf<typeof reviewRequest.data>, ReviewRequestContent>;

/** Reads own markup: a form that works without scripts. */
export const readReviewRequest = (source: Element): ParsedMarkup<ReviewRequestContent> => ({
  content: { form: source.querySelector('form') },
  lend: [],
});
