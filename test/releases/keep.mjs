// Packs the loader and chunks of `dist` into `test/releases/VERSION.json.br`: `node test/releases/keep.mjs [DIST]`. To be run once, when a release is made.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { refuse } from '../../build/command-line.mjs';

const dist = process.argv[2] ?? 'dist';
if (!existsSync(join(dist, 'manifest.json'))) refuse(`"${dist}"`, 'the folder of a build');
const { version, files } = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));

const kept = Object.fromEntries(
  Object.keys(files)
    .filter((file) => file === 'vitrine.js' || file.startsWith('chunks/'))
    .map((file) => [file, readFileSync(join(dist, file), 'utf8')]),
);
const packed = brotliCompressSync(JSON.stringify(kept), { params: { [constants.BROTLI_PARAM_LGWIN]: 22 } });
const out = new URL(`${version}.json.br`, import.meta.url);
writeFileSync(out, packed);
console.log(`${version}: ${Object.keys(kept).length} files, ${packed.length} B`);
