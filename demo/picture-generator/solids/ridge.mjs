import { clouds } from '../noise.mjs';

const SKY = [0.86, 0.8, 0.72];

/** A range of hills far away, flat as hills are in the haze of the morning. */
export class Ridge {
  /** @param {{ z: number, base: number, tall: number, seed: number, near: number[], haze: number }} hills `haze` is the share of air between them and us */
  constructor({ z, base, tall, seed, near, haze }) {
    this.z = z;
    this.base = base;
    this.tall = tall;
    this.seed = seed;
    this.bounds = [-90, -40, z - 0.01, 90, base + tall + 1, z + 0.01];
    const colour = near.map((value, c) => value + (SKY[c] - value) * haze);
    this.surface = {
      mean: colour,
      paint: (hit) => {
        hit.r = hit.g = hit.b = 0;
      },
      // Mist lies in the valleys.
      glow: (hit) => {
        const deep = Math.min(1, Math.max(0, (this.#line(hit.px) - hit.py) / (this.tall * 1.1)));
        const wood = clouds(hit.px * 1.6, hit.py * 2.4, this.seed, 4) - 0.5;
        const mist = Math.min(1, deep ** 1.6 * 0.9 + wood * 0.14 * (1 - haze));
        return colour.map((value, c) => value + (SKY[c] - value) * mist * 0.85);
      },
    };
  }

  #line(x) {
    return this.base + this.tall * (clouds(x * 0.1 + this.seed * 3, this.seed, 0.5, 6) - 0.28);
  }

  meet(ray, hit) {
    if (Math.abs(ray.dz) < 1e-9) return;
    const t = (this.z - ray.oz) / ray.dz;
    if (t < 1e-4 || t >= hit.t) return;
    if (ray.oy + ray.dy * t > this.#line(ray.ox + ray.dx * t)) return;
    hit.t = t;
    hit.solid = this;
  }

  describe(_ray, hit) {
    hit.nx = 0;
    hit.ny = 0;
    hit.nz = 1;
    hit.x = hit.y = hit.z = 0;
    hit.inside = false;
    hit.own = 0;
    hit.whole = true;
    hit.height = 1;
  }
}
