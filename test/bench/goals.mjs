const ISLANDS = ['is-land', 'astro-visible'];
const blocks = (n, peers, limits) => ({
  scenario: 'blocks',
  condition: '4x',
  n,
  ours: 'vitrine-visible',
  peers,
  limits,
});
const form = (condition, ours, usable) => ({
  scenario: 'form',
  condition,
  ours,
  peers: ['just-validate'],
  limits: { usable },
});
const banner = (peer, limit) => ({
  scenario: 'banner',
  condition: 'slow',
  ours: 'vitrine',
  peers: [peer],
  limits: { banner: limit },
});

/**
 * What Vitrine is to reach beside peers in the same part: at most this ratio, of the best of them where there are several.
 * The keys of `limits` are the names of the figures.
 */
export const GOALS = [
  blocks(1000, ['alpine'], { ready: 0.6, blocking: 0.35, heap: 0.2 }),
  blocks(200, ['alpine'], { ready: 0.6, blocking: 0.25, heap: 0.45 }),
  blocks(1000, ISLANDS, { ready: 1, blocking: 0.5 }),
  blocks(200, ISLANDS, { ready: 1, blocking: 0.5 }),
  banner('klaro', 1),
  banner('vanilla-cookieconsent', 1.4),
  ...['4x', 'slow'].flatMap((condition) => [form(condition, 'vitrine', 2.5), form(condition, 'vitrine-preload', 2)]),
];

/** The ratio to the best of some peers: the highest. Null where there is none. */
const toBest = (ratios, peers, figure) =>
  peers
    .map((peer) => ({ peer, ratio: ratios?.[peer]?.[figure] ?? null }))
    .filter(({ ratio }) => ratio)
    .sort((one, other) => other.ratio.median - one.ratio.median)[0] ?? { peer: peers[0], ratio: null };

/**
 * The goals beside what was measured.
 *
 * @param {{ blocks: object[], banner: object[], form: object[] }} result
 * @returns {{ scenario: string, condition: string, n: number | null, ours: string, peer: string, figure: string, limit: number, ratio: object | null, met: boolean }[]}
 *   only of parts that were measured
 */
export function judged(result) {
  return GOALS.flatMap(({ scenario, condition, n, ours, peers, limits }) => {
    const part = result[scenario].find((one) => one.n === n && one.condition === condition);
    if (!part) return [];
    return Object.entries(limits).map(([figure, limit]) => {
      const { peer, ratio } = toBest(part.ratios[ours], peers, figure);
      const met = ratio !== null && ratio.median <= limit;
      return { scenario, condition, n: n ?? null, ours, peer, figure, limit, ratio, met };
    });
  });
}
