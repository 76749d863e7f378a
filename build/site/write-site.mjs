import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { readStylesheet } from '../../demo/pages/stylesheet.mjs';
import { fileAddressOf } from './addresses.mjs';
import { shownIn } from './live-page.mjs';
import { makeSite } from './make-site.mjs';

/** Where the site is written. */
const SITE = 'dist/documents';

const FONTS = [
  'fraunces/files/fraunces-latin-opsz-normal',
  'source-sans-3/files/source-sans-3-latin-wght-normal',
  'source-sans-3/files/source-sans-3-latin-wght-italic',
];
/** What the site takes of the demo's look; the rest is for its own pages. */
const DEMO_STYLES = ['1-base', '2-frame', '3-shelf'];
/** Addresses of the demo's files → their folders. */
const MEDIA = { imagens: 'demo/pictures', videos: 'demo/videos', audio: 'demo/sounds' };

/** Copies a file below the site; folders are made where there are none. */
async function copy(from, to) {
  await mkdir(dirname(join(SITE, to)), { recursive: true });
  await copyFile(from, join(SITE, to));
}

async function writeScripts() {
  await build({
    entryPoints: ['start', 'site', 'live'].map((name) => `build/site/browser/${name}.js`),
    outdir: join(SITE, 'assets'),
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
  });
}

async function writeStyles() {
  const demo = await Promise.all(DEMO_STYLES.map((name) => readFile(`demo/styles/${name}.css`, 'utf8')));
  await writeFile(join(SITE, 'assets/site.css'), [...demo, await readStylesheet('build/site/styles')].join('\n'));
  await Promise.all(
    FONTS.map((font) =>
      copy(`node_modules/@fontsource-variable/${font}.woff2`, `assets/fonts/${font.split('/').at(-1)}.woff2`),
    ),
  );
}

/** The files of the last build that the pages load: the tag with its chunks, and the single file for a disk. */
async function copyVitrine() {
  if (!existsSync('dist/vitrine.single.js')) throw new Error('There is no build in dist/. Run npm run build first.');
  await copy('dist/vitrine.js', 'assets/vitrine/vitrine.js');
  await copy('dist/vitrine.single.js', 'assets/vitrine/vitrine.single.js');
  await cp('dist/chunks', join(SITE, 'assets/vitrine/chunks'), {
    recursive: true,
    filter: (path) => !path.endsWith('.map'),
  });
}

/** Makes the site and writes it, with all that its pages load. */
export async function writeSite() {
  const begun = performance.now();
  const { pages, written, files, index } = await makeSite();
  await rm(SITE, { recursive: true, force: true });
  await mkdir(join(SITE, 'assets'), { recursive: true });
  await copyVitrine();
  await Promise.all([writeScripts(), writeStyles(), copy('demo/favicon.svg', 'assets/favicon.svg')]);
  await writeFile(join(SITE, 'assets/search-index.js'), `window.vitrineSearchIndex = ${JSON.stringify(index)};\n`);
  for (const [address, html] of written) {
    await mkdir(dirname(join(SITE, address)), { recursive: true });
    await writeFile(join(SITE, address), html);
    for (const file of address.startsWith('live/') ? shownIn(html) : []) {
      const [folder, name] = file.split('/');
      await copy(join(MEDIA[folder], name), `live/${file}`);
    }
  }
  for (const file of files) await copy(file, fileAddressOf(file));
  return { pages: pages.length, seconds: (performance.now() - begun) / 1000 };
}
