import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { filesOfServices, groupsOf } from '../../build/bundler/built-registry.mjs';
import { LIMITS } from '../../build/manifest.mjs';
import { declarations } from '../../src/runtime/services/services.ts';
import type { Registry } from '../../src/runtime/stage/registry.ts';
import { widgets } from '../../src/widgets/index.ts';
import { blockNames, declarationOf } from '../declarations.ts';
import { readManifest } from './built.ts';
import { root } from './source-files.ts';

// Bytes of brotli, quality 11.
const BLOCK_ON_EVERY_PAGE = 10;
const serviceFiles: { name: string; budget: number }[] = filesOfServices(declarations);
/** As many blocks as the limit of the stage has room for. */
const MOST_BLOCKS = 45;

const { files, tiers, sizes, blocks, services } = readManifest();
const bytes = (path: string): Buffer => readFileSync(join(root, 'dist', path));
const size = (text: string | Buffer): number => brotliCompressSync(text).byteLength;
const sizeOf = (paths: readonly string[]): number => paths.reduce((sum, path) => sum + size(bytes(path)), 0);

const load = (): never => {
  throw new Error('not fetched here');
};
const stage = String(bytes(tiers.stage[0] ?? ''));
/** The lines of the real registry as they are in the stage, with their flags. */
const known = groupsOf(widgets, (name: string) => new RegExp(`["\\s]${name}\\+([^\\s"]+)`).exec(stage)?.[1] ?? '').map(
  ([, lines]) => lines,
);

/** Blocks to come, by what they are about; one in three shares a group with others. */
const words =
  'slideshow video map audio embed code chart calendar tour-dates summary events highlight scaled-text quote button social-feed reservation';
/** The stage with more blocks in its registry. */
function stageWith(more: number): string {
  const invented: Registry = Object.fromEntries(
    words
      .split(' ')
      .slice(0, more)
      .map((name, at) => [name, { when: 'visible', publishedNames: [name, 80 + at], load }]),
  );
  const [[, lines = ''] = []] = groupsOf(invented, (name: string) => (name.length % 3 ? '' : '0'));
  const [first = ''] = known;
  return stage.replace(first, `${first} ${lines}`);
}

describe('sizes', () => {
  it.each(Object.entries(LIMITS))('of %s are within %i', (what, limit) => {
    expect(sizes[what]).toBeLessThanOrEqual(limit);
  });

  it('are those of the files', () => {
    expect(sizes).toMatchObject({
      loader: sizeOf([tiers.loader]),
      'loader and stage': sizeOf([tiers.loader, ...tiers.stage]),
      core: sizeOf(tiers.core),
    });
  });

  it('of core are React and the runtime, in one file each', () => {
    expect(tiers.core.map((file) => /chunks\/(\w+)-/.exec(file)?.[1]).sort()).toEqual(['react', 'runtime']);
  });

  it(`of loader and stage leave room for ${MOST_BLOCKS} blocks`, () => {
    for (const lines of known) expect(stage).toContain(lines);
    const more = MOST_BLOCKS - blockNames.length;
    expect(words.split(' ').length).toBeGreaterThanOrEqual(more);
    const whole = more > 0 ? stageWith(more) : stage;
    expect(whole.length).toBeGreaterThanOrEqual(stage.length + more * 5);
    expect(sizeOf([tiers.loader]) + size(whole)).toBeLessThanOrEqual(LIMITS['loader and stage']);
  });

  it('of one block more on every page: its name and flags, and no words around them', () => {
    const cost = size(stageWith(15)) - size(stage);
    expect(cost / 15).toBeLessThanOrEqual(BLOCK_ON_EVERY_PAGE);
  });

  it.each(blockNames)('of %s', async (name) => {
    const { budget } = await declarationOf(name);
    expect(blocks[name]?.budget).toBe(budget);
    expect(sizeOf(blocks[name]?.chunks ?? [])).toBeLessThanOrEqual(budget);
    expect(blocks[name]?.brotli).toBe(sizeOf(blocks[name]?.chunks ?? []));
  });

  it('of services are all known', () => {
    expect(Object.keys(services).sort()).toEqual(serviceFiles.map(({ name }) => name).sort());
    // One without a budget of its own is in a file of the service that starts it.
    expect(declarations.filter(({ budget, startedBy }) => !budget === !startedBy).map(({ name }) => name)).toEqual([]);
  });

  it.each(serviceFiles)('of the service file $name', ({ name, budget }) => {
    expect(services[name]?.chunks).toHaveLength(1);
    expect(services[name]?.budget).toBe(budget);
    expect(services[name]?.brotli).toBe(sizeOf(services[name]?.chunks ?? []));
    expect(services[name]?.brotli).toBeLessThanOrEqual(budget);
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
