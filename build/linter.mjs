import { build } from 'esbuild';

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

/** The linter for Node, everything inside: the function as `lint.js`, the program as `cli.js`. */
export async function buildLinter(outdir, define) {
  const [library, program] = await Promise.all([
    build({ ...common, define, entryPoints: ['src/lint/lint.ts'], outfile: `${outdir}/lint.js` }),
    build({
      ...common,
      define,
      entryPoints: ['src/lint/cli.ts'],
      outfile: `${outdir}/cli.js`,
      banner: { js: '#!/usr/bin/env node' },
    }),
  ]);
  return [library.metafile, program.metafile];
}
