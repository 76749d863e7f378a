import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { glob } from 'tinyglobby';
import { escapeHtml } from '../../demo/pages/escape-html.mjs';
import { readDeclarations } from '../bundler/built-registry.mjs';
import { addressOf, fileAddressOf, HOME, LANGUAGES, languageOf, relativeLink } from './addresses.mjs';
import { BLOCKS, blocksPage, liveAddress, livePart, portuguesePage, readBlocks } from './block-pages.mjs';
import { framed } from './frame.mjs';
import { homePage } from './home-page.mjs';
import { livePage } from './live-page.mjs';
import { purposesOf, readOutline, targetOf } from './outline.mjs';
import { codeBlock, renderMarkdown } from './render-markdown.mjs';
import { searchIndex } from './search-index.mjs';
import { WORDS } from './words.mjs';

const DOCUMENTS = ['{README,ARCHITECTURE,CONTRIBUTING,CHANGELOG}.md', 'docs/**/*.md'];
/** Files that are shown as pages, since readers copy them. */
const SOURCES = ['docs/recipes/*', 'docs/server/example/*', '!**/*.md'];

/** The line with which a document leads to its page in the other language. The frame of a page has a link of its own. */
const OTHER_LANGUAGE = /^\[(?:Em português|In English)\]\([^)]*\)\n\n/m;

const isFile = (path) => existsSync(path) && statSync(path).isFile();

/** The page that shows a file. */
function sourcePage(path, text, title, files) {
  const address = addressOf(path);
  const words = WORDS.en;
  files.add(path);
  const language = path.split('.').at(-1);
  const save = `<p><a href="${relativeLink(address, fileAddressOf(path))}" class="file" download>${words.save} <code>${escapeHtml(path.split('/').at(-1))}</code></a></p>`;
  return {
    address,
    lang: 'en',
    source: path,
    title,
    description: `${words.sourceOf} ${path}.`,
    headings: [],
    html: `${save}\n${codeBlock(text.trimEnd(), language)}`,
    alternates: {},
  };
}

/**
 * Makes the site out of the documents of the repository.
 *
 * @returns {Promise<{ pages: { address: string }[], written: Map<string, string>, files: Set<string>, index: string }>} its pages; the text of each of
 *   its own files by address; the files of the repository that it has a copy of; the index of the search
 * @throws where a link of a document leads nowhere
 */
export async function makeSite() {
  const { version } = JSON.parse(await readFile('package.json', 'utf8'));
  const read = async (paths) =>
    new Map(await Promise.all(paths.sort().map(async (path) => [path, await readFile(path, 'utf8')])));
  const texts = await read(await glob(DOCUMENTS));
  const sources = await read(await glob(SOURCES));
  const readme = texts.get('README.md');
  const entries = await readBlocks((await readDeclarations()).blocks);
  const files = new Set();

  /** Where a link of a document leads; a copy of a file where it is no page. */
  const follow = (path) => (href) => {
    if (/^(https?|mailto):/.test(href)) return { href, isOutside: true };
    if (href.startsWith('#')) return { href };
    const [file, anchor] = href.split('#');
    const target = targetOf(path, file);
    const from = addressOf(path);
    const after = anchor === undefined ? '' : `#${anchor}`;
    if (target === BLOCKS) return { href: relativeLink(from, addressOf(`${BLOCKS}/README.md`)) };
    if (texts.has(target) || sources.has(target)) return { href: relativeLink(from, addressOf(target)) + after };
    if (!isFile(target)) throw new Error(`${path}: the link ${href} leads nowhere`);
    files.add(target);
    return { href: relativeLink(from, fileAddressOf(target)), isFile: true };
  };

  const pages = [];
  const pageOf = new Map();
  const add = (page, path) => {
    pages.push(page);
    if (path) pageOf.set(path, page);
  };
  for (const [path, text] of texts) {
    const lang = languageOf(path);
    const english = path.replace('.pt-BR.md', '.md');
    const portuguese = english.replace(/\.md$/, '.pt-BR.md');
    const page = {
      address: addressOf(path),
      lang,
      source: path,
      ...renderMarkdown(text.replace(OTHER_LANGUAGE, ''), follow(path), WORDS[lang].file),
      alternates: {},
    };
    if (texts.has(portuguese)) page.alternates = { en: addressOf(english), 'pt-BR': addressOf(portuguese) };
    const entry = entries.find(({ block }) => path === `${BLOCKS}/${block.name}.md`);
    add(entry ? withLive(page, entry) : page, path);
  }
  const purposes = new Map([...texts].flatMap(([path, text]) => [...purposesOf(path, text)]));
  for (const [path, text] of sources)
    add(sourcePage(path, text, purposes.get(path) ?? path.split('/').at(-1), files), path);
  for (const entry of entries) add(portuguesePage(entry));
  for (const lang of LANGUAGES) add(blocksPage(entries, lang), lang === 'en' ? BLOCKS : undefined);

  const byAddress = new Map(pages.map((page) => [page.address, page]));
  const inLanguage = (page, lang) => byAddress.get(page.alternates[lang]) ?? page;
  const outline = readOutline(texts, (path) => pageOf.has(path));
  const groupsIn = (lang) =>
    outline.map(({ id, paths }) => ({
      id,
      pages: [...new Set(paths.map((path) => inLanguage(pageOf.get(path), lang)))],
    }));
  const groups = Object.fromEntries(LANGUAGES.map((lang) => [lang, groupsIn(lang)]));
  for (const lang of LANGUAGES)
    for (const { id, pages: own } of groups[lang]) for (const page of own) page.group ??= id;
  const pageFor = (path, lang) => inLanguage(pageOf.get(path), lang);
  for (const lang of LANGUAGES) add(homePage(lang, { pageFor, readme, entries }));
  for (const page of pages) byAddress.set(page.address, page);

  const written = new Map(
    pages.map((page) => [page.address, framed(page, { groups: groups[page.lang], pages: byAddress, version })]),
  );
  for (const { block, example, isAlive, words } of entries)
    if (isAlive) written.set(liveAddress(block), livePage({ example, title: words.title }));
  return {
    pages,
    written,
    files,
    index: searchIndex(pages.filter(({ address }) => !Object.values(HOME).includes(address))),
  };
}

/** The English page of a block with its live example and its Portuguese page. Its words in Portuguese are found, too. */
function withLive(page, entry) {
  const { block, isAlive } = entry;
  const live = livePart(entry, 'en', page.address);
  const at = page.html.indexOf('<div data-block="code"');
  return {
    ...page,
    headings: [...(isAlive ? [{ depth: 2, id: 'live', text: WORDS.en.live }] : []), ...page.headings],
    html: at < 0 ? page.html + live : `${page.html.slice(0, at)}${live}${page.html.slice(at)}`,
    alternates: { en: page.address, 'pt-BR': addressOf(`${BLOCKS}/${block.name}.pt-BR.md`) },
  };
}
