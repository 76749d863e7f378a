import { describe, expect, it } from 'vitest';
import { formatFiles } from '../../../build/new-block/format-files.mjs';
import { nameProblem } from '../../../build/new-block/name-problem.mjs';
import { blocks } from '../../../src/widgets/blocks.ts';

const taken = blocks.flatMap(({ name, publishedNames = [] }) => [name, ...publishedNames]);

describe('a name', () => {
  it.each(['photo-wall', 'opening-hours', 'map2', 'a11y-note', 'dialogue'])('may be %s', (name) => {
    expect(nameProblem(name, taken)).toBeNull();
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
  ])('may not be %j', (name, why) => expect(nameProblem(name, taken)).toMatch(why));
});

describe('the new files', () => {
  it.each(['/bin/false', '/nowhere/biome'])('are said to be unformatted after %s', (biome) => {
    expect(() => formatFiles(biome, ['a.ts'], '/')).toThrow('npm run format');
  });

  it('are formatted without a word', () => expect(formatFiles('/bin/true', ['a.ts'], '/')).toBeUndefined());
});
