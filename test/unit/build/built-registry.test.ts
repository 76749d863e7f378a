import { expect, it } from 'vitest';
import { groupsOf } from '../../../build/built-registry.mjs';
import { type RegistryGroup, readRegistry } from '../../../src/runtime/blocks/read-registry.ts';
import type { Registry } from '../../../src/runtime/blocks/registry.ts';
import { widgets } from '../../../src/widgets/index.ts';

const load = (): never => {
  throw new Error('not fetched here');
};
const chunkOf = (name: string): string => `${name}-ABCDEF27.js`;

/** What the built stage knows, without how it is fetched. */
const built = (registry: Registry): unknown =>
  Object.fromEntries(
    Object.entries(readRegistry(groupsOf(registry, chunkOf) as RegistryGroup[])).map(
      ([name, { load: _, platform = [], ...said }]) => [name, { ...said, platform }],
    ),
  );
const said = (registry: Registry): unknown =>
  Object.fromEntries(
    Object.entries(registry).map(([name, { load: _, platform = [], ...rest }]) => [
      name,
      { ...rest, platform: platform.map(String) },
    ]),
  );

it('says in the built stage of every block what the registry says', () => {
  expect(built(widgets)).toEqual(said(widgets));
});

it('is not written where it could not be read back', () => {
  const one = (platform: string[]): Registry => ({ one: { when: 'load', platform, load } });
  expect(() => groupsOf(one(['two words']), chunkOf)).toThrow('two words');
  expect(() => groupsOf(one(['a,b']), chunkOf)).toThrow('a,b');
  expect(() => groupsOf(one([]), () => 'one-ABC.js')).toThrow('one-ABC.js');
});

it('carries every way to wait, a purpose, and published words with and without the own name', () => {
  const registry: Registry = {
    bare: { when: 'idle', load },
    'of-three-words': { when: 'touched', consent: 'marketing', platform: ['other', 'of-three-words', 7], load },
    strange: { when: 'touched', consent: 'marketing', platform: [44, 'stranger'], load },
    top: { when: 'load', host: 'page', load },
  };
  expect(built(registry)).toEqual(said(registry));
});
