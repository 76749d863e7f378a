// What a merge leaves in documents: its marks, lines, sentences and headings twice, rows and code that are cut off, half sentences.
import { describe, expect, it } from 'vitest';
import { isMade } from './made-pages.ts';
import { linesMatching, type SourceFile, sourceFiles } from './source-files.ts';

const documents = sourceFiles(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'docs'], /\.md$/);
const prose = documents.filter(({ path }) => !isMade(path) && path !== 'CHANGELOG.md');

const MARK = /^(?:<{7}|={7}|>{7}|\|{7})(?: |$)/;

/** A text without its blocks of code. */
const withoutCode = (text: string): string => text.replace(/^ *```[\s\S]*?^ *```$/gm, '```');

/** How long a line or a sentence has to be: short ones may be meant twice. */
const LONG_LINE = 20;
const LONG_SENTENCE = 50;

const repeated = (list: readonly string[]): string[] => list.filter((one, at) => list.indexOf(one) !== at);

/** Lines that the line before them is, too. */
const sameLines = ({ path, text }: SourceFile): string[] => {
  const lines = withoutCode(text)
    .split('\n')
    .map((line) => line.trim());
  return lines
    .filter((line, at) => line.length >= LONG_LINE && line === lines[at - 1])
    .map((line) => `${path}: ${line}`);
};

/** Sentences that a document has twice, wherever they are in it. */
const sameSentences = ({ path, text }: SourceFile): string[] =>
  repeated(
    withoutCode(text)
      .split(/(?<=[.!?])\s+|\n\n|\n(?=[|#-])/)
      .map((sentence) => sentence.trim())
      .filter((sentence) => sentence.length > LONG_SENTENCE),
  ).map((sentence) => `${path}: ${sentence}`);

/** Headings that are twice below one heading. */
const sameHeadings = ({ path, text }: SourceFile): string[] => {
  let above: string[] = [];
  const addresses = [...withoutCode(text).matchAll(/^(#+) (.*)$/gm)].map(([, marks = '', heading = '']) => {
    above = [...above.slice(0, marks.length - 1), heading];
    return above.join(' > ');
  });
  return repeated(addresses).map((heading) => `${path}: ${heading}`);
};

const cellsOf = (row: string): number => row.replace(/`[^`]*`/g, '').match(/(?<!\\)\|/g)?.length ?? 0;

/** Rows that have more or fewer cells than their table. */
const cutRows = ({ path, text }: SourceFile): string[] =>
  withoutCode(text)
    .split(/\n(?!\|)/)
    .flatMap((block) => {
      const [head = '', ...rows] = block.split('\n').filter((line) => line.startsWith('|'));
      return rows.filter((row) => cellsOf(row) !== cellsOf(head)).map((row) => `${path}: ${row}`);
    });

const openFences = ({ path, text }: SourceFile): string[] =>
  (text.match(/^ *```/gm)?.length ?? 0) % 2 ? [`${path}: a block of code has no end`] : [];

/** Paragraphs that end within a sentence, unless what follows is its rest: a list, a table or code. */
const halfSentences = ({ path, text }: SourceFile): string[] => {
  const parts = withoutCode(text)
    .split(/\n\s*\n|\n(?=- |\d+\. )/)
    .map((part) => part.trim());
  return parts
    .filter(
      (part, at) =>
        /^[^|#<`\-\d]/.test(part) && !/[.:;!?)|>]$/.test(part) && !/^(?:[-|`]|\d+\.)/.test(parts[at + 1] ?? ''),
    )
    .map((part) => `${path}: …${part.slice(-40)}`);
};

const CHECKS: readonly (readonly [what: string, check: (file: SourceFile) => string[], planted: string])[] = [
  ['line twice', sameLines, '- Drafts are kept in the browser.\n- Drafts are kept in the browser.'],
  [
    'sentence twice',
    sameSentences,
    'What a visitor has closed stays closed while the cookie lasts.\n\nMore.\n\nWhat a visitor has closed stays closed while the cookie lasts.',
  ],
  ['heading twice below another', sameHeadings, '# A\n\n## Files\n\nOne.\n\n## Files\n\nTwo.'],
  ['row with a cell too few or too many', cutRows, '| a | b |\n|---|---|\n| one |'],
  ['block of code without an end', openFences, 'Text.\n\n```sh\nnpm ci'],
  ['half sentence', halfSentences, 'Of published blocks only the\n\nOther text.'],
];

describe('documents', () => {
  it('have no mark of a merge', () => {
    expect(linesMatching(documents, MARK)).toEqual([]);
    for (const line of ['<<<<<<< HEAD', '=======', '>>>>>>> other', '|||||||'])
      expect(MARK.test(line), line).toBe(true);
  });

  it.each(CHECKS)('have no %s', (_what, check, planted) => {
    expect(prose.flatMap(check)).toEqual([]);
    expect(check({ path: 'made-up.md', text: planted })).toHaveLength(1);
  });

  it('may lead into a list, a table or code without the end of a sentence, and quote what they like', () => {
    const text =
      'The account\n\n- stays,\n- goes.\n\nYou need it where the\n- action is\n\nRun\n\n```sh\n<<<<<<<\nA line of code that is there.\nA line of code that is there.\n```\n\n| a `x|y` | b |\n|---|---|\n| 1 \\| 2 | 3 |';
    expect(CHECKS.flatMap(([, check]) => check({ path: 'made-up.md', text }))).toEqual([]);
  });
});
