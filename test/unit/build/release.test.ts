// What `npm run release` makes, from a small build that is made up.
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measure } from '../../../build/manifest.mjs';
import { archiveFiles, zipOf } from '../../../build/release/archive.mjs';
import { missingIn } from '../../../build/release/changelog.mjs';
import { integrityPage } from '../../../build/release/integrity-page.mjs';
import { lint } from '../../../src/lint/lint.ts';

const CHUNKS = ['stage', 'published', 'react', 'runtime', 'accordion', 'badge', 'consent', 'sanitise', 'accordion.en'];
const SHIPPED = [
  'vitrine.js',
  'vitrine.single.js',
  'blocks.schema.json',
  'html-data.json',
  'THIRD-PARTY-LICENSES.txt',
  ...CHUNKS.map((name) => `chunks/${name}-aaaaa.js`),
];
const NOT_SHIPPED = ['index.js', 'metafile.json', 'site/cart.json', 'demo/index.html', 'cli.js'];
const chunk = (name: string): string => `chunks/${name}-aaaaa.js`;

let dist: string;
const at = (path: string): string => join(dist, path);

/** The manifest of that build, with the hashes of what is there. */
async function manifest() {
  const listed = ['vitrine.js', 'vitrine.single.js', 'index.js', ...CHUNKS.map(chunk)];
  return {
    version: '1.2.3',
    files: Object.fromEntries(await Promise.all(listed.map(async (path) => [path, await measure(at(path))]))),
    tiers: { core: [chunk('runtime'), chunk('react')] },
    preload: {
      stage: [chunk('stage')],
      publishedStage: [chunk('published')],
      blocks: { accordion: [chunk('react'), chunk('runtime'), chunk('accordion')], badge: [chunk('badge')] },
      services: { consent: [chunk('consent')], sanitiser: [chunk('sanitise')] },
      messages: { en: { accordion: chunk('accordion.en') } },
      published: {},
    },
  };
}

const made = async (): Promise<Record<string, Uint8Array>> =>
  archiveFiles({ dist, licence: at('LICENSE'), version: '1.2.3' });

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'vitrine-release-'));
  for (const path of [...SHIPPED, ...NOT_SHIPPED, 'LICENSE']) {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), `/* ${path} */ "ção"`);
  }
  writeFileSync(at('manifest.json'), JSON.stringify(await manifest()));
});

afterAll(() => rmSync(dist, { recursive: true, force: true }));

describe('the archive of a release', () => {
  it('has what a site serves and what editors read, as the build made it, and nothing else', async () => {
    const files = unzipSync(zipOf('vitrine-1.2.3', await made()));
    const others = ['LICENSE', 'README.md', 'LEIA-ME.md', 'manifest.json'];
    expect(Object.keys(files)).toEqual([...SHIPPED, ...others].map((path) => `vitrine-1.2.3/${path}`).sort());
    for (const path of [...SHIPPED, 'LICENSE'])
      expect(strFromU8(files[`vitrine-1.2.3/${path}`] ?? new Uint8Array()), path).toBe(readFileSync(at(path), 'utf8'));
    const listed = JSON.parse(strFromU8(files['vitrine-1.2.3/manifest.json'] ?? new Uint8Array()));
    expect(Object.keys(listed.files)).toEqual(['vitrine.js', 'vitrine.single.js', ...CHUNKS.map(chunk)]);
    expect(listed.preload).toEqual((await manifest()).preload);
  });

  it('has texts that name files of it, in both languages, with markup in which the linter finds nothing', async () => {
    const files = await made();
    for (const name of ['README.md', 'LEIA-ME.md']) {
      const text = strFromU8(files[name] ?? new Uint8Array());
      expect(text).toMatch(/^# Vitrine 1\.2\.3\n/);
      const rows = [...text.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, cell = '']) =>
        cell.replaceAll('`', '').split(', '),
      );
      expect(rows).toHaveLength(8);
      expect(rows.filter((path) => !Object.keys(files).some((one) => one.startsWith(path)))).toEqual([]);
      const [, html = ''] = /```html\n([\s\S]*?)```/.exec(text) ?? [];
      expect(html).toContain('vitrine.js');
      expect(lint(html)).toEqual([]);
    }
  });

  it('is the same bytes twice, whatever the order of its files and the time', async () => {
    const files = await made();
    const turned = Object.fromEntries(Object.entries(files).reverse());
    writeFileSync(at('vitrine.js'), readFileSync(at('vitrine.js')));
    expect(Buffer.from(zipOf('a', turned)).equals(Buffer.from(zipOf('a', await made())))).toBe(true);
    const [time = 0, date = 0] = [10, 12].map((offset) => Buffer.from(zipOf('a', files)).readUInt16LE(offset));
    expect([time, date]).toEqual([0, (1 << 5) | 1]);
  });
});

describe('the page of hashes', () => {
  const archives = [{ name: 'vitrine-1.2.3.zip', size: 10, sha256: 'abc' }];
  const hashOf = (path: string): string =>
    `sha384-${createHash('sha384')
      .update(readFileSync(at(path)))
      .digest('base64')}`;

  it('has a line with the hash of its bytes for every file, and each file once', async () => {
    const page = integrityPage(await manifest(), archives);
    expect(page).toContain('| vitrine-1.2.3.zip | 10 | `abc` |');
    const lines = [...page.matchAll(/^<(script|link) .*?(?:src|href)="\/vitrine\/([^"]*)" integrity="([^"]*)"/gm)];
    expect(lines.map(([, , path = '']) => path).sort()).toEqual(
      ['vitrine.js', 'vitrine.single.js', ...CHUNKS.map(chunk)].sort(),
    );
    for (const [, , path = '', integrity] of lines) expect(integrity, path).toBe(hashOf(path));
    expect(page).toContain('For every block, except `badge`.');
  });

  it('has an import map of every chunk', async () => {
    const [, map = ''] =
      /<script type="importmap">(.*)<\/script>/.exec(integrityPage(await manifest(), archives)) ?? [];
    expect(JSON.parse(map).integrity).toEqual(
      Object.fromEntries(CHUNKS.map(chunk).map((path) => [`/vitrine/${path}`, hashOf(path)])),
    );
  });

  it('is refused for a file that the manifest does not list', async () => {
    const { files, ...rest } = await manifest();
    const { [chunk('badge')]: _, ...fewer } = files;
    expect(() => integrityPage({ ...rest, files: fewer }, archives)).toThrow(
      'manifest.json does not list chunks/badge',
    );
  });
});

it('what a changelog lacks before a version is given out is told', () => {
  const good = '# Changelog\n\n## [Unreleased]\n\n## [1.2.3] - 2026-01-02\n\n- One.\n';
  expect(missingIn(good, '1.2.3')).toEqual([]);
  expect(missingIn(good.replace('## [1.2.3]', '### Added\n\n- Two.\n\n## [1.2.3]'), '1.2.4')).toEqual([
    'the newest section with a date is 1.2.3, and package.json has 1.2.4',
    '[Unreleased] has entries, which belong into the section of a version',
  ]);
});
