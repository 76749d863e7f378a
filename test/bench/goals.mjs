/**
 * What Vitrine (`visible`) is to reach beside Alpine in the same cell: at most this ratio.
 * The keys are the names of the figures: script to first screen ready, blocking time, heap growth.
 */
export const GOALS = [
  { n: 1000, cpu: 4, ours: 'vitrine-visible', peer: 'alpine', limits: { ready: 0.6, blocking: 0.35, heap: 0.2 } },
  { n: 200, cpu: 4, ours: 'vitrine-visible', peer: 'alpine', limits: { ready: 0.6, blocking: 0.25, heap: 0.45 } },
];

/**
 * The goals beside what was measured.
 *
 * @param {readonly object[]} cells the cells of the scenario `blocks`
 * @returns {{ n: number, cpu: number, figure: string, limit: number, ratio: object | null, met: boolean }[]} only of cells that were measured
 */
export function judged(cells) {
  return GOALS.flatMap(({ n, cpu, ours, peer, limits }) => {
    const cell = cells.find((one) => one.n === n && one.cpu === cpu);
    if (!cell) return [];
    return Object.entries(limits).map(([figure, limit]) => {
      const ratio = cell.ratios[ours]?.[peer]?.[figure] ?? null;
      return { n, cpu, figure, limit, ratio, met: ratio !== null && ratio.median <= limit };
    });
  });
}
