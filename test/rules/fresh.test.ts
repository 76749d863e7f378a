import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { htmlData } from '../../build/html-data.mjs';
import { blocksSchema } from '../../build/json-schema.mjs';
import { attributesReference } from '../../build/reference/attributes-reference.mjs';
import { codesReference, readFamilies } from '../../build/reference/codes-reference.mjs';
import { contextReference } from '../../build/reference/context-reference.mjs';
import { lintReference } from '../../build/reference/lint-reference.mjs';
import { referenceFor } from '../../build/reference/reference.mjs';
import { referencePages } from '../../build/reference/reference-pages.mjs';
import { rulesReference } from '../../build/reference/rules-reference.mjs';
import * as vocabulary from '../../src/index.ts';
import { rules } from '../../src/lint/rules.ts';
import { blockNames, declarationOf, exampleOf } from '../declarations.ts';
import { built, readManifest } from './built.ts';
import { root } from './source-files.ts';

const { blocks } = vocabulary;

const textOf = (path: string): string | null =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null;

describe('what the build made', () => {
  it.each(blockNames)('says of %s what its declaration says now', async (name) => {
    expect(built(`reference/${name}.md`)).toBe(await referenceFor(await declarationOf(name), exampleOf(name)));
  });

  it('gives editors the declarations of now, as files of the package', () => {
    const { version, files } = readManifest();
    expect(JSON.parse(built('blocks.schema.json'))).toEqual(blocksSchema({ blocks, version, vocabulary }));
    expect(JSON.parse(built('html-data.json'))).toEqual(htmlData({ blocks, vocabulary }));
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['blocks.schema.json', 'html-data.json']));
  });

  it('lists the rules of the linter as they are now', () => {
    expect(built('reference/lint.md')).toBe(lintReference(rules));
  });

  it('lists the attributes of the page as they are declared now', () => {
    expect(built('reference/attributes.md')).toBe(attributesReference(vocabulary.pageAttributes));
  });

  it('lists the fields of the page context and the settings of cookies as they are declared now', () => {
    expect(built('reference/context.md')).toBe(contextReference(vocabulary));
  });

  it('lists the platform’s codes and the rules of the vocabulary as they are now', async () => {
    expect(built('reference/codes.md')).toBe(codesReference(await readFamilies()));
    expect(built('reference/rules.md')).toBe(await rulesReference());
  });

  it('stands in docs/reference, too (else run npm run figures)', async () => {
    const pages = await referencePages(readManifest());
    expect(pages.length).toBeGreaterThan(blockNames.length);
    expect(pages.filter(({ path, text }) => textOf(path) !== text).map(({ path }) => path)).toEqual([]);
    const blockPages = readdirSync(join(root, 'docs/reference/blocks')).map((name) => `docs/reference/blocks/${name}`);
    expect(blockPages.filter((path) => !pages.some((page) => page.path === path))).toEqual([]);
  });

  it('has every block, and no other', () => {
    expect(Object.keys(readManifest().blocks).sort()).toEqual([...blockNames]);
  });
});
