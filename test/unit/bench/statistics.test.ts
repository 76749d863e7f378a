import { describe, expect, it } from 'vitest';
import { median, randomFrom, ratio, shuffled, summary } from '../../bench/statistics.mjs';

describe('figures of several runs', () => {
  it('have the middle one as their median, and of an even number the mean of both', () => {
    expect(median([30, 10, 20])).toBe(20);
    expect(median([40, 10, 20, 30])).toBe(25);
    expect(median([7])).toBe(7);
  });

  it('sort as numbers, and stay as they were given', () => {
    const values = [100, 9, 20];
    expect(median(values)).toBe(20);
    expect(values).toEqual([100, 9, 20]);
  });

  it('are kept as median and range; of nothing there is nothing', () => {
    expect(summary([3, 1, 2])).toEqual({ median: 2, min: 1, max: 3 });
    expect(summary([])).toBeNull();
  });
});

describe('a ratio', () => {
  it('is of the medians, with the range of the ratios round by round', () => {
    expect(ratio([10, 30, 20], [20, 40, 40])).toEqual({ median: 0.5, min: 0.5, max: 0.75 });
  });

  it('is none where the other has nothing, or was not measured in the same rounds', () => {
    expect(ratio([10, 20], [0, 20])).toBeNull();
    expect(ratio([10, 20], [10])).toBeNull();
    expect(ratio([], [])).toBeNull();
  });
});

describe('the order of a round', () => {
  const list = ['a', 'b', 'c', 'd', 'e'];

  it('is the same for the same seed, and another for another', () => {
    const orders = (seed: number): string[] => {
      const random = randomFrom(seed);
      return Array.from({ length: 4 }, () => shuffled(list, random).join(''));
    };
    expect(orders(7)).toEqual(orders(7));
    expect(orders(7)).not.toEqual(orders(8));
    expect(new Set(orders(7)).size).toBeGreaterThan(1);
  });

  it('has everyone once, and leaves the list alone', () => {
    expect([...shuffled(list, randomFrom(1))].sort()).toEqual(list);
    expect(list.join('')).toBe('abcde');
  });

  it('puts everyone first about as often', () => {
    const random = randomFrom(42);
    const first: Record<string, number> = {};
    for (let round = 0; round < 5_000; round++) {
      const name = shuffled(list, random)[0] ?? '';
      first[name] = (first[name] ?? 0) + 1;
    }
    for (const name of list) expect(Math.abs((first[name] ?? 0) - 1_000)).toBeLessThan(150);
  });
});
