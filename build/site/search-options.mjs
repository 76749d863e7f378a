/** How texts become words: without accents and in lower case, so that a visitor need not type them. */
const plain = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Words of both languages that say nothing of a subject. */
const EMPTY = new Set(
  'a an and are as at be by do for from how i in is it my of on or that the to what with ao com como da de do e em meu minha na no o os ou para por que se sem um uma'.split(
    ' ',
  ),
);

/** Short words that people type, and what the documents say for them. */
const WRITTEN_OUT = {
  cls: 'layout shift',
  cors: 'other origin',
  csp: 'content security policy',
  gdpr: 'consent',
  i18n: 'languages',
  lgpd: 'cookies',
  sanfona: 'acordeão',
  sri: 'subresource integrity',
};

/** Lists of codes, rules and changes have every word, and are rarely what somebody looks for. */
const LISTS = /^(reference\/(codes|rules)|changelog)\.html/;

/** Options of the index, which who makes it and who reads it must share. */
export const SEARCH_OPTIONS = {
  fields: ['title', 'heading', 'words', 'text'],
  storeFields: ['title', 'heading', 'lang', 'group', 'start'],
  tokenize: (text) =>
    plain(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  processTerm: (term) => (EMPTY.has(term) || term.length > 40 ? null : term),
};

/**
 * What is found for a text: sections with every word of it, else those with some, of this language first. Of one page at most three.
 *
 * @param {import('minisearch').default} index
 * @param {string} text
 * @param {string} lang
 */
export function find(index, text, lang) {
  /** @satisfies {import('minisearch').SearchOptions} */
  const options = {
    boost: { title: 6, words: 4, heading: 3 },
    prefix: (term) => term.length > 1,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    boostDocument: (id, _, { lang: written, heading, group } = {}) =>
      (written === lang ? 2 : 1) * (heading ? 1 : 1.6) * (group === 'contribute' || LISTS.test(id) ? 0.5 : 1),
  };
  const asked = text
    .split(/\s+/)
    .map((word) => WRITTEN_OUT[word.toLowerCase()] ?? word)
    .join(' ');
  const all = index.search(asked, { ...options, combineWith: 'AND' });
  const found = all.length > 0 ? all : index.search(asked, options);
  const counts = new Map();
  return found.filter(({ id }) => {
    const page = id.split('#')[0];
    counts.set(page, (counts.get(page) ?? 0) + 1);
    return counts.get(page) <= 3;
  });
}
