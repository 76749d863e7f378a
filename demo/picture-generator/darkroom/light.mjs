const MASK = 768;
const REACH = 12;

/** What stands before the sun, painted once: a share of light for each place on a plane square to it. */
function mask(gobo) {
  const shares = new Float32Array(MASK * MASK);
  for (let row = 0; row < MASK; row++) {
    for (let column = 0; column < MASK; column++) {
      shares[row * MASK + column] = gobo((column / MASK - 0.5) * 2 * REACH, (row / MASK - 0.5) * 2 * REACH);
    }
  }
  return (x, y) => {
    const column = Math.floor((x / REACH / 2 + 0.5) * MASK);
    const row = Math.floor((y / REACH / 2 + 0.5) * MASK);
    return column < 0 || row < 0 || column >= MASK || row >= MASK ? 0 : shares[row * MASK + column];
  };
}

/**
 * Light through one window: a bright pane that fills the room softly, the sun behind leaves and glazing bars, and what the walls give back.
 *
 * @param {object} light
 * @param {{ at: number[], across: number[], up: number[], colour: number[], bars?: number[] }} light.pane middle, half its width and half its height as
 * vectors, radiance, glazing bars across and up
 * @param {{ from: number[], colour: number[], size: number, gobo: (x: number, y: number) => number }} [light.sun] direction to the sun, its light, its
 * angular radius and what stands before it: a share of light for a place on a plane square to the sun
 * @param {{ above: number[], below: number[] }} light.walls
 */
export function light({ pane, sun, walls }) {
  const { at, across, up, colour, bars = [1, 2] } = pane;
  const square = [
    across[1] * up[2] - across[2] * up[1],
    across[2] * up[0] - across[0] * up[2],
    across[0] * up[1] - across[1] * up[0],
  ];
  const size = Math.hypot(...square);
  const normal = square.map((value) => value / size);
  const across2 = across.reduce((sum, value) => sum + value * value, 0);
  const up2 = up.reduce((sum, value) => sum + value * value, 0);
  const dark = (place, count) => {
    if (count < 2) return false;
    const inside = ((place + 1) / 2) * count;
    const edge = Math.abs(inside - Math.round(inside)) / count;
    const outer = Math.round(inside) === 0 || Math.round(inside) === count;
    return edge < (outer ? 0 : 0.018);
  };
  let axes = null;
  const shade = sun ? mask(sun.gobo) : null;
  if (sun) {
    const length = Math.hypot(...sun.from);
    const to = sun.from.map((value) => value / length);
    const side = Math.hypot(to[0], to[2]);
    const right = [to[2] / side, 0, -to[0] / side];
    axes = {
      to,
      right,
      up: [to[1] * right[2], to[2] * right[0] - to[0] * right[2], -to[1] * right[0]],
    };
  }
  return {
    pane: { at, across, up, colour, normal, area: 4 * size },
    sun: sun ? { ...axes, colour: sun.colour, size: sun.size } : null,
    walls,
    /** The share of the pane's light at a place on it, from -1 to 1. */
    glass: (a, b) => (dark(a, bars[0]) || dark(b, bars[1]) ? 0.04 : 0.82 + 0.18 * b),
    /** What a ray sees of the pane: its place on it, or null. */
    paneAlong(ray, far) {
      const facing = normal[0] * ray.dx + normal[1] * ray.dy + normal[2] * ray.dz;
      if (Math.abs(facing) < 1e-6) return -1;
      const t = (normal[0] * (at[0] - ray.ox) + normal[1] * (at[1] - ray.oy) + normal[2] * (at[2] - ray.oz)) / facing;
      if (t <= 1e-4 || t >= far) return -1;
      const x = ray.ox + ray.dx * t - at[0];
      const y = ray.oy + ray.dy * t - at[1];
      const z = ray.oz + ray.dz * t - at[2];
      const a = (x * across[0] + y * across[1] + z * across[2]) / across2;
      const b = (x * up[0] + y * up[1] + z * up[2]) / up2;
      return Math.abs(a) <= 1 && Math.abs(b) <= 1 ? this.glass(a, b) : -1;
    },
    /** The share of sun at a point of the room. */
    sunlit(x, y, z) {
      const { right, up: over } = axes;
      return shade(x * right[0] + y * right[1] + z * right[2], x * over[0] + y * over[1] + z * over[2]);
    },
  };
}
