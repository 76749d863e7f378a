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
  placeholder: ['placeholder', 'ms', 0],
  preferences: ['preferences', 'ms', 0],
  choice: ['choice', 'ms', 0],
  detailed: ['choice in preferences', 'ms', 0],
  opened: ['first opening', 'ms', 0],
  added: ['added, from the click', 'ms', 0],
  confirmed: ['added, from navigation', 'ms', 0],
  again: ['second opening', 'ms', 0],
  key: ['keystroke', 'ms', 1],
  typing: ['script per keystroke', 'ms', 2],
  paste: ['paste', 'ms', 1],
  seen: ['seen', 'ms', 0],
  usable: ['usable', 'ms', 0],
  paint: ['painted', 'ms', 0],
  shown: ['pictures there', 'ms', 0],
  cold: ['painted, from navigation', 'ms', 0],
  solve: ['rows solved', 'ms', 3],
  first: ['first frame', 'ms', 0],
  picture: ['large picture', 'ms', 0],
  second: ['first frame, again', 'ms', 0],
  kept: ['kept after 20', 'kB', 0],
  late: ['frames over 25 ms', '', 0],
  dragged: ['script of a drag', 'ms', 0],
  interaction: ['slowest interaction', 'ms', 0],
  shift: ['layout shift', '', 4],
  drawn: ['all drawn', 'ms', 0],
  further: ['as many further', 'ms', 0],
  perText: ['script per text', 'ms', 3],
  fit: ['all fitted', 'ms', 0],
  refit: ['fitted again', 'ms', 0],
  layouts: ['layouts', '', 0],
  relayouts: ['layouts, again', '', 0],
  poster: ['poster', 'ms', 0],
  playable: ['ready for the click', 'ms', 0],
  player: ['player in the page', 'ms', 0],
  chart: ['chart', 'ms', 0],
  month: ['first month', 'ms', 0],
  turned: ['next month', 'ms', 0],
  tile: ['first tile', 'ms', 0],
  address: ['address', 'ms', 0],
  asked: ['requests of the map', '', 0],
  start: ['moves', 'ms', 0],
  running: ['script of two seconds', 'ms', 1],
  filtered: ['list filtered', 'ms', 0],
  sorted: ['list sorted', 'ms', 0],
  nodes: ['nodes', '', 0],
  bytes: ['bytes', 'B', 0],
  react: ['React of it', 'B', 0],
  own: ['without React', 'B', 0],
  fetched: ['fetched by the press', 'B', 0],
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
      `${[[scenario, n].filter(Boolean).join(' '), condition].filter(Boolean).join(', ')}: ${FIGURES[figure][0]} of ${titles[ours] ?? ours}`,
      peer ? `${limit} of ${titles[peer] ?? peer}` : `${limit} ${FIGURES[figure][1]}`.trim(),
      cell(ratio, peer ? 2 : FIGURES[figure][2]),
      met ? 'met' : 'MISSED',
    ]),
  ]);
