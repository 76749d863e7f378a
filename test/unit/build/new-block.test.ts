import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nameProblem } from '../../../build/new-block/name-problem.mjs';
import { withDeclaration, withRegistryLine, wordsOf } from '../../../build/new-block/register.mjs';
import { blockNames } from '../../declarations.ts';

const registry = readFileSync('src/widgets/index.ts', 'utf8');
const list = readFileSync('src/widgets/blocks.ts', 'utf8');

describe('a name', () => {
  it.each(['gallery', 'opening-hours', 'map2', 'a11y-note', 'dialogue'])('may be %s', (name) => {
    expect(nameProblem(name, wordsOf(registry))).toBeNull();
  });

  it.each([
    ['Gallery', /kebab case/],
    ['openingHours', /kebab case/],
    ['opening_hours', /kebab case/],
    ['-gallery', /kebab case/],
    ['gallery-', /kebab case/],
    ['image-2', /kebab case/],
    ['', /kebab case/],
    ['../gallery', /kebab case/],
    ['a-name-that-goes-on-and-on-and-on', /30 characters/],
    ['marquee', /taken/],
    ['cookie-banner', /taken/],
    ['scrolling', /taken/],
    ['core', /something else/],
    ['site-context', /something else/],
    ['flag', /something else/],
    ['switch', /JavaScript/],
    ['my-gallery', /"my" says nothing/],
    ['x-gallery', /"x" says nothing/],
  ])('may not be %j', (name, why) => expect(nameProblem(name, wordsOf(registry))).toMatch(why));
});

describe('a new line', () => {
  const keys = (text: string): string[] => [...text.matchAll(/^ {2}'?([a-z0-9-]+)'?: \{/gm)].map(([, key = '']) => key);
  const last = blockNames.at(-1) ?? '';

  it.each(['aaa', 'bbb-ccc', `${last}-too`])('stands in the registry in its place: %s', (name) => {
    expect(keys(registry)).toEqual(blockNames);
    const text = withRegistryLine(registry, name);
    expect(keys(text)).toEqual([...blockNames, name].sort());
    expect(text).toContain(`import('./${name}/index.ts')`);
    expect(text.split('\n').filter((line) => !line.includes(`./${name}/`))).toEqual(registry.split('\n'));
  });

  it.each([
    ['aaa', 'aaa'],
    ['bbb-ccc', 'bbbCcc'],
    [`${last}-too`, 'lastToo'],
  ])('stands in the list of declarations in its place: %s', (name, camel) => {
    const text = withDeclaration(list, { name, camel });
    const folders = [...text.matchAll(/from '\.\/([\w-]+)\/block\.ts'/g)].map(([, folder = '']) => folder);
    expect(folders).toEqual([...blockNames, name].sort());
    const listed = /= \[([^\]]*)\];/.exec(text)?.[1]?.match(/\w+/g) ?? [];
    const imported = [...text.matchAll(/^import \{ (\w+) \}/gm)].map(([, constant = '']) => constant);
    expect(listed).toEqual(imported);
    expect(listed).toContain(camel);
  });
});
