import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const item = ({ title, text }) => `<details><summary>${title}</summary><p>${text}</p></details>`;

/**
 * Vitrine as it is built.
 *
 * @param {{ dist: string, when: 'visible' | 'load' }} options the folder of the build, and when blocks mount
 */
export const vitrine = ({ dist, when }) => ({
  name: `vitrine-${when}`,
  title: when === 'visible' ? 'Vitrine' : 'Vitrine, load',
  mountsAll: when === 'load',
  block: '.accordion',
  signal: { attribute: 'data-block-state', value: 'ready' },
  scripts: [{ src: '/dist/vitrine.js' }],
  html: (blocks) =>
    blocks
      .map(
        (items) =>
          `<div class="accordion" data-block="accordion"${when === 'visible' ? '' : ` data-block-load="${when}"`}>${items.map(item).join('')}</div>`,
      )
      .join('\n'),
  files: () => vitrineFiles(dist),
});

/** The scripts of a build, by the address they are served under. */
export function vitrineFiles(dist) {
  const chunks = readdirSync(join(dist, 'chunks')).filter((name) => name.endsWith('.js'));
  return Object.fromEntries(
    ['vitrine.js', ...chunks.map((name) => `chunks/${name}`)].map((name) => [
      `/dist/${name}`,
      readFileSync(join(dist, name)),
    ]),
  );
}

/** The lines of `vitrine preload` for a page with these blocks, whose tag is at `/dist/vitrine.js`. */
export function preloadLines(dist, blocks) {
  const { preload, files } = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));
  const paths = new Set([preload.stage, ...blocks.map((name) => preload.blocks[name])].flat());
  return [...paths]
    .map(
      (path) =>
        `<link rel="modulepreload" href="/dist/${path}" integrity="${files[path].integrity}" crossorigin="anonymous">`,
    )
    .join('');
}
