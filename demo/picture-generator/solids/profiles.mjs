/** A smooth line through points (Catmull-Rom), `steps` pieces between two of them. */
export function curve(points, steps) {
  const line = [];
  const at = (index) => points[Math.max(0, Math.min(points.length - 1, index))];
  for (let piece = 0; piece < points.length - 1; piece++) {
    const [a, b, c, d] = [at(piece - 1), at(piece), at(piece + 1), at(piece + 2)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      line.push(
        b.map((value, axis) => {
          const [p, q, r, s] = [a[axis], value, c[axis], d[axis]];
          return 0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3);
        }),
      );
    }
  }
  line.push(points.at(-1));
  return line;
}

/**
 * The profile of a thrown vessel from the outline of its outer wall.
 *
 * @param {number[][]} outline radius and height from the edge of the foot to the rim
 * @param {{ wall?: number, foot?: number, floor?: number, steps?: number }} form thickness of wall and floor, height of the foot ring
 */
export function vessel(outline, { wall = 0.035, foot = 0.02, floor = 0.05, steps = 7 } = {}) {
  const outer = curve(outline, steps);
  const [edge, rimHeight] = outer.at(-1);
  const base = outline[0][0];
  const bottom = [
    [0, foot],
    [base * 0.8, foot],
    [base * 0.85, 0],
    [base * 0.96, 0],
  ];
  const inner = [];
  for (let at = outer.length - 1; at > 0; at--) {
    const dr = outer[at][0] - outer[at - 1][0];
    const dy = outer[at][1] - outer[at - 1][1];
    const length = Math.hypot(dr, dy) || 1;
    const radius = outer[at][0] - (wall * dy) / length;
    const height = outer[at][1] + (wall * dr) / length;
    if (height < foot + floor || radius < 0.02) break;
    const last = inner.at(-1);
    if (!last || height < last[1] - 1e-4) inner.push([Math.max(0.01, radius), Math.min(height, rimHeight)]);
  }
  const [innerEdge, innerHeight] = inner[0];
  const middle = (edge + innerEdge) / 2;
  const half = (edge - innerEdge) / 2;
  const lip = [0.5, 1, 1.57, 2.1, 2.6].map((angle) => [
    middle + half * Math.cos(angle),
    Math.max(rimHeight, innerHeight) + half * Math.sin(angle),
  ]);
  const last = inner.at(-1);
  const low = foot + floor;
  const well = curve([last, [last[0] * 0.82, low + (last[1] - low) * 0.35], [last[0] * 0.5, low], [0, low]], 5).slice(
    1,
  );
  const points = [
    ...bottom,
    ...outer,
    ...lip,
    ...inner,
    ...well.map(([radius, height]) => [Math.max(0, radius), Math.max(low * 0.98, height)]),
  ];
  points[points.length - 1][0] = 0;
  return { points, rim: bottom.length + outer.length + 2 };
}

/** A solid turned thing (egg, fruit, stool leg, knob) from its outline, foot to top. */
export function turned(outline, steps = 7) {
  const points = curve(outline, steps).map(([radius, height]) => [Math.max(0, radius), height]);
  return { points, rim: points.length - 1 };
}
