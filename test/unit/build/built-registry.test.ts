import { expect, it } from 'vitest';
import { groupsOf } from '../../../build/built-registry.mjs';
import { type RegistryGroup, readRegistry, readServices } from '../../../src/runtime/blocks/read-registry.ts';
import type { Registry } from '../../../src/runtime/blocks/registry.ts';
import { widgets } from '../../../src/widgets/index.ts';

const load = (): never => {
  throw new Error('not fetched here');
};
/** A line as the build writes it: the block's file without its ending, and its flags. */
const lineOf =
  (flags = '') =>
  (name: string): string =>
    `${name}-ABC27${flags && `+${flags}`}`;

/** What the built stage knows, without how it is fetched. */
const built = (registry: Registry): unknown =>
  Object.fromEntries(
    Object.entries(readRegistry(groupsOf(registry, lineOf()) as RegistryGroup[], [])).map(
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
  expect(() => groupsOf(one(['two words']), lineOf())).toThrow('two words');
  expect(() => groupsOf(one(['a,b']), lineOf())).toThrow('a,b');
  expect(() => groupsOf(one([]), () => 'one-ABC')).toThrow('one-ABC');
  expect(() => groupsOf(one([]), () => 'other-ABC27')).toThrow('other-ABC27');
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

it('gives words and a reader only to those that have a file of it', () => {
  const registry: Registry = { one: { when: 'load', load } };
  const read = (flags: string) =>
    readRegistry(groupsOf(registry, lineOf(flags)) as RegistryGroup[], ['shared-ABC27']).one;
  expect(Object.keys(read('') ?? {}).sort()).toEqual(['load', 'platform', 'when']);
  expect(read('0w')?.words).toBeTypeOf('function');
  expect(read('0w')?.reader).toBeUndefined();
  expect(read('r')?.reader).toBeTypeOf('function');
  expect(read('r')?.words).toBeUndefined();
});

it('carries a service by its line, with what starts it', () => {
  const starts = [{ query: 'panel', opens: 'diagnosis' }];
  const { 'of-two': one } = readServices({ 'of-two-ABC27+w': { starts, shows: 'a.b' } }, []);
  expect(one).toMatchObject({ starts, shows: 'a.b' });
  expect(one?.load).toBeTypeOf('function');
  expect(one?.words).toBeTypeOf('function');
});
