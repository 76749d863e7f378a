import { describe, expect, it } from 'vitest';
import {
  imageAspectRatio,
  placeholderAspect,
  shapeRatio,
  videoAspect,
} from '../../../../../src/vocab/rules/display/aspect-ratio.ts';

it('reads a ratio as height over width, a percentage above 10, and Auto as none [GAL-314]', () => {
  expect([1.5, '1.5', 1, 10, 75, '66.6'].map(imageAspectRatio)).toEqual([1.5, 1.5, 1, 10, 0.75, 0.6659999999999999]);
  for (const value of ['Auto', 'auto', 'AUTO', undefined, null, '', 0, -1, 'quadrado'])
    expect(imageAspectRatio(value)).toBeNull();
});

it('reads two sides, as the options of a gallery may have them [GAL-314]', () => {
  expect(['16:9', ' 4 / 3 ', '1:12', '16:0', '0:9', '16:9:1'].map(imageAspectRatio)).toEqual([
    9 / 16,
    0.75,
    12,
    null,
    null,
    null,
  ]);
  expect(placeholderAspect('16:9', 4)).toBe(25);
});

describe('a video’s placeholder', () => {
  it('is 65 percent high where the ratio is Auto [VIDEO-002] [VIDEO-314]', () => {
    expect([placeholderAspect('Auto', 4), placeholderAspect(undefined, 4), placeholderAspect('auto', 1)]).toEqual([
      65, 65, 65,
    ]);
  });

  it('is 100 over the number of columns high where it is not [VIDEO-002] [VIDEO-314]', () => {
    expect([1, 3, 4, '4'].map((columns) => placeholderAspect(1.5, columns))).toEqual([100, 100 / 3, 25, 25]);
  });

  it('is 65 percent high with no columns, or none told [VIDEO-002] [VIDEO-314]', () => {
    for (const columns of [0, -1, undefined, null, '', 'muitas']) expect(placeholderAspect(1.5, columns)).toBe(65);
  });
});

it('gives a video without usable dimensions 56.3 percent [VIDEO-312]', () => {
  for (const text of ['', '0x0', 'x', '640']) expect(videoAspect(text)).toBe(56.3);
  expect(videoAspect('640x480')).toBe(75);
});

describe('a shape', () => {
  it('keeps the ratio of its viewBox', () => {
    expect(shapeRatio('circle', '0 0 200 100')).toBe(2);
    expect(shapeRatio('egg', ' -5,-5, 30,\n40 ')).toBe(0.75);
  });

  it('is 1:1 as a rectangle, whatever its viewBox [FLUID-313]', () => {
    expect(shapeRatio('rectangle', '0 0 200 100')).toBe(1);
  });

  it('is 1:1 where its viewBox is malformed', () => {
    for (const box of [
      '',
      '0 0 100',
      '0 0 0 0',
      '0 0 -1 5',
      '0 0 a b',
      '0 0 1 2 3',
      '0 0 1e300 1e-300',
      ' '.repeat(100_000),
    ])
      expect(shapeRatio('gear', box)).toBe(1);
  });
});
