import { boundsOf, placement } from './placement.mjs';

const sum = (values) => values.reduce((total, value) => total + value, 0);

/** Many ellipsoids: leaves, berries, pebbles. Each has its own placement; its size are its half axes. */
export class Pebbles {
  /** @param {object[]} places @param {object} surface */
  constructor(places, surface) {
    this.surface = surface;
    this.count = places.length;
    this.data = new Float64Array(places.length * 12);
    const bounds = places.map((place, at) => {
      const placed = placement(place);
      this.data.set([...placed.at, ...placed.inverse], at * 12);
      return boundsOf(placed, [-1, -1, -1], [1, 1, 1]);
    });
    this.bounds = [0, 1, 2, 3, 4, 5].map((side) => (side < 3 ? Math.min : Math.max)(...bounds.map((box) => box[side])));
    this.middle = [0, 1, 2].map((axis) => sum(places.map(({ at }) => at[axis])) / places.length);
  }

  meet(ray, hit) {
    const { data, count } = this;
    for (let at = 0, k = 0; at < count; at++, k += 12) {
      const x = ray.ox - data[k];
      const y = ray.oy - data[k + 1];
      const z = ray.oz - data[k + 2];
      const ox = data[k + 3] * x + data[k + 4] * y + data[k + 5] * z;
      const oy = data[k + 6] * x + data[k + 7] * y + data[k + 8] * z;
      const oz = data[k + 9] * x + data[k + 10] * y + data[k + 11] * z;
      const dx = data[k + 3] * ray.dx + data[k + 4] * ray.dy + data[k + 5] * ray.dz;
      const dy = data[k + 6] * ray.dx + data[k + 7] * ray.dy + data[k + 8] * ray.dz;
      const dz = data[k + 9] * ray.dx + data[k + 10] * ray.dy + data[k + 11] * ray.dz;
      const a = dx * dx + dy * dy + dz * dz;
      const b = ox * dx + oy * dy + oz * dz;
      const root = b * b - a * (ox * ox + oy * oy + oz * oz - 1);
      if (root < 0) continue;
      const t = (-b - Math.sqrt(root)) / a;
      if (t > 1e-4 && t < hit.t) {
        hit.t = t;
        hit.solid = this;
        hit.part = at;
      }
    }
  }

  describe(ray, hit) {
    const k = hit.part * 12;
    const { data } = this;
    const x = ray.ox + ray.dx * hit.t - data[k];
    const y = ray.oy + ray.dy * hit.t - data[k + 1];
    const z = ray.oz + ray.dz * hit.t - data[k + 2];
    hit.x = data[k + 3] * x + data[k + 4] * y + data[k + 5] * z;
    hit.y = data[k + 6] * x + data[k + 7] * y + data[k + 8] * z;
    hit.z = data[k + 9] * x + data[k + 10] * y + data[k + 11] * z;
    const nx = data[k + 3] * hit.x + data[k + 6] * hit.y + data[k + 9] * hit.z;
    const ny = data[k + 4] * hit.x + data[k + 7] * hit.y + data[k + 10] * hit.z;
    const nz = data[k + 5] * hit.x + data[k + 8] * hit.y + data[k + 11] * hit.z;
    const length = Math.sqrt(nx * nx + ny * ny + nz * nz);
    hit.nx = nx / length;
    hit.ny = ny / length;
    hit.nz = nz / length;
    hit.own = hit.part;
    hit.whole = true;
    hit.inside = false;
    hit.height = 1;
  }
}
