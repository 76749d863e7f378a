import { dither } from './dither.mjs';

const BLANK = () => ({
  t: 0,
  solid: null,
  part: 0,
  along: 0,
  nx: 0,
  ny: 1,
  nz: 0,
  x: 0,
  y: 0,
  z: 0,
  inside: false,
  whole: false,
  own: 0,
  height: 1,
  px: 0,
  py: 0,
  pz: 0,
  r: 0,
  g: 0,
  b: 0,
  gloss: 0,
  rough: 0.5,
  bx: 0,
  by: 0,
  bz: 0,
});
const RAY = () => ({ ox: 0, oy: 0, oz: 0, dx: 0, dy: 0, dz: 0 });

/** The layers a picture is developed from. Three numbers a pixel, but for depth with one. */
const layers = (size) => ({
  tint: new Float32Array(size * 3),
  soft: new Float32Array(size * 3),
  sun: new Float32Array(size * 3),
  shine: new Float32Array(size * 3),
  sheen: new Float32Array(size * 3),
  normal: new Float32Array(size * 3),
  depth: new Float32Array(size),
});

/**
 * Follows light backwards from the camera: soft light of the pane with its shadows, one bounce, sun, and the mirror image in the glaze.
 *
 * @returns {ReturnType<typeof layers>} linear light; `tint` is the colour of what is seen, to be multiplied by `soft` and `sun`, `shine` is added, `sheen` too, once smoothed: the mirror image in what is rough
 */
export function expose({ room, light, camera }, width, height, samples) {
  const out = layers(width * height);
  const { pane, sun, walls } = light;
  const ray = RAY();
  const other = RAY();
  const hit = BLANK();
  const second = BLANK();
  const lit = [0, 0, 0];
  const random = dither();

  /** Light of the pane on a point with a normal; divided by pi, so that it is to be multiplied by a colour. */
  function fromPane(px, py, pz, nx, ny, nz, u, v) {
    lit[0] = lit[1] = lit[2] = 0;
    const a = u * 2 - 1;
    const b = v * 2 - 1;
    const x = pane.at[0] + pane.across[0] * a + pane.up[0] * b - px;
    const y = pane.at[1] + pane.across[1] * a + pane.up[1] * b - py;
    const z = pane.at[2] + pane.across[2] * a + pane.up[2] * b - pz;
    const far2 = x * x + y * y + z * z;
    const far = Math.sqrt(far2);
    const facing = (nx * x + ny * y + nz * z) / far;
    if (facing <= 0) return;
    const leaving = Math.abs(pane.normal[0] * x + pane.normal[1] * y + pane.normal[2] * z) / far;
    other.ox = px;
    other.oy = py;
    other.oz = pz;
    other.dx = x / far;
    other.dy = y / far;
    other.dz = z / far;
    if (room.blocked(other, far)) return;
    const share = (facing * leaving * pane.area * light.glass(a, b)) / (far2 * Math.PI);
    lit[0] = pane.colour[0] * share;
    lit[1] = pane.colour[1] * share;
    lit[2] = pane.colour[2] * share;
  }

  /** Adds the sun's light on a point to `lit`. */
  function addSun(px, py, pz, nx, ny, nz, u, v) {
    if (!sun) return;
    const facing = nx * sun.to[0] + ny * sun.to[1] + nz * sun.to[2];
    if (facing <= 0) return;
    const share = light.sunlit(px, py, pz) * facing;
    if (share <= 0.002) return;
    const reach = Math.sqrt(u) * sun.size;
    const a = Math.cos(v * 6.2832) * reach;
    const b = Math.sin(v * 6.2832) * reach;
    other.ox = px;
    other.oy = py;
    other.oz = pz;
    other.dx = sun.to[0] + sun.right[0] * a + sun.up[0] * b;
    other.dy = sun.to[1] + sun.right[1] * a + sun.up[1] * b;
    other.dz = sun.to[2] + sun.right[2] * a + sun.up[2] * b;
    if (room.blocked(other, 60)) return;
    lit[0] += sun.colour[0] * share;
    lit[1] += sun.colour[1] * share;
    lit[2] += sun.colour[2] * share;
  }

  /** What a ray that left a surface sees, in rough: window, wall, or the mean colour of a thing in its light. Left in `lit`. */
  function look(from, mirror) {
    const found = room.nearest(from, second);
    if (mirror) {
      const share = light.paneAlong(from, second.t);
      if (share >= 0) {
        lit[0] = pane.colour[0] * share;
        lit[1] = pane.colour[1] * share;
        lit[2] = pane.colour[2] * share;
        return;
      }
    }
    const height = from.dy * 0.5 + 0.5;
    if (!found) {
      for (let c = 0; c < 3; c++) lit[c] = walls.below[c] + (walls.above[c] - walls.below[c]) * height;
      return;
    }
    const { solid } = second;
    solid.describe(from, second);
    const away = second.nx * from.dx + second.ny * from.dy + second.nz * from.dz > 0 ? -1 : 1;
    const nx = second.nx * away;
    const ny = second.ny * away;
    const nz = second.nz * away;
    const px = from.ox + from.dx * second.t + nx * 2e-3;
    const py = from.oy + from.dy * second.t + ny * 2e-3;
    const pz = from.oz + from.dz * second.t + nz * 2e-3;
    fromPane(px, py, pz, nx, ny, nz, random.take(), random.take());
    addSun(px, py, pz, nx, ny, nz, random.take(), random.take());
    const { mean } = solid.surface;
    const open = Math.min(1, 0.25 + second.t * 0.35) * (0.75 + 0.25 * ny);
    for (let c = 0; c < 3; c++) lit[c] = mean[c] * (lit[c] + open * 0.5 * (walls.below[c] + walls.above[c]) * 0.7);
  }

  function sample(pixel, weight) {
    const at = pixel * 3;
    if (!room.nearest(ray, hit)) {
      const height = ray.dy * 0.5 + 0.5;
      for (let c = 0; c < 3; c++)
        out.shine[at + c] += weight * (walls.below[c] + (walls.above[c] - walls.below[c]) * height);
      out.depth[pixel] += weight * 60;
      return;
    }
    const { solid } = hit;
    solid.describe(ray, hit);
    const away = hit.nx * ray.dx + hit.ny * ray.dy + hit.nz * ray.dz > 0 ? -1 : 1;
    const nx = hit.nx * away;
    const ny = hit.ny * away;
    const nz = hit.nz * away;
    hit.px = ray.ox + ray.dx * hit.t;
    hit.py = ray.oy + ray.dy * hit.t;
    hit.pz = ray.oz + ray.dz * hit.t;
    hit.bx = hit.by = hit.bz = 0;
    hit.gloss = 0;
    hit.rough = 0.5;
    solid.surface.paint(hit);
    const glow = solid.surface.glow;
    const px = hit.px + nx * 2e-3;
    const py = hit.py + ny * 2e-3;
    const pz = hit.pz + nz * 2e-3;

    // Relief changes light by a share that needs no ray, so it stays crisp when the soft light is smoothed.
    let mx = nx + hit.bx;
    let my = ny + hit.by;
    let mz = nz + hit.bz;
    const length = Math.sqrt(mx * mx + my * my + mz * mz);
    mx /= length;
    my /= length;
    mz /= length;
    const wx = pane.at[0] - px;
    const wy = pane.at[1] - py;
    const wz = pane.at[2] - pz;
    const wl = Math.sqrt(wx * wx + wy * wy + wz * wz);
    const plain = Math.max(0, (nx * wx + ny * wy + nz * wz) / wl) + 0.35;
    const relief = (Math.max(0, (mx * wx + my * wy + mz * wz) / wl) + 0.35) / plain;

    fromPane(px, py, pz, nx, ny, nz, random.take(), random.take());
    for (let c = 0; c < 3; c++) out.soft[at + c] += weight * lit[c];
    lit[0] = lit[1] = lit[2] = 0;
    addSun(px, py, pz, nx, ny, nz, random.take(), random.take());
    for (let c = 0; c < 3; c++) out.sun[at + c] += weight * lit[c];

    // One bounce, spread as a matt surface spreads it.
    const u = random.take();
    const turn = random.take() * 6.2832;
    const sin = Math.sqrt(u);
    const cos = Math.sqrt(1 - u);
    const sign = nz >= 0 ? 1 : -1;
    const p = -1 / (sign + nz);
    const q = nx * ny * p;
    const tx = Math.cos(turn) * sin;
    const ty = Math.sin(turn) * sin;
    const bounce = RAY_BOUNCE;
    bounce.ox = px;
    bounce.oy = py;
    bounce.oz = pz;
    bounce.dx = (1 + sign * nx * nx * p) * tx + q * ty + nx * cos;
    bounce.dy = sign * q * tx + (sign + ny * ny * p) * ty + ny * cos;
    bounce.dz = -sign * nx * tx - ny * ty + nz * cos;
    look(bounce, false);
    for (let c = 0; c < 3; c++) out.soft[at + c] += weight * lit[c];

    const tint = [hit.r, hit.g, hit.b];
    if (hit.gloss > 0) {
      const facing = -(ray.dx * mx + ray.dy * my + ray.dz * mz);
      const spread = hit.rough * hit.rough;
      bounce.dx = ray.dx + 2 * facing * mx + (random.take() - 0.5) * spread * 2;
      bounce.dy = ray.dy + 2 * facing * my + (random.take() - 0.5) * spread * 2;
      bounce.dz = ray.dz + 2 * facing * mz + (random.take() - 0.5) * spread * 2;
      const size = Math.sqrt(bounce.dx ** 2 + bounce.dy ** 2 + bounce.dz ** 2);
      bounce.dx /= size;
      bounce.dy /= size;
      bounce.dz /= size;
      look(bounce, true);
      const mirror = hit.gloss * (0.045 + 0.955 * (1 - Math.min(1, Math.max(0, facing))) ** 5 * (1 - hit.rough * 0.75));
      const layer = hit.rough > 0.3 ? out.sheen : out.shine;
      for (let c = 0; c < 3; c++) layer[at + c] += weight * mirror * lit[c];
    }
    for (let c = 0; c < 3; c++) {
      out.tint[at + c] += weight * tint[c] * relief;
      if (glow) out.shine[at + c] += weight * glow(hit)[c];
    }
    out.normal[at] += weight * nx;
    out.normal[at + 1] += weight * ny;
    out.normal[at + 2] += weight * nz;
    out.depth[pixel] +=
      weight * hit.t * (ray.dx * camera.ahead[0] + ray.dy * camera.ahead[1] + ray.dz * camera.ahead[2]);
  }

  const RAY_BOUNCE = RAY();
  for (let y = 0, pixel = 0; y < height; y++) {
    for (let x = 0; x < width; x++, pixel++) {
      for (let s = 0; s < samples; s++) {
        random.start(x, y, s);
        camera.aim((x + random.take()) / width, (y + random.take()) / height, ray);
        sample(pixel, 1 / samples);
      }
    }
  }
  return out;
}
