import { readFile } from 'node:fs/promises';
import { tableLines } from './markdown.mjs';

const RESULT = 'test/bench/results/latest.json';

const round = (number) => Math.round(number).toLocaleString('en-GB');
const span = ({ median, min, max }) => `${round(median)} ms (${round(min)}–${round(max)})`;
const share = ({ median, min, max }) => `${median.toFixed(2)} (${min.toFixed(2)}–${max.toFixed(2)})`;

const table = (head, rows) => tableLines(head, rows).join('\n');

/** Blocks at 4x: the first screen of each variant by number of blocks, and what Vitrine takes of Alpine's. */
function blocksTable({ blocks, titles }) {
  const parts = blocks.filter(({ condition }) => condition === '4x').toSorted((one, other) => other.n - one.n);
  const [widest] = parts.toSorted((one, other) => other.variants.length - one.variants.length);
  const shares = { ready: 'first screen', blocking: 'blocking time', heap: 'heap growth' };
  return table(
    ['first screen clickable', ...parts.map(({ n }) => `N=${round(n)}`)],
    [
      ...widest.variants.map(({ name }) => [
        titles[name] ?? name,
        ...parts.map(({ variants }) => {
          const ready = variants.find((one) => one.name === name)?.figures.ready;
          return ready ? span(ready) : '–';
        }),
      ]),
      ...Object.entries(shares).map(([figure, title]) => [
        `share of Alpine’s: ${title}`,
        ...parts.map(({ ratios }) => {
          const ratio = ratios['vitrine-visible'].alpine[figure];
          return ratio ? share(ratio) : '–';
        }),
      ]),
    ],
  );
}

function bannerTable({ banner, titles }) {
  return table(
    ['', ...banner.map(({ condition }) => condition), 'transferred, B'],
    banner[0].variants.map(({ name, figures }) => [
      titles[name] ?? name,
      ...banner.map(({ variants }) => span(variants.find((one) => one.name === name).figures.banner)),
      round(figures.bytes.median),
    ]),
  );
}

/** The scenarios that have no result. */
const withoutResult = (result) =>
  Object.entries(result).flatMap(([name, parts]) =>
    Array.isArray(parts) && parts.length === 0 ? [`\`${name}\``] : [],
  );

/** What documents say of the last benchmark, by the name of their region. */
export async function benchLists() {
  const result = JSON.parse(await readFile(RESULT, 'utf8'));
  return {
    'bench-blocks': blocksTable(result),
    'bench-banner': bannerTable(result),
    'bench-missing': withoutResult(result).join(', '),
    'bench-goals': `${result.goals.filter(({ met }) => met).length} of ${result.goals.length} goals`,
  };
}
