import { boundsOf, placement, setNormal, toLocal } from './placement.mjs';

const local = { ox: 0, oy: 0, oz: 0, dx: 0, dy: 0, dz: 0 };

/** A box whose edges catch the light as if they were rounded: boards, shelves, walls, tiles, tables. */
export class Block {
  /** @param {number[]} half half its width, height and depth @param {object} surface @param {object} place @param {number} bevel */
  constructor(half, surface, place = {}, bevel = 0.02) {
    this.half = half;
    this.surface = surface;
    this.place = placement(place);
    this.bevel = bevel;
    this.bounds = boundsOf(
      this.place,
      half.map((value) => -value),
      half,
    );
  }

  meet(ray, hit) {
    toLocal(this.place, ray, local);
    const [hx, hy, hz] = this.half;
    let enter = -1e9;
    let leave = 1e9;
    let side = 0;
    for (let axis = 0; axis < 3; axis++) {
      const o = axis === 0 ? local.ox : axis === 1 ? local.oy : local.oz;
      const d = axis === 0 ? local.dx : axis === 1 ? local.dy : local.dz;
      const h = axis === 0 ? hx : axis === 1 ? hy : hz;
      if (Math.abs(d) < 1e-12) {
        if (Math.abs(o) > h) return;
        continue;
      }
      const near = (-Math.sign(d) * h - o) / d;
      const far = (Math.sign(d) * h - o) / d;
      if (near > enter) {
        enter = near;
        side = axis;
      }
      if (far < leave) leave = far;
    }
    if (enter > leave || enter < 1e-4 || enter >= hit.t) return;
    hit.t = enter;
    hit.solid = this;
    hit.part = side;
  }

  describe(ray, hit) {
    toLocal(this.place, ray, local);
    const point = [local.ox + local.dx * hit.t, local.oy + local.dy * hit.t, local.oz + local.dz * hit.t];
    const normal = point.map((value, axis) => {
      if (axis === hit.part) return Math.sign(value);
      const over = Math.abs(value) - (this.half[axis] - this.bevel);
      return over > 0 ? (Math.sign(value) * over * 0.9) / this.bevel : 0;
    });
    setNormal(this.place, hit, normal[0], normal[1], normal[2]);
    [hit.x, hit.y, hit.z] = point;
    hit.own = 0;
    hit.whole = true;
    hit.inside = false;
    hit.height = this.half[1] * 2;
  }
}
