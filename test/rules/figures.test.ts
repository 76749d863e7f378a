// Sizes are in one table of the reference, and a few of them in the README. Both are written from the manifest: `npm run figures`.
import { describe, expect, it } from 'vitest';
import {
  COST_REGION,
  costRows,
  LABELS,
  readSizes,
  SIZES_REGION,
  sizeRows,
  sizesTable,
  wrongSizes,
} from '../../build/sizes-table.mjs';
import { readManifest } from './built.ts';
import { linesMatching, type SourceFile, sourceFiles } from './source-files.ts';

const rows = sizeRows(readManifest());
const documents = sourceFiles(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs'], /\.md$/);
const textOf = (path: string): string => documents.find((one) => one.path === path)?.text ?? '';
const page = textOf('docs/reference/sizes.md');

const withoutLists = (text: string): string => text.replace(/<!-- list:[\w-]+ -->[\s\S]*?<!-- list:end -->/g, '');

/** Sizes of files that a sentence says, the first of each paragraph. */
const writtenSizes = ({ path, text }: SourceFile): string[] =>
  withoutLists(text)
    .split('\n\n')
    .flatMap((paragraph) => {
      const [figure] = /\b(?:\d{1,3},\d{3} B|\d+(?:\.\d+)? kB)\b/.exec(paragraph) ?? [];
      return figure && !/npm run bench|goals\.mjs/.test(paragraph) ? [`${path}: ${figure}`] : [];
    });

/** Measured times, which have a range behind them, the first of each section. */
const writtenTimes = ({ path, text }: SourceFile): string[] =>
  withoutLists(text)
    .split(/^(?=#+ )/m)
    .flatMap((section) => {
      const [figure] = /\d[\d,.]* ms \(\d/.exec(section) ?? [];
      return figure && !/npm run bench/.test(section) ? [`${path}: ${figure}`] : [];
    });

describe('sizes in documents', () => {
  it('are those of the manifest, but for what the names of chunks change (else run npm run figures)', () => {
    expect(readSizes(page).length).toBe(rows.length);
    expect(wrongSizes(readSizes(page), rows)).toEqual([]);
  });

  it('are told by seven rows of the README', () => {
    const told = readSizes(textOf('README.md'), COST_REGION);
    expect(told).toHaveLength(7);
    expect(wrongSizes(told, costRows(rows, readManifest()))).toEqual([]);
  });

  it('stand in those two tables: no other has a column of bytes', () => {
    const elsewhere = documents.map(({ path, text }) => ({
      path,
      text: text.replace(path === 'README.md' ? COST_REGION : SIZES_REGION, (region) => region.replace(/[^\n]/g, '')),
    }));
    expect(linesMatching(elsewhere, /^\|.*\|\s*(bytes|size|B)\s*\|/i)).toEqual([]);
  });

  it('stand in no sentence that says so many bytes of a file, unless it names the command or the file of what is compared', () => {
    // The definition of the unit.
    expect(documents.flatMap(writtenSizes)).toEqual(['docs/decisions.md: 1 kB']);
  });

  it('and measured times stand in regions that are written, or in a section that names the command that measured them', () => {
    expect(documents.flatMap(writtenTimes)).toEqual([]);
  });

  it('and times that are written by hand are found', () => {
    const path = 'made-up.md';
    expect(writtenSizes({ path, text: 'A row.\n\nLeaflet is 28 kB of it.\n\nThe page has 12,345 B.' })).toEqual([
      'made-up.md: 28 kB',
      'made-up.md: 12,345 B',
    ]);
    const table = '| Vitrine | 798 ms (600–900) |';
    expect(writtenTimes({ path, text: `## Blocks\n\n${table}` })).toEqual(['made-up.md: 798 ms (6']);
    expect(writtenTimes({ path, text: `## Blocks\n\n\`npm run bench:react\`:\n\n${table}` })).toEqual([]);
    expect(writtenTimes({ path, text: `## Blocks\n\n<!-- list:x -->\n\n${table}\n\n<!-- list:end -->` })).toEqual([]);
  });
});

describe('the check of sizes', () => {
  const table = `# Title\n\n<!-- sizes:begin -->\n\n${sizesTable(rows)}\n\n<!-- sizes:end -->\n`;
  const wrong = (from: string, to: string): string[] => wrongSizes(readSizes(table.replace(from, to)), rows);
  const [tag] = rows;
  const bytes = Number(tag?.bytes[0]);

  it('reads the table that it writes', () => {
    expect(wrong('', '')).toEqual([]);
  });

  it('lets a few bytes pass and names the line of more', () => {
    const written = `| ${bytes.toLocaleString('en')} |`;
    expect(wrong(written, `| ${bytes - 20} |`)).toEqual([]);
    expect(wrong(written, `| ${bytes - 40} |`)).toEqual([`line 7: the tag is ${bytes.toLocaleString('en')} B`]);
  });

  it('lets no limit be another one', () => {
    expect(wrong('| 1,000 |\n', '| 1,001 |\n')).toEqual(['line 7: the limit of the tag is 1000 B']);
  });

  it('misses a row that is not there, and one too many', () => {
    expect(wrong('| single file |', '| all in one |')).toEqual([
      expect.stringMatching(/^line \d+: the manifest has nothing called "all in one"$/),
      'no line says the size of "single file"',
    ]);
  });

  it('has no label for a file that is no longer made', () => {
    const told = rows.map(({ what }) => what);
    expect(Object.values(LABELS).filter((label) => !told.some((what) => what.startsWith(label)))).toEqual([]);
  });
});
