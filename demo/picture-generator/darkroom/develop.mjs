import { hash } from '../noise.mjs';

/** A film's curve: a soft toe, a long shoulder. */
const film = (x) => {
  const v = Math.max(0, x);
  return (v * (1.9 * v + 0.06)) / (v * (1.75 * v + 0.66) + 0.13);
};
const encode = (value) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/**
 * From linear light to the bytes of a picture: exposure, glow of the highlights, film curve, a warm print, a darker rim, grain.
 *
 * @param {Float32Array} image
 * @param {{ exposure?: number, warmth?: number, grain?: number, rim?: number, glow?: number, fade?: number }} print
 */
export function develop(image, width, height, print = {}) {
  const { exposure = 0.8, warmth = 0, grain = 0.022, rim = 0.16, glow = 0.06, fade = 0.012, colour = 0.82 } = print;
  const bloom = glow > 0 ? highlights(image, width, height, exposure) : null;
  const bytes = Buffer.alloc(width * height * 3);
  const tone = [1 + warmth * 0.06, 1 + warmth * 0.008, 1 - warmth * 0.07];
  for (let y = 0, pixel = 0; y < height; y++) {
    for (let x = 0; x < width; x++, pixel++) {
      const dx = (x + 0.5) / width - 0.5;
      const dy = (y + 0.5) / height - 0.5;
      const shade = exposure * (1 - rim * (dx * dx + dy * dy) * 2);
      // Grain is coarser than a pixel and softer in light and dark than between.
      const speck = grainAt(x, y);
      const k = pixel * 3;
      const grey = image[k] * 0.3 + image[k + 1] * 0.55 + image[k + 2] * 0.15;
      for (let c = 0; c < 3; c++) {
        let value = (grey + (image[k + c] - grey) * colour) * shade * tone[c];
        if (bloom) value += bloom[pixel * 3 + c] * glow;
        value = encode(film(value));
        value = fade + value * (1 - fade * 1.4);
        value += (speck + (hash(x, y, 50 + c) - 0.5) * 0.35) * grain * (0.35 + 2.6 * value * (1 - value));
        bytes[pixel * 3 + c] = Math.max(0, Math.min(255, Math.round(value * 255)));
      }
    }
  }
  return bytes;
}

function grainAt(x, y) {
  const fine = hash(x, y, 7) - 0.5;
  const coarse = hash(x >> 1, y >> 1, 8) + hash((x + 1) >> 1, (y + 1) >> 1, 9) - 1;
  return fine * 0.8 + coarse * 0.5;
}

/** What is brighter than white, spread wide. */
function highlights(image, width, height, exposure) {
  let from = new Float32Array(image.length);
  for (let at = 0; at < image.length; at++) from[at] = Math.min(4, Math.max(0, image[at] * exposure - 0.9));
  let to = new Float32Array(image.length);
  const reach = Math.max(2, Math.round(height * 0.012));
  for (let pass = 0; pass < 6; pass++) {
    const [step, count, line, lines] = pass % 2 ? [width * 3, height, 3, width] : [3, width, width * 3, height];
    for (let at = 0; at < lines; at++) {
      for (let c = 0; c < 3; c++) {
        const start = at * line + c;
        let sum = 0;
        for (let i = -reach; i < count; i++) {
          if (i + reach < count) sum += from[start + (i + reach) * step];
          if (i - reach - 1 >= 0) sum -= from[start + (i - reach - 1) * step];
          if (i >= 0) to[start + i * step] = sum / (2 * reach + 1);
        }
      }
    }
    [from, to] = [to, from];
  }
  return from;
}
