const weights = (t) => [
  ((2 - t) * t - 1) * t * 0.5,
  (t * t * (3 * t - 5) + 2) * 0.5,
  ((4 - 3 * t) * t + 1) * t * 0.5,
  (t - 1) * t * t * 0.5,
];

/** Enlarges one line after another along one axis (Catmull-Rom). */
function stretch(image, lines, from, to, step, line, outStep, outLine, out) {
  for (let at = 0; at < to; at++) {
    const place = ((at + 0.5) * from) / to - 0.5;
    const start = Math.floor(place);
    const w = weights(place - start);
    const taps = [-1, 0, 1, 2].map((offset) => Math.min(from - 1, Math.max(0, start + offset)) * step);
    for (let k = 0; k < lines; k++) {
      for (let c = 0; c < 3; c++) {
        const base = k * line + c;
        out[k * outLine + at * outStep + c] = Math.max(
          0,
          image[base + taps[0]] * w[0] +
            image[base + taps[1]] * w[1] +
            image[base + taps[2]] * w[2] +
            image[base + taps[3]] * w[3],
        );
      }
    }
  }
  return out;
}

/** Enlarges linear light before the grain is laid on, as a print is made from a smaller negative. */
export function enlarge(image, width, height, wide, high) {
  if (width === wide && height === high) return image;
  const rows = stretch(image, height, width, wide, 3, width * 3, 3, wide * 3, new Float32Array(wide * height * 3));
  return stretch(rows, wide, height, high, wide * 3, 3, wide * 3, 3, new Float32Array(wide * high * 3));
}
