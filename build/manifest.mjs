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
export const LIMITS = { loader: 900, 'loader and stage': 6_000, core: 62_000 };

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
    preload: preloads({ files, stage, chunks, blocks }),
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

/**
 * What a template may ask for early, as paths in `dist`: the stage; everything that a block or service needs in the one step after it, what is long
 * first; and the words of other languages by block.
 */
function preloads({ files, stage, chunks, blocks }) {
  const withoutStage = (names) => [...new Set(names.flatMap(chunks))].filter((file) => !stage.includes(file));
  const core = withoutStage(['core']);
  const react = core.slice(1);
  const named = (name) => files.filter((path) => path.startsWith(`chunks/${name}-`));
  const words = (language) => Object.fromEntries(blocks.map(({ name }) => [name, named(language)[0]]));
  return {
    stage,
    blocks: Object.fromEntries(
      blocks.map(({ name, host }) => {
        const layer = host === 'page' ? ['layer'] : [];
        return [name, [...new Set([...react, ...core, ...withoutStage([name, ...layer])])]];
      }),
    ),
    services: { consent: withoutStage(['services']), sanitiser: named('sanitise') },
    words: { en: words('en'), es: words('es') },
  };
}
