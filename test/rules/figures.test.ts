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
import { linesMatching, sourceFiles } from './source-files.ts';

const rows = sizeRows(readManifest());
const documents = sourceFiles(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs'], /\.md$/);
const textOf = (path: string): string => documents.find((one) => one.path === path)?.text ?? '';
const page = textOf('docs/reference/sizes.md');

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

  it('stand in no sentence that says so many bytes of a file, unless it names the command that measured them', () => {
    const paragraphs = documents.flatMap(({ path, text }) =>
      text.split('\n\n').flatMap((paragraph) => {
        const [figure] = /\b\d{1,3},\d{3} B\b/.exec(paragraph) ?? [];
        return figure && !/npm run bench/.test(paragraph) ? [`${path}: ${figure}`] : [];
      }),
    );
    // The definition of the unit.
    expect(paragraphs).toEqual(['docs/decisions.md: 1,000 B']);
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
    expect(wrong(written, `| ${bytes - 40} |`)).toEqual([`line 7: the tag is ${bytes} B`]);
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
