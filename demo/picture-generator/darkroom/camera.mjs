const minus = (a, b) => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const unit = (a) => {
  const length = Math.hypot(...a);
  return a.map((value) => value / length);
};

/**
 * A camera with a long lens.
 *
 * @param {{ from: number[], to: number[], angle: number, shift?: number[], roll?: number }} view `angle` is the view's height in degrees; `shift` slides the
 * picture without tilting the verticals, in picture heights
 * @param {number} ratio width over height
 */
export function camera({ from, to, angle, shift = [0, 0] }, ratio) {
  const ahead = unit(minus(to, from));
  const right = unit(cross(ahead, Math.abs(ahead[1]) > 0.99 ? [0, 0, -1] : [0, 1, 0]));
  const up = cross(right, ahead);
  const reach = Math.tan((angle * Math.PI) / 360);
  return {
    ahead,
    /** Aims a ray through a place of the picture, from 0 to 1 from its top left. */
    aim(u, v, ray) {
      const x = ((u - 0.5) * ratio + shift[0]) * 2 * reach;
      const y = (0.5 - v + shift[1]) * 2 * reach;
      const dx = ahead[0] + right[0] * x + up[0] * y;
      const dy = ahead[1] + right[1] * x + up[1] * y;
      const dz = ahead[2] + right[2] * x + up[2] * y;
      const length = Math.sqrt(dx * dx + dy * dy + dz * dz);
      ray.ox = from[0];
      ray.oy = from[1];
      ray.oz = from[2];
      ray.dx = dx / length;
      ray.dy = dy / length;
      ray.dz = dz / length;
    },
    /** Where a point of the room lies in the picture, from 0 to 1 from its top left. */
    find(point) {
      const away = minus(point, from);
      const depth = dot(away, ahead) * 2 * reach;
      return [(dot(away, right) / depth - shift[0]) / ratio + 0.5, 0.5 - (dot(away, up) / depth - shift[1])];
    },
    /** How far ahead of the camera a point of the room lies. */
    depth: (point) => dot(minus(point, from), ahead),
  };
}
