import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { keep, keptFile } from './bundler/minify.mjs';

const gzipped = promisify(gzip);
const brotlied = promisify(brotliCompress);

/** Compressed sizes by SRI hash, kept for the next build: most files are as they were, and compressing them all takes eight seconds of processor time. */
const SIZES = 'sizes.json';
let readBefore;
const sizesBefore = () =>
  (readBefore ??= readFile(keptFile(SIZES), 'utf8')
    .then(JSON.parse)
    .catch(() => ({})));

/** Returns the size of a file in bytes, raw and with the strongest compression of gzip and brotli, and its SRI hash. */
export async function measure(path) {
  const content = await readFile(path);
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  const { gzip, brotli } = (await sizesBefore())[integrity] ?? (await compressedSizes(content));
  return { raw: content.length, gzip, brotli, integrity };
}

async function compressedSizes(content) {
  const [small, smallest] = await Promise.all([
    gzipped(content, { level: 9 }),
    brotlied(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  ]);
  return { gzip: small.length, brotli: smallest.length };
}

const keepSizes = (measured) =>
  keep(
    SIZES,
    JSON.stringify(
      Object.fromEntries(Object.values(measured).map(({ integrity, gzip, brotli }) => [integrity, { gzip, brotli }])),
    ),
  );

/** Largest sizes of the tiers, in bytes of brotli quality 11. A block's and a service's own limit is in its declaration. */
export const LIMITS = { loader: 1_000, 'loader and stage': 8_000, 'loader and published stage': 9_250, core: 63_500 };

/**
 * Lists every file with its sizes and hash, says what a page fetches for each block, and holds tiers, blocks and services against their budgets.
 *
 * @param sizes file → what `measure` gives, where that has begun already
 * @param chunks what `buildChunks` gave
 * @returns the manifest, and one sentence per budget that is broken
 */
export async function makeManifest({ version, outDir, files, sizes, chunks, blocks, services }) {
  const measured = Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await (sizes[file] ?? measure(`${outDir}/${file}`))])),
  );
  await keepSizes(measured);
  const { filesOf, messages, published, groups } = chunks;
  const sum = (names) => names.reduce((total, name) => total + measured[name].brotli, 0);
  const inChunks = (list) => list.map((file) => `chunks/${file}`);
  const stage = inChunks(filesOf.stage);
  const publishedStage = inChunks(filesOf['stage.published']);
  const runtime = inChunks(filesOf.runtime);
  const core = [...new Set([...runtime, ...inChunks(filesOf.react)])];
  const shared = groups
    .map((name) => `chunks/${filesOf[name][0].replace(/^chunks\//, '')}`)
    .filter((file) => !core.includes(file));
  const own = ({ name, budget }) => {
    const [file] = inChunks(filesOf[name]);
    return [name, { chunks: [file], brotli: sum([file]), budget }];
  };
  /** Everything that is asked for in the one step after the stage. */
  const together = ({ name, level, light }) => [
    ...new Set([
      ...(light ? [] : core.toReversed()),
      ...inChunks(filesOf[name]),
      ...(light && level !== 'page' ? runtime : []),
      ...(level === 'page' && !light ? inChunks(filesOf.layers.slice(0, 1)) : []),
    ]),
  ];
  const manifest = {
    version,
    files: measured,
    tiers: { loader: 'vitrine.js', stage, publishedStage, core, shared },
    sizes: {
      loader: sum(['vitrine.js']),
      'loader and stage': sum(['vitrine.js', ...stage]),
      'loader and published stage': sum(['vitrine.js', ...publishedStage]),
      core: sum(core),
      ...Object.fromEntries(
        [
          'layers',
          'sanitise',
          'published',
          ...groups.filter((name) => shared.includes(inChunks(filesOf[name])[0])),
        ].map((name) => [name, sum(inChunks(filesOf[name].slice(0, 1)))]),
      ),
    },
    blocks: Object.fromEntries(blocks.map(own)),
    services: Object.fromEntries(services.map(own)),
    preload: {
      stage,
      publishedStage,
      blocks: Object.fromEntries(blocks.map((block) => [block.name, together(block)])),
      services: {
        ...Object.fromEntries(services.map(({ name }) => [name, inChunks(filesOf[name])])),
        sanitiser: inChunks(filesOf.sanitise),
      },
      messages: Object.fromEntries(
        ['en', 'es'].map((language) => [
          language,
          Object.fromEntries(
            Object.entries(messages)
              .filter(([, tables]) => tables[language])
              .map(([name, tables]) => [name, `chunks/${tables[language]}`]),
          ),
        ]),
      ),
      published: Object.fromEntries(Object.entries(published).map(([name, file]) => [name, `chunks/${file}`])),
    },
  };
  const budgets = { ...manifest.blocks, ...manifest.services };
  const broken = [
    ...Object.entries(LIMITS).map(([what, limit]) => ({ what, size: manifest.sizes[what], limit })),
    ...Object.entries(budgets).map(([what, { brotli, budget }]) => ({ what, size: brotli, limit: budget })),
  ].filter(({ size, limit }) => size > limit);
  return { manifest, broken: broken.map(({ what, size, limit }) => `${what}: ${size} B brotli, limit ${limit} B`) };
}
