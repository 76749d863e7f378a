import { describe, expect, it } from 'vitest';
import { readOptions } from '../../bench/options.mjs';

const all = { n: [10, 200], cpu: [1, 4] };

describe('the options of a run', () => {
  it('ask for everything unless they say otherwise', () => {
    expect(readOptions([], all)).toMatchObject({ n: [10, 200], cpu: [1, 4], runs: 5, whole: true });
  });

  it('limit a run, which is then no whole one', () => {
    const limited = readOptions(['--only', 'blocks,form', '--n', '1000', '--cpu', '4', '--runs', '1'], all);
    expect(limited).toMatchObject({ only: ['blocks', 'form'], n: [1000], cpu: [4], runs: 1, whole: false });
  });

  it('are refused with a sentence where they make no sense', () => {
    expect(() => readOptions(['--only', 'blocs'], all)).toThrow('no scenario "blocs"');
    expect(() => readOptions(['--n', '10,x'], all)).toThrow('--n takes whole numbers above 0');
  });
});
