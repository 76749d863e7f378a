import { distance } from 'fastest-levenshtein';

/** Removes from a word what people write differently: case, dashes, underscores, spaces. */
const squashed = (word: string): string => word.toLowerCase().replace(/[-_\s]/g, '');

const letters = (word: string): string => [...word].sort().join('');

/** Two transposed letters count as one typing mistake, not as two. */
function slips(one: string, other: string): number {
  const steps = distance(one, other);
  return steps === 2 && one.length === other.length && letters(one) === letters(other) ? 1 : steps;
}

/**
 * Maximum number of typing mistakes by the length of a word. Names have a stricter limit, because a page has names of
 * its own.
 */
const ALLOWED = {
  name: (length: number): number => Math.min(3, Math.floor(length / 4)),
  value: (length: number): number => Math.max(1, Math.floor(length * 0.4)),
};

/**
 * Finds the word that was probably meant.
 *
 * @param kind how similar it has to be: one mistake in four letters for a `name`, more for a `value`, which is wrong in
 *   any case
 * @returns null if no word is similar
 */
export function nearest(word: string, words: Iterable<string>, kind: 'name' | 'value'): string | null {
  const own = squashed(word);
  let found: string | null = null;
  let fewest = Infinity;
  for (const candidate of words) {
    const other = squashed(candidate);
    if (own === other) return candidate;
    if (Math.abs(own.length - other.length) > 3) continue;
    const count = slips(own, other);
    if (count < fewest && count <= ALLOWED[kind](Math.max(own.length, other.length))) {
      found = candidate;
      fewest = count;
    }
  }
  return found;
}
