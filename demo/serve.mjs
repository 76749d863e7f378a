// The demo's server is written in TypeScript; Node gets it compiled. `node demo/serve.mjs --help` lists the options.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { HELP, serveOptions } from './serve-options.mjs';

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

async function main() {
  // With a channel it is the server of `npm run dev`, and ends with it. A server that could not start ends without waiting for that.
  process.once('disconnect', () => process.exit());
  process.channel?.unref();
  const asked = serveOptions(process.argv.slice(2), process.env);
  if ('problem' in asked) {
    console.error(`${asked.problem} As opções: node demo/serve.mjs --help`);
    process.exitCode = 2;
  } else if (asked.task === 'help') process.stdout.write(HELP);
  else if (asked.task === 'compile') await compile();
  else await work(asked).catch((error) => fail(error, asked));
}

async function work({ task, port, data }) {
  if (task === 'reset') return console.log(`Dados novos em ${await (await compile()).resetData(undefined, data)}`);
  const { url } = await serve({ port, hunt: 20, data });
  console.log(`Ateliê Serra: ${url}/atelie/\nVitrine (QA): ${url}/`);
}

/** What Node prints of an error begins with the line that threw it: of a package that is one line of 30 kB. */
function fail(error, { data }) {
  const isOfData = data !== undefined && error.syscall !== 'listen';
  console.error(
    isOfData
      ? `Os dados "${data}" não abrem: ${error.message}. A opção --data espera um arquivo de dados da demonstração ou :memory:.`
      : error.message,
  );
  process.exitCode = isOfData ? 2 : 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
