import { posix } from 'node:path';
import { lexer, walkTokens } from 'marked';

/** The links of some tokens, in order. */
function linksOf(tokens) {
  const links = [];
  walkTokens(tokens, (token) => {
    if (token.type === 'link' && !/^(https?:|#)/.test(token.href)) links.push(token.href.replace(/#.*/, ''));
  });
  return links;
}

/** Where a link of a document leads in the repository. */
export const targetOf = (path, href) => posix.normalize(posix.join(posix.dirname(path), href)).replace(/\/$/, '');

/** The groups of `docs/README.md`, one for each heading, with the paths that it links. */
function groupsOf(text) {
  const groups = [];
  for (const token of lexer(text)) {
    if (token.type === 'heading' && token.depth === 2) groups.push({ id: token.text.toLowerCase(), paths: [] });
    else groups.at(-1)?.paths.push(...linksOf([token]).map((href) => targetOf('docs/README.md', href)));
  }
  return groups;
}

/** What the index of a folder links inside it. */
const inFolder = (path, text) =>
  linksOf(lexer(text))
    .map((href) => targetOf(path, href))
    .filter((target) => target.startsWith(`${posix.dirname(path)}/`));

/**
 * All pages by reader, in the order in which `docs/README.md` and the indexes of its folders name them. Blocks have a group of their own.
 *
 * @param {ReadonlyMap<string, string>} texts path → Markdown
 * @param {(path: string) => boolean} isPage
 * @returns {{ id: string, paths: string[] }[]}
 */
export function readOutline(texts, isPage) {
  const blocks = [...texts.keys()].filter((path) => /^docs\/reference\/blocks\/[\w-]+\.md$/.test(path)).sort();
  const seen = new Set(['docs/README.md', 'docs/reference/blocks', ...blocks]);
  const groups = groupsOf(texts.get('docs/README.md')).map(({ id, paths }) => ({
    id,
    paths: paths
      .flatMap((path) => (/\/README\.md$/.test(path) ? [path, ...inFolder(path, texts.get(path))] : [path]))
      .filter((path) => isPage(path) && !seen.has(path) && seen.add(path)),
  }));
  const at = groups.findIndex(({ id }) => id === 'reference');
  return groups.toSpliced(at + 1, 0, { id: 'blocks', paths: ['docs/reference/blocks', ...blocks] });
}

/** What a file of the repository is for, in the words of the table that links it: the path → the cells before the link. */
export function purposesOf(path, text) {
  const purposes = new Map();
  for (const token of lexer(text)) {
    if (token.type !== 'table') continue;
    for (const row of token.rows) {
      const [link] = linksOf(row.at(-1).tokens);
      if (link)
        purposes.set(
          targetOf(path, link),
          row
            .slice(0, -1)
            .map(({ text: cell }) => cell)
            .join(': '),
        );
    }
  }
  return purposes;
}
