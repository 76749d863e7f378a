// @vitest-environment node
// A page in Portuguese says what its English page says: the same headings, tables, lists, code and links. Whoever changes one of them changes the other.
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { lexer, walkTokens } from 'marked';
import { describe, expect, it } from 'vitest';
import { root, sourceFiles } from './source-files.ts';

const documents = sourceFiles(['docs'], /\.md$/);
const paths = documents.map(({ path }) => path);
const isTranslation = (path: string): boolean => path.endsWith('.pt-BR.md');
const translations = documents.filter(({ path }) => isTranslation(path));
const englishOf = (path: string): string => path.replace('.pt-BR.md', '.md');
const portugueseOf = (path: string): string => path.replace(/\.md$/, '.pt-BR.md');

/** What two pages that say the same have in common, in the order of the page; codes and links of the text in that of the alphabet, since sentences differ. */
function outlineOf(text: string): Record<'blocks' | 'codes' | 'links', string[]> {
  const blocks: string[] = [];
  const codes: string[] = [];
  const links: string[] = [];
  // What `npm run figures` writes is compared by a rule of its own.
  walkTokens(lexer(text.replace(/(<!-- list:[\w-]+ -->).*?(<!-- list:end -->)/gs, '$1$2')), (token) => {
    if (token.type === 'heading') blocks.push(`heading ${token.depth}`);
    if (token.type === 'code') blocks.push(token.raw.trim());
    if (token.type === 'table') blocks.push(`table of ${token.rows.length} × ${token.header.length}`);
    if (token.type === 'list') blocks.push(`list of ${token.items.length}`);
    if (token.type === 'codespan') codes.push(token.text);
    if (token.type === 'link') links.push(englishOf(token.href.replace(/#.*/, '')));
  });
  return { blocks, codes: codes.sort(), links: links.sort() };
}

/** The links of a page in Portuguese to an English page that there is in Portuguese, too. */
const toEnglish = ({ path, text }: { path: string; text: string }): string[] =>
  [...text.matchAll(/\]\(([^)#\s]+\.md)/g)]
    .map(([, href = '']) => href)
    .filter((href) => !isTranslation(href) && href !== basename(englishOf(path)))
    .filter((href) => existsSync(join(root, path, '..', portugueseOf(href))));

describe('pages in Portuguese', () => {
  it('are there for everything that people read who write pages or a server, and who look for a fault', () => {
    const read = paths.filter((path) => /^docs\/(start|guides|help|server)\//.test(path) && !isTranslation(path));
    expect(read.length).toBeGreaterThan(30);
    expect(read.filter((path) => !paths.includes(portugueseOf(path)))).toEqual([]);
  });

  it.each(translations)(
    '$path has the headings, tables, lists, code and links of its English page',
    ({ path, text }) => {
      expect(outlineOf(text)).toEqual(outlineOf(readFileSync(join(root, englishOf(path)), 'utf8')));
    },
  );

  it('and their English pages begin with a link to each other', () => {
    const without = translations.flatMap(({ path, text }) => {
      const english = englishOf(path);
      const second = (of: string): string => of.split('\n')[2] ?? '';
      return [
        second(text) === `[In English](${basename(english)})` ? [] : [path],
        second(readFileSync(join(root, english), 'utf8')) === `[Em português](${basename(path)})` ? [] : [english],
      ].flat();
    });
    expect(without).toEqual([]);
  });

  it('lead to pages in Portuguese where there are some', () => {
    expect(translations.flatMap((page) => toEnglish(page).map((href) => `${page.path}: ${href}`))).toEqual([]);
  });
});
