import { CONDITIONS } from './conditions.mjs';

/** The scenarios whose results are lists of parts: one per condition, and per number of blocks or pictures where there are several. */
export const LISTED = [
  'blocks',
  'banner',
  'consent',
  'form',
  'masks',
  'dialogs',
  'shop',
  'rows',
  'solver',
  'lightbox',
  'drag',
  'galleries',
  'highlights',
  'scaled-text',
  'video-facade',
  'charts',
  'calendars',
  'maps',
  'marquees',
  'interactions',
];

/**
 * A result, before anything is measured. `machine` (of the last run that added to it), `titles`, `versions` and judged `goals` join what is here.
 * Every part says its own `date` and `seed`, since a limited run replaces only what it measured; ratios never go across parts.
 *
 * @typedef {{ sizes: object | null, [scenario: string]: any }} Result
 * @type {Result}
 */
export const EMPTY = { ...Object.fromEntries(LISTED.map((scenario) => [scenario, []])), sizes: null };

const ORDER = Object.keys(CONDITIONS);

/**
 * A result with a newly measured part in place of an older one.
 *
 * @param {Result} result
 * @param {string} scenario
 * @param {object} part
 * @returns {Result} a new result
 */
export function withPart(result, scenario, part) {
  if (scenario === 'sizes') return { ...result, sizes: part };
  const others = (result[scenario] ?? []).filter(({ n, condition }) => n !== part.n || condition !== part.condition);
  const parts = [...others, part].sort(
    (one, other) => ORDER.indexOf(one.condition) - ORDER.indexOf(other.condition) || one.n - other.n,
  );
  return { ...result, [scenario]: parts };
}
