import { boundsOf, placement, setNormal, toLocal } from './placement.mjs';

const local = { ox: 0, oy: 0, oz: 0, dx: 0, dy: 0, dz: 0 };

/** A round rod along a bent line, thick as each point says: handles, spouts, stems, strings. */
export class Tube {
  /** @param {number[][]} line points x, y, z, radius @param {object} surface @param {object} place */
  constructor(line, surface, place = {}) {
    this.surface = surface;
    this.place = placement(place);
    this.line = new Float64Array(line.flat());
    this.count = line.length;
    const reach = (axis, sign) => sign * Math.max(...line.map((point) => sign * point[axis] + point[3]));
    this.bounds = boundsOf(
      this.place,
      [0, 1, 2].map((axis) => reach(axis, -1)),
      [0, 1, 2].map((axis) => reach(axis, 1)),
    );
  }

  meet(ray, hit) {
    toLocal(this.place, ray, local);
    const { ox, oy, oz, dx, dy, dz } = local;
    const dd = dx * dx + dy * dy + dz * dz;
    const { line, count } = this;
    for (let at = 0, k = 0; at < count; at++, k += 4) {
      const px = ox - line[k];
      const py = oy - line[k + 1];
      const pz = oz - line[k + 2];
      const r = line[k + 3];
      const b = px * dx + py * dy + pz * dz;
      const root = b * b - dd * (px * px + py * py + pz * pz - r * r);
      if (root > 0) {
        const t = (-b - Math.sqrt(root)) / dd;
        if (t > 1e-4 && t < hit.t) this.#keep(hit, t, at, 0);
      }
      if (at + 1 < count) this.#meetRod(k, px, py, pz, dd, hit, at);
    }
  }

  /** The cone between two points. Between points of nearly one thickness it is as good as a cylinder whose radius runs along. */
  #meetRod(k, px, py, pz, dd, hit, at) {
    const { line } = this;
    const { dx, dy, dz } = local;
    const ax = line[k + 4] - line[k];
    const ay = line[k + 5] - line[k + 1];
    const az = line[k + 6] - line[k + 2];
    const aa = ax * ax + ay * ay + az * az;
    if (aa < 1e-12) return;
    const ad = ax * dx + ay * dy + az * dz;
    const ap = ax * px + ay * py + az * pz;
    const slope = (line[k + 7] - line[k + 3]) / aa;
    const radius = line[k + 3] + slope * ap;
    const widening = slope * ad;
    const qa = dd - (ad * ad) / aa - widening * widening;
    const qb = px * dx + py * dy + pz * dz - (ap * ad) / aa - radius * widening;
    const qc = px * px + py * py + pz * pz - (ap * ap) / aa - radius * radius;
    const root = qb * qb - qa * qc;
    if (root < 0) return;
    const t = (-qb - Math.sqrt(root)) / qa;
    const along = (ap + ad * t) / aa;
    if (t > 1e-4 && t < hit.t && along > 0 && along < 1) this.#keep(hit, t, at, along);
  }

  #keep(hit, t, at, along) {
    hit.t = t;
    hit.solid = this;
    hit.part = at;
    hit.along = along;
  }

  describe(ray, hit) {
    toLocal(this.place, ray, local);
    hit.x = local.ox + local.dx * hit.t;
    hit.y = local.oy + local.dy * hit.t;
    hit.z = local.oz + local.dz * hit.t;
    const k = hit.part * 4;
    const next = hit.part + 1 < this.count ? k + 4 : k;
    const { line } = this;
    const middle = (axis) => line[k + axis] + (line[next + axis] - line[k + axis]) * hit.along;
    setNormal(this.place, hit, hit.x - middle(0), hit.y - middle(1), hit.z - middle(2));
    hit.inside = false;
    hit.own = 0;
    hit.whole = true;
    hit.height = 1;
  }
}
