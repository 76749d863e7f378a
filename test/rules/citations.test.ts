// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchorsIn } from './anchors.ts';
import { root, type SourceFile, sourceFiles } from './source-files.ts';

const read = (name: string): string => readFileSync(join(root, 'docs', name), 'utf8');
const matches = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found]) => found ?? '');

const requirements = read('requirements.tsv')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));
const areas = [...new Set(requirements.map(([, area]) => area))];

/** Everything that can be cited by an id. */
const known = new Set([
  ...requirements.map(([id]) => id),
  ...matches(read('decisions.md'), /^- \*\*(D-\d{2}) /gm),
  ...matches(read('threats.md'), /^\| (T-\d{2}) \|/gm),
  ...matches(read('faults.md'), /^\| (F-\d{3}) \|/gm),
]);

/** Every page of `docs/`, wherever it is. */
const pages = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' });

/** The anchors of a page of `docs/`; null where there is no such page. */
const anchorsOf = (page: string): string[] | null =>
  existsSync(join(root, 'docs', page)) ? anchorsIn(read(page)) : null;

const ID = new RegExp(`(?<![\\w-])(?:(?:${areas.join('|')})-\\d{3}|[DTG]-\\d{2}|F-\\d{3})(?![\\w-])`, 'g');
const PAGE = /\bdocs\/([\w/-]+\.(?:md|tsv))(?:#([\w-]+))?/g;
const SECTION = /§ ?(\d+)/g;

const sections = new Set(matches(read('published-markup.md'), /^## (\d+)\. /gm));

/** What a line cites that is not there. */
function unknownIn(path: string, line: string): string[] {
  const found = [...line.matchAll(ID)].flatMap(([id]) => (known.has(id) ? [] : [id]));
  for (const [cited, page = '', anchor] of line.matchAll(PAGE)) {
    const anchors = anchorsOf(page);
    // An entry of the changelog names a page where it was then.
    if (!anchors && path === 'CHANGELOG.md' && pages.some((one) => basename(one) === basename(page))) continue;
    if (!anchors || (anchor && !anchors.includes(anchor))) found.push(cited);
  }
  if (/published-markup\.md §|published markup §/.test(line) || path === 'docs/published-markup.md')
    for (const [cited, section = ''] of line.matchAll(SECTION)) if (!sections.has(section)) found.push(cited);
  return found;
}

/** Citations of documents that the repository does not hold, as they were once written. */
const ELSEWHERE = [
  /\b00[0-2] §/g,
  /\b00[0-2], "/g,
  /\b[sS]ources? 00[0-2]\b/g,
  /\bnotes[:,] [a-z][a-z ]*§/g,
  /\bdecisions(?:\.md)?, "/g,
  /[(;] ?decisions\)/g,
  /\b(?:design|faults-and-figures|libraries-and-pitfalls|beyond-the-specification)\.md\b(?<!(?:docs\/|\]\()[\w-]+\.md)/g,
  // A section of nothing that is named before it on the line.
  /§ ?\d(?<!(?:published-markup\.md|published markup|RFC \d+|WCAG [\d.]+) (?:§[\d.]+(?:, | and ))*§ ?\d)/g,
];

/** What a line cites of such documents. */
const elsewhereIn = (path: string, line: string): string[] =>
  path === 'docs/published-markup.md'
    ? []
    : ELSEWHERE.flatMap((pattern) => [...line.matchAll(pattern)].map(([cited]) => cited));

const linesWith = (files: readonly SourceFile[], of: (path: string, line: string) => string[]): string[] =>
  files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => of(path, line).map((cited) => `${path}:${index + 1} cites ${cited}`)),
  );

const files = sourceFiles(
  [
    'src',
    'test',
    'demo',
    'build',
    'docs',
    'build.mjs',
    'README.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
  ],
  /\.(tsx?|mjs|js|css|html|md|tsv|json|template)$/,
).filter(({ path }) => basename(path) !== basename(import.meta.filename));

describe('citations', () => {
  it('are of ids and sections that the pages of docs/ have', () => {
    expect(known.size).toBeGreaterThan(1300);
    expect(files.length).toBeGreaterThan(500);
    expect(linesWith(files, unknownIn)).toEqual([]);
  });

  it('of what is not there are found', () => {
    const text = [
      '/** Twice (GAL-997), as (D-99, D-01); threat T-98, fault F-999, ACC-001. */',
      '// docs/decisions.md#no-such-heading, docs/decisions.md#markup, docs/nothing.md, docs/published-markup.md §7, §99',
    ].join('\n');
    expect(linesWith([{ path: 'made-up.ts', text }], unknownIn)).toEqual([
      'made-up.ts:1 cites GAL-997',
      'made-up.ts:1 cites D-99',
      'made-up.ts:1 cites T-98',
      'made-up.ts:1 cites F-999',
      'made-up.ts:2 cites docs/decisions.md#no-such-heading',
      'made-up.ts:2 cites docs/nothing.md',
      'made-up.ts:2 cites §99',
    ]);
  });

  it('are of nothing that the repository does not hold', () => {
    expect(linesWith(files, elsewhereIn)).toEqual([]);
  });

  it('of other documents are found', () => {
    const text = [
      '/** Narrow (001 §7), like (002, "Limits"), as source 000 has it; decisions, "Cart". */',
      '// notes: published markup §9, design.md, docs/published-markup.md §7, §10, RFC 5646 §4.4.1, and §3 of something',
    ].join('\n');
    expect(linesWith([{ path: 'made-up.ts', text }], elsewhereIn)).toEqual([
      'made-up.ts:1 cites 001 §',
      'made-up.ts:1 cites 002, "',
      'made-up.ts:1 cites source 000',
      'made-up.ts:1 cites decisions, "',
      'made-up.ts:1 cites §7',
      'made-up.ts:2 cites notes: published markup §',
      'made-up.ts:2 cites design.md',
      'made-up.ts:2 cites §3',
    ]);
  });

  it('count only ids that stand once, each in its area', () => {
    const ids = requirements.map(([id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const [id, area, requirement, kind, proof, ...rest] of requirements) {
      expect(id).toMatch(new RegExp(`^${area}-\\d{3}$`));
      expect(requirement?.length, id).toBeGreaterThan(10);
      expect(['behaviour', 'data', 'limit', 'error', 'string', 'call', 'route'], id).toContain(kind);
      expect(['page', 'rule'], id).toContain(proof);
      expect(rest, id).toEqual([]);
    }
  });
});
