import { mixed, PALETTE as P } from '../colour.mjs';
import { seeded } from '../random.mjs';
import { EGG, LEMON } from '../solids/forms.mjs';
import { Tube } from '../solids/tube.mjs';
import { linen, natural, plaster, wood } from '../surfaces/matter.mjs';
import { GLAZES as G } from './glazes.mjs';
import { eucalyptus } from './plants.mjs';
import { cloth, fruit, liquid, low, oak, walnut } from './props.mjs';
import { both, daylight, handle, leaves, lid, panes, pot, table, wall } from './set.mjs';

/** Tables with food on them. */
export const LAID_TABLES = [
  {
    name: 'mesa-posta',
    size: [1200, 1200],
    scene: () => ({
      solids: [
        table(walnut, { front: 9, back: -9 }),
        cloth(linen(P.linen), { from: [-2.5, -2.9], to: [2.2, 2.8], angle: 1.2, seed: 6 }),
        pot('plate', G.oxido(3), { at: [-0.2, 0.03, 0.3], size: [1.15, 1, 1.15] }, { wall: 0.05 }),
        pot('plate', G.osso(9), { at: [-0.2, 0.16, 0.3], size: [0.82, 1, 0.82] }, { wall: 0.05 }),
        pot('bowl', G.mata(4), { at: [-0.2, 0.24, 0.3], size: [0.92, 0.9, 0.92] }),
        pot('saucer', G.neblina(6), { at: [1.55, 0.03, -1.4] }),
        pot('roundCup', G.neblina(8), { at: [1.55, 0.1, -1.4] }),
        handle(G.neblina(8), {
          at: [1.55, 0.1, -1.4],
          turn: 0.7,
          radius: 0.46,
          top: 0.54,
          bottom: 0.2,
          reach: 0.26,
          thick: 0.045,
        }),
        liquid(P.iron, { at: [1.55, 0.1, -1.4], radius: 0.41, height: 0.52 }),
        pot('deepBowl', G.listras(2), { at: [-1.75, 0.02, -1.6], size: [0.75, 0.75, 0.75] }),
        fruit(LEMON, natural(P.ochre, { bump: 0.2 }), { at: [1.75, 0.27, 0.9], lean: 1.4, turn: 1 }),
        fruit(LEMON, natural(P.ochre, { bump: 0.2, other: P.moss }), { at: [1.35, 0.27, 1.55], lean: 1.5, turn: 2.6 }),
        ...eucalyptus({
          from: [-2.5, 0.1, 1.2],
          to: [-1.3, 0.16, 2.3],
          bend: [-0.2, 0.06, 0.2],
          seed: 7,
          leaves: 18,
          size: 0.2,
        }),
      ],
      light: daylight({
        from: [-7, 6, -3],
        strength: 9,
        sun: low(leaves({ scale: 0.9, cover: 0.46, seed: 20 }), { from: [-4, 4.5, -2.6], colour: [2, 1.7, 1.3] }),
      }),
      view: { from: [0, 13, 1.2], to: [0, 0, 0], angle: 24.5 },
      subject: [-0.2, 0.6, 0.3],
      lens: { open: 0.008 },
    }),
  },
  {
    name: 'ovos',
    size: [1200, 960],
    scene: () => {
      const shell = (colour) => natural(colour, { vary: 0.08, spots: 0.35, bump: 0.02, gloss: 0.3, rough: 0.5 });
      return {
        solids: [
          table(wood(P.walnut, { dark: P.charcoal, plank: 1.1 })),
          wall(plaster(P.deep), -3),
          pot('wideBowl', G.osso(3), { at: [0, 0, 0], size: [0.9, 1.1, 0.9] }),
          fruit(EGG, shell(P.buff), { at: [-0.15, 0.34, 0.15], lean: 1.35, turn: 0.4, size: [1.25, 1.25, 1.25] }),
          fruit(EGG, shell(P.bone), { at: [0.2, 0.3, 0.1], lean: 1.45, turn: 2.5, size: [1.25, 1.25, 1.25] }),
          fruit(EGG, shell(P.sand), { at: [0.1, 0.33, -0.3], lean: 1.2, turn: 4.2, size: [1.25, 1.25, 1.25] }),
          fruit(EGG, shell(P.clay), { at: [1.62, 0.28, 0.75], lean: 1.5, turn: 2.2, size: [1.25, 1.25, 1.25] }),
          cloth(linen(P.linen, { stripe: { every: 0.7, wide: 0.09 } }), {
            from: [-3.6, -0.3],
            to: [-0.9, 2.6],
            lift: 0.2,
            angle: 0.3,
          }),
        ],
        light: daylight({ from: [-6.5, 5, 0.5], strength: 16, above: 0.26, below: 0.16 }),
        view: { from: [0.6, 3.9, 8], to: [0, 0.4, 0.1], angle: 25 },
        subject: [0, 0.4, 0.5],
        lens: { open: 0.03 },
        print: { exposure: 1.4 },
      };
    },
  },
  {
    name: 'limoes',
    size: [1200, 800],
    scene: () => {
      const random = seeded(8);
      const skin = natural(P.lemon, { other: mixed(P.lemon, P.bone, 0.25), bump: 0.22, gloss: 0.4 });
      const heap = [
        [-0.4, 0.34, 0.1],
        [0.3, 0.34, 0.32],
        [0.25, 0.36, -0.4],
        [-0.05, 0.72, 0.02],
      ];
      return {
        solids: [
          table(plaster(P.chalk, { relief: 0.6 })),
          wall(plaster(mixed(P.celadon, P.plaster, 0.5)), -2.4),
          pot('footedBowl', G.rio(6), { at: [-0.4, 0, 0], size: [1.15, 1.05, 1.15] }),
          ...heap.map(([x, y, z]) =>
            fruit(LEMON, skin, { at: [x - 0.55, y + 0.4, z], lean: random.between(1, 2), turn: random.between(0, 6) }),
          ),
          fruit(LEMON, skin, { at: [1.5, 0.27, 0.6], lean: 1.5, turn: 0.4 }),
          fruit(LEMON, natural(P.lemon, { other: P.moss, bump: 0.2 }), { at: [2.1, 0.27, -0.1], lean: 1.55, turn: 2 }),
          pot('tallBottle', G.leite(19), { at: [1.3, 0, -1.2], size: [0.8, 0.78, 0.8] }),
        ],
        light: daylight({
          sun: low(
            both(panes({ at: [0.2, 1.3], size: [3.2, 3.4], bar: 0.12 }), leaves({ scale: 1, cover: 0.4, seed: 3 })),
            { colour: [2.2, 1.9, 1.5] },
          ),
        }),
        view: { from: [0.5, 2.3, 9], to: [0.45, 0.82, 0], angle: 21 },
        subject: [-0.5, 0.9, 0.4],
        lens: { open: 0.02 },
        print: { exposure: 0.85 },
      };
    },
  },
  {
    name: 'cafe',
    size: [1200, 675],
    scene: () => ({
      solids: [
        table(oak),
        wall(plaster(mixed(P.smoke, P.plaster, 0.4)), -5),
        cloth(linen(mixed(P.clay, P.linen, 0.45)), {
          from: [-2.6, -0.9],
          to: [1.3, 1.9],
          lift: 0.16,
          angle: 0.2,
          seed: 14,
        }),
        pot('saucer', G.leite(3), { at: [-0.35, 0.04, 0.3] }),
        pot('roundCup', G.leite(6), { at: [-0.35, 0.11, 0.3] }),
        handle(G.leite(6), {
          at: [-0.35, 0.11, 0.3],
          turn: 5.6,
          radius: 0.46,
          top: 0.54,
          bottom: 0.2,
          reach: 0.26,
          thick: 0.045,
        }),
        liquid(P.iron, { at: [-0.35, 0.11, 0.3], radius: 0.42, height: 0.53 }),
        pot('teapot', G.noite(5), { at: [1.9, 0, -1.2] }),
        lid(G.noite(5), { at: [1.9, 0.87, -1.2], radius: 0.38 }),
        pot('jar', G.duas(8), { at: [-2.1, 0, -1.6], size: [0.8, 0.8, 0.8] }),
        new Tube(
          [
            [-0.15, 0.13, 0.92, 0.035],
            [0.2, 0.13, 0.98, 0.022],
            [0.75, 0.16, 1.02, 0.02],
            [0.95, 0.13, 1.03, 0.075],
          ],
          wood(P.pine, { gloss: 0.2 }),
        ),
      ],
      light: daylight({
        from: [-6, 4.6, -1.5],
        strength: 10,
        sun: low(panes({ at: [0.3, 0.6], size: [3, 3], bar: 0.12 }), { from: [-5, 3, -0.6], colour: [2.6, 2.05, 1.5] }),
      }),
      view: { from: [-0.4, 2.5, 7.5], to: [0.1, 0.55, 0], angle: 21 },
      subject: [-0.35, 0.6, 0.7],
      lens: { open: 0.05, most: 0.03 },
      print: { exposure: 0.9, warmth: 0.3 },
    }),
  },
];
