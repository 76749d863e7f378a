// The custom properties that all blocks share: declared, read and told in the same words everywhere.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tokensReference } from '../../build/reference/tokens-reference.mjs';
import type { TokenInfo } from '../../src/vocab/tokens.ts';
import { publicTokens } from '../../src/vocab/tokens.ts';
import { blockNames, declarationOf } from '../declarations.ts';
import { built } from './built.ts';
import { root, sourceFiles } from './source-files.ts';

const BASE = 'src/runtime/mount/base.css';
/** A service has no base sheet, which would be larger than the service: it reads the few properties that it needs itself. */
const SERVICES = 'src/runtime/services/';
const names = publicTokens.map(({ name }) => name);
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
/** Where a bracket that is open at a place is closed. */
function closing(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

/** What counts in the end where `var(…)`, given without its brackets, finds nothing set; null where that is nothing. */
function lastFallback(inside: string): string | null {
  const comma = inside.indexOf(',');
  if (comma < 0) return null;
  const fallback = inside.slice(comma + 1).trim();
  const nested = fallback.startsWith('var(') && closing(fallback, 3) === fallback.length - 1;
  return (nested && lastFallback(fallback.slice(4, -1))) || fallback;
}

/** The default values of a custom property in a sheet. What only asks whether an author set it (`--_set-…`) has none. */
function fallbacksIn(css: string, name: string): string[] {
  const text = css.replace(/--_set-[^;]*;/g, '');
  return [...text.matchAll(new RegExp(`var\\(\\s*${name}(?![\\w-])`, 'g'))].flatMap(({ index }) => {
    const open = index + 3;
    return lastFallback(text.slice(open + 1, closing(text, open))) ?? [];
  });
}

/** The properties that blocks alone have: block, name, and what the declaration holds. */
const ownTokens = async (): Promise<[block: string, token: string, info: TokenInfo][]> => {
  const blocks = await Promise.all(
    blockNames.map(async (name) => ({ name, tokens: (await declarationOf(name)).tokens })),
  );
  return blocks.flatMap(({ name, tokens = {} }) =>
    Object.entries(tokens).flatMap(([token, info]): [string, string, TokenInfo][] =>
      typeof info === 'string' ? [] : [[name, token, info]],
    ),
  );
};

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
        .filter(({ path }) => path !== BASE && !path.startsWith(SERVICES))
        .flatMap((sheet) =>
          sheet.read.filter((name) => names.some((one) => one === name)).map((name) => `${sheet.path}: ${name}`),
        ),
    ).toEqual([]);
  });

  it('have the defaults of the base sheet in the sheets of services, too', () => {
    const own = sheets.filter(({ path }) => path.startsWith(SERVICES));
    expect(own.length).toBeGreaterThan(0);
    // A private property is set by a public one, whose default is looked at, too.
    for (const { path } of own)
      for (const { name, css } of publicTokens)
        expect(
          fallbacksIn(read(path), name).filter((value) => !css.includes(value) && !value.startsWith('var(--_')),
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

  it.each(publicTokens)('have the defaults of the base sheet: $name', ({ name, css }) => {
    expect([...new Set(fallbacksIn(read(BASE), name))]).toEqual(css);
  });

  it('stand in the reference as they are declared', () => {
    expect(built('reference/tokens.md')).toBe(tokensReference(publicTokens));
  });

  it('have words that name every figure of their defaults', async () => {
    const own = await ownTokens();
    for (const { css, fallback } of [...publicTokens, ...own.map(([, , info]) => info)]) {
      const figures = css.flatMap((value) => value.match(/#\w+|(?<![\w.])\d[\d.]*(?:px|em|ms|%)/g) ?? []);
      if (fallback !== undefined) for (const figure of figures) expect(fallback.replace(' %', '%')).toContain(figure);
    }
  });

  it('are told to readers of the demo, too', () => {
    expect(Object.keys(JSON.parse(read('demo/parts/tokens.json')))).toEqual(names);
  });
});

describe('the custom properties of a block alone', () => {
  it('each have a default, and the common ones have none of their own', async () => {
    for (const name of blockNames)
      for (const [token, info] of Object.entries((await declarationOf(name)).tokens ?? {}))
        expect([token, typeof info]).toEqual([token, names.some((one) => one === token) ? 'string' : 'object']);
  });

  it('have the defaults of the sheets of the block and of the parts', async () => {
    const own = await ownTokens();
    expect(own.length).toBeGreaterThan(10);
    const all = sourceFiles(['src/widgets'], /\.css$/).sort((one, other) => one.path.localeCompare(other.path));
    for (const [block, token, { css }] of own) {
      const texts = all
        .filter(({ path }) => path.startsWith(`src/widgets/${block}/`))
        .concat(all.filter(({ path }) => path.startsWith('src/widgets/_shared/')));
      const written = [...new Set(texts.flatMap(({ text }) => fallbacksIn(text, token)))];
      expect([token, ...written.sort()]).toEqual([token, ...[...css].sort()]);
    }
  });
});

describe('the reader of defaults', () => {
  it('finds the last one, through properties that may be set, and in each place', () => {
    expect(
      fallbacksIn(
        'a: var(--vitrine-a, var(--_b, rgb(1 2 3 / min(a, 0.5)))); b: max(1px, var(--vitrine-a, 2px))',
        '--vitrine-a',
      ),
    ).toEqual(['rgb(1 2 3 / min(a, 0.5))', '2px']);
    expect(fallbacksIn('a: var(--vitrine-a, var(--_c)); b: var(--vitrine-a-b, 3px)', '--vitrine-a')).toEqual([
      'var(--_c)',
    ]);
    expect(fallbacksIn('--_set-a: var(--vitrine-a, var(--vitrine-b)); c: var(--vitrine-a)', '--vitrine-a')).toEqual([]);
  });
});
