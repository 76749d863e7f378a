import { mixed, PALETTE as P } from '../colour.mjs';
import { plaster } from '../surfaces/matter.mjs';
import { GLAZES as G } from './glazes.mjs';
import { eucalyptus } from './plants.mjs';
import { daylight, handle, leaves, lid, pot, spout, table, wall } from './set.mjs';

/** A piece for sale: alone, before a plain wall, in the light of the studio's window. */
function portrait(
  name,
  tall,
  solids,
  { backdrop = P.bone, size = [960, 1200], wide = 2.4, gobo, above = 1.1, subject, finer } = {},
) {
  const high = Math.max(tall * 1.6, wide * 1.25);
  const ground = plaster(backdrop, { relief: 0.5 });
  const middle = tall * 0.47;
  return {
    name,
    size,
    ...(finer && { finer }),
    scene: () => ({
      solids: [table(ground), wall(ground, -3.4), ...solids()],
      light: daylight({
        from: [-6, 5, 3],
        strength: 11,
        above: 0.42,
        below: 0.26,
        ...(gobo && { sun: { from: [-5, 3.6, 3.4], colour: [1.8, 1.5, 1.15], size: 0.02, gobo } }),
      }),
      view: { from: [0.4, middle + above, 10], to: [0, middle, 0], angle: (Math.atan(high / 2 / 10) * 360) / Math.PI },
      subject: subject ?? [0, middle, 0.4],
      lens: { open: 0.018, most: 0.012 },
      print: { exposure: gobo ? 0.82 : 1.32, warmth: gobo ? 0 : 0.5 },
    }),
  };
}

const mug = (glaze, at, turn) => [pot('mug', glaze, { at }), handle(glaze, { at, turn, radius: 0.44 })];

export const PRODUCTS = [
  portrait('tigela-serra', 0.62, () => [pot('bowl', G.leite(4), { at: [0, 0, 0], size: [1.03, 1, 0.98] })], {
    wide: 2.1,
    above: 2.2,
  }),
  portrait('caneca-neblina', 0.9, () => mug(G.neblina(7), [-0.14, 0, 0], 0.5), {
    backdrop: P.chalk,
    wide: 1.7,
    above: 1.5,
    gobo: leaves({ scale: 1.2, cover: 0.44 }),
  }),
  portrait(
    'prato-barro',
    0.62,
    () => [
      pot('plate', G.oxido(3), { at: [0, 0, 0] }, { wall: 0.05 }),
      pot('plate', G.osso(5), { at: [0.02, 0.11, -0.01], size: [0.99, 1, 0.99] }, { wall: 0.05 }),
      pot('plate', G.oxido(9), { at: [-0.02, 0.22, 0.02], size: [0.98, 1, 1] }, { wall: 0.05 }),
    ],
    { wide: 3.5, above: 3.4, subject: [0, 0.3, 0.6], finer: 3 },
  ),
  portrait(
    'moringa-sertao',
    2.45,
    () => [
      pot('bottle', G.terra(11), { at: [0, 0, 0] }),
      pot('tumbler', G.terra(12), { at: [0, 2.46, 0], roll: Math.PI, size: [0.76, 0.62, 0.76] }),
    ],
    { gobo: leaves({ scale: 0.9, cover: 0.5, seed: 3 }) },
  ),
  portrait('vaso-lua', 1.95, () => [pot('moonJar', G.craquele(2), { at: [0, 0, 0], size: [1.02, 0.98, 1] })], {
    wide: 3,
  }),
  portrait(
    'vaso-eucalipto',
    3.5,
    () => [
      pot('slenderVase', G.mata(6), { at: [0, 0, 0] }),
      ...eucalyptus({ from: [0, 1.6, 0], to: [1.05, 3.5, 0.3], seed: 4, leaves: 24 }),
      ...eucalyptus({ from: [0, 1.6, 0], to: [-0.75, 3.85, -0.2], bend: [-0.1, 0.3, 0], seed: 9, leaves: 20 }),
    ],
    { backdrop: mixed(P.sand, P.bone, 0.6), subject: [0, 1.4, 0.3] },
  ),
  portrait(
    'bule-canastra',
    1.1,
    () => {
      const glaze = G.noite(8);
      const at = [-0.1, 0, 0];
      return [
        pot('teapot', glaze, { at }),
        lid(glaze, { at: [-0.1, 0.87, 0], radius: 0.38 }),
        spout(glaze, { at, turn: 0.35 }),
        handle(glaze, { at, turn: Math.PI + 0.35, radius: 0.7, top: 0.72, bottom: 0.26, reach: 0.4, thick: 0.06 }),
      ];
    },
    { wide: 2.8, above: 1.5, backdrop: P.chalk },
  ),
  portrait(
    'copo-cerrado',
    1,
    () => [
      pot('yunomi', G.poente(5), { at: [-0.46, 0, 0.1] }),
      pot('yunomi', G.poente(21), { at: [0.48, 0, -0.3], size: [1.02, 0.97, 1] }),
    ],
    { wide: 2.1, above: 1.4, gobo: leaves({ scale: 1, cover: 0.46, seed: 8 }) },
  ),
  portrait(
    'travessa-rio',
    0.52,
    () => [pot('wideBowl', G.rio(4), { at: [0, 0, 0], size: [1.12, 0.95, 0.86], turn: 0.3 })],
    { wide: 3.3, above: 4.2 },
  ),
  portrait(
    'pote-farinha',
    1.45,
    () => [pot('jar', G.duas(6), { at: [0, 0, 0] }), lid(G.oxido(4), { at: [0, 1.01, 0], radius: 0.53 })],
    { wide: 2.2, above: 1.3 },
  ),
  portrait(
    'jarra-agua',
    1.7,
    () => {
      const glaze = G.listras(3);
      return [
        pot('jug', glaze, { at: [-0.12, 0, 0] }),
        handle(glaze, {
          at: [-0.12, 0, 0],
          turn: -0.3,
          radius: 0.5,
          top: 1.42,
          bottom: 0.62,
          reach: 0.5,
          thick: 0.062,
        }),
      ];
    },
    { wide: 2.2, backdrop: P.chalk, gobo: leaves({ scale: 0.8, cover: 0.48, seed: 14 }) },
  ),
  portrait(
    'xicara-pires',
    0.8,
    () => {
      const glaze = G.sulcosVerdes(3);
      return [
        pot('saucer', G.neblina(14), { at: [0, 0, 0] }),
        pot('roundCup', glaze, { at: [0, 0.07, 0] }),
        handle(glaze, { at: [0, 0.07, 0], turn: 0.6, radius: 0.46, top: 0.54, bottom: 0.2, reach: 0.26, thick: 0.045 }),
      ];
    },
    { wide: 2.1, above: 2.2 },
  ),
];
