import { clouds } from '../noise.mjs';

const GRID = 320;
const STEPS = 28;

/** A cloth that lies on a table with soft folds: a field of heights, walked until the ray is below it. */
export class Cloth {
  /** @param {{ from: number[], to: number[], lift: number, folds: number, seed: number, surface: object }} cloth corners x, z; `lift` the highest fold; `folds` how many to a unit */
  constructor({ from, to, lift, folds, seed, surface, angle = 0.5 }) {
    this.surface = surface;
    this.from = from;
    this.to = to;
    this.lift = lift;
    this.bounds = [from[0], 0, from[1], to[0], lift + 0.02, to[1]];
    this.heights = new Float32Array((GRID + 1) * (GRID + 1));
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    for (let row = 0; row <= GRID; row++) {
      for (let column = 0; column <= GRID; column++) {
        const x = from[0] + ((to[0] - from[0]) * column) / GRID;
        const z = from[1] + ((to[1] - from[1]) * row) / GRID;
        const along = x * c + z * s;
        const across = z * c - x * s;
        const bend = clouds(x * 0.5, seed, z * 0.5, 3) * 2.2;
        const crease = 1 - Math.abs(2 * clouds(along * 0.35 + bend, seed + 3, across * folds + bend, 3) - 1);
        const patch = clouds(x * 0.6, seed + 9, z * 0.6, 2);
        this.heights[row * (GRID + 1) + column] = 0.012 + lift * crease ** 6 * Math.max(0, patch * 2.4 - 0.7);
      }
    }
  }

  #height(x, z) {
    const u = ((x - this.from[0]) / (this.to[0] - this.from[0])) * GRID;
    const v = ((z - this.from[1]) / (this.to[1] - this.from[1])) * GRID;
    const i = Math.min(GRID - 1, Math.max(0, Math.floor(u)));
    const j = Math.min(GRID - 1, Math.max(0, Math.floor(v)));
    const fu = u - i;
    const fv = v - j;
    const k = j * (GRID + 1) + i;
    const h = this.heights;
    const near = h[k] + (h[k + 1] - h[k]) * fu;
    const far = h[k + GRID + 1] + (h[k + GRID + 2] - h[k + GRID + 1]) * fu;
    return near + (far - near) * fv;
  }

  meet(ray, hit) {
    const { ox, oy, oz, dx, dy, dz } = ray;
    let enter = 1e-4;
    let leave = hit.t;
    const clip = (o, d, low, high) => {
      if (Math.abs(d) < 1e-12) {
        if (o < low || o > high) leave = -1;
        return;
      }
      const one = (low - o) / d;
      const other = (high - o) / d;
      enter = Math.max(enter, Math.min(one, other));
      leave = Math.min(leave, Math.max(one, other));
    };
    clip(ox, dx, this.from[0], this.to[0]);
    clip(oz, dz, this.from[1], this.to[1]);
    clip(oy, dy, 0, this.lift + 0.02);
    if (enter >= leave) return;
    const step = (leave - enter) / STEPS;
    let before = enter;
    for (let at = 0; at <= STEPS; at++) {
      const t = enter + step * at;
      if (oy + dy * t <= this.#height(ox + dx * t, oz + dz * t)) {
        let low = before;
        let high = t;
        for (let half = 0; half < 6; half++) {
          const middle = (low + high) / 2;
          if (oy + dy * middle <= this.#height(ox + dx * middle, oz + dz * middle)) high = middle;
          else low = middle;
        }
        if (at === 0 && high < 2e-4) return;
        hit.t = high;
        hit.solid = this;
        return;
      }
      before = t;
    }
  }

  describe(ray, hit) {
    const x = ray.ox + ray.dx * hit.t;
    const z = ray.oz + ray.dz * hit.t;
    const e = 0.012;
    const nx = this.#height(x - e, z) - this.#height(x + e, z);
    const nz = this.#height(x, z - e) - this.#height(x, z + e);
    const length = Math.hypot(nx, 2 * e, nz);
    hit.nx = nx / length;
    hit.ny = (2 * e) / length;
    hit.nz = nz / length;
    hit.x = x;
    hit.y = 0;
    hit.z = z;
    hit.own = 0;
    hit.whole = false;
    hit.inside = false;
    hit.height = 1;
  }
}
