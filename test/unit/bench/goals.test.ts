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

  it('ask that consent, dialogs and masks are no slower than any of their peers', () => {
    const ratios = {
      vitrine: {
        imask: { key: range(1), paste: range(0.9) },
        cleave: { key: range(1.01), paste: range(0.5) },
      },
    };
    const goals = judged({ ...EMPTY, masks: [{ condition: '4x', ratios }] });
    expect(goals.map(({ peer, figure, limit, met }) => [peer, figure, limit, met])).toEqual([
      ['imask', 'key', 1, true],
      ['imask', 'paste', 1, true],
      ['cleave', 'key', 1, false],
      ['cleave', 'paste', 1, true],
    ]);
    const parts = (scenario: string) => judged({ ...EMPTY, [scenario]: [{ condition: 'slow', ratios: {} }] });
    expect(parts('consent').map(({ peer, figure }) => `${peer} ${figure}`)).toEqual(
      ['cookieconsent-iframemanager', 'klaro'].flatMap((peer) =>
        ['banner', 'placeholder', 'preferences', 'choice', 'detailed'].map((figure) => `${peer} ${figure}`),
      ),
    );
    expect(parts('dialogs').map(({ ours, peer, figure }) => `${ours} ${peer} ${figure}`)).toEqual(
      ['vitrine', 'vitrine-block'].flatMap((ours) =>
        ['a11y-dialog', 'micromodal'].flatMap((peer) =>
          ['opened', 'again'].map((figure) => `${ours} ${peer} ${figure}`),
        ),
      ),
    );
  });

  it('hold what has no peer against a value of its own, and a layout against react-photo-album', () => {
    const variant = {
      name: 'vitrine',
      broken: null,
      figures: { shift: range(0.01), interaction: range(201), longest: range(0) },
    };
    const goals = judged({
      ...EMPTY,
      rows: [{ condition: '4x', n: 500, ratios: { vitrine: { 'react-photo-album': { paint: range(0.21) } } } }],
      galleries: [{ condition: '4x', variants: [variant], ratios: {} }],
    });
    expect(goals.map(({ peer, figure, limit, ratio, met }) => [peer, figure, limit, ratio?.median, met])).toEqual([
      ['react-photo-album', 'paint', 0.2, 0.21, false],
      [null, 'shift', 0.01, 0.01, true],
      [null, 'interaction', 200, 201, false],
      [null, 'longest', 50, 0, true],
    ]);
    const broken = { ...variant, broken: 'does not answer' };
    const [shift] = judged({ ...EMPTY, galleries: [{ condition: '4x', variants: [broken], ratios: {} }] });
    expect(shift).toMatchObject({ figure: 'shift', ratio: null, met: false });
  });

  it('ask of texts, videos, charts, calendars, maps and running texts that they are as fast as their peer, and lighter without React', () => {
    const part = (peer: string, figures: object) => [
      { condition: '4x', variants: [], ratios: { vitrine: { [peer]: figures } } },
    ];
    const found = judged({
      ...EMPTY,
      highlights: part('rough-notation', {
        drawn: range(1),
        further: range(1.01),
        perText: range(1),
        own: range(0.61),
      }),
      calendars: part('full-calendar', { month: range(0.9), turned: range(1.2), own: range(0.6) }),
    });
    expect(found.map(({ scenario, figure, limit, met }) => [scenario, figure, limit, met])).toEqual([
      ['highlights', 'drawn', 1, true],
      ['highlights', 'further', 1, false],
      ['highlights', 'perText', 1, true],
      ['highlights', 'own', 0.6, false],
      ['calendars', 'month', 1, true],
      ['calendars', 'turned', 1, false],
      ['calendars', 'own', 0.6, true],
    ]);
  });

  it('hold interactions of the shop, requests of an address and frames of a running text against values of their own', () => {
    const own = (name: string, figures: object) => ({
      condition: '4x',
      variants: [{ name, broken: null, figures }],
      ratios: {},
    });
    const found = judged({
      ...EMPTY,
      interactions: [own('vitrine', { interaction: range(200), filtered: range(101) })],
      maps: [own('vitrine-address', { asked: range(0) })],
      marquees: [own('vitrine', { late: range(1) })],
    }).filter(({ peer }) => peer === null);
    expect(found.map(({ scenario, ours, figure, limit, met }) => [scenario, ours, figure, limit, met])).toEqual([
      ['maps', 'vitrine-address', 'asked', 0, true],
      ['marquees', 'vitrine', 'late', 0, false],
      ['interactions', 'vitrine', 'interaction', 200, true],
      ['interactions', 'vitrine', 'filtered', 100, false],
    ]);
  });

  it('weigh gallery and lightbox against PhotoSwipe and Swiper', () => {
    const sizes = (brotli: number) => ({
      rows: [
        { name: 'vitrine-pictures', brotli },
        { name: 'photoswipe-swiper', brotli: 40_000 },
      ],
    });
    const met = (brotli: number) => judged({ ...EMPTY, sizes: sizes(brotli) }).map((goal) => [goal.figure, goal.met]);
    expect([met(40_000), met(40_001)]).toEqual([[['bytes', true]], [['bytes', false]]]);
  });
});
