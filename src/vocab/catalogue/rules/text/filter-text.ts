import type { WordIn } from '../../../codes/words.ts';
import type { textFilters } from '../../codes/editor.ts';

/** The name of a text filter. */
export type TextFilter = WordIn<typeof textFilters>;

/** What each filter takes away. */
const OTHERS: Readonly<Record<TextFilter, RegExp>> = {
  'url-slug': /[^a-z0-9-]/g,
  'url-slug-with-slash': /[^a-z0-9/-]/g,
};

/**
 * Puts the text of a field through a filter (VOCAB-641). What they do the requirements do not say; this project's make lower case, a hyphen of white space
 * however much of it, and keep letters from a to z, digits and hyphens; `url-slug-with-slash` keeps slashes too. Nothing is cut off at the ends,
 * so that a filter may run while somebody types.
 */
export const filterText = (filter: TextFilter, text: string): string =>
  text.toLowerCase().replace(/\s+/g, '-').replace(OTHERS[filter], '');
