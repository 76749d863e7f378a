import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Size in bytes, raw and compressed as a good server would, and the SRI hash. */
export async function measure(path) {
  const content = await readFile(path);
  return {
    raw: content.length,
    gzip: gzipSync(content, { level: 9 }).length,
    brotli: brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
    integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  };
}

/** Largest sizes of the tiers, in bytes of brotli quality 11. A block's own limit stands in its declaration. */
export const LIMITS = { loader: 900, 'loader and stage': 6_000, core: 62_900 };

/**
 * Lists every file with its sizes and hash, and holds tiers and blocks against their budgets.
 *
 * @returns the manifest, and one sentence per budget that is broken
 */
export async function makeManifest({ version, outDir, files, filesOf, blocks }) {
  const measured = Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await measure(`${outDir}/${file}`)])),
  );
  const sum = (names) => names.reduce((total, name) => total + measured[name].brotli, 0);
  const chunks = (name) => filesOf[name].map((file) => `chunks/${file}`);
  const stage = chunks('stage');
  const core = chunks('core').filter((file) => !stage.includes(file));
  const beside = (name) => chunks(name).filter((file) => !stage.includes(file) && !core.includes(file));
  const uses = blocks.flatMap(({ name }) => beside(name));
  const shared = [...new Set(uses.filter((file, at) => uses.indexOf(file) !== at))];
  const manifest = {
    version,
    files: measured,
    tiers: { loader: 'vitrine.js', stage, core, shared },
    sizes: {
      loader: sum(['vitrine.js']),
      'loader and stage': sum(['vitrine.js', ...stage]),
      core: sum(core),
      shared: sum(shared),
    },
    blocks: Object.fromEntries(
      blocks.map(({ name, budget }) => {
        const own = beside(name).filter((file) => !shared.includes(file));
        return [name, { chunks: own, brotli: sum(own), budget }];
      }),
    ),
  };
  const broken = [
    ...Object.entries(LIMITS).map(([what, limit]) => ({ what, size: manifest.sizes[what], limit })),
    ...Object.entries(manifest.blocks).map(([what, { brotli, budget }]) => ({ what, size: brotli, limit: budget })),
  ].filter(({ size, limit }) => size > limit);
  return { manifest, broken: broken.map(({ what, size, limit }) => `${what}: ${size} B brotli, limit ${limit} B`) };
}
