import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const HERE = fileURLToPath(new URL('.', import.meta.url));

/**
 * Bundles peers as a site would publish them: minified, for production, ES2022.
 *
 * @param {Record<string, string>} entries source text by the name of the file it becomes
 * @param {{ format?: 'esm' | 'iife', external?: string[] }} [options] ES modules share what they have in common as chunks beside them;
 *   `external` names packages that stay outside
 * @returns {Promise<Record<string, string>>} the files' texts by name
 */
export async function bundle(entries, { format = 'esm', external = [] } = {}) {
  const { outputFiles } = await build({
    entryPoints: Object.keys(entries).map((name) => ({ in: `entry:${name}`, out: name.replace(/\.js$/, '') })),
    outdir: `${HERE}made`,
    bundle: true,
    minify: true,
    splitting: format === 'esm',
    format,
    external,
    target: 'es2022',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"', 'globalThis.SCRIPT_DEBUG': 'false' },
    write: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entries',
        setup({ onLoad, onResolve }) {
          onResolve({ filter: /^entry:/ }, ({ path }) => ({ path: path.slice(6), namespace: 'entry' }));
          onLoad({ filter: /./, namespace: 'entry' }, ({ path }) => ({ contents: entries[path], resolveDir: HERE }));
        },
      },
    ],
  });
  return Object.fromEntries(outputFiles.map(({ path, text }) => [path.slice(`${HERE}made/`.length), text]));
}
