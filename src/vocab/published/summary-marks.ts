// Where published summaries are (docs/published-markup.md §8).

export const SUMMARY = '.summary-block-wrapper';
export const SUMMARY_ITEM = '.summary-item';
/**
 * What tells that a summary lists events: the class `summary-block-collection-type-events` of the block, or `summary-item-record-type-event` of an item. It is part of
 * the stage, and shorter by what the two have in common.
 */
export const SUMMARY_OF_EVENTS = '[class*=summary-][class*=-type-event]';
