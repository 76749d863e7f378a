/** A median with its range. */
export const value = (median: number) => ({ median, min: median - 1, max: median + 1 });

/** What a run of the benchmark leaves, with a little of everything. */
export const result = {
  machine: {
    cpu: 'Some CPU <2>',
    cores: 2,
    memory: 24,
    node: '20.0.0',
    chromium: '150.0',
    date: '2026-05-04T10:00:00Z',
  },
  blocks: [
    {
      n: 1000,
      condition: '4x',
      runs: 5,
      variants: [
        { name: 'vitrine-visible', broken: null, clicks: [5, 5], figures: { ready: value(400), bytes: value(75_000) } },
        { name: 'alpine', broken: null, clicks: [5, 5], figures: { ready: value(800), bytes: value(18_000) } },
        { name: 'wordpress', broken: 'never ready', clicks: [0, 0], figures: {} },
      ],
      ratios: { 'vitrine-visible': { alpine: { ready: { median: 0.5, min: 0.4, max: 0.6 }, bytes: value(4.16) } } },
    },
  ],
  goals: [
    {
      scenario: 'blocks',
      condition: '4x',
      n: 1000,
      ours: 'vitrine-visible',
      peer: 'alpine',
      figure: 'ready',
      limit: 0.6,
      ratio: { median: 0.5, min: 0.4, max: 0.6 },
      met: true,
    },
    {
      scenario: 'form',
      condition: 'slow',
      n: null,
      ours: 'vitrine-preload',
      peer: 'just-validate',
      figure: 'usable',
      limit: 2,
      ratio: { median: 2.3, min: 2.2, max: 2.4 },
      met: false,
    },
    {
      scenario: 'galleries',
      condition: '4x',
      n: null,
      ours: 'vitrine',
      peer: null,
      figure: 'interaction',
      limit: 200,
      ratio: { median: 96, min: 88, max: 120 },
      met: true,
    },
  ],
  versions: { alpinejs: '3.17.4' },
  banner: [
    {
      condition: 'slow',
      runs: 5,
      variants: [
        { name: 'vitrine', broken: null, clicks: [5, 5], figures: { banner: value(2_200) } },
        { name: 'klaro', broken: null, clicks: [5, 5], figures: { banner: value(1_300) } },
      ],
      ratios: { vitrine: { klaro: { banner: value(1.69) } } },
    },
  ],
  form: [],
  rows: [
    {
      n: 2000,
      condition: '4x',
      runs: 5,
      variants: [
        { name: 'vitrine', broken: null, clicks: [5, 5], figures: { paint: value(200) } },
        { name: 'masonic', broken: null, clicks: [5, 5], figures: { paint: value(400) } },
      ],
      ratios: { vitrine: { masonic: { paint: value(0.5) } } },
    },
  ],
  sizes: {
    rows: [
      { name: 'vitrine-none', ours: true, raw: 1_789, gzip: 1_048, brotli: 893 },
      { name: 'klaro', ours: false, raw: 235_942, gzip: 69_399, brotli: 59_197 },
    ],
  },
};
