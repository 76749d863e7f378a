/**
 * Where and how a solid stands: the matrix that takes the room into the solid's own space, and back.
 *
 * @param {{ at?: number[], turn?: number, lean?: number, roll?: number, size?: number[] }} place metres/10; turns in radians: about y, about z, about x
 */
export function placement({ at = [0, 0, 0], turn = 0, lean = 0, roll = 0, size = [1, 1, 1] }) {
  const [cy, sy] = [Math.cos(turn), Math.sin(turn)];
  const [cz, sz] = [Math.cos(lean), Math.sin(lean)];
  const [cx, sx] = [Math.cos(roll), Math.sin(roll)];
  const product = (a, b) =>
    [0, 1, 2].flatMap((row) =>
      [0, 1, 2].map((column) => [0, 1, 2].reduce((sum, k) => sum + a[row * 3 + k] * b[k * 3 + column], 0)),
    );
  const rotation = product(product([cy, 0, sy, 0, 1, 0, -sy, 0, cy], [cz, -sz, 0, sz, cz, 0, 0, 0, 1]), [
    1,
    0,
    0,
    0,
    cx,
    -sx,
    0,
    sx,
    cx,
  ]);
  const forward = rotation.map((value, index) => value * size[index % 3]);
  const inverse = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => rotation[column * 3 + row] / size[row]));
  return { at, forward, inverse };
}

/** The box, in the room, around a box in a solid's own space. */
export function boundsOf({ at, forward }, low, high) {
  const least = [...at];
  const most = [...at];
  for (let axis = 0; axis < 3; axis++) {
    for (let k = 0; k < 3; k++) {
      const one = forward[axis * 3 + k] * low[k];
      const other = forward[axis * 3 + k] * high[k];
      least[axis] += Math.min(one, other);
      most[axis] += Math.max(one, other);
    }
  }
  return [...least, ...most];
}

/** Brings a ray into a solid's own space. Its direction keeps its length there, so distances along it agree. */
export function toLocal({ at, inverse: m }, ray, local) {
  const x = ray.ox - at[0];
  const y = ray.oy - at[1];
  const z = ray.oz - at[2];
  local.ox = m[0] * x + m[1] * y + m[2] * z;
  local.oy = m[3] * x + m[4] * y + m[5] * z;
  local.oz = m[6] * x + m[7] * y + m[8] * z;
  local.dx = m[0] * ray.dx + m[1] * ray.dy + m[2] * ray.dz;
  local.dy = m[3] * ray.dx + m[4] * ray.dy + m[5] * ray.dz;
  local.dz = m[6] * ray.dx + m[7] * ray.dy + m[8] * ray.dz;
}

/** Takes a normal of the solid's own space into the room and writes it to the hit. */
export function setNormal({ inverse: m }, hit, x, y, z) {
  const nx = m[0] * x + m[3] * y + m[6] * z;
  const ny = m[1] * x + m[4] * y + m[7] * z;
  const nz = m[2] * x + m[5] * y + m[8] * z;
  const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
  hit.nx = nx / length;
  hit.ny = ny / length;
  hit.nz = nz / length;
}
