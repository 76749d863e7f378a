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
/** The project's own aim beside each of several peers: nothing is slower. */
const noSlower = (scenario, condition, peers, figures, ours = 'vitrine') =>
  peers.map((peer) => ({
    scenario,
    condition,
    ours,
    peers: [peer],
    limits: Object.fromEntries(figures.map((figure) => [figure, 1])),
  }));
const CONSENT_FIGURES = ['banner', 'placeholder', 'preferences', 'choice', 'detailed'];
const CONSENT_PEERS = ['cookieconsent-iframemanager', 'klaro'];
const DIALOG_PEERS = ['a11y-dialog', 'micromodal'];
/** The project's own aim for contents that a visitor waits for: not slower than the peer, and lighter, with React counted once for a page. */
const content = (scenario, peer, figures) =>
  ['1x', '4x'].map((condition) => ({
    scenario,
    condition,
    ours: 'vitrine',
    peers: [peer],
    limits: { ...Object.fromEntries(figures.map((figure) => [figure, 1])), own: 0.6 },
  }));
/** An aim without a peer. */
const alone = (scenario, condition, limits, ours = 'vitrine') => ({ scenario, condition, ours, peers: null, limits });
const pictures = (scenario, condition, n, peers, limits) => ({
  scenario,
  condition,
  n,
  ours: 'vitrine',
  peers,
  limits,
});

/**
 * What Vitrine is to reach beside peers in the same part: at most this ratio, of the best of them where there are several; without peers at most
 * this value. The keys of `limits` are the names of the figures.
 */
export const GOALS = [
  blocks(1000, ['alpine'], { ready: 0.6, blocking: 0.35, heap: 0.2 }),
  blocks(200, ['alpine'], { ready: 0.6, blocking: 0.25, heap: 0.45 }),
  blocks(1000, ISLANDS, { ready: 1, blocking: 0.5 }),
  blocks(200, ISLANDS, { ready: 1, blocking: 0.5 }),
  banner('klaro', 1),
  banner('vanilla-cookieconsent', 1.4),
  ...['4x', 'slow'].flatMap((condition) => [form(condition, 'vitrine', 2.5), form(condition, 'vitrine-preload', 2)]),
  ...['4x', 'slow'].flatMap((condition) => [
    ...noSlower('consent', condition, CONSENT_PEERS, CONSENT_FIGURES),
    ...noSlower('dialogs', condition, DIALOG_PEERS, ['opened', 'again']),
    ...noSlower('dialogs', condition, DIALOG_PEERS, ['opened', 'again'], 'vitrine-block'),
  ]),
  ...['4x', 'slow'].flatMap((condition) => noSlower('shop', condition, ['buy-button'], ['added', 'confirmed'])),
  ...['1x', '4x'].flatMap((condition) => noSlower('masks', condition, ['imask', 'cleave'], ['key', 'paste'])),
  pictures('rows', '4x', 500, ['react-photo-album'], { paint: 0.2 }),
  pictures('rows', '4x', 2000, ['react-photo-album'], { paint: 0.12 }),
  ...['1x', '4x'].map((condition) => pictures('solver', condition, 2000, ['react-photo-album'], { solve: 0.2 })),
  ...['vitrine', 'vitrine-gallery'].flatMap((ours) => [
    pictures('lightbox', '4x', 500, ['photoswipe'], { first: 0.8 }, ours),
    pictures('lightbox', '1x', 500, null, { kept: 200 }, ours),
  ]),
  ...['1x', '4x'].flatMap((condition) => [
    pictures('drag', condition, 20, ['embla'], { dragged: 1 }),
    pictures('drag', condition, 20, null, { late: 0 }),
  ]),
  pictures('galleries', '1x', undefined, null, { shift: 0.01 }),
  pictures('galleries', '4x', undefined, null, { shift: 0.01, interaction: 200, longest: 50 }),
  ...content('highlights', 'rough-notation', ['drawn', 'further', 'perText']),
  ...content('scaled-text', 'fitty', ['fit', 'refit']),
  ...content('video-facade', 'lite-youtube', ['poster', 'player']),
  ...content('charts', 'chart-auto', ['chart']),
  ...content('charts', 'chart-shaken', ['chart']),
  ...content('calendars', 'full-calendar', ['month', 'turned']),
  ...content('maps', 'leaflet', ['tile']),
  ...['1x', '4x'].map((condition) => alone('maps', condition, { asked: 0 }, 'vitrine-address')),
  ...content('marquees', 'react-fast-marquee', ['start']),
  ...['1x', '4x'].map((condition) => alone('marquees', condition, { late: 0 })),
  alone('interactions', '4x', { interaction: 200, filtered: 100 }),
];

/** The ratio to the best of some peers: the highest. Null where there is none. */
const toBest = (ratios, peers, figure) =>
  peers
    .map((peer) => ({ peer, ratio: ratios?.[peer]?.[figure] ?? null }))
    .filter(({ ratio }) => ratio)
    .sort((one, other) => other.ratio.median - one.ratio.median)[0] ?? { peer: peers[0], ratio: null };

/** Brotli bytes of what is weighed, and what they are to weigh at most. */
const WEIGHED = [
  { ours: 'vitrine-pictures', peer: 'photoswipe-swiper', limit: 1 },
  { ours: 'vitrine-shop', peer: 'buy-button', limit: 0.6 },
];

/** The goals of the sizes; none where they were not measured. */
function judgedSizes(sizes) {
  const bytesOf = (wanted) => sizes?.rows.find(({ name }) => name === wanted)?.brotli;
  return WEIGHED.flatMap(({ ours, peer, limit }) => {
    if (!bytesOf(ours) || !bytesOf(peer)) return [];
    const share = bytesOf(ours) / bytesOf(peer);
    const ratio = { median: share, min: share, max: share };
    return [
      { scenario: 'sizes', condition: null, n: null, ours, peer, figure: 'bytes', limit, ratio, met: share <= limit },
    ];
  });
}

/** A goal without peers: what was measured itself. */
const ownValue = ({ variants }, ours, figure) => {
  const own = variants.find(({ name, broken }) => name === ours && !broken);
  return own?.figures[figure] ?? null;
};

/**
 * The goals beside what was measured.
 *
 * @param {{ sizes?: object | null, [scenario: string]: any }} result
 * @returns {{ scenario: string, condition: string | null, n: number | null, ours: string, peer: string | null, figure: string, limit: number, ratio: { median: number, min: number, max: number } | null, met: boolean }[]}
 *   only of parts that were measured; without a peer `ratio` is what was measured itself
 */
export function judged(result) {
  const compared = GOALS.flatMap(({ scenario, condition, n, ours, peers, limits }) => {
    const part = result[scenario]?.find((one) => one.n === n && one.condition === condition);
    if (!part) return [];
    return Object.entries(limits).map(([figure, limit]) => {
      const { peer, ratio } = peers
        ? toBest(part.ratios[ours], peers, figure)
        : { peer: null, ratio: ownValue(part, ours, figure) };
      const met = ratio !== null && ratio.median <= limit;
      return { scenario, condition, n: n ?? null, ours, peer, figure, limit, ratio, met };
    });
  });
  return [...compared, ...judgedSizes(result.sizes)];
}
