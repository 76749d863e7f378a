import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { filesOfServices, readDeclarations, readRegistries } from './build/bundler/built-registry.mjs';
import { defined } from './build/bundler/bundle-options.mjs';
import { buildChunks, buildEntry, buildLoader, buildSingle } from './build/bundler/bundles.mjs';
import { takeOnly } from './build/command-line.mjs';
import { htmlData } from './build/html-data.mjs';
import { blocksSchema } from './build/json-schema.mjs';
import { licenceNotice } from './build/licences.mjs';
import { buildLinter } from './build/linter.mjs';
import { makeManifest, measure } from './build/manifest.mjs';
import { buildParts, writePartsPages } from './build/parts-page.mjs';
import { buildPlayground } from './build/playground.mjs';
import { keepReachedTypes } from './build/reached-types.mjs';
import { attributesReference } from './build/reference/attributes-reference.mjs';
import { codesReference, readFamilies } from './build/reference/codes-reference.mjs';
import { contextReference } from './build/reference/context-reference.mjs';
import { lintReference } from './build/reference/lint-reference.mjs';
import { rulesReference } from './build/reference/rules-reference.mjs';
import { tokensReference } from './build/reference/tokens-reference.mjs';
import { writeRegistryFiles } from './build/registry-files.mjs';
import { run } from './build/run.mjs';

const OUT = 'dist';

/** Builds everything in `dist/`. Throws where a budget is broken. */
async function buildAll() {
  const { version } = JSON.parse(await readFile('package.json', 'utf8'));
  const define = defined(version);
  await rm(OUT, { recursive: true, force: true });
  await mkdir(OUT, { recursive: true });

  await writeRegistryFiles();
  // What needs nothing of the chunks is made beside them: these keep one processor busy, and there are two.
  const typed = begun(types());
  const single = begun(buildSingle(`${OUT}/vitrine.single.js`, { define }));
  // Compressing the largest file takes longer than all the others together.
  const sizes = { 'vitrine.single.js': begun(single.then(() => measure(`${OUT}/vitrine.single.js`))) };
  const linter = begun(buildLinter(OUT, define));
  const parts = begun(buildParts({ outDir: OUT, define }));
  const playground = begun(buildPlayground({ outDir: OUT, define }));
  const entry = await buildEntry(OUT, define);
  const vocabulary = await import(`./${OUT}/index.js?${Date.now()}`);
  const { blocks } = vocabulary;

  const chunks = await buildChunks(`${OUT}/chunks`, { ...(await readRegistries()), define });
  const { filesOf, metafile, files } = chunks;
  const inChunks = (list) => list.map((file) => `chunks/${file}`);
  const loader = await buildLoader(`${OUT}/vitrine.js`, { filesOf, define });
  await writeJson('blocks.schema.json', blocksSchema({ blocks, version, vocabulary }));
  await writeJson('html-data.json', htmlData({ blocks, vocabulary }));
  const metafiles = [metafile, loader.metafile, (await single).metafile, entry.metafile, ...(await linter)];
  await typed;
  const { manifest, broken } = await makeManifest({
    version,
    outDir: OUT,
    files: ['vitrine.js', 'vitrine.single.js', 'index.js', 'blocks.schema.json', 'html-data.json', ...inChunks(files)],
    sizes,
    chunks,
    blocks,
    services: filesOfServices((await readDeclarations()).services),
  });
  await writeJson('manifest.json', manifest);
  await writeFile(
    `${OUT}/metafile.json`,
    JSON.stringify({ chunks: metafile, single: (await single).metafile, entry: entry.metafile }),
  );
  await writeFile(`${OUT}/THIRD-PARTY-LICENSES.txt`, await licenceNotice(metafiles));
  await writePagesOf(blocks, manifest);
  await writeFile(`${OUT}/reference/attributes.md`, attributesReference(vocabulary.pageAttributes));
  await writeFile(`${OUT}/reference/context.md`, contextReference(vocabulary));
  await writeFile(`${OUT}/reference/tokens.md`, tokensReference(vocabulary.publicTokens));
  await Promise.all([parts, playground]);
  await writePartsPages(OUT);

  const shown = {
    ...manifest.sizes,
    ...Object.fromEntries(Object.entries(manifest.blocks).map(([name, { brotli }]) => [name, brotli])),
  };
  for (const [what, size] of Object.entries(shown))
    console.log(`${what.padEnd(18)} ${String(size).padStart(6)} B brotli`);
  if (broken.length) throw new Error(`over budget\n  ${broken.join('\n  ')}`);
}

/** Work that is waited for later; its failure is met there. */
function begun(work) {
  work.catch(() => {});
  return work;
}

const writeJson = (file, value) => writeFile(`${OUT}/${file}`, JSON.stringify(value));

/** Declarations of what is imported by name, the files that point to them, and the entries that are one file for each module. */
async function types() {
  await Promise.all(
    ['types', 'package'].map((what) =>
      run(process.execPath, ['node_modules/typescript/bin/tsc', '-p', `build/${what}.tsconfig.json`]),
    ),
  );
  await writeFile(`${OUT}/index.d.ts`, `export * from './types/index.js';\n`);
  await writeFile(`${OUT}/lint.d.ts`, `export * from './types/lint/lint.js';\n`);
  await writeFile(`${OUT}/globals.d.ts`, `export * from './types/globals.js';\n`);
  await writeFile(`${OUT}/globals.js`, 'export {};\n');
  const { exports } = JSON.parse(await readFile('package.json', 'utf8'));
  await keepReachedTypes(Object.values(exports).flatMap(({ types }) => types ?? []));
}

async function writePagesOf(blocks, manifest) {
  const { writePages } = await import('./build/pages.mjs');
  const { referenceFor } = await import('./build/reference/reference.mjs');
  const examples = await examplesOf(blocks);
  await mkdir(`${OUT}/reference`, { recursive: true });
  for (const block of blocks)
    await writeFile(`${OUT}/reference/${block.name}.md`, referenceFor(block, examples[block.name]));
  const { rules } = await import(`./${OUT}/lint.js?${Date.now()}`);
  await writeFile(`${OUT}/reference/lint.md`, lintReference(rules));
  await writeFile(`${OUT}/reference/codes.md`, codesReference(await readFamilies()));
  await writeFile(`${OUT}/reference/rules.md`, await rulesReference());
  await writePages({ blocks, examples, outDir: OUT, manifest });
}

const examplesOf = async (blocks) =>
  Object.fromEntries(
    await Promise.all(
      blocks.map(async ({ name }) => [name, await readFile(`src/widgets/${name}/example.html`, 'utf8')]),
    ),
  );

/** Makes the demo's pages from declarations that have changed; sizes are those of the last build. */
async function buildPages() {
  const manifest = JSON.parse(await readFile(`${OUT}/manifest.json`, 'utf8'));
  await buildEntry(OUT, defined(manifest.version));
  const { blocks } = await import(`./${OUT}/index.js`);
  const { writePages } = await import('./build/pages.mjs');
  await writePages({ blocks, examples: await examplesOf(blocks), outDir: OUT, manifest });
}

takeOnly('--pages');
if (process.argv.includes('--pages')) await buildPages();
else await buildAll();
