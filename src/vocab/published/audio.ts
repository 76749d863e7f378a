import { AUDIO } from './places.ts';

// Attributes of published audio blocks (docs/published-markup.md §13), on `.sqs-audio-embed`.

/** Those that the block reads. */
export const AUDIO_READ: readonly string[] = [
  'data-url',
  'data-title',
  'data-author',
  'data-show-download',
  'data-design-style',
  'data-duration-in-ms',
  'data-color-theme',
];

/** Those that change nothing a visitor sees: a browser finds out the type of a file itself. */
export const AUDIO_IDLE: readonly string[] = ['data-mime-type', 'data-asset-id'];

/** The height of the block's player in px, which is the same at every width: that of the minimal design or of the card. */
export const playerHeight = (element: Element): number =>
  element.querySelector(AUDIO)?.getAttribute('data-design-style') === 'minimal' ? 77 : 163;
