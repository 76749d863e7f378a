import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync } from 'fflate';

/** What a site serves, and what editors and build tools read. The folder `chunks/` is added whole. */
const BUILT = [
  'vitrine.js',
  'vitrine.single.js',
  'blocks.schema.json',
  'html-data.json',
  'manifest.json',
  'THIRD-PARTY-LICENSES.txt',
];
/** Texts for whoever opens the archive, in both languages of its readers. */
const TEXTS = ['README.md', 'LEIA-ME.md'];
/** A zip holds local times without a zone: this one is the same on every machine, and the earliest that it can hold. */
const TIME = new Date(1980, 0, 1);

/**
 * The files of a release's archive by their path in it, which is that in `dist`.
 *
 * @param {{ dist: string, licence: string, version: string }} from the folder of the build, the path of the licence, and the version
 * @returns {Promise<Record<string, Uint8Array>>}
 */
export async function archiveFiles({ dist, licence, version }) {
  const chunks = (await readdir(join(dist, 'chunks'))).map((file) => `chunks/${file}`);
  const files = Object.fromEntries(
    await Promise.all([...BUILT, ...chunks].map(async (path) => [path, await readFile(join(dist, path))])),
  );
  files.LICENSE = await readFile(licence);
  for (const name of TEXTS) {
    const text = await readFile(new URL(`texts/${name}`, import.meta.url), 'utf8');
    files[name] = Buffer.from(text.replaceAll('{version}', version));
  }
  files['manifest.json'] = Buffer.from(onlyOf(files));
  return files;
}

/** The manifest without the files that the archive does not have. */
function onlyOf(files) {
  const manifest = JSON.parse(files['manifest.json'].toString());
  const kept = Object.entries(manifest.files).filter(([path]) => Object.hasOwn(files, path));
  return `${JSON.stringify({ ...manifest, files: Object.fromEntries(kept) }, null, 2)}\n`;
}

/**
 * A zip of files below one folder. The same files give the same bytes: names are sorted, and every entry has one time.
 *
 * @param {string} folder
 * @param {Record<string, Uint8Array>} files
 * @returns {Uint8Array}
 */
export const zipOf = (folder, files) =>
  zipSync(
    Object.fromEntries(
      Object.keys(files)
        .sort()
        .map((path) => [`${folder}/${path}`, files[path]]),
    ),
    { level: 9, mtime: TIME },
  );
