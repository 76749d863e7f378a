const FAR = 1e6;
const shadow = { t: 0, solid: null, part: 0, along: 0 };

/** The solids of a picture, and what a ray meets among them. */
export class Room {
  /** @param {object[]} solids each with `bounds`, `meet`, `describe` and `surface` */
  constructor(solids) {
    this.solids = solids;
    this.bounds = new Float64Array(solids.flatMap(({ bounds }) => bounds));
  }

  /** Leaves in `hit` the nearest thing a ray meets; `hit.solid` is null where there is none. */
  nearest(ray, hit, far = FAR) {
    hit.t = far;
    hit.solid = null;
    hit.part = 0;
    hit.along = 0;
    const { solids } = this;
    const ix = 1 / ray.dx;
    const iy = 1 / ray.dy;
    const iz = 1 / ray.dz;
    for (let at = 0; at < solids.length; at++) {
      if (this.#near(ray, ix, iy, iz, at * 6, hit.t)) solids[at].meet(ray, hit);
    }
    return hit.solid !== null;
  }

  /** Whether anything stands within `far` along a ray. */
  blocked(ray, far) {
    const { solids } = this;
    const ix = 1 / ray.dx;
    const iy = 1 / ray.dy;
    const iz = 1 / ray.dz;
    shadow.solid = null;
    shadow.t = far;
    for (let at = 0; at < solids.length; at++) {
      if (!this.#near(ray, ix, iy, iz, at * 6, far)) continue;
      solids[at].meet(ray, shadow);
      if (shadow.solid !== null) return true;
    }
    return false;
  }

  #near(ray, ix, iy, iz, k, far) {
    const b = this.bounds;
    const x0 = (b[k] - ray.ox) * ix;
    const x1 = (b[k + 3] - ray.ox) * ix;
    const y0 = (b[k + 1] - ray.oy) * iy;
    const y1 = (b[k + 4] - ray.oy) * iy;
    const z0 = (b[k + 2] - ray.oz) * iz;
    const z1 = (b[k + 5] - ray.oz) * iz;
    const enter = Math.max(Math.min(x0, x1), Math.min(y0, y1), Math.min(z0, z1));
    const leave = Math.min(Math.max(x0, x1), Math.max(y0, y1), Math.max(z0, z1));
    return leave >= 0 && enter <= leave + 1e-6 && enter < far;
  }
}
