import { PALETTE } from '../colour.mjs';
import { cells, clouds, hash, noise, ramp } from '../noise.mjs';

const blend = (hit, colour, amount) => {
  hit.r += (colour[0] - hit.r) * amount;
  hit.g += (colour[1] - hit.g) * amount;
  hit.b += (colour[2] - hit.b) * amount;
};

/**
 * A glazed or bare pot. Everything is a share or a colour; what is left out is not there.
 *
 * @param {object} look
 * @param {number[]} look.glaze
 * @param {number[]} [look.clay] the body below the glaze
 * @param {number} [look.line] height, as a share, where the glaze ends above the foot; 1 leaves the pot bare outside
 * @param {number} [look.drip] how far the glaze's edge runs
 * @param {number[]} [look.dip] a second glaze over the upper part, down to `look.dipTo`
 * @param {number[]} [look.edge] what shows where glaze is thin: rims and ridges
 * @param {number} [look.speckle] @param {number} [look.crackle] @param {number} [look.streaks] @param {number} [look.rings] @param {number} [look.flutes]
 * @param {number[]} [look.lining] glaze inside, where it differs
 * @param {number} [look.gloss] @param {number} [look.rough] @param {number} [look.seed]
 */
export function ceramic(look) {
  const {
    glaze,
    clay = PALETTE.buff,
    line = 0.06,
    drip = 0.03,
    dip,
    dipTo = 0.6,
    dipInk,
    edge = clay,
    edgeWidth = 0.05,
    speckle = 0,
    crackle = 0,
    streaks = 0,
    rings = 0.5,
    flutes = 0,
    lining = glaze,
    gloss = 1,
    rough = 0.16,
    seed = 1,
    variance = 0.12,
    bands = [],
    bandInk = PALETTE.iron,
  } = look;
  const s = seed * 13.7;
  return {
    mean: line >= 1 ? clay : glaze,
    paint(hit) {
      const { x, y, z, height, inside, whole } = hit;
      // A handle or a tile has neither foot nor rim.
      const v = whole ? 0.5 : y / height;
      const turn = Math.atan2(z, x);
      const cosine = Math.cos(turn);
      const sine = Math.sin(turn);
      const edgeAt = line + drip * (clouds(cosine * 2.2 + s, sine * 2.2, s, 3) - 0.5) * 2;
      const bare = inside ? 0 : 1 - ramp(edgeAt - 0.008, edgeAt + 0.008, v);
      const cloud = clouds(x * 2.1 + s, y * 2.1, z * 2.1 - s, 4);

      // Glaze, with the streaks it makes when it runs and the tone it takes where it lies thick.
      const base = inside ? lining : glaze;
      const thick = 1 - variance + variance * 2 * cloud;
      hit.r = base[0] * thick;
      hit.g = base[1] * thick;
      hit.b = base[2] * thick;
      if (dip && !inside && !whole) {
        const low = dipTo + drip * 2 * (clouds(cosine * 2.6 - s, sine * 2.6, s + 4, 3) - 0.5) * 2;
        const over = ramp(low - 0.012, low + 0.012, v);
        blend(hit, dip, over * (0.94 + 0.06 * cloud));
        if (dipInk) blend(hit, dipInk, Math.exp(-(((v - low) / 0.022) ** 2)) * 0.55);
      }
      if (streaks > 0) {
        const run = clouds(cosine * 6 + s, y * 0.9 + cloud, sine * 6, 4);
        const fine = clouds(cosine * 22 + s, y * 1.4, sine * 22, 2);
        blend(hit, edge, streaks * ramp(0.42, 0.72, run * 0.7 + fine * 0.3) * (inside ? 0.6 : 1));
      }
      for (const [at, wide] of bands) {
        if (inside || whole) break;
        const wave = (noise(cosine * 2 + s, at * 40, sine * 2) - 0.5) * 0.018;
        const worn = 0.55 + 0.45 * ramp(0.3, 0.6, clouds(cosine * 9, at * 30 + y * 6, sine * 9, 3));
        blend(hit, bandInk, (1 - ramp(wide * 0.8, wide, Math.abs(v - at - wave))) * worn);
      }
      const rim = Math.max(0, (height + 0.02 - y) / edgeWidth);
      const thin = Math.exp(-rim * rim * (1.2 + cloud)) * (0.55 + 0.6 * clouds(cosine * 5 + s, 3, sine * 5, 3));
      if (!whole) blend(hit, edge, Math.min(0.92, thin));
      if (crackle > 0 && bare < 0.5) {
        const big = cells(x * 6.5 + s, y * 6.5, z * 6.5);
        blend(hit, PALETTE.walnut, crackle * 0.8 * (1 - ramp(0.008, 0.03, big.second - big.nearest)));
        const fine = cells(x * 15, y * 15 + s, z * 15);
        blend(hit, PALETTE.smoke, crackle * 0.35 * (1 - ramp(0.008, 0.05, fine.second - fine.nearest)));
      }

      // Bare clay: matt, sandy, toasted where the glaze begins.
      hit.gloss = gloss;
      hit.rough = rough;
      if (bare > 0) {
        const sandy = 0.86 + 0.28 * noise(x * 60, y * 60, z * 60) * cloud;
        const toast = Math.exp(-Math.max(0, edgeAt - v) * 26) * (line < 1 ? 0.35 : 0);
        blend(hit, [clay[0] * sandy, clay[1] * sandy * (1 - toast * 0.5), clay[2] * sandy * (1 - toast)], bare);
        hit.gloss *= 1 - bare * 0.9;
        hit.rough += (0.75 - hit.rough) * bare;
      }
      if (speckle > 0) {
        speck(hit, x, y, z, 11, 0.2, speckle);
        speck(hit, x + 5, y, z + s, 23, 0.26, speckle * 0.8);
      }

      // The wheel's rings, cut flutes, and the orange skin of glaze.
      if (rings > 0) {
        const wander = y * 21 + turn / 6.283 + 1.3 * noise(y * 7 + s, 0, 0);
        const ring = Math.cos(wander * 6.283 * 0.62) * 0.03 + (noise(y * 46, s, cosine) - 0.5) * 0.05;
        hit.by += ring * rings * (bare > 0.5 ? 1.5 : 1);
      }
      if (flutes > 0 && !inside) {
        const groove = Math.sin(turn * flutes) * 0.42 * ramp(0.06, 0.16, v) * (1 - ramp(0.8, 0.9, v));
        hit.bx += -sine * groove;
        hit.bz += cosine * groove;
        const deep = Math.cos(turn * flutes);
        blend(hit, edge, Math.max(0, deep) ** 6 * 0.35 * ramp(0.06, 0.16, v) * (1 - ramp(0.8, 0.9, v)));
      }
      const skin = bare > 0.5 ? 0.11 : 0.022;
      const grain = bare > 0.5 ? 70 : 17;
      hit.bx += (noise(x * grain, y * grain, z * grain + s) - 0.5) * skin * 2;
      hit.by += (noise(x * grain + 40, y * grain, z * grain) - 0.5) * skin * 2;
      hit.bz += (noise(x * grain, y * grain + 40, z * grain) - 0.5) * skin * 2;
    },
  };
}

/** Iron spots: some points of a lattice of cells, each with its own size. */
function speck(hit, x, y, z, scale, size, amount) {
  const spot = cells(x * scale, y * scale, z * scale);
  const chosen = spot.id;
  if (chosen > 0.55 * amount) return;
  const radius = size * (0.25 + 0.75 * hash(Math.floor(chosen * 65536), 3, 5));
  const strength =
    (1 - ramp(radius * 0.35, radius, spot.nearest)) * (0.45 + 0.5 * hash(Math.floor(chosen * 65536), 8, 1));
  blend(hit, PALETTE.iron, strength);
}
