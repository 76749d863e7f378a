/** The figures of a scenario in the order they are shown, with their units and the places behind the point. */
export const FIGURES = {
  ready: ['first screen', 'ms', 0],
  all: ['all', 'ms', 0],
  blocking: ['blocking', 'ms', 0],
  frames: ['blocked frames', 'ms', 0],
  longest: ['longest task', 'ms', 0],
  script: ['script', 'ms', 0],
  style: ['style', 'ms', 0],
  layout: ['layout', 'ms', 0],
  heap: ['heap', 'MB', 2],
  listeners: ['listeners', '', 0],
  recalcs: ['recalcs', '', 0],
  click: ['click', 'ms', 1],
  banner: ['banner', 'ms', 0],
  seen: ['seen', 'ms', 0],
  usable: ['usable', 'ms', 0],
  bytes: ['bytes', 'B', 0],
};

const cell = (value, places) =>
  value ? `${value.median.toFixed(places)} (${value.min.toFixed(places)}–${value.max.toFixed(places)})` : '–';

/** A table as text: what is in a column is as wide as its widest. */
export function columns(rows) {
  const widths = rows[0].map((_, at) => Math.max(...rows.map((row) => row[at].length)));
  return rows
    .map((row) =>
      row
        .map((text, at) => text.padEnd(widths[at]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Medians and ranges of a part, and the ratios of ours to each peer. */
export function partTable({ variants, ratios }, titles) {
  const figures = Object.keys(FIGURES).filter((name) => variants.some((variant) => variant.figures[name]));
  const head = ['', ...figures.map((name) => FIGURES[name].slice(0, 2).filter(Boolean).join(', ')), 'clicks'];
  const rows = variants.map(({ name, broken, clicks, figures: found }) => [
    titles[name] ?? name,
    ...figures.map((figure) => cell(found[figure], FIGURES[figure][2])),
    broken ? `BROKEN: ${broken} (${clicks.join('/')})` : clicks.join('/'),
  ]);
  const compared = Object.entries(ratios).map(([ours, peers]) =>
    columns([
      [`ratio of ${titles[ours] ?? ours} to`, ...figures.map((name) => FIGURES[name][0])],
      ...Object.entries(peers).map(([peer, found]) => [
        titles[peer] ?? peer,
        ...figures.map((figure) => cell(found[figure], 2)),
      ]),
    ]),
  );
  return [columns([head, ...rows]), ...compared].join('\n\n');
}

/** Bytes, the lightest first. */
export const sizesTable = (rows) =>
  columns([
    ['', 'raw', 'gzip', 'brotli'],
    ...rows.map(({ title, raw, gzip, brotli }) => [title, ...[raw, gzip, brotli].map(String)]),
  ]);

/** The goals, each met or missed. */
export const goalsTable = (goals, titles) =>
  columns([
    ['goal', 'at most', 'measured', ''],
    ...goals.map(({ scenario, condition, n, ours, peer, figure, limit, ratio, met }) => [
      `${n ? `${n} blocks` : scenario}, ${condition}: ${FIGURES[figure][0]} of ${titles[ours] ?? ours}`,
      `${limit} of ${titles[peer] ?? peer}`,
      cell(ratio, 2),
      met ? 'met' : 'MISSED',
    ]),
  ]);
