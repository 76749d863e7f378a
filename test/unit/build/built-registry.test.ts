import { expect, it } from 'vitest';
import { groupsOf, readRegistries } from '../../../build/bundler/built-registry.mjs';
import { type RegistryGroup, readRegistry, readServices } from '../../../src/runtime/stage/read-registry.ts';
import type { Registry } from '../../../src/runtime/stage/registry.ts';
import { widgets } from '../../../src/widgets/index.ts';

const load = (): never => {
  throw new Error('not fetched here');
};
const names = { release: 'ABC27', shared: 'shared' };
const flagged =
  (flags = '') =>
  (): string =>
    flags;

/** What the built stage knows, without how it is fetched. */
const built = (registry: Registry): unknown =>
  said(
    readRegistry(groupsOf(registry, (name: string) => (registry[name]?.reader ? '-!' : '-')) as RegistryGroup[], names),
  );
/** What the registry says, but for what only published pages need: their reader has that. Of what fetches a file, whether it is there. */
const said = (registry: Registry): unknown =>
  Object.fromEntries(
    Object.entries(registry).map(([name, { load: _, publishedNames: __, messages: ___, when, reader, ...rest }]) => [
      name,
      { when: rest.level ? 'when opened' : when, hasReader: reader !== undefined, ...rest },
    ]),
  );

it('says in the built stage of every block what the registry says', () => {
  expect(built(widgets)).toEqual(said(widgets));
});

it('is not written where it could not be read back', () => {
  expect(() => groupsOf({ 'two words': { when: 'load', load } }, flagged())).toThrow('two words');
  expect(() => groupsOf({ 'a+b': { when: 'load', load } }, flagged())).toThrow('a+b');
});

it('leaves to the reader of published pages what those call the blocks', async () => {
  const { publishedNames: words } = await readRegistries();
  for (const [name, { publishedNames }] of Object.entries(widgets))
    expect(words[name]?.publishedNames).toEqual(publishedNames);
  expect(JSON.stringify(groupsOf(widgets, flagged()))).not.toContain('scrolling');
});

it('carries every way to wait, and a purpose', () => {
  const registry: Registry = {
    bare: { when: 'idle', load },
    'of-three-words': {
      when: 'interaction',
      consent: 'marketing',
      publishedNames: ['other', 'of-three-words', 7],
      load,
    },
    strange: { when: 'interaction', consent: 'marketing', publishedNames: [44, 'stranger'], load },
    top: { when: 'load', level: 'page', load },
  };
  expect(built(registry)).toEqual(said(registry));
});

it('gives words and a reader only to those that have a file of it', () => {
  const registry: Registry = { one: { when: 'load', load } };
  const read = (flags: string) => readRegistry(groupsOf(registry, flagged(flags)) as RegistryGroup[], names).one;
  expect(Object.keys(read('-') ?? {}).sort()).toEqual(['load', 'when']);
  expect(read('')?.messages).toBeTypeOf('function');
  expect(read('0')?.messages).toBeTypeOf('function');
  expect(read('0')?.reader).toBeUndefined();
  expect(read('-!')?.reader).toBeTypeOf('function');
  expect(read('-!')?.messages).toBeUndefined();
});

it('finds the files of every block: its module, and its reader of published markup where the registry has one', async () => {
  const { blocks, readers, layers, light } = await readRegistries();
  const names = Object.keys(widgets);
  expect(blocks).toEqual(Object.fromEntries(names.map((name) => [name, `src/widgets/${name}/index.ts`])));
  expect(Object.keys(readers)).toEqual(names.filter((name) => widgets[name]?.reader));
  expect(layers).toEqual(names.filter((name) => widgets[name]?.level === 'page' && !widgets[name]?.light));
  expect(light).toEqual(names.filter((name) => widgets[name]?.light));
});

it('carries a service by its line, with what starts it', () => {
  const starts = [{ query: 'panel', opens: 'diagnosis' as const }];
  const { 'of-two': one } = readServices([['of-two', '', starts, { shows: 'a.b' }]], names);
  expect(one).toMatchObject({ starts, shows: 'a.b' });
  expect(one?.load).toBeTypeOf('function');
  expect(one?.messages).toBeTypeOf('function');
});
