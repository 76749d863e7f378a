import { CONDITIONS } from './conditions.mjs';

/**
 * A result, before anything is measured. `machine` (of the last run that added to it), `titles`, `versions` and judged `goals` join what is here.
 * `blocks` is a list of cells, one per number of blocks and condition, `banner` and `form` one per condition. Every part says its own `date` and
 * `seed`, since a limited run replaces only what it measured; ratios never go across parts.
 *
 * @type {{ blocks: object[], banner: object[], form: object[], sizes: object | null }}
 */
export const EMPTY = { blocks: [], banner: [], form: [], sizes: null };

const ORDER = Object.keys(CONDITIONS);

/**
 * A result with a newly measured part in place of an older one.
 *
 * @param {{ blocks: object[], banner: object[], form: object[], sizes: object | null }} result
 * @param {'blocks' | 'banner' | 'form' | 'sizes'} scenario
 * @param {object} part
 * @returns {{ blocks: object[], banner: object[], form: object[], sizes: object | null }} a new result
 */
export function withPart(result, scenario, part) {
  if (scenario === 'sizes') return { ...result, sizes: part };
  const others = result[scenario].filter(({ n, condition }) => n !== part.n || condition !== part.condition);
  const parts = [...others, part].sort(
    (one, other) => ORDER.indexOf(one.condition) - ORDER.indexOf(other.condition) || one.n - other.n,
  );
  return { ...result, [scenario]: parts };
}
