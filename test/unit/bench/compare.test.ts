import { describe, expect, it } from 'vitest';
import { compared, rounds } from '../../bench/compare.mjs';
import { EMPTY, withPart } from '../../bench/results.mjs';
import { randomFrom } from '../../bench/statistics.mjs';

const run = (figures: Record<string, number | null>, broken: string | null = null) => ({
  broken,
  worked: broken ? 1 : 2,
  tried: 2,
  figures,
});

describe('rounds', () => {
  it('measure each variant once a round', async () => {
    const order: string[] = [];
    const samples = await rounds({
      names: ['a', 'b', 'c'],
      runs: 4,
      random: randomFrom(3),
      sample: async (name: string) => {
        order.push(name);
        return run({ ready: order.length });
      },
    });
    expect(Object.values(samples).map((list) => (list as unknown[]).length)).toEqual([4, 4, 4]);
    for (let at = 0; at < 12; at += 3) expect(order.slice(at, at + 3).sort()).toEqual(['a', 'b', 'c']);
  });

  it('go on where a page cannot be measured, which counts as broken', async () => {
    const samples = await rounds({
      names: ['a', 'b'],
      runs: 2,
      random: randomFrom(3),
      sample: async (name: string) => {
        if (name === 'b') throw new Error('never seen\nwaiting for the banner');
        return run({ ready: 1 });
      },
    });
    const { variants, ratios } = compared(samples, ['a']);
    expect(variants.map(({ broken, clicks }) => [broken, clicks])).toEqual([
      [null, [4, 4]],
      ['never seen', [0, 2]],
    ]);
    expect(ratios).toEqual({ a: {} });
  });
});

describe('compared', () => {
  const samples = {
    ours: [run({ ready: 10, all: null }), run({ ready: 20, all: null }), run({ ready: 30, all: null })],
    peer: [run({ ready: 20, all: 5 }), run({ ready: 40, all: 6 }), run({ ready: 20, all: 7 })],
    dead: [run({ ready: 1 }), run({ ready: 1 }, 'clicks do not open'), run({ ready: 1 })],
  };
  const { variants, ratios } = compared(samples, ['ours']);
  const variant = (name: string) => variants.find((one: { name: string }) => one.name === name);

  it('gives medians with ranges, and no figure that a variant lacks', () => {
    expect(variant('ours')?.figures).toEqual({ ready: { median: 20, min: 10, max: 30 }, all: null });
    expect(variant('peer')?.clicks).toEqual([6, 6]);
  });

  it('says which variant is broken, and compares nobody with it', () => {
    expect(variant('dead')).toMatchObject({ broken: 'clicks do not open', clicks: [5, 6] });
    expect(Object.keys(ratios.ours)).toEqual(['peer']);
  });

  it('gives the ratio of ours to a peer, none where ours lacks the figure', () => {
    expect(ratios.ours.peer).toEqual({ ready: { median: 1, min: 0.5, max: 1.5 }, all: null });
  });
});

describe('a result', () => {
  const cell = (n: number, condition: string, more = {}) => ({ n, condition, ...more });

  it('takes a newly measured part in place of the older one, and keeps the others', () => {
    const before = { blocks: [cell(10, '4x'), cell(200, '4x')], banner: [{ condition: '4x' }], form: [], sizes: null };
    const after = withPart(before, 'blocks', cell(10, '4x', { fresh: true }));
    expect(after).toEqual({ ...before, blocks: [cell(10, '4x', { fresh: true }), cell(200, '4x')] });
    expect(before.blocks[0]).toEqual(cell(10, '4x'));
  });

  it('has its parts in the order of the conditions, then of the numbers of blocks', () => {
    const cells = [cell(10, 'slow'), cell(1000, '1x'), cell(200, '4x'), cell(10, '1x')];
    const { blocks } = cells.reduce((result, part) => withPart(result, 'blocks', part), EMPTY);
    expect(blocks).toEqual([cell(10, '1x'), cell(1000, '1x'), cell(200, '4x'), cell(10, 'slow')]);
  });

  it('keeps the banner once for each condition', () => {
    const slow = withPart(withPart(EMPTY, 'banner', { condition: 'slow' }), 'banner', { condition: '4x' });
    expect(withPart(slow, 'banner', { condition: 'slow', runs: 7 }).banner).toEqual([
      { condition: '4x' },
      { condition: 'slow', runs: 7 },
    ]);
  });
});
