import { bundle } from './bundle.mjs';
import { compared, rounds } from './compare.mjs';
import { CONDITIONS } from './conditions.mjs';
import { pictures } from './galleries/pictures.mjs';

const COUNT = 2_000;
const WIDTH = 1_240;
const ROW = 250;
const SPACE = 20;
/** How often the rows are solved before the clock starts, and how often between two looks at it, since it is not exact enough for one. */
const WARMING = 100;
const BATCH = 20;
const BATCHES = 15;

/** Each gives `globalThis.solver(photos)`, a function that solves the rows of these pictures and says how high they are together. */
const ENTRIES = {
  vitrine: `import { autoRowsLayout } from '../../src/widgets/_shared/media/gallery-layout/auto-rows-layout.ts';
globalThis.solver = (photos) => {
  const ratios = Float64Array.from(photos, ({ width, height }) => height / width);
  return (width) => autoRowsLayout({ width, ratios, rowHeight: ${ROW}, gutter: ${SPACE} }).height;
};`,
  'react-photo-album': `import { computeRowsLayout } from './node_modules/react-photo-album/dist/layouts/rows.js';
globalThis.solver = (photos) => (width) =>
  computeRowsLayout(photos, ${SPACE}, 0, width, ${ROW}).tracks.reduce((sum, { photos: [{ height }] }) => sum + height + ${SPACE}, -${SPACE});`,
  'justified-layout': `import layout from 'justified-layout';
globalThis.solver = (photos) => (width) =>
  layout(photos, { containerWidth: width, containerPadding: 0, boxSpacing: ${SPACE}, targetRowHeight: ${ROW} }).containerHeight;`,
};

/** In the page: the median of the solver's times, each for another width, as when a window is dragged wider. */
function solve({ photos, width, warming, batch, batches }) {
  const run = solver(photos);
  for (let at = 0; at < warming; at++) run(width - warming + at);
  const taken = [];
  let height = 0;
  for (let round = 0; round < batches; round++) {
    const from = performance.now();
    for (let at = 0; at < batch; at++) height = run(width + at);
    taken.push((performance.now() - from) / batch);
  }
  return { solve: taken.toSorted((one, other) => one - other)[batches >> 1], height };
}

/**
 * The rows of 2,000 pictures, solved again and again.
 *
 * @param {object} parts as for `runBlocks`
 * @param {(part: object) => Promise<void>} keep
 */
export async function runSolver({ browser, server, conditions, runs, random }, keep) {
  const made = await bundle(Object.fromEntries(Object.entries(ENTRIES).map(([name, text]) => [`${name}.js`, text])));
  for (const [name, text] of Object.entries(made)) server.put({ [`/solver/${name}`]: text });
  for (const name of Object.keys(ENTRIES))
    server.put({
      [`/solver/${name}`]: `<!doctype html><title>Solver</title><script type="module" src="/solver/${name}.js"></script>`,
    });
  const photos = pictures(COUNT).map(({ src, width, height }) => ({ src, width, height }));
  for (const condition of conditions.filter((name) => name !== 'slow')) {
    const sample = async (name) => {
      const context = await browser.newContext();
      try {
        const page = await context.newPage();
        await page.goto(`${server.origin}/solver/${name}`, { waitUntil: 'load' });
        const session = await context.newCDPSession(page);
        await session.send('Emulation.setCPUThrottlingRate', { rate: CONDITIONS[condition].cpu });
        const task = { photos, width: WIDTH, warming: WARMING, batch: BATCH, batches: BATCHES };
        const { solve: ms, height } = await page.evaluate(solve, task);
        const works = height > 100 * ROW && height < (COUNT * ROW) / 2;
        return {
          broken: works ? null : `rows are ${height} px high`,
          worked: Number(works),
          tried: 1,
          figures: { solve: ms },
        };
      } finally {
        await context.close();
      }
    };
    const samples = await rounds({ names: Object.keys(ENTRIES), runs, random, sample });
    await keep({ n: COUNT, condition, runs, ...compared(samples, ['vitrine']) });
  }
}
