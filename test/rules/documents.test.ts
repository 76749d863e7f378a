// @vitest-environment node
// What the documents say of the repository is true: files, packages and the index of docs/.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDocuments } from '../../build/lists.mjs';
import { missingIn } from '../../build/release/changelog.mjs';
import { rules } from '../../src/lint/rules.ts';
import { root, type SourceFile, sourceFiles, withoutComments } from './source-files.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const documents = sourceFiles(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs'], /\.md$/);
const paths = sourceFiles(
  ['.ci', 'src', 'test', 'demo', 'build', 'docs', 'build.mjs', 'package.json'],
  /\.(tsx?|mjs|js|css|html|md|tsv|json)$/,
).map(({ path }) => path);

/** A file of the project in backticks: with a folder, or by its name alone. What the build makes has none of these endings. */
const FILE = /`((?:[\w.-]+\/)*[\w-][\w.-]*\.(?:tsx?|mjs|css|tsv))`/g;

/** The files that a document names and the project does not have. `NAME` is for a block's. */
const missingFiles = ({ path, text }: SourceFile): string[] =>
  text.split('\n').flatMap((line, index) =>
    [...line.matchAll(FILE)]
      .map(([, name = '']) => name)
      .filter((name) => !/NAME|^dist\//.test(name))
      .filter((name) => !paths.some((one) => one === name || one.endsWith(`/${name}`)))
      .map((name) => `${path}:${index + 1} names ${name}`),
  );

/** The packages of a manifest that no row of a table names: `react`, or `@scope/*` for all of a scope. */
function withoutRow(manifest: string, text: string): string[] {
  const { dependencies, devDependencies }: Record<string, Record<string, string>> = JSON.parse(manifest);
  const rows = text.split('\n').filter((line) => line.startsWith('| '));
  // `@testing-library/react, /dom` are two packages of one scope.
  const named = rows.flatMap((row) => {
    const words = (row.split('|')[1] ?? '').trim().split(/,\s*/);
    const scope = words.map((word) => /^(@[\w-]+)\//.exec(word)?.[1]).find(Boolean);
    return words.map((word) => (word.startsWith('/') ? `${scope}${word}` : word));
  });
  return Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !named.includes(name) && !named.includes(`${name.split('/')[0]}/*`),
  );
}

/** The rows of a table whose first cell another row of it has, too. */
const repeatedRows = ({ path, text }: SourceFile): string[] =>
  text.split(/\n(?!\|)/).flatMap((block) => {
    const [, , ...rows] = block.split('\n').filter((line) => line.startsWith('|'));
    const first = rows.map((row) => row.split('|')[1]?.trim() ?? '');
    return first.filter((cell, at) => cell && first.indexOf(cell) !== at).map((cell) => `${path}: ${cell}`);
  });

const ATTRIBUTE = /(?<![\w-])data-[a-z][a-z0-9]*(?:-[a-z0-9]+)*/g;
/** These quote the platform's attributes, and one that nothing reads. */
const OF_OTHERS = ['docs/published-markup.md', 'docs/decisions.md'];

describe('documents', () => {
  it('have the lists of blocks, services and folders that the sources have (else run npm run figures)', async () => {
    for (const { path, text, made } of await readDocuments()) expect(text === made, path).toBe(true);
  });

  it('have no table with one first cell twice', () => {
    // A code may have several names.
    expect(documents.flatMap(repeatedRows)).toEqual([]);
  });

  it('name every folder of browser tests', () => {
    const testing = read('docs/contribute/testing.md');
    const folders = readdirSync(join(root, 'test/browser'), { withFileTypes: true }).filter((one) => one.isDirectory());
    expect(folders.map(({ name }) => name).filter((name) => !testing.includes(`\`${name}/\``))).toEqual([]);
  });

  it('name every method of the page’s interface', () => {
    const page = read('docs/reference/window-vitrine.md');
    const source = read('src/runtime/stage/page-interface.ts');
    const lists = [...source.matchAll(/const (CONSENT|CART|NATIVE)_METHODS = '([^']*)'/g)];
    expect(lists).toHaveLength(3);
    const [, dialogs = ''] = /dialog: Object\.fromEntries\(\s*'([^']*)'/.exec(source) ?? [];
    expect(dialogs).toContain('confirm');
    const methods = [...lists.map(([, , list = '']) => list), dialogs].flatMap((list) => list.split(' '));
    expect(methods.length).toBeGreaterThan(10);
    expect(methods.filter((name) => !new RegExp(`\\.${name}\\(`).test(page))).toEqual([]);
  });

  it('name every message of the console, and no other', () => {
    const codes = (path: string, pattern: RegExp): string[] =>
      [...read(path).matchAll(pattern)].map(([, code = '']) => code);
    const known = codes('src/runtime/message-log.ts', /^ {2}\| '(VT\d+)'/gm);
    expect(known.length).toBeGreaterThan(10);
    expect(codes('docs/reference/messages.md', /^\| (VT\d+) \|/gm)).toEqual(known);
  });

  it('name everything for which the script fetches more on a page without blocks', () => {
    const [, selector = ''] = /EARLY_SELECTOR =\s*'([^']*)'/.exec(read('src/runtime/loader/early-selector.ts')) ?? [];
    const marks = [...selector.matchAll(/\[(?:class\*=)?([\w-]+)\]/g)].map(([, mark = '']) => mark);
    expect(marks.length).toBeGreaterThan(5);
    for (const page of ['docs/start/how-it-works.md', 'docs/contribute/loading-and-mounting.md'])
      expect(
        marks.filter((mark) => !new RegExp(`\`${mark}\``).test(read(page))),
        page,
      ).toEqual([]);
  });

  it('name every block that the runtime knows by its name, and every service of the page’s interface', () => {
    const [sentence = ''] = /^- What starts services[\s\S]*?\n(?=- )/m.exec(read('ARCHITECTURE.md')) ?? [];
    const runtime = sourceFiles(
      ['loader', 'stage', 'mount', 'layers', 'published', 'light', 'page'].map((tier) => `src/runtime/${tier}`),
      /\.tsx?$/,
    );
    const names = readdirSync(join(root, 'src/widgets')).filter((name) =>
      runtime.some(({ text }) => withoutComments(text).includes(`'${name}'`)),
    );
    const services = [...read('src/runtime/stage/page-interface.ts').matchAll(/(?:service|waiting)\('(\w+)'/g)];
    expect(names).toContain('dialog');
    expect(services.length).toBeGreaterThan(2);
    const known = [...names, ...services.map(([, name = '']) => name)];
    expect(known.filter((name) => !sentence.includes(`\`${name}\``))).toEqual([]);
  });

  it('name only codes of messages and of the linter that there are', () => {
    const known = [...(read('src/runtime/message-log.ts').match(/VT\d{3}/g) ?? []), ...Object.keys(rules)];
    const unknown = documents.flatMap(({ path, text }) =>
      [...text.matchAll(/\bVT\d{3}\b/g)].flatMap(([code]) => (known.includes(code) ? [] : [`${path}: ${code}`])),
    );
    expect(unknown).toEqual([]);
  });

  it('name only attributes that the sources have', () => {
    const sources = sourceFiles(['src', 'demo', 'dist/html-data.json'], /./)
      .map(({ text }) => text)
      .join();
    const known = new Set(sources.match(ATTRIBUTE));
    const unknown = documents
      .filter(({ path }) => !OF_OTHERS.includes(path))
      .flatMap(({ path, text }) => (text.match(ATTRIBUTE) ?? []).map((name) => ({ path, name })))
      .filter(({ name }) => !known.has(name));
    expect(unknown).toEqual([]);
  });

  it('follow an attribute through at most twelve files, with the functions that these have, and two ways back', () => {
    const [, walk = ''] = /^### One attribute[\s\S]*?\n(\|[\s\S]*?)\n\n/m.exec(read('ARCHITECTURE.md')) ?? [];
    const rows = [...walk.matchAll(/^\| `([^`]+)` \| `(\w+)` \|/gm)];
    expect(rows.length).toBeGreaterThan(8);
    expect(rows.length).toBeLessThanOrEqual(12);
    expect(walk.match(/back to/g)).toHaveLength(2);
    let folder = '';
    const missing = rows.filter(([, file = '', name = '']) => {
      if (file.startsWith('src/')) folder = posix.dirname(file);
      const path = file.startsWith('src/') ? file : posix.join(folder, file);
      return !paths.includes(path) || !new RegExp(`\\b${name}\\b`).test(read(path));
    });
    expect(missing.map(([row]) => row)).toEqual([]);
  });

  it('have a changelog with the sections of its form, and the version of the package', () => {
    const changelog = read('CHANGELOG.md');
    const sections = [...changelog.matchAll(/^### (.*)$/gm)].map(([, section]) => section);
    expect(
      [...new Set(sections)].filter((one) => !/^(Added|Changed|Deprecated|Removed|Fixed|Security)$/.test(one ?? '')),
    ).toEqual([]);
    const { version }: { version: string } = JSON.parse(read('package.json'));
    const [, released = ''] = /^## \[(\d[^\]]*)\]/m.exec(changelog) ?? [];
    const isInWork = version.localeCompare(released, 'en', { numeric: true }) > 0;
    // A version in work has its entries under [Unreleased]; `npm run release` tells of both. At a release it has a section.
    expect(
      missingIn(changelog, isInWork ? released : version).filter((one) => !one.startsWith('[Unreleased]')),
    ).toEqual([]);
  });

  it('name only files that the project has', () => {
    expect(documents.length).toBeGreaterThan(15);
    expect(documents.flatMap(missingFiles)).toEqual([]);
  });

  it('give the reason of every dependency', () => {
    const reasons = read('docs/contribute/dependencies.md');
    expect(withoutRow(read('package.json'), reasons)).toEqual([]);
    expect(withoutRow(read('test/bench/package.json'), reasons)).toEqual([]);
  });

  it('of docs/ are all in its index, those of the reference in theirs, and those of blocks in the README', () => {
    const indexes: readonly (readonly [folder: string, index: string])[] = [
      ['docs/reference/blocks/', 'README.md'],
      ['docs/reference/', 'docs/reference/README.md'],
      ['docs/', 'docs/README.md'],
    ];
    const pages = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
      .map((page) => `docs/${page.replaceAll('\\', '/')}`)
      // A page in Portuguese is linked by its English page (translations.test.ts).
      .filter((page) => /(?<!\.pt-BR)\.(md|tsv)$/.test(page) && page !== 'docs/README.md');
    expect(pages).toContain('docs/server/example/README.md');
    const missing = pages.filter((page) => {
      const [, index = ''] = indexes.find(([folder, one]) => page.startsWith(folder) && page !== one) ?? [];
      return !read(index).includes(`](${posix.relative(posix.dirname(index), page)})`);
    });
    expect(missing).toEqual([]);
  });

  it('with a row twice are found', () => {
    const table = '| a | b |\n|---|---|\n| x | 1 |\n| y | 2 |\n| x | 3 |';
    expect(repeatedRows({ path: 'made-up.md', text: `Text.\n\n${table}\n\n${table}` })).toEqual([
      'made-up.md: x',
      'made-up.md: x',
    ]);
  });

  it('that name what is not there are found', () => {
    const text = 'See `runtime/no-such-file.ts`, `start-loader.ts` and `widgets/NAME/view.tsx`.';
    expect(missingFiles({ path: 'made-up.md', text })).toEqual(['made-up.md:1 names runtime/no-such-file.ts']);
    const manifest =
      '{ "dependencies": { "react": "1", "@scope/one": "1", "@scope/two": "1", "@all/three": "1", "left-pad": "1" } }';
    expect(withoutRow(manifest, '| react | views |\n| @scope/one, /two | parts |\n| @all/* | types |')).toEqual([
      'left-pad',
    ]);
  });
});
