import MiniSearch from 'minisearch';
import { plainText } from './render-markdown.mjs';
import { SEARCH_OPTIONS } from './search-options.mjs';

/** How much of a section is shown below its title. */
const SHOWN = 120;

/** The page above its first heading, and each part below a heading that has an anchor. */
function sectionsOf({ address, title, html, headings, lang, group = '', words = '' }) {
  const parts = html.split(/(?=<h[2-6] id=")/);
  const byId = new Map(headings.map((heading) => [heading.id, heading.text]));
  return parts.map((part) => {
    const [, id] = /^<h[2-6] id="([^"]+)"/.exec(part) ?? [];
    const text = plainText(part.replace(/^<h[2-6][\s\S]*?<\/h[2-6]>/, ''));
    const start = text.length > SHOWN ? `${text.slice(0, SHOWN).replace(/\s+\S*$/, '')} …` : text;
    const heading = byId.get(id) ?? '';
    // The title counts for the page as a whole; each section would be found by it otherwise.
    return { id: id ? `${address}#${id}` : address, title, heading, lang, group, words: id ? '' : words, text, start };
  });
}

/** The index of some pages, as MiniSearch writes it. */
export function searchIndex(pages) {
  const index = new MiniSearch(SEARCH_OPTIONS);
  index.addAll(pages.flatMap(sectionsOf).filter(({ id, text }) => text || !id.includes('#')));
  return JSON.stringify(index);
}
