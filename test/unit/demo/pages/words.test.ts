import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { keyNames } from '../../../../demo/pages/key-names.mjs';
import { problemsOfWords, readWords } from '../../../../demo/pages/words.mjs';
import { blockNames, declarationOf } from '../../../declarations.ts';

const ownOf = (name: string) => JSON.parse(readFileSync(`demo/blocks/${name}.json`, 'utf8'));

describe('the Portuguese words of a block', () => {
  it.each(blockNames)('of %s say something of all that its declaration has, and of nothing else', async (name) => {
    expect(problemsOfWords(await declarationOf(name), ownOf(name))).toEqual([]);
  });

  it.each([
    ['summary', 'no summary'],
    ['title', 'no title'],
    ['group', 'group is none of content, media, forms, shop, notices, development'],
    ['notes', '0 notes where the declaration has 6'],
  ])('are missed without %s', async (kind, problem) => {
    const { [kind]: _, ...others } = ownOf('marquee');
    expect(problemsOfWords(await declarationOf('marquee'), others)).toEqual([problem]);
  });

  it.each([
    ['fields', 'linkTo'],
    ['labels', 'linkTo'],
    ['parts', 'link'],
    ['tokens', '--vitrine-marquee-wrap'],
    ['events', 'marquee-change'],
    ['keys', 'Enter, Space'],
  ])('are missed where %s say nothing of one: %s', async (kind, name) => {
    const own = ownOf('marquee');
    delete own[kind][name];
    expect(problemsOfWords(await declarationOf('marquee'), own)).toEqual([`nothing in ${kind} for ${name}`]);
    own[kind][name] = ' ';
    own[kind].other = 'Outra coisa.';
    expect(problemsOfWords(await declarationOf('marquee'), own)).toEqual([
      `nothing in ${kind} for ${name}`,
      `${kind}: there is no other`,
    ]);
  });

  it('are missed where a note is empty, or still the English one', async () => {
    const block = await declarationOf('marquee');
    const own = ownOf('marquee');
    own.notes.splice(0, 2, '', block.notes?.[1]);
    expect(problemsOfWords(block, own)).toEqual(['note 1 is not translated', 'note 2 is not translated']);
  });

  it('are missed where the demo knows no Portuguese name of a key', async () => {
    const block = { ...(await declarationOf('dialog')), keys: { 'Shift+Hyper': 'Does something.' } };
    const own = { ...ownOf('dialog'), keys: { 'Shift+Hyper': 'Faz algo.' } };
    expect(problemsOfWords(block, own)).toEqual(['demo/pages/key-names.mjs has no name for Shift+Hyper']);
  });

  it('stop the build, which reads them, with the file and what it lacks', async () => {
    const block = await declarationOf('marquee');
    await expect(readWords({ ...block, tokens: { ...block.tokens, '--vitrine-new': 'New.' } })).rejects.toThrow(
      'demo/blocks/marquee.json\n  nothing in tokens for --vitrine-new',
    );
    await expect(readWords({ ...block, name: 'no-such-block' })).rejects.toThrow(/ENOENT/);
  });
});

describe('the names of keys', () => {
  it('are the ones on Brazilian keyboards', () => {
    expect(keyNames('Enter, Space')).toEqual(['Enter', 'Espaço']);
    expect(keyNames('ArrowDown, Shift+Tab')).toEqual(['Seta para baixo', 'Shift+Tab']);
    expect(keyNames('Arrow keys')).toEqual(['Setas']);
    expect(keyNames('K, Hyper')).toEqual(['K', undefined]);
  });
});
