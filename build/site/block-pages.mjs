import { readFile } from 'node:fs/promises';
import { GROUPS as PORTUGUESE_GROUPS } from '../../demo/pages/block-groups.mjs';
import { escapeHtml } from '../../demo/pages/escape-html.mjs';
import { referenceTables } from '../../demo/pages/reference-tables.mjs';
import { readWords } from '../../demo/pages/words.mjs';
import { blocksByServer, GROUPS as ENGLISH_GROUPS } from '../block-table.mjs';
import { readContract } from '../contract.mjs';
import { anchorOf } from '../markdown.mjs';
import { addressOf, relativeLink } from './addresses.mjs';
import { codeBlock, headingHtml } from './render-markdown.mjs';
import { WORDS } from './words.mjs';

/** Where the list of blocks is in the repository: a folder, which has no document of its own. */
export const BLOCKS = 'docs/reference/blocks';

const GROUPS = { en: ENGLISH_GROUPS, 'pt-BR': PORTUGUESE_GROUPS };
const ADDRESSES = { en: 'reference/blocks/index.html', 'pt-BR': 'reference/blocks/index.pt-BR.html' };
const LEADS = {
  en: 'Each page has a live example where the block needs no server, the fields, parts, custom properties, events and keys.',
  'pt-BR':
    'Cada página tem um exemplo ao vivo, se o bloco não precisa de um servidor, e os campos, partes, variáveis, eventos e teclas.',
};
const SERVER = {
  en: { cart: 'needs a cart', calls: 'needs calls to a server' },
  'pt-BR': { cart: 'precisa de um carrinho', calls: 'precisa de chamadas ao servidor' },
};

const pageOf = (name, lang) => addressOf(`${BLOCKS}/${name}${lang === 'en' ? '' : `.${lang}`}.md`);

/**
 * Reads all blocks: declaration, words, example, what it needs of a server, and whether the example is alive without one.
 *
 * @param {readonly any[]} declarations
 */
export async function readBlocks(declarations) {
  const byServer = Object.entries(blocksByServer(declarations, await readContract()));
  return Promise.all(
    declarations.map(async (block) => {
      const example = await readFile(`src/widgets/${block.name}/example.html`, 'utf8');
      const [need] = byServer.find(([, blocks]) => blocks.includes(block)) ?? [];
      const isAlive = block.level !== 'page' && (need === '–' || need === 'own');
      return { block, need, example, isAlive, words: await readWords(block) };
    }),
  );
}

export const liveAddress = ({ name }) => `live/${name}.html`;

/** The live example of a block, in a frame: what it says of itself, such as an address or a style, touches nothing here. */
export function livePart({ block, isAlive, words }, lang, address) {
  const say = WORDS[lang];
  const title = lang === 'en' ? block.name : words.title;
  const inDemo = `<p class="demo-only" hidden><a href="/blocks/${block.name}" lang="pt-BR" hreflang="pt-BR">${say.inDemo}</a></p>\n`;
  if (!isAlive) return inDemo;
  const live = relativeLink(address, liveAddress(block));
  return `${headingHtml(2, 'live', say.live)}<iframe class="live" src="${live}" title="${say.liveOf} ${escapeHtml(title)}" loading="lazy"></iframe>
<p class="quiet"><a href="${live}">${say.openLive}</a></p>
${inDemo}`;
}

/** The Portuguese page of a block. Its English one is a document. */
export function portuguesePage(entry) {
  const { block, words, example } = entry;
  const address = pageOf(block.name, 'pt-BR');
  const tables = referenceTables(block, words).replaceAll('<h3>', '<h2>').replaceAll('</h3>', '</h2>');
  const headings = [];
  const withIds = tables.replace(/<h2>(.*?)<\/h2>\n/g, (_, text) => {
    const id = anchorOf(text);
    headings.push({ depth: 2, id, text });
    return headingHtml(2, id, text);
  });
  const live = livePart(entry, 'pt-BR', address);
  return {
    address,
    lang: 'pt-BR',
    group: 'blocks',
    title: words.title,
    description: words.summary,
    headings: [
      ...(entry.isAlive ? [{ depth: 2, id: 'live', text: WORDS['pt-BR'].live }] : []),
      { depth: 2, id: 'markup', text: 'Como escrever' },
      ...headings,
    ],
    html: `<p>${escapeHtml(words.summary)}</p>\n${live}${headingHtml(2, 'markup', 'Como escrever')}${codeBlock(example.trimEnd(), 'html')}${withIds}\n`,
    words: block.name,
    alternates: { en: pageOf(block.name, 'en'), 'pt-BR': address },
  };
}

/** The list of all blocks in a language. */
export function blocksPage(entries, lang) {
  const address = ADDRESSES[lang];
  const groups = Object.entries(GROUPS[lang]).map(([group, text]) => {
    const cards = entries
      .filter(({ words }) => words.group === group)
      .map(({ block, words, need }) => {
        const title = lang === 'en' ? block.name : words.title;
        const note = SERVER[lang][need] ? ` <span class="quiet">(${SERVER[lang][need]})</span>` : '';
        return `<li><a href="${relativeLink(address, pageOf(block.name, lang))}">${escapeHtml(title)}</a> <span>${escapeHtml(lang === 'en' ? block.summary : words.summary)}${note}</span></li>`;
      });
    return { id: group, text, cards };
  });
  return {
    address,
    lang,
    group: 'blocks',
    title: WORDS[lang].blocks,
    description: LEADS[lang],
    headings: groups.map(({ id, text }) => ({ depth: 2, id, text })),
    html: `<p>${LEADS[lang]}</p>\n${groups.map(({ id, text, cards }) => `${headingHtml(2, id, text)}<ul class="list">\n${cards.join('\n')}\n</ul>\n`).join('')}`,
    alternates: ADDRESSES,
  };
}
