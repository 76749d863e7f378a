import { clouds, hash, noise, ramp } from '../noise.mjs';

/** A wall of firebricks in running bond. */
export const bricks = (colour, joint, { size = [0.62, 0.26] } = {}) => ({
  mean: colour,
  paint(hit) {
    const along = Math.abs(hit.nz) > 0.5 ? hit.px : hit.pz;
    const up = Math.abs(hit.ny) > 0.5 ? hit.px : hit.py;
    const line = Math.floor(up / size[1]);
    const place = along / size[0] + (line & 1) * 0.5;
    const column = Math.floor(place);
    const u = Math.min(place - column, 1 - (place - column)) * size[0];
    const v = Math.min(up / size[1] - line, 1 - (up / size[1] - line)) * size[1];
    const wobble = (noise(hit.px * 12, hit.py * 12, hit.pz * 12) - 0.5) * 0.012;
    const mortar = 1 - ramp(0.008, 0.02, Math.min(u, v) + wobble);
    const own = 0.72 + 0.5 * hash(column, line, 3);
    const tone = own * (0.8 + 0.35 * clouds(hit.px * 3, hit.py * 3, hit.pz * 3, 4));
    hit.r = colour[0] * tone + (joint[0] * 0.5 - colour[0] * tone) * mortar;
    hit.g = colour[1] * tone + (joint[1] * 0.5 - colour[1] * tone) * mortar;
    hit.b = colour[2] * tone + (joint[2] * 0.5 - colour[2] * tone) * mortar;
    hit.by += (noise(hit.px * 24, hit.py * 24, hit.pz * 24) - 0.5) * 0.4;
    hit.bx += (noise(hit.px * 24 + 8, hit.py * 24, hit.pz * 24) - 0.5) * 0.4;
    hit.gloss = 0.05;
    hit.rough = 1;
  },
});
