// The block JSON and the wrapper of a published video (docs/published-markup.md §6).

/** Keys of the JSON that are fields of the block as well. */
export const VIDEO_FIELDS: readonly string[] = ['html', 'url', 'overlay', 'mode', 'forceAutoplay', 'customThumb'];

/** Keys that are read in another way: the size, and the title of what the provider says. */
export const VIDEO_READ: readonly string[] = ['width', 'height', 'title'];

/** Keys that change nothing a visitor sees: how the block floats, what page styles have drawn, what the provider's address says already. */
export const VIDEO_IDLE: readonly string[] = [
  'blockAnimation',
  'layout',
  'description',
  'hSize',
  'vSize',
  'floatDir',
  'providerName',
  'thumbnailUrl',
  'resolvedBy',
  'resolved',
  'authorName',
  'authorUrl',
  'providerUrl',
  'type',
  'version',
  'cacheAge',
  'blockId',
];

/** Attributes of the wrapper that are read, or change nothing. */
export const VIDEO_WRAPPER: readonly string[] = ['data-html', 'data-provider-name', 'data-load', 'data-src'];
