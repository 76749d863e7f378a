import { sourceFiles } from './rules/source-files.ts';

/** A piece of markup that a document shows. */
export interface Snippet {
  /** The document and the number of the snippet in it. */
  readonly place: string;
  readonly html: string;
}

/** The HTML snippets of the README and of docs/. A page in Portuguese has those of its English page (test/rules/translations.test.ts). */
export const documentSnippets = (): Snippet[] =>
  sourceFiles(['README.md', 'docs'], /(?<!\.pt-BR)\.md$/).flatMap(({ path, text }) =>
    [...text.matchAll(/```html\n([\s\S]*?)```/g)].map(([, html = ''], at) => ({ place: `${path} ${at + 1}`, html })),
  );
