import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { groupsOf } from '../../build/built-registry.mjs';
import type { Registry } from '../../src/runtime/blocks/registry.ts';
import { widgets } from '../../src/widgets/index.ts';
import { blockNames, declarationOf } from '../declarations.ts';
import { readManifest } from './built.ts';
import { root } from './source-files.ts';

// Bytes of brotli, quality 11.
const LOADER = 900;
const LOADER_AND_STAGE = 6_000;
const CORE = 62_900;
const BLOCK_ON_EVERY_PAGE = 15;

const { files, tiers, blocks } = readManifest();
const bytes = (path: string): Buffer => readFileSync(join(root, 'dist', path));
const sizeOf = (paths: string | readonly string[]): number =>
  [paths].flat().reduce((sum, path) => sum + brotliCompressSync(bytes(path)).byteLength, 0);

const load = (): never => {
  throw new Error('not fetched here');
};
/** A file as the build names it: its hash has eight signs of five bits. */
const hashed = (name: string): string => {
  const hash = BigInt(`0x${createHash('sha256').update(name).digest('hex')}`);
  return `${name}-${hash.toString(32).slice(0, 8).toUpperCase()}.js`;
};

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
    const fileOf = (name: string): string => basename(blocks[name]?.chunks[0] ?? '');
    const known = groupsOf(widgets, fileOf).map(([, lines]) => lines);
    for (const lines of known) expect(stage).toContain(`"${lines}"`);

    const words =
      'anchor basket candle dragon engine forest guitar harbour island jacket kettle ladder mirror needle orchid';
    const more: Registry = Object.fromEntries(
      words.split(' ').map((name, at) => [name, { when: 'visible', platform: [name, 80 + at], load }]),
    );
    const [[, lines = ''] = []] = groupsOf(more, hashed);
    const [first = ''] = known;
    const size = (text: string): number => brotliCompressSync(text).byteLength;
    const cost = size(stage.replace(first, `${first} ${lines}`)) - size(stage);
    expect(cost / Object.keys(more).length).toBeLessThanOrEqual(BLOCK_ON_EVERY_PAGE);
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
