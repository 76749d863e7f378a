import { describe, expect, it } from 'vitest';
import {
  boundedPixelRatio,
  imageWidthFor,
  imageWidths,
  raisedWidth,
  sizeAdjustment,
} from '../../../../../src/vocab/rules/display/image-width.ts';

describe('the width of a picture', () => {
  it('is one of seven steps, the largest first [IMG-308] [IMG-601]', () => {
    expect(imageWidths).toEqual([2500, 1500, 1000, 750, 500, 300, 100]);
  });

  it('is the smallest step that is not below what is needed, else the largest [IMG-601]', () => {
    const steps = [0, 1, 100, 101, 300, 301, 750, 751, 1500, 1501, 2500, 2501, 9000];
    expect(steps.map((displayWidth) => imageWidthFor({ displayWidth }))).toEqual([
      100, 100, 100, 300, 300, 500, 750, 1000, 1500, 2500, 2500, 2500, 2500,
    ]);
  });

  it('grows with the pixel ratio and never past the step of the source', () => {
    expect(imageWidthFor({ displayWidth: 500, pixelRatio: 2 })).toBe(1000);
    expect(imageWidthFor({ displayWidth: 2000, pixelRatio: 2, sourceWidth: 640 })).toBe(750);
    expect(imageWidthFor({ displayWidth: 200, sourceWidth: 640 })).toBe(300);
    expect(imageWidthFor({ displayWidth: 600, sourceWidth: 0 })).toBe(750);
  });

  it('is multiplied by the size adjustment [IMG-330]', () => {
    expect(imageWidthFor({ displayWidth: 1000, sizeAdjustment: 0.5 })).toBe(500);
    expect(imageWidthFor({ displayWidth: 1000, sizeAdjustment: 2 })).toBe(2500);
    expect(imageWidthFor({ displayWidth: 1000, sizeAdjustment: 0 })).toBe(100);
  });

  it('is only raised, never lowered', () => {
    expect([raisedWidth(null, 300), raisedWidth(750, 300), raisedWidth(300, 750)]).toEqual([300, 750, 750]);
  });
});

it('adjusts the size by 1 where the adjustment is missing, negative or no number [IMG-329]', () => {
  for (const value of [undefined, null, '', 'dobro', -1, '-0.5', Number.NaN]) expect(sizeAdjustment(value)).toBe(1);
  expect([0, '0', 0.5, '2'].map(sizeAdjustment)).toEqual([0, 0, 0.5, 2]);
});

it('keeps the pixel ratio within the picture’s bounds, 1 to 3 where it has none [IMG-316]', () => {
  expect([0.5, 1, 2, 3, 4].map((device) => boundedPixelRatio(device))).toEqual([1, 1, 2, 3, 3]);
  expect(boundedPixelRatio(3, { max: '1.5' })).toBe(1.5);
  expect(boundedPixelRatio(1, { min: 2 })).toBe(2);
  expect(boundedPixelRatio(Number.NaN, { min: 'x', max: -1 })).toBe(1);
  expect(boundedPixelRatio(1, { min: 4, max: 2 })).toBe(4);
});

it('halves the pixel ratio down to the lower bound where data is saved', () => {
  expect(boundedPixelRatio(3, {}, true)).toBe(1.5);
  expect(boundedPixelRatio(1.5, {}, true)).toBe(1);
  expect(boundedPixelRatio(3, { min: 2 }, true)).toBe(2);
});
