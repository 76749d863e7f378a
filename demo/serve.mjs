// The demo's server is written in TypeScript; Node gets it compiled. `node demo/serve.mjs` serves, `--reset` empties the database, `--compile` only compiles.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const OUT = join(ROOT, 'demo/.build');

const ENTRIES = { server: 'demo/server/serve.ts', site: 'demo/site/site.ts' };

/** Node keeps a module it has imported, so one process compiles the server once. */
let compiled;

/** Compiles the server, and the site beside it where there is one. Packages stay outside. */
export async function compile() {
  const entryPoints = Object.entries(ENTRIES)
    .filter(([, file]) => existsSync(join(ROOT, file)))
    .map(([out, file]) => ({ out, in: file }));
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints,
    outdir: OUT,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    write: false,
    logLevel: 'silent',
  });
  await mkdir(OUT, { recursive: true });
  for (const { path, contents } of outputFiles) {
    // A file that stays as it is must not wake who watches it.
    if (existsSync(path) && contents.length === statSync(path).size && readFileSync(path).equals(contents)) continue;
    // Another process may be reading the files, or writing them.
    const part = join(OUT, `${basename(path)}.${process.pid}`);
    await writeFile(part, contents);
    await rename(part, path);
  }
  return import(new URL('./.build/server.mjs', import.meta.url).href);
}

/**
 * Compiles and serves the demo.
 *
 * @param {import('./server/serve.ts').ServeOptions} [options]
 * @returns {Promise<import('./server/serve.ts').Served>}
 */
export async function serve(options) {
  compiled ??= compile();
  return (await compiled).serve(options);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--compile')) await compile();
  else if (process.argv.includes('--reset')) {
    console.log(`Dados novos em ${await (await compile()).resetData()}`);
  } else {
    const { url } = await serve({ port: Number(process.env.PORT) || 4173, hunt: 20 });
    console.log(`Ateliê Serra: ${url}/atelie/\nVitrine (QA): ${url}/`);
  }
}
