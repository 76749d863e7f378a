import { describe, expect, it } from 'vitest';
import { judged } from '../../bench/goals.mjs';

const range = (median: number) => ({ median, min: median, max: median });
const EMPTY = { blocks: [], banner: [], form: [] };

describe('the goals', () => {
  it('are held against the parts that were measured, and no others', () => {
    expect(judged(EMPTY)).toEqual([]);
    expect(judged({ ...EMPTY, blocks: [{ n: 1000, condition: 'slow', ratios: {} }] })).toEqual([]);
  });

  it('are met up to their limit, and missed where there is no ratio', () => {
    const alpine = { ready: range(0.6), blocking: range(0.36) };
    const goals = judged({
      ...EMPTY,
      blocks: [{ n: 1000, condition: '4x', ratios: { 'vitrine-visible': { alpine } } }],
    }).filter(({ peer }) => peer === 'alpine');
    expect(goals.map(({ figure, limit, met }) => [figure, limit, met])).toEqual([
      ['ready', 0.6, true],
      ['blocking', 0.35, false],
      ['heap', 0.2, false],
    ]);
  });

  it('take the better of the React islands, figure by figure', () => {
    const islands = {
      'is-land': { ready: range(1.2), blocking: range(0.3) },
      'astro-visible': { ready: range(0.9), blocking: range(0.6) },
    };
    const goals = judged({
      ...EMPTY,
      blocks: [{ n: 200, condition: '4x', ratios: { 'vitrine-visible': islands } }],
    }).filter(({ peer }) => peer !== 'alpine');
    expect(goals.map(({ figure, peer, ratio, met }) => [figure, peer, ratio, met])).toEqual([
      ['ready', 'is-land', range(1.2), false],
      ['blocking', 'astro-visible', range(0.6), false],
    ]);
  });

  it('ask of a form with preload lines more than of one without', () => {
    const usable = { 'just-validate': { usable: range(2.2) } };
    const goals = judged({
      ...EMPTY,
      form: [{ condition: 'slow', ratios: { vitrine: usable, 'vitrine-preload': usable } }],
    });
    expect(goals.map(({ ours, limit, met }) => [ours, limit, met])).toEqual([
      ['vitrine', 2.5, true],
      ['vitrine-preload', 2, false],
    ]);
  });

  it('hold the banner against both others on the slow network', () => {
    const ratios = { vitrine: { klaro: { banner: range(1) }, 'vanilla-cookieconsent': { banner: range(1.41) } } };
    const goals = judged({
      ...EMPTY,
      banner: [
        { condition: 'slow', ratios },
        { condition: '4x', ratios },
      ],
    });
    expect(goals.map(({ peer, limit, met }) => [peer, limit, met])).toEqual([
      ['klaro', 1, true],
      ['vanilla-cookieconsent', 1.4, false],
    ]);
  });
});
