import { clouds, noise, ramp } from '../noise.mjs';

const set = (hit, [r, g, b], tone) => {
  hit.r = r * tone;
  hit.g = g * tone;
  hit.b = b * tone;
};

/** A plastered wall, brushed by hand. */
export const plaster = (colour, { relief = 1, scale = 1 } = {}) => ({
  mean: colour,
  paint(hit) {
    const { px, py, pz } = hit;
    const x = px * scale;
    const y = py * scale;
    const z = pz * scale;
    const broad = clouds(x * 0.7, y * 0.7, z * 0.7, 4);
    const brushed = clouds(x * 3.1 + broad * 3, y * 5.3, z * 3.1, 4);
    set(hit, colour, 0.9 + 0.14 * broad + 0.07 * brushed);
    hit.bx += (noise(x * 9, y * 14, z * 9) - 0.5) * 0.12 * relief + (brushed - 0.5) * 0.16 * relief;
    hit.by +=
      (noise(x * 9 + 31, y * 14, z * 9) - 0.5) * 0.12 * relief +
      (clouds(x * 4, y * 4 + 9, z * 4, 3) - 0.5) * 0.2 * relief;
    hit.gloss = 0.12;
    hit.rough = 0.9;
  },
});

/** Woven linen: yarns of uneven thickness, two ways, with a slub here and there. */
export const linen = (colour, { scale = 1, stripe } = {}) => ({
  mean: colour,
  paint(hit) {
    const x = (hit.x + hit.y) * scale;
    const z = (hit.z + hit.y * 0.3) * scale;
    const warp = noise(x * 62, z * 1.7, 1);
    const weft = noise(x * 1.7, z * 62, 2);
    const over = Math.sin(x * 150) * Math.sin(z * 150);
    const slub = ramp(0.74, 0.9, noise(x * 44, z * 0.9, 5)) + ramp(0.74, 0.9, noise(x * 0.9, z * 44, 6));
    set(hit, colour, 0.8 + 0.16 * warp + 0.16 * weft + 0.05 * over + 0.1 * slub + 0.08 * clouds(x, z, 3, 3));
    if (stripe) {
      const place = Math.abs(((hit.z / stripe.every) % 1) - 0.5);
      if (place < stripe.wide) for (const c of ['r', 'g', 'b']) hit[c] *= 0.62;
    }
    hit.bx += (warp - 0.5) * 0.28 + Math.cos(x * 150) * 0.05;
    hit.bz += (weft - 0.5) * 0.28 + Math.cos(z * 150) * 0.05;
    hit.gloss = 0.05;
    hit.rough = 1;
  },
});

/** Sawn wood, its grain along x (or along the axis named). */
export const wood = (
  colour,
  { dark = colour.map((value) => value * 0.45), along = 'x', plank = 0, seed = 0, gloss = 0.35, rough = 0.45 } = {},
) => ({
  mean: colour,
  paint(hit) {
    const length = along === 'x' ? hit.x : along === 'z' ? hit.z : hit.y;
    let a = along === 'x' ? hit.z : hit.x;
    const b = along === 'y' ? hit.z : hit.y;
    let own = seed;
    let gap = 0;
    if (plank > 0) {
      const index = Math.floor(a / plank);
      const place = a / plank - index;
      gap = 1 - ramp(0.004, 0.014, Math.min(place, 1 - place) * plank);
      own += index * 7.31;
      a = (place - 0.5) * plank;
    }
    const bend = clouds(length * 0.22 + own, a * 0.8, b + own, 3) * 1.5;
    const ring = Math.sqrt((a + 0.3 + bend * 0.55) ** 2 + (b + 1.2 + own * 0.01) ** 2) * 9 + bend * 2;
    const late = ring - Math.floor(ring);
    const grain = late ** 3 * 0.7;
    const pores = clouds(length * 2.4 + own, a * 60, b * 60, 3);
    const tone = 0.9 + 0.22 * (clouds(length * 0.5, own, a * 1.4, 2) - 0.5);
    const amount = Math.min(1, grain * 0.55 + ramp(0.52, 0.75, pores) * 0.3 + gap * 0.9);
    set(hit, colour, tone);
    hit.r += (dark[0] - hit.r) * amount;
    hit.g += (dark[1] - hit.g) * amount;
    hit.b += (dark[2] - hit.b) * amount;
    const relief = (pores - 0.5) * 0.12 + (grain - 0.2) * 0.05;
    if (along === 'z') hit.bx += relief;
    else if (along === 'x') hit.bz += relief;
    else hit.bx += relief;
    hit.gloss = gloss * (1 - gap);
    hit.rough = rough + pores * 0.2;
  },
});

/** Something of one colour that nature made: leaf, egg, fruit, stem. */
export const natural = (
  colour,
  { vary = 0.25, spots = 0, gloss = 0.25, rough = 0.5, bump = 0.08, other = colour, scale = 1 } = {},
) => ({
  mean: colour,
  paint(hit) {
    const own = noise(hit.own * 3.7, 0.5, 2);
    const cloud = clouds(hit.px * 6 * scale + own, hit.py * 6 * scale, hit.pz * 6 * scale, 3);
    const mix = ramp(0.35, 0.7, cloud * 0.6 + own * 0.4);
    const tone = 1 - vary / 2 + vary * (cloud * 0.5 + own * 0.5);
    set(
      hit,
      colour.map((value, c) => value + (other[c] - value) * mix),
      tone,
    );
    if (spots > 0) {
      const spot = ramp(0.55, 0.82, noise(hit.px * 42, hit.py * 42, hit.pz * 42)) * spots;
      hit.r *= 1 - spot * 0.6;
      hit.g *= 1 - spot * 0.7;
      hit.b *= 1 - spot * 0.8;
    }
    hit.bx += (noise(hit.px * 26, hit.py * 26, hit.pz * 26) - 0.5) * bump * 2;
    hit.by += (noise(hit.px * 26 + 9, hit.py * 26, hit.pz * 26) - 0.5) * bump * 2;
    hit.gloss = gloss;
    hit.rough = rough;
  },
});

/** Stone or poured concrete. */
export const stone = (colour, { veins = 0.3, gloss = 0.25, rough = 0.5 } = {}) => ({
  mean: colour,
  paint(hit) {
    const { px: x, py: y, pz: z } = hit;
    const cloud = clouds(x * 1.3, y * 1.3, z * 1.3, 5);
    const vein = 1 - ramp(0, 0.05, Math.abs(clouds(x * 0.9 + 7, y, z * 0.9, 5) - 0.5));
    const speck = noise(x * 52, y * 52, z * 52);
    set(hit, colour, (0.8 + 0.34 * cloud + 0.1 * (speck - 0.5)) * (1 - veins * vein * 0.5));
    hit.bx += (noise(x * 30, y * 30, z * 30) - 0.5) * 0.05;
    hit.bz += (noise(x * 30, y * 30 + 8, z * 30) - 0.5) * 0.05;
    hit.gloss = gloss;
    hit.rough = rough;
  },
});
