import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify as terser } from 'terser';

const KEPT = 'node_modules/.cache/vitrine';

/** The file in which something is kept for the next build. */
export const keptFile = (name) => join(KEPT, name);

/** Keeps a text for the next build. Builds may run side by side: none of them may read half a file. */
export async function keep(name, text) {
  const path = keptFile(name);
  await mkdir(KEPT, { recursive: true });
  await writeFile(`${path}.${process.pid}`, text);
  await rename(`${path}.${process.pid}`, path);
}

/**
 * What every page pays for, once more through a second minifier (50 B brotli of the loader, 240 of the stage, 1,000 of React).
 *
 * @param {string} text
 * @param {Omit<import('terser').MinifyOptions, 'compress'> & { compress?: import('terser').CompressOptions }} [options]
 * @returns {Promise<string>}
 */
export async function minify(text, { compress, ...options } = {}) {
  const { code = '' } = await terser(text, {
    ecma: 2022,
    compress: { passes: 4, keep_fargs: false, hoist_funs: true, unsafe_arrows: true, ...compress },
    mangle: true,
    module: true,
    ...options,
  });
  return code;
}

/**
 * The core, kept for the next build: React's own file takes 12 s and changes with React only. A function that is called once stays one: put into its caller it would share the caller's scope,
 * and whatever holds one closure of a block would hold all blocks that were mounted with it, however long ago they were removed.
 */
export async function minifyCached(text, compress) {
  // Constants stay on their side of a comparison: together that is 50 B less.
  const options = { compress: { reduce_funcs: false, lhs_constants: false, ...compress } };
  const hash = createHash('sha256').update(JSON.stringify(options) + text);
  const name = `${hash.digest('hex')}.js`;
  try {
    return await readFile(keptFile(name), 'utf8');
  } catch {
    const made = await minify(text, options);
    await keep(name, made);
    return made;
  }
}
