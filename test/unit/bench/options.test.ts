import { describe, expect, it } from 'vitest';
import { readOptions, runsOf } from '../../bench/options.mjs';

const all = { n: [10, 200] };

describe('the options of a run', () => {
  it('ask for everything unless they say otherwise', () => {
    expect(readOptions([], all)).toMatchObject({
      only: [
        'sizes',
        'blocks',
        'banner',
        'consent',
        'form',
        'masks',
        'dialogs',
        'shop',
        'rows',
        'solver',
        'lightbox',
        'drag',
        'galleries',
        'highlights',
        'scaled-text',
        'video-facade',
        'charts',
        'calendars',
        'maps',
        'marquees',
        'interactions',
      ],
      conditions: ['1x', '4x', 'slow'],
      n: [10, 200],
      runs: null,
      whole: true,
    });
  });

  it('leave it to a scenario how many rounds it has, unless they say so', () => {
    expect(['blocks', 'consent', 'masks', 'dialogs'].map((scenario) => runsOf(scenario, null))).toEqual([
      5, 15, 15, 15,
    ]);
    expect(runsOf('consent', 2)).toBe(2);
  });

  it('limit a run, which is then no whole one', () => {
    const limited = readOptions(['--only', 'blocks,form', '--n', '1000', '--runs', '1'], all);
    expect(limited).toMatchObject({ only: ['blocks', 'form'], n: [1000], runs: 1, whole: false });
    expect(readOptions(['--condition', 'slow'], all)).toMatchObject({ conditions: ['slow'], whole: false });
  });

  it('are refused with a sentence where they make no sense', () => {
    expect(() => readOptions(['--only', 'blocs'], all)).toThrow('no scenario "blocs"');
    expect(() => readOptions(['--condition', '2x'], all)).toThrow('no condition "2x"; there are 1x, 4x, slow');
    expect(() => readOptions(['--n', '10,x'], all)).toThrow('--n takes whole numbers above 0');
  });
});
