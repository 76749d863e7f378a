// `npm run release` builds, and makes what one hands out of a version in `dist-release/`: the archive for servers, the npm package, the lines with hashes, and checksums.
// Two runs over the same tree give the same bytes.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { takeOnly } from './command-line.mjs';
import { archiveFiles, zipOf } from './release/archive.mjs';
import { missingIn } from './release/changelog.mjs';
import { integrityPage } from './release/integrity-page.mjs';
import { run } from './run.mjs';

const OUT = 'dist-release';

takeOnly();
const { name, version } = JSON.parse(await readFile('package.json', 'utf8'));
await run(process.execPath, ['build.mjs']);
await rm(OUT, { recursive: true, force: true });
await mkdir(OUT);

const archive = `${name}-${version}`;
await writeFile(
  `${OUT}/${archive}.zip`,
  zipOf(archive, await archiveFiles({ dist: 'dist', licence: 'LICENSE', version })),
);
await run('npm', ['pack', '--ignore-scripts', '--silent', '--pack-destination', OUT]);

const measured = async (file) => {
  const content = await readFile(join(OUT, file));
  return { name: file, size: content.length, sha256: createHash('sha256').update(content).digest('hex') };
};
const archives = await Promise.all([`${archive}.zip`, `${archive}.tgz`].map(measured));
await writeFile(
  `${OUT}/integrity.md`,
  integrityPage(JSON.parse(await readFile('dist/manifest.json', 'utf8')), archives),
);
const sums = [...archives, await measured('integrity.md')];
await writeFile(`${OUT}/SHA256SUMS`, sums.map((one) => `${one.sha256}  ${one.name}\n`).join(''));

for (const one of sums) console.log(`${OUT}/${one.name}  ${one.size} B`);
for (const sentence of missingIn(await readFile('CHANGELOG.md', 'utf8'), version))
  console.warn(`CHANGELOG.md: ${sentence}.`);
