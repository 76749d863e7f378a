import { bundle } from '../bundle.mjs';
import { phonePage } from '../open-phone.mjs';
import { vitrineFiles } from '../peers/vitrine.mjs';
import { randomFrom } from '../statistics.mjs';

const COUNT = 1_000;
const random = randomFrom(11);
const POINTS = Array.from({ length: COUNT }, (_, at) => ({
  label: `${at + 1} min`,
  value: Math.round(600 + 500 * Math.sin(at / 160) + 60 * random()),
}));
const TITLE = 'Temperatura do forno';

/** The same line for both peers. It notes on its canvas that it has been drawn. */
const START = `globalThis.draw = (canvas, points) => new Chart(canvas, {
  type: 'line',
  data: { labels: points.map(({ label }) => label), datasets: [{ label: '${TITLE}', data: points.map(({ value }) => value), borderWidth: 2, pointRadius: 0 }] },
  options: { animation: false },
  plugins: [{ id: 'drawn', afterDraw: () => { canvas.dataset.drawn = ''; } }],
});`;

const ENTRIES = {
  'chart-auto': `import Chart from 'chart.js/auto';\n${START}`,
  'chart-shaken': `import { CategoryScale, Chart, Legend, LinearScale, LineController, LineElement, PointElement, Tooltip } from 'chart.js';
Chart.register(CategoryScale, Legend, LinearScale, LineController, LineElement, PointElement, Tooltip);\n${START}`,
};

/** How the drawing of each is found. */
export const CHARTS = {
  vitrine: '.plot path.line',
  'chart-auto': 'canvas[data-drawn]',
  'chart-shaken': 'canvas[data-drawn]',
};

const table = `<table><caption>${TITLE}</caption><thead><tr><th scope="col">Tempo</th><th scope="col">°C</th></tr></thead><tbody>${POINTS.map(({ label, value }) => `<tr><th scope="row">${label}</th><td>${value}</td></tr>`).join('')}</tbody></table>`;

/** The files of all peers, and their pages: `/charts/NAME`. Vitrine's data is the table that the page has without scripts. */
export async function chartFiles(dist) {
  const files = {
    '/charts/vitrine': phonePage(
      '<script async src="/dist/vitrine.js"></script>',
      `<div data-block="chart" data-type="line">${table}</div>`,
    ),
  };
  for (const [name, entry] of Object.entries(ENTRIES)) {
    // One by one: together, both would have what only one of them needs.
    const made = await bundle({ [`${name}.js`]: entry });
    files[`/charts-files/${name}.js`] = made[`${name}.js`];
    files[`/charts/${name}`] = phonePage(
      '',
      `<div><canvas></canvas></div><script type="module">import '/charts-files/${name}.js'; draw(document.querySelector('canvas'), ${JSON.stringify(POINTS)})</script>`,
    );
  }
  return { ...vitrineFiles(dist), ...files };
}
