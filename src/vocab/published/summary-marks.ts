// Where published summaries are (docs/published-markup.md §8).

export const SUMMARY = '.summary-block-wrapper';
export const SUMMARY_ITEM = '.summary-item';
/** What tells that a summary lists events. */
export const SUMMARY_OF_EVENTS = '.summary-block-collection-type-events,.summary-item-record-type-event';
