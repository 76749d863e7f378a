import { describe, expect, it } from 'vitest';
import { compared, rounds } from '../../bench/compare.mjs';
import { judged } from '../../bench/goals.mjs';
import { withPart } from '../../bench/results.mjs';
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
  const cell = (n: number, cpu: number, more = {}) => ({ n, cpu, ...more });

  it('takes a newly measured part in place of the older one, and keeps the others', () => {
    const before = { blocks: [cell(10, 4), cell(200, 4)], consent: { runs: 5 }, form: null, sizes: null };
    const after = withPart(before, 'blocks', cell(10, 4, { fresh: true }));
    expect(after).toMatchObject({ blocks: [cell(10, 4, { fresh: true }), cell(200, 4)], consent: { runs: 5 } });
    expect(withPart(after, 'blocks', cell(1000, 1)).blocks[0]).toEqual(cell(1000, 1));
    expect(withPart(after, 'consent', { runs: 7 })).toMatchObject({ consent: { runs: 7 } });
    expect(before.blocks[0]).toEqual(cell(10, 4));
  });

  it('is held against the goals of the cells it has', () => {
    const at = (ready: number, blocking: number, heap: number) => ({
      'vitrine-visible': {
        alpine: Object.fromEntries(
          Object.entries({ ready, blocking, heap }).map(([name, median]) => [
            name,
            { median, min: median, max: median },
          ]),
        ),
      },
    });
    const goals = judged([{ n: 1000, cpu: 4, ratios: at(0.6, 0.36, 0.1) }]);
    expect(goals.map(({ figure, limit, met }: Record<string, unknown>) => [figure, limit, met])).toEqual([
      ['ready', 0.6, true],
      ['blocking', 0.35, false],
      ['heap', 0.2, true],
    ]);
    const of200 = judged([{ n: 200, cpu: 4, ratios: { 'vitrine-visible': {} } }]);
    expect(of200.map(({ limit, met }: Record<string, unknown>) => [limit, met])).toEqual([
      [0.6, false],
      [0.25, false],
      [0.45, false],
    ]);
    expect(judged([{ n: 1000, cpu: 1, ratios: {} }])).toEqual([]);
  });
});
