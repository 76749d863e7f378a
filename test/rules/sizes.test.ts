import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { publishedBlockTypes } from '../../src/vocab/codes/published-block-types.ts';
import { blockNames, declarationOf } from '../declarations.ts';
import { readManifest } from './built.ts';
import { root } from './source-files.ts';

// Bytes of brotli, quality 11.
const LOADER = 900;
const LOADER_AND_STAGE = 6_000;
const CORE = 62_000;
const BLOCK_ON_EVERY_PAGE = 12;

const { files, tiers, blocks } = readManifest();
const bytes = (path: string): Buffer => readFileSync(join(root, 'dist', path));
const sizeOf = (paths: string | readonly string[]): number =>
  [paths].flat().reduce((sum, path) => sum + brotliCompressSync(bytes(path)).byteLength, 0);

describe('sizes', () => {
  it('of the loader', () => {
    expect(sizeOf(tiers.loader)).toBeLessThanOrEqual(LOADER);
  });

  it('of loader and stage', () => {
    expect(sizeOf([tiers.loader, ...tiers.stage].flat())).toBeLessThanOrEqual(LOADER_AND_STAGE);
  });

  it('of the core', () => {
    expect(sizeOf(tiers.core)).toBeLessThanOrEqual(CORE);
  });

  it('of one block more on every page: its name, hash and code, and no words around them', () => {
    const stage = String(bytes(tiers.stage[0] ?? ''));
    const [known = ''] = /marquee-\w{8}[^ "]*/.exec(stage) ?? [];
    expect(known).not.toBe('');
    const more = publishedBlockTypes.entries.slice(0, 30).map(([name, code]) => {
      const hash = createHash('sha256').update(name).digest('hex').slice(0, 8).toUpperCase();
      return `${name.toLowerCase()}-${hash},,${code}`;
    });
    const size = (text: string): number => brotliCompressSync(text).byteLength;
    const cost = size(stage.replace(known, [known, ...more].join(' '))) - size(stage);
    expect(cost / more.length).toBeLessThanOrEqual(BLOCK_ON_EVERY_PAGE);
  });

  it.each(blockNames)('of %s', async (name) => {
    const { budget } = await declarationOf(name);
    expect(blocks[name]?.budget).toBe(budget);
    expect(sizeOf(blocks[name]?.chunks ?? [])).toBeLessThanOrEqual(budget);
    expect(blocks[name]?.brotli).toBe(sizeOf(blocks[name]?.chunks ?? []));
  });

  it('and hashes of the manifest are those of the files', () => {
    expect(Object.keys(files).length).toBeGreaterThan(4);
    for (const [path, { raw, integrity }] of Object.entries(files)) {
      const content = bytes(path);
      const [kind = ''] = integrity.split('-');
      expect(content.byteLength, path).toBe(raw);
      expect(`${kind}-${createHash(kind).update(content).digest('base64')}`, path).toBe(integrity);
    }
  });
});
