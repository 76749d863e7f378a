import { posix } from 'node:path';

export const LANGUAGES = ['en', 'pt-BR'];

/** The first page of the site in each language. */
export const HOME = { en: 'index.html', 'pt-BR': 'index.pt-BR.html' };

const ROOT_FILE = /^[\w.-]+$/;

/** The language of a document, by its name: `qa.pt-BR.md`; English where it names none. */
export const languageOf = (path) => (/\.pt-BR\.md$/.test(path) ? 'pt-BR' : 'en');

/** Where the page of a document is in the site. A `README.md` is the first page of its folder, but for the two that are above all folders. */
export function addressOf(path) {
  if (path === 'docs/README.md') return 'documents.html';
  if (ROOT_FILE.test(path)) return `${path.toLowerCase().replace(/\.md$/, '')}.html`;
  const inSite = path.replace(/^docs\//, '');
  if (/\.md$/.test(path)) return inSite.replace(/(^|\/)README(?=(\.pt-BR)?\.md$)/, '$1index').replace(/\.md$/, '.html');
  return `${inSite.replace(/\.(?=[^/]*$)/g, '-')}.html`;
}

/** Where a file of the repository is in the site that is no page of it. */
export const fileAddressOf = (path) => `files/${path}`;

/** The way from one page to another address of the site, which holds on every host, below every path and on a disk. */
export const relativeLink = (from, to) => posix.relative(posix.dirname(from), to) || posix.basename(to);
