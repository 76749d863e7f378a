import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where rules are: what pages use, and what the npm entry alone offers. */
export const RULES = ['src/vocab/rules', 'src/vocab/catalogue/rules'];

/** An exported function with the words above it. The formatter puts both the same way everywhere. */
const RULE =
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport (?:async )?(?:function (\w+)(\b(?:(?!\n\}\n)[\s\S])*?) \{\n|const (\w+) = ((?:<[^(]*>)?\((?:(?!\n\n)[\s\S])*?) =>)/g;

const wordsOf = (comment) =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd())
    .join('\n')
    .trim();

/** The exported functions of a file's text: how each is called, and what it says of itself. */
export const rulesOf = (text) =>
  [...text.matchAll(RULE)].map(([, comment, name, rest, constant, head]) => ({
    name: name ?? constant,
    signature: `${name ?? constant}${name ? rest : head}`
      .replace(/\s+/g, ' ')
      .replaceAll(/([(<]) | (?=[)>])/g, '$1')
      .replaceAll(',)', ')')
      .replaceAll(', }', ' }'),
    words: wordsOf(comment),
  }));

/**
 * The reference page of the rules, in Markdown, made from their own files.
 *
 * @returns {Promise<string>}
 */
export async function rulesReference() {
  const sections = await Promise.all(
    RULES.map(async (folder) => {
      const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.ts'));
      return Promise.all(
        files.map(async (file) => ({ file, rules: rulesOf(await readFile(join(folder, file), 'utf8')) })),
      );
    }),
  );
  return [
    '# Rules',
    '',
    'Pure functions of `vitrine/vocab`. A mark such as DATA-013 or D-23 names the requirement or decision that a rule comes from, in `docs/` of the repository.',
    '',
    ...sections
      .flat()
      .sort((one, other) => (one.file < other.file ? -1 : 1))
      .filter(({ rules }) => rules.length > 0)
      .flatMap(({ file, rules }) => [
        `## ${file.replace(/\.ts$/, '')}`,
        '',
        ...rules.flatMap(({ signature, words }) => ['```ts', signature, '```', '', words, '']),
      ]),
  ].join('\n');
}
