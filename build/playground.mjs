import { build } from 'esbuild';

/** Bundles the script of the demo's playground: the linter and the declarations, as the page that edits markup needs them. Nothing of it is shipped. */
export async function buildPlayground({ outDir, define }) {
  await build({
    entryPoints: ['demo/playground/main.ts'],
    outfile: `${outDir}/site/playground.js`,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    // The sources of their packages, and not the files for old loaders.
    mainFields: ['module', 'main'],
    define,
    legalComments: 'none',
    logLevel: 'warning',
  });
}
