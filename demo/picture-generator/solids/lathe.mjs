import { boundsOf, placement, setNormal, toLocal } from './placement.mjs';

const local = { ox: 0, oy: 0, oz: 0, dx: 0, dy: 0, dz: 0 };
const CREASE = Math.cos(0.75);

/**
 * A surface of revolution: what a potter's wheel makes. The profile is a list of radius and height, from the middle of the foot over the rim to the
 * middle of the bottom inside; each pair of neighbours is a cone, met exactly.
 */
export class Lathe {
  /** @param {{ points: number[][], rim: number }} profile `rim` is the index of the highest point @param {object} surface @param {object} place */
  constructor(profile, surface, place = {}) {
    this.surface = surface;
    this.place = placement(place);
    this.points = profile.points;
    this.rim = profile.rim;
    this.height = profile.points[profile.rim][1];
    this.radius = Math.max(...profile.points.map(([radius]) => radius));
    this.count = profile.points.length - 1;
    this.#measure();
    const least = Math.min(...profile.points.map(([, y]) => y));
    const most = Math.max(...profile.points.map(([, y]) => y));
    this.bounds = boundsOf(this.place, [-this.radius, least, -this.radius], [this.radius, most, this.radius]);
  }

  #measure() {
    const { points, count } = this;
    const normals = [];
    for (let at = 0; at < count; at++) {
      const dr = points[at + 1][0] - points[at][0];
      const dy = points[at + 1][1] - points[at][1];
      const length = Math.hypot(dr, dy) || 1;
      normals.push([dy / length, -dr / length]);
    }
    const shared = (one, other) => {
      if (!one || !other || one[0] * other[0] + one[1] * other[1] < CREASE) return null;
      const length = Math.hypot(one[0] + other[0], one[1] + other[1]);
      return [(one[0] + other[0]) / length, (one[1] + other[1]) / length];
    };
    // Per cone: radius and height at both ends, slope, its span in height, normals at both ends.
    this.cones = new Float64Array(count * 11);
    for (let at = 0; at < count; at++) {
      const [r0, y0] = points[at];
      const [r1, y1] = points[at + 1];
      const start = shared(normals[at - 1], normals[at]) ?? normals[at];
      const end = shared(normals[at], normals[at + 1]) ?? normals[at];
      const flat = Math.abs(y1 - y0) < 1e-5;
      this.cones.set(
        [
          r0,
          y0,
          r1,
          y1,
          flat ? Number.NaN : (r1 - r0) / (y1 - y0),
          Math.min(y0, y1),
          Math.max(y0, y1),
          ...start,
          ...end,
        ],
        at * 11,
      );
    }
  }

  meet(ray, hit) {
    toLocal(this.place, ray, local);
    const { ox, oy, oz, dx, dy, dz } = local;
    const a = dx * dx + dz * dz;
    const b = ox * dx + oz * dz;
    const c = ox * ox + oz * oz;
    // The part of the ray inside the cylinder around everything tells which heights it can meet at all.
    let low = oy;
    let high = oy;
    const inside = b * b - a * (c - this.radius * this.radius * 1.0001);
    if (a > 1e-12) {
      if (inside < 0) return;
      const root = Math.sqrt(inside);
      const leave = Math.min(hit.t, (root - b) / a);
      if (leave < 0) return;
      const enter = Math.max(0, (-root - b) / a);
      if (enter > hit.t) return;
      low = oy + dy * enter;
      high = oy + dy * leave;
    } else high = oy + dy * hit.t;
    if (low > high) {
      const swap = low;
      low = high;
      high = swap;
    }
    const { cones, count } = this;
    for (let at = 0, k = 0; at < count; at++, k += 11) {
      if (cones[k + 5] > high || cones[k + 6] < low) continue;
      const slope = cones[k + 4];
      if (Number.isNaN(slope)) {
        const t = (cones[k + 1] - oy) / dy;
        if (t > 1e-5 && t < hit.t) {
          const r2 = c + t * (2 * b + t * a);
          const r0 = Math.min(cones[k], cones[k + 2]);
          const r1 = Math.max(cones[k], cones[k + 2]);
          if (r2 >= r0 * r0 && r2 <= r1 * r1) this.#keep(hit, t, at);
        }
        continue;
      }
      const radius = cones[k] + slope * (oy - cones[k + 1]);
      const qa = a - slope * slope * dy * dy;
      const qb = b - slope * dy * radius;
      const qc = c - radius * radius;
      const discriminant = qb * qb - qa * qc;
      if (discriminant < 0) continue;
      const root = Math.sqrt(discriminant);
      for (let side = -1; side <= 1; side += 2) {
        const t = (side * root - qb) / qa;
        if (!(t > 1e-5 && t < hit.t)) continue;
        const y = oy + dy * t;
        if (y >= cones[k + 5] && y <= cones[k + 6] && radius + slope * dy * t >= 0) this.#keep(hit, t, at);
      }
    }
  }

  #keep(hit, t, at) {
    hit.t = t;
    hit.solid = this;
    hit.part = at;
  }

  /** Fills in the point's own coordinates and normal. */
  describe(ray, hit) {
    toLocal(this.place, ray, local);
    const x = local.ox + local.dx * hit.t;
    const y = local.oy + local.dy * hit.t;
    const z = local.oz + local.dz * hit.t;
    const k = hit.part * 11;
    const { cones } = this;
    const span = cones[k + 3] - cones[k + 1];
    const radius = Math.sqrt(x * x + z * z);
    const along =
      Math.abs(span) > 1e-5 ? (y - cones[k + 1]) / span : (radius - cones[k]) / (cones[k + 2] - cones[k] || 1);
    const nr = cones[k + 7] + (cones[k + 9] - cones[k + 7]) * along;
    const ny = cones[k + 8] + (cones[k + 10] - cones[k + 8]) * along;
    const inverse = radius > 1e-9 ? 1 / radius : 0;
    setNormal(this.place, hit, x * inverse * nr, ny, z * inverse * nr);
    hit.x = x;
    hit.y = y;
    hit.z = z;
    hit.own = 0;
    hit.whole = false;
    hit.inside = hit.part >= this.rim;
    hit.height = this.height;
  }
}
