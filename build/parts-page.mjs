import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { layout } from '../demo/pages/layout.mjs';
import { partsPage, servicePage } from '../demo/pages/parts-page.mjs';
import { buildChunks, buildLoader } from './bundler/bundles.mjs';

/**
 * Builds what the demo's page of parts, and the one of a service, load: the real loader, stage and core with one block, which is in no registry of the product.
 *
 * @param {{ outDir: string, define: Record<string, any> }} made
 */
export async function buildParts({ outDir, define }) {
  const out = `${outDir}/site/parts`;
  await mkdir(out, { recursive: true });
  const { filesOf } = await buildChunks(`${out}/chunks`, {
    stage: 'demo/parts/stage.ts',
    services: { greeting: 'demo/parts/greeting.ts' },
    blocks: {
      parts: 'demo/parts/index.ts',
      'page-content': 'demo/parts/layers/page-content.tsx',
      stacked: 'demo/parts/layers/stacked.tsx',
    },
    define,
    minifiedTwice: false,
  });
  await buildLoader(`${out}/vitrine.js`, { filesOf, define });
}

/** Writes these two pages. `outDir` holds the menu that `writePages` wrote. */
export async function writePartsPages(outDir) {
  const menu = JSON.parse(await readFile(`${outDir}/site/menu.json`, 'utf8'));
  const tag = '<script src="/dist/site/parts/vitrine.js" async nonce="{{nonce}}"></script>';
  const write = (name, page) => writeFile(`${outDir}/site/${name}.html`, layout(page).replace('{{tag}}', tag));
  await write('partes', {
    ...menu,
    title: 'Partes · Vitrine',
    description: 'O que os blocos da Vitrine têm em comum, em todos os estados.',
    path: '/partes',
    main: partsPage(JSON.parse(await readFile('demo/parts/tokens.json', 'utf8'))),
  });
  await write('servico', {
    ...menu,
    title: 'Um serviço sem bloco · Vitrine',
    description: 'Um serviço iniciado por uma configuração do contexto, numa página sem bloco nenhum.',
    path: '/servico',
    main: servicePage,
  });
}
