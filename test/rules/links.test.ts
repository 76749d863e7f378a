// @vitest-environment node
// Every link of a document leads to a file of the repository, and to a heading that it has.
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchorsIn } from './anchors.ts';
import { root, type SourceFile, sourceFiles } from './source-files.ts';

const documents = sourceFiles(['README.md', 'ARCHITECTURE.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'docs'], /\.md$/);

const LINK = /\]\(([^)\s]*)\)|<img src="([^"]*)"/g;

const withoutCode = (text: string): string => text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');

/** The links of a document that lead nowhere. */
const deadLinks = ({ path, text }: SourceFile): string[] =>
  [...withoutCode(text).matchAll(LINK)]
    .map(([, link, image]) => link ?? image ?? '')
    .filter((link) => !/^https?:/.test(link))
    .filter((link) => {
      const [file = '', anchor] = link.split('#');
      const target = file ? posix.join(posix.dirname(path), file) : path;
      if (target.startsWith('..') || !existsSync(join(root, target))) return true;
      return anchor !== undefined && !anchorsIn(readFileSync(join(root, target), 'utf8')).includes(anchor);
    })
    .map((link) => `${path}: ${link}`);

describe('links of documents', () => {
  it('lead to files and headings that there are', () => {
    expect(documents.length).toBeGreaterThan(80);
    expect(documents.flatMap(deadLinks)).toEqual([]);
  });

  it('that lead nowhere are found', () => {
    const text =
      '[a](no-such-page.md), [b](../README.md#no-such-heading), [c](#here), [d](../../out.md), [e](README.md)\n\n# There';
    expect(deadLinks({ path: 'docs/README.md', text })).toEqual([
      'docs/README.md: no-such-page.md',
      'docs/README.md: ../README.md#no-such-heading',
      'docs/README.md: #here',
      'docs/README.md: ../../out.md',
    ]);
  });
});
