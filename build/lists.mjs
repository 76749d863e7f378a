import { readdir, readFile, writeFile } from 'node:fs/promises';
import { benchLists } from './bench-lists.mjs';
import { blocksByServer, blockTable } from './block-table.mjs';
import { readDeclarations } from './bundler/built-registry.mjs';
import { readContract } from './contract.mjs';
import { code, tableLines } from './markdown.mjs';
import { RULES } from './reference/rules-reference.mjs';

const inWords = (names) => (names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join());
const codes = (names) => names.map(code);
const namesOf = (list) => list.map(({ name }) => name);

/** The lists that documents have of blocks, services and folders, by the name of their region. */
async function readLists() {
  const { blocks, services, publishedNamesOf } = await readDeclarations();
  const contract = await readContract();
  const byServer = blocksByServer(blocks, contract);
  const names = namesOf(blocks);
  const found = await Promise.all(RULES.map((folder) => readdir(folder, { withFileTypes: true })));
  const folders = new Set(namesOf(found.flat().filter((one) => one.isDirectory())));
  const published = namesOf(blocks.filter((block) => publishedNamesOf(block).length > 0));
  return {
    ...(await benchLists()),
    'block-count': `${names.length} blocks`,
    'block-table': await blockTable(blocks, contract),
    'without-server': inWords(codes(namesOf(byServer['–']))),
    'own-server': inWords(codes(namesOf(byServer.own))),
    'cart-server': inWords(codes(namesOf(byServer.cart))),
    'calls-server': inWords(codes(namesOf(byServer.calls))),
    'light-blocks': inWords(codes(namesOf(blocks.filter(({ light, level }) => light && level !== 'page')))),
    'light-layers': inWords(codes(namesOf(blocks.filter(({ light, level }) => light && level === 'page')))),
    'page-level': inWords(codes(namesOf(blocks.filter(({ level }) => level === 'page')))),
    published: inWords(codes(published)),
    services: tableLines(
      ['service', 'what it does'],
      services.map((one) => [code(one.name), one.summary]),
    ).join('\n'),
    'rule-folders': inWords([...folders].sort()),
  };
}

/** A region: a comment with its name, the list, and a comment that ends it. A list of several lines stands in a paragraph of its own. */
const REGION = /(<!-- list:([\w-]+) -->)([\s\S]*?)(<!-- list:end -->)/g;

/** What joins the last name of a list in English. */
const LAST_AND = / and (`[^`]*`)$/;

/** The documents that have lists. */
export const DOCUMENTS = [
  'README.md',
  'docs/contribute/benchmarks.md',
  'docs/guides/markup.md',
  'docs/guides/markup.pt-BR.md',
  'docs/guides/published-pages.md',
  'docs/guides/published-pages.pt-BR.md',
  'docs/server/without-a-server.md',
  'docs/server/without-a-server.pt-BR.md',
  'docs/contribute/layers-and-services.md',
  'docs/contribute/vocabulary-and-messages.md',
];

/**
 * Fills in the regions of the documents.
 *
 * @returns each document with its text and the text that it should have
 * @throws where a region has a name that no list has, or a list has no region
 */
export async function readDocuments() {
  const lists = await readLists();
  const left = new Set(Object.keys(lists));
  const documents = await Promise.all(
    DOCUMENTS.map(async (path) => {
      const text = await readFile(path, 'utf8');
      const made = text.replace(REGION, (_, begin, name, __, end) => {
        const list = lists[name];
        if (list === undefined) throw new Error(`${path}: there is no list "${name}"`);
        left.delete(name);
        const inLanguage = path.endsWith('.pt-BR.md') ? list.replace(LAST_AND, ' e $1') : list;
        return inLanguage.includes('\n') ? `${begin}\n\n${inLanguage}\n\n${end}` : `${begin}${inLanguage}${end}`;
      });
      return { path, text, made };
    }),
  );
  if (left.size > 0) throw new Error(`no document has the list ${[...left].join(', ')}`);
  return documents;
}

/** Writes the lists into the documents. */
export async function writeLists() {
  const documents = await readDocuments();
  for (const { path, text, made } of documents) if (made !== text) await writeFile(path, made);
  return documents.map(({ path }) => path);
}
