import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

/** @satisfies {import('esbuild').BuildOptions} */
const common = {
  bundle: true,
  minify: true,
  target: 'node20',
  platform: 'node',
  format: 'esm',
  charset: 'utf8',
  // The sources of their packages, and not the files for old loaders.
  mainFields: ['module', 'main'],
  metafile: true,
  legalComments: 'none',
  logLevel: 'warning',
};

/** The linter for Node: the function as `lint.js`, the program as `cli.js`, and what both use in a file beside them. Every package is inside. */
export async function buildLinter(outdir, define) {
  const { metafile } = await build({
    ...common,
    define,
    entryPoints: { lint: 'src/lint/lint.ts', cli: 'src/lint/cli.ts' },
    outdir,
    splitting: true,
    chunkNames: 'lint-[hash]',
  });
  const program = join(outdir, 'cli.js');
  await writeFile(program, `#!/usr/bin/env node\n${await readFile(program, 'utf8')}`);
  return [metafile];
}
