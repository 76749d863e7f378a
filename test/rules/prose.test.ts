// What prose of documents must not have: lines that a merge left twice, words of a state that has passed, commands that ask a registry for a name that is not ours.
import { describe, expect, it } from 'vitest';
import { isMade } from './made-pages.ts';
import { linesMatching, type SourceFile, sourceFiles } from './source-files.ts';

const documents = sourceFiles(['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'docs'], /\.md$/);

const prose = documents.filter(({ path }) => !isMade(path));

/** How much of two lines has to be the same. */
const ALIKE = 60;

/** Lines that begin as the line before them does. */
const twins = ({ path, text }: SourceFile): string[] => {
  const lines = text.split('\n').map((line) => line.trim());
  return lines.flatMap((line, at) =>
    line.length >= ALIKE && line.slice(0, ALIKE) === lines[at - 1]?.slice(0, ALIKE) ? [`${path}:${at + 1}`] : [],
  );
};

/** Words of a state that passes. */
const PASSING =
  /\b(so far|for the time being|(?:is|are|only) for now|for now only|not yet|not built yet|will follow|(?:is|are) planned|coming soon|in a (?:later|future) (?:version|release)|no users? (?:on a page )?yet|yet to come)\b/i;

/** Ids of sentences in which such a word is meant; the line has `<!-- passing: id -->`. */
const KNOWN: readonly string[] = [];

/** The lines with such words that name no id of `KNOWN`. */
const passing = ({ path, text }: SourceFile): string[] =>
  text.split('\n').flatMap((line, at) => {
    const [found] = PASSING.exec(line) ?? [];
    const [, id = ''] = /<!-- passing: ([\w-]+) -->/.exec(line) ?? [];
    return found && !KNOWN.includes(id) ? [`${path}:${at + 1}: ${found}`] : [];
  });

/** Commands that would ask a registry for this package, which is in none. */
const FROM_REGISTRY =
  /\b(?:npx|bunx|(?:pnpm|yarn) (?:add|dlx|install|i)|bun add|npm (?:install|i|add|view|exec)) (?:--?[\w-]+ )*vitrine(?![\w./-])/;

/** A number of things of which a list that the build writes has the number. */
const COUNTED = /\b\d\d (?:blocks|services|recipes|rules|messages)\b/;

/** The lines of prose with such a number that nobody keeps true. A number of what a test or a limit is about is meant. */
const counted = (file: SourceFile): string[] =>
  linesMatching(
    [{ ...file, text: file.text.replace(/<!-- list:[\w-]+ -->.*?<!-- list:end -->/g, '') }],
    COUNTED,
  ).filter((line) => !line.includes('<!-- counted -->'));

/** Paths of one machine, and hosts of registries. */
const OF_A_MACHINE =
  /(?<![\w/])\/(?:home|root|Users|work|tmp|var)\/\w|\b(?:registry\.npmjs\.org|registry\.yarnpkg\.com|unpkg\.com|cdn\.jsdelivr\.net)\b/;

describe('the README', () => {
  const readme = documents.find(({ path }) => path === 'README.md')?.text ?? '';

  it('has at most 200 lines and 14 kB', () => {
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(200);
    expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(14_000);
  });

  it('needs no word of the glossary', () => {
    const terms = ['stage', 'handover', 'crumb', 'lend', 'lent', 'block handle', 'mount context', 'tier', 'layer'];
    const found = terms.filter((term) => new RegExp(`\\b${term}s?\\b`, 'i').test(readme));
    expect(found).toEqual([]);
  });
});

describe('documents', () => {
  it('have no two neighbouring lines that begin alike', () => {
    expect(prose.flatMap(twins)).toEqual([]);
  });

  it('say of nothing that it is so for now, unless the rule knows it', () => {
    expect(prose.flatMap(passing)).toEqual([]);
  });

  it('name no command that asks a registry for this package', () => {
    expect(linesMatching(documents, FROM_REGISTRY)).toEqual([]);
  });

  it('say no number of blocks, services, recipes, rules or messages by hand', () => {
    expect(prose.flatMap(counted)).toEqual([]);
  });

  it('name no path of a machine and no host of a registry', () => {
    expect(linesMatching(prose, OF_A_MACHINE)).toEqual([]);
  });

  it('with such lines are found', () => {
    const row = '| `data-block="NAME"` | This element is a block: `accordion`, `announcement-bar`';
    expect(twins({ path: 'a.md', text: `${row}, \`audio\` |\n${row} |\nOther` })).toEqual(['a.md:2']);
    expect(
      passing({ path: 'a.md', text: 'Only the blocks above exist. Video and the others will follow.' }),
    ).toHaveLength(1);
    expect(passing({ path: 'a.md', text: 'It is in no page so far. <!-- passing: no-such-id -->' })).toHaveLength(1);
    expect(passing({ path: 'a.md', text: 'For now only three are supported.\nA fourth is planned.' })).toHaveLength(2);
    expect(counted({ path: 'a.md', text: 'All 43 blocks.\n<!-- list:x -->44 blocks<!-- list:end -->' })).toHaveLength(
      1,
    );
    for (const line of [
      'npx vitrine lint dist',
      'npm install vitrine',
      'npm view vitrine',
      'npx --yes vitrine lint',
      'npm i --save-dev vitrine',
      'pnpm add vitrine',
      'yarn add -D vitrine',
      'bunx vitrine@1 lint',
    ])
      expect(FROM_REGISTRY.test(line), line).toBe(true);
    for (const line of ['npm install ./vitrine-0.2.0.tgz', '`vitrine lint`', 'node dist/cli.js lint'])
      expect(FROM_REGISTRY.test(line), line).toBe(false);
    for (const line of [`see /${'home'}/ana/site`, 'from https://unpkg.com/x'])
      expect(OF_A_MACHINE.test(line)).toBe(true);
  });
});
