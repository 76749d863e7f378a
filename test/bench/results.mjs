/**
 * A result, before anything is measured. `machine` (of the last run that added to it), `titles`, `versions` and judged `goals` join what stands here.
 * `blocks` is a list of cells, one per number of blocks and slowdown. Every part says its own `date` and `seed`, since a limited run
 * replaces only what it measured; ratios never go across parts.
 */
export const EMPTY = { blocks: [], consent: null, form: null, sizes: null };

/**
 * A result with a newly measured part in place of an older one.
 *
 * @param {{ blocks: object[], [scenario: string]: unknown }} result
 * @param {'blocks' | 'consent' | 'form' | 'sizes'} scenario
 * @param {object} part a cell, for `blocks`
 * @returns {{ blocks: object[], [scenario: string]: unknown }} a new result
 */
export function withPart(result, scenario, part) {
  if (scenario !== 'blocks') return { ...result, [scenario]: part };
  const others = result.blocks.filter(({ n, cpu }) => n !== part.n || cpu !== part.cpu);
  const blocks = [...others, part].sort((one, other) => one.cpu - other.cpu || one.n - other.n);
  return { ...result, blocks };
}
