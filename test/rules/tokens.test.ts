// The custom properties that all blocks share: declared, read and told in the same words everywhere.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tokensReference, tokensTable } from '../../build/tokens-reference.mjs';
import { publicTokens } from '../../src/vocab/tokens.ts';
import { blockNames, declarationOf } from '../declarations.ts';
import { built } from './built.ts';
import { root, sourceFiles } from './source-files.ts';

const BASE = 'src/runtime/blocks/base.css';
const names = publicTokens.map(({ name }) => name);
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const sheets = sourceFiles(['src'], /\.css$/).map(({ path, text }) => ({
  path,
  read: [...text.matchAll(/var\(\s*(--vitrine-[a-z-]+)/g)].map(([, name = '']) => name),
}));

describe('the common custom properties', () => {
  it('are each read by the base sheet, which reads no other', () => {
    const base = sheets.find(({ path }) => path === BASE)?.read ?? [];
    expect([...new Set(base)].sort()).toEqual([...names].sort());
  });

  it('come to blocks and parts by their private names only', () => {
    expect(
      sheets
        .filter(({ path }) => path !== BASE)
        .flatMap((sheet) =>
          sheet.read.filter((name) => names.some((one) => one === name)).map((name) => `${sheet.path}: ${name}`),
        ),
    ).toEqual([]);
  });

  it('are, with those that a block declares, all that sheets read', async () => {
    const declared = await Promise.all(
      blockNames.map(async (name) => Object.keys((await declarationOf(name)).tokens ?? {})),
    );
    const known = new Set<string>([...names, ...declared.flat()]);
    expect(sheets.flatMap((sheet) => sheet.read.filter((name) => !known.has(name)))).toEqual([]);
    expect(declared.flat().filter((name) => name.startsWith('--vitrine-') === false)).toEqual([]);
  });

  it('stand in the README and in the reference as they are declared', () => {
    expect(read('README.md')).toContain(tokensTable(publicTokens));
    expect(built('reference/tokens.md')).toBe(tokensReference(publicTokens));
  });

  it('are told to readers of the demo, too', () => {
    expect(Object.keys(JSON.parse(read('demo/parts/tokens.json')))).toEqual(names);
  });
});
