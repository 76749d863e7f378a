import { describe, expect, it } from 'vitest';
import { fitBox } from '../../../../../../src/widgets/_shared/media/fit/fit-box.ts';

describe('fitBox', () => {
  it.each([
    { place: { width: 600, height: 300 }, fit: { ratio: 0.8, stretch: false }, box: { width: 240, height: 300 } },
    { place: { width: 200, height: 300 }, fit: { ratio: 0.8, stretch: false }, box: { width: 200, height: 250 } },
    { place: { width: 240, height: 300 }, fit: { ratio: 0.8, stretch: false }, box: { width: 240, height: 300 } },
    { place: { width: 600, height: 0 }, fit: { ratio: 2, stretch: false }, box: { width: 600, height: 300 } },
    {
      place: { width: 600, height: 0 },
      fit: { ratio: 2, stretch: false, widest: 400 },
      box: { width: 400, height: 200 },
    },
    {
      place: { width: 600, height: 300 },
      fit: { ratio: 2, stretch: false, widest: 400 },
      box: { width: 600, height: 300 },
    },
    { place: { width: 600, height: 100 }, fit: { ratio: 2, stretch: true }, box: { width: 600, height: 100 } },
    { place: { width: 600, height: 0 }, fit: { ratio: 2, stretch: true }, box: { width: 600, height: 300 } },
  ])('is $box in $place with $fit', ({ place, fit, box }) => expect(fitBox(place, fit)).toEqual(box));
});
