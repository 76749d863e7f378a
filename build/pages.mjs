import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { benchPage } from '../demo/pages/bench-page.mjs';
import { blockPage } from '../demo/pages/block-page.mjs';
import { forDisk } from '../demo/pages/disk.mjs';
import { indexPage } from '../demo/pages/index-page.mjs';
import { layout } from '../demo/pages/layout.mjs';
import { playgroundPage } from '../demo/pages/playground-page.mjs';
import { readScenes } from '../demo/pages/scenes.mjs';
import { readStylesheet } from '../demo/pages/stylesheet.mjs';
import { readVariants } from '../demo/pages/variants.mjs';
import { readWords } from '../demo/pages/words.mjs';

const DEMO = fileURLToPath(new URL('../demo/', import.meta.url));
const BENCH_RESULT = fileURLToPath(new URL('../test/bench/results/latest.json', import.meta.url));
const DISK_ASSETS = ['theme.js', 'menu.js', 'page.js', 'favicon.svg'];

/**
 * Writes the demo's pages from the declarations: served ones in `site/`, with places for the nonce, and ones that open
 * from disk in `demo/`. What the menu of all pages lists is kept in `site/menu.json`, for pages that are made later.
 *
 * @param {{ blocks: any[], examples: Record<string, string>, outDir: string, manifest: any }} made
 */
export async function writePages({ blocks, examples, outDir, manifest }) {
  const scenes = await readScenes();
  const entries = await Promise.all(blocks.map((block) => entryOf(block, examples[block.name] ?? '', manifest)));
  const listed = entries.map(({ block, words: { title, summary, group } }) => ({
    name: block.name,
    title,
    summary,
    group,
  }));
  const menu = {
    version: manifest.version,
    blocks: listed,
    scenes: scenes.map(({ html, ...scene }) => scene),
  };

  const indexOf = (some) =>
    layout({
      ...menu,
      title: 'Vitrine · Blocos e cenas',
      description: 'Os blocos da Vitrine em funcionamento, e as cenas em que eles são postos à prova.',
      path: '/',
      main: indexPage({ entries, scenes: some, weights: weightsOf(manifest) }),
    });
  // A sandboxed frame may load nothing from a disk.
  const onDisk = scenes.filter(({ served }) => !served);
  await mkdir(join(outDir, 'site', 'blocks'), { recursive: true });
  await mkdir(join(outDir, 'demo'), { recursive: true });
  await writeFile(join(outDir, 'site', 'menu.json'), JSON.stringify(menu));
  await writeFile(join(outDir, 'site', 'index.html'), indexOf(scenes));
  await writeFile(join(outDir, 'demo', 'index.html'), forDisk(indexOf(onDisk)));

  const figures = layout({
    ...menu,
    title: 'Desempenho · Vitrine',
    description: 'A Vitrine medida ao lado de outras, e onde ela é mais lenta.',
    path: '/desempenho',
    main: benchPage(await benchResult()),
  });
  await writeFile(join(outDir, 'site', 'desempenho.html'), figures);
  await writeFile(join(outDir, 'demo', 'desempenho.html'), forDisk(figures));

  const playground = layout({
    ...menu,
    title: 'Experimentar · Vitrine',
    description: 'Um bloco ou o seu próprio HTML, com as opções, o resultado e o que o linter diz.',
    path: '/experimentar/',
    main: playgroundPage({ entries }),
  });
  await writeFile(join(outDir, 'site', 'experimentar.html'), playground);

  for (const entry of entries) {
    const { block, words } = entry;
    const page = layout({
      ...menu,
      title: `${words.title} · Vitrine`,
      description: words.summary,
      path: `/blocks/${block.name}`,
      main: blockPage({ ...entry, blocks: listed, scenes }),
    });
    await writeFile(join(outDir, 'site', 'blocks', `${block.name}.html`), page);
    await writeFile(join(outDir, 'demo', `${block.name}.html`), forDisk(page));
  }
  for (const { name, html } of onDisk) await writeFile(join(outDir, 'demo', `cena-${name}.html`), forDisk(html));
  await writeFile(join(outDir, 'demo', 'demo.css'), await readStylesheet(join(DEMO, 'styles')));
  for (const file of DISK_ASSETS) await copyFile(join(DEMO, file), join(outDir, 'demo', file));
}

/** The last result that was kept; null where there is none. */
async function benchResult() {
  try {
    return JSON.parse(await readFile(BENCH_RESULT, 'utf8'));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
    return null;
  }
}

async function entryOf(block, example, manifest) {
  const [words, variants] = await Promise.all([readWords(block), readVariants(block.name, example)]);
  return { block, words, variants, size: manifest.blocks?.[block.name] ?? { brotli: 0 } };
}

function weightsOf({ files, tiers }) {
  const sum = (tier) => [tiers[tier] ?? []].flat().reduce((total, file) => total + (files[file]?.brotli ?? 0), 0);
  return { loader: sum('loader'), stage: sum('stage'), core: sum('core') };
}
