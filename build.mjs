import { spawn } from 'node:child_process';
import { mkdir, readFile, rm, watch, writeFile } from 'node:fs/promises';
import { readDeclarations, readRegistries } from './build/built-registry.mjs';
import { buildChunks, buildEntry, buildLoader, buildSingle } from './build/bundles.mjs';
import { codesReference, readFamilies } from './build/codes-reference.mjs';
import { htmlData } from './build/html-data.mjs';
import { blocksSchema } from './build/json-schema.mjs';
import { licenceNotice } from './build/licences.mjs';
import { lintReference } from './build/lint-reference.mjs';
import { buildLinter } from './build/linter.mjs';
import { makeManifest } from './build/manifest.mjs';
import { buildPartsPage } from './build/parts-page.mjs';
import { writeRegistryFiles } from './build/registry-files.mjs';
import { rulesReference } from './build/rules-reference.mjs';
import { tokensReference } from './build/tokens-reference.mjs';

const OUT = 'dist';

/** Builds everything in `dist/`. Throws where a budget is broken. */
async function buildAll() {
  const { version } = JSON.parse(await readFile('package.json', 'utf8'));
  const define = { __VERSION__: JSON.stringify(version), 'process.env.NODE_ENV': '"production"' };
  await rm(OUT, { recursive: true, force: true });
  await mkdir(OUT, { recursive: true });

  await writeRegistryFiles();
  // The compiler has a processor to itself meanwhile. A failure is met where it is waited for.
  const typed = types();
  typed.catch(() => {});
  const entry = await buildEntry(OUT, define);
  const vocabulary = await import(`./${OUT}/index.js?${Date.now()}`);
  const { blocks } = vocabulary;

  const chunks = await buildChunks(`${OUT}/chunks`, { ...(await readRegistries()), define });
  const { filesOf, metafile, files } = chunks;
  const inChunks = (list) => list.map((file) => `chunks/${file}`);
  const loader = await buildLoader(`${OUT}/vitrine.js`, { filesOf, define });
  const single = await buildSingle(`${OUT}/vitrine.single.js`, { define });

  await writeJson('blocks.schema.json', blocksSchema({ blocks, version, vocabulary }));
  await writeJson('html-data.json', htmlData({ blocks, vocabulary }));
  await typed;
  const { manifest, broken } = await makeManifest({
    version,
    outDir: OUT,
    files: ['vitrine.js', 'vitrine.single.js', 'index.js', 'blocks.schema.json', 'html-data.json', ...inChunks(files)],
    chunks,
    blocks,
    services: (await readDeclarations()).services,
  });
  const linter = await buildLinter(OUT, define);
  const metafiles = [metafile, loader.metafile, single.metafile, entry.metafile, ...linter];
  await writeJson('manifest.json', manifest);
  await writeFile(
    `${OUT}/metafile.json`,
    JSON.stringify({ chunks: metafile, single: single.metafile, entry: entry.metafile }),
  );
  await writeFile(`${OUT}/THIRD-PARTY-LICENSES.txt`, await licenceNotice(metafiles));
  await writePagesOf(blocks, manifest);
  await writeFile(`${OUT}/reference/tokens.md`, tokensReference(vocabulary.publicTokens));
  await buildPartsPage({ outDir: OUT, define });

  const shown = {
    ...manifest.sizes,
    ...Object.fromEntries(Object.entries(manifest.blocks).map(([name, { brotli }]) => [name, brotli])),
  };
  for (const [what, size] of Object.entries(shown))
    console.log(`${what.padEnd(18)} ${String(size).padStart(6)} B brotli`);
  if (broken.length) throw new Error(`over budget\n  ${broken.join('\n  ')}`);
}

const writeJson = (file, value) => writeFile(`${OUT}/${file}`, `${JSON.stringify(value, null, 2)}\n`);

/** Declarations of what is imported by name, the files that point to them, and the entries that are one file for each module. */
async function types() {
  await Promise.all(['types', 'package'].map((what) => run('npx', ['tsc', '-p', `build/${what}.tsconfig.json`])));
  await writeFile(`${OUT}/index.d.ts`, `export * from './types/index.js';\n`);
  await writeFile(`${OUT}/lint.d.ts`, `export * from './types/lint/lint.js';\n`);
}

async function writePagesOf(blocks, manifest) {
  const { writePages } = await import('./build/pages.mjs');
  const { referenceFor } = await import('./build/reference.mjs');
  const examples = Object.fromEntries(
    await Promise.all(
      blocks.map(async ({ name }) => [name, await readFile(`src/widgets/${name}/example.html`, 'utf8')]),
    ),
  );
  await mkdir(`${OUT}/reference`, { recursive: true });
  for (const block of blocks)
    await writeFile(`${OUT}/reference/${block.name}.md`, referenceFor(block, examples[block.name]));
  const { rules } = await import(`./${OUT}/lint.js?${Date.now()}`);
  await writeFile(`${OUT}/reference/lint.md`, lintReference(rules));
  await writeFile(`${OUT}/reference/codes.md`, codesReference(await readFamilies()));
  await writeFile(`${OUT}/reference/rules.md`, await rulesReference());
  await writePages({ blocks, examples, outDir: OUT, manifest });
}

const run = (command, args) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit' });
    child.once('exit', (code) =>
      code ? reject(new Error(`${command} ${args.join(' ')} ended with ${code}`)) : resolve(),
    );
  });

/** Builds again on every change below the folders, and serves the demo with live reload. */
async function watchAll() {
  // Each build is a process of its own: this one keeps the build's own modules, and the demo's, as they were when it began.
  const build = () =>
    run(process.execPath, ['build.mjs'])
      .then(() => run(process.execPath, ['demo/serve.mjs', '--compile']))
      .catch((error) => console.error(error.message));
  await build();
  const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'demo/serve.mjs'], {
    stdio: 'inherit',
    env: { ...process.env, VITRINE_LIVE: '1' },
  });
  process.once('exit', () => server.kill());
  let due = null;
  let changed = false;
  let building = false;
  // One at a time: a second would empty the folder under the first.
  const buildChanges = async () => {
    if (building) return;
    building = true;
    while (changed) {
      changed = false;
      await build();
    }
    building = false;
  };
  await Promise.all(
    ['src', 'demo', 'build'].map(async (folder) => {
      for await (const { filename } of watch(folder, { recursive: true })) {
        if (/^\.(data|build)\b/.test(filename ?? '')) continue;
        changed = true;
        clearTimeout(due);
        due = setTimeout(buildChanges, 100);
      }
    }),
  );
}

if (process.argv.includes('--watch')) await watchAll();
else await buildAll();
