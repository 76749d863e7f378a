import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { code, tableLines } from '../markdown.mjs';

/** What makes the tables, and what lists them; every other file of the folder is a family. */
const NO_FAMILY = ['code-range.ts', 'codes.ts', 'constants.ts', 'index.ts', 'words.ts'];

/** The comment above a table, `Title (SOURCE). Note.`: its first paragraph. The formatter puts it the same way everywhere. */
const TABLE = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const (\w+) = \/\* @__PURE__ \*\//g;
const SAID = /^(.+?) \(([^()]*(?:[A-Z]+-\d{3}|published-markup)[^()]*)\)\.(?: (.+))?$/;

/** Reads what the comments of a file say of its tables, by their names; null of a comment that says it in another way. */
export const saidIn = (text) =>
  Object.fromEntries(
    [...text.matchAll(TABLE)].map(([, comment, name]) => {
      const [paragraph] = comment
        .replaceAll(/^\s*\* ?/gm, '')
        .trim()
        .split(/\n\s*\n/);
      const [, title, source, note] = SAID.exec(paragraph.replaceAll(/\s+/g, ' ')) ?? [];
      return [name, title ? { title, source, ...(note && { note }) } : null];
    }),
  );

/** Where families of codes are: what pages use, and what the npm entry alone offers. */
export const CODES = ['src/vocab/codes', 'src/vocab/catalogue/codes'];

/**
 * Reads the families of codes, words and numbers out of their modules, and what their comments say of each table.
 *
 * @returns {Promise<{ name: string, title: string, source: string, note?: string, table: Record<string, any> }[]>} by title
 */
export async function readFamilies() {
  const found = CODES.map(async (folder) =>
    (await readdir(folder))
      .filter((file) => file.endsWith('.ts') && !NO_FAMILY.includes(file))
      .map((file) => join(folder, file)),
  );
  const files = (await Promise.all(found)).flat();
  const { outputFiles } = await build({
    stdin: {
      contents: files.map((file, index) => `export * as family${index} from './${file}';`).join('\n'),
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
  });
  const modules = await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`);
  const said = await Promise.all(files.map(async (file) => saidIn(await readFile(file, 'utf8'))));
  return files
    .flatMap((_, index) =>
      Object.entries(said[index]).map(([name, one]) => ({ name, ...one, table: modules[`family${index}`][name] })),
    )
    .sort((one, other) => one.title.localeCompare(other.title, 'en'));
}

/** A table of whatever kind, told by what it has. */
function body(table) {
  if (table.entries) {
    const namesOf = new Map();
    for (const [name, codes] of table.entries) {
      const shown = codes === null ? 'not shown' : [codes].flat().join(', ');
      namesOf.set(shown, [...(namesOf.get(shown) ?? []), code(name)]);
    }
    return tableLines(
      ['code', 'name'],
      [...namesOf].map(([codes, names]) => [codes, names.join(', ')]),
    );
  }
  if (table.words) return [table.words.map(code).join(', ')];
  if (table.has) return [[`${table.min} to ${table.max}`, ...table.also].join(', and ')];
  return tableLines(
    ['name', 'value'],
    Object.entries(table).map(([name, value]) => [code(name), code(JSON.stringify(value))]),
  );
}

/**
 * The reference page of the platform's codes, words and numbers, in Markdown.
 *
 * @param families as `readFamilies` gives them
 */
export const codesReference = (families) =>
  [
    '# Codes, words and numbers',
    '',
    'The platform’s vocabulary. An id such as VOCAB-602 names the requirement that gives it, in `docs/` of the repository. What none gives does not exist: looking it up gives `null`.',
    '',
    ...families.flatMap(({ name, title, source, note, table }) => [
      `## ${title}`,
      '',
      `${code(name)}. Source: ${source}.${note ? ` ${note}` : ''}`,
      '',
      ...body(table),
      '',
    ]),
  ].join('\n');
