import { light } from '../darkroom/light.mjs';
import { clouds, ramp } from '../noise.mjs';
import { Block } from '../solids/block.mjs';
import { FORMS, LID } from '../solids/forms.mjs';
import { Lathe } from '../solids/lathe.mjs';
import { curve, turned, vessel } from '../solids/profiles.mjs';
import { Tube } from '../solids/tube.mjs';

/** A pot of one of the studio's forms. */
export const pot = (form, surface, place, shape) => new Lathe(vessel(FORMS[form], shape), surface, place);

/** A cup's handle: a bent rod, oval, from rim to belly. `at` is the cup's own place. */
export function handle(
  surface,
  { at, turn = 0, reach = 0.34, top = 0.74, bottom = 0.2, radius = 0.43, thick = 0.055 },
) {
  const line = curve(
    [
      [radius - 0.03, top, 0],
      [radius + reach * 0.62, top + 0.03, 0],
      [radius + reach, (top + bottom) / 2 + 0.08, 0],
      [radius + reach * 0.6, bottom + 0.08, 0],
      [radius - 0.04, bottom, 0],
    ],
    6,
  ).map((point, index, all) => [...point, thick * (1.15 - 0.3 * Math.sin((index / (all.length - 1)) * Math.PI))]);
  return new Tube(line, surface, { at, turn, size: [1, 1, 1.55] });
}

/** A spout, from the belly outwards and up. */
export function spout(surface, { at, turn = 0, from = [0.62, 0.42], to = [1.12, 0.86] }) {
  const line = curve(
    [
      [...from, 0],
      [(from[0] + to[0]) / 2 + 0.06, from[1] + 0.1, 0],
      [to[0] - 0.08, to[1] - 0.14, 0],
      [...to, 0],
    ],
    6,
  ).map((point, index, all) => [...point, 0.17 - 0.1 * (index / (all.length - 1)) ** 0.7]);
  return new Tube(line, surface, { at, turn });
}

export const lid = (surface, { at, radius, turn = 0 }) =>
  new Lathe(turned(LID), surface, { at, turn, size: [radius, Math.max(0.75, radius), radius] });

/** A table top at height 0 and, where a depth is given, the wall behind it. */
export const table = (surface, { front = 6, back = -6 } = {}) =>
  new Block([30, 0.2, (front - back) / 2], surface, { at: [0, -0.2, (front + back) / 2] });
export const wall = (surface, z = -4) => new Block([40, 20, 0.5], surface, { at: [0, 10, z - 0.5] });

/** Leaves between sun and wall, out of focus. `fine` is how sharp their edges fall. */
export const leaves =
  ({ scale = 0.8, cover = 0.5, fine = 0.1, seed = 0 } = {}) =>
  (x, y) => {
    const sway = clouds(x * 0.4 * scale, y * 0.4 * scale, seed, 2);
    const leaf = clouds(x * scale + sway, y * 1.7 * scale - x * 0.5 * scale, seed + 4, 3);
    return ramp(cover - fine, cover + fine, leaf);
  };

/** A window of panes: light falls between its bars. */
export const panes =
  ({ at = [0, 0], size = [1.6, 2.2], bar = 0.1, soft = 0.08, tilt = 0 } = {}) =>
  (x, y) => {
    const u = (x - at[0] + (y - at[1]) * tilt) / size[0];
    const v = (y - at[1]) / size[1];
    if (u < -1 || u > 1 || v < -1 || v > 1) return 0;
    const place = (value, length) => {
      const inside = Math.abs(value - Math.round(value)) * length;
      return ramp(bar / 2 - soft / 2, bar / 2 + soft, inside);
    };
    return place(u, size[0]) * place(v * 1.5, size[1] / 1.5);
  };

export const both = (one, other) => (x, y) => one(x, y) * other(x, y);

/** The studio's usual light: a tall window to the left, walls that give warm light back. */
export function daylight({
  from = [-7, 5.5, 2.5],
  strength = 9,
  width = 2.2,
  height = 2.8,
  warm = [1, 0.93, 0.84],
  sun,
  above = 0.34,
  below = 0.2,
  bars,
} = {}) {
  const length = Math.hypot(from[0], from[2]);
  const across = [(-from[2] / length) * width, 0, (from[0] / length) * width];
  return light({
    pane: {
      at: from,
      across,
      up: [0, height, 0],
      colour: warm.map((value) => value * strength),
      ...(bars && { bars }),
    },
    sun,
    walls: { above: [above, above * 0.97, above * 0.93], below: [below, below * 0.93, below * 0.84] },
  });
}
