import { hash } from '../noise.mjs';

const STEPS = [0.7548776662466927, 0.5698402909980532, 0.8191725133961645, 0.6710436067037893, 0.5497004779019703];

/** Numbers from 0 to 1 that fill each pixel's samples evenly and differ from one pixel to the next. */
export function dither() {
  let x = 0;
  let y = 0;
  let sample = 0;
  let dimension = 0;
  return {
    start(column, row, index) {
      x = column;
      y = row;
      sample = index;
      dimension = 0;
    },
    take() {
      const value =
        hash(x, y, 1009 + dimension) + (sample + 1) * STEPS[dimension % 5] * (1 + (dimension > 4 ? 0.37 : 0));
      dimension++;
      return value - Math.floor(value);
    },
  };
}
