import { mixed, PALETTE as P } from '../colour.mjs';
import { Block } from '../solids/block.mjs';
import { Cloth } from '../solids/cloth.mjs';
import { PEAR } from '../solids/forms.mjs';
import { Lathe } from '../solids/lathe.mjs';
import { turned } from '../solids/profiles.mjs';
import { linen, natural, plaster, stone, wood } from '../surfaces/matter.mjs';
import { GLAZES as G } from './glazes.mjs';
import { buds, eucalyptus, grass } from './plants.mjs';
import { daylight, handle, leaves, lid, panes, pot, spout, table, wall } from './set.mjs';

const sun = (gobo, colour = [2, 1.7, 1.25]) => ({ from: [-5, 3.5, 3], colour, size: 0.018, gobo });
const mug = (glaze, at, turn) => [pot('mug', glaze, { at, turn }), handle(glaze, { at, turn, radius: 0.44 })];
const pear = (place) => new Lathe(turned(PEAR), natural(P.ochre, { other: P.moss, spots: 0.5, vary: 0.3 }), place);

/** Pieces where they are used. */
export const IN_USE = [
  {
    name: 'canecas',
    size: [1200, 800],
    scene: () => ({
      solids: [
        new Block([9, 0.07, 0.75], wood(P.oak), { at: [0, -0.07, 0] }),
        wall(plaster(mixed(P.moss, P.plaster, 0.35)), -0.8),
        ...mug(G.poente(3), [-1.75, 0, 0.1], 0.5),
        ...mug(G.noite(5), [-0.35, 0, 0], 0.2),
        ...mug(G.leite(7), [1.05, 0, 0.12], 0.6),
        ...mug(G.cinza(9), [2.4, 0, 0], 0.1),
      ],
      light: daylight({ from: [-7, 5, 4], sun: sun(leaves({ scale: 0.9, cover: 0.46, seed: 40 })) }),
      view: { from: [0.2, 1.3, 11], to: [0.45, 0.85, 0], angle: 20 },
      subject: [-0.3, 0.5, 0.4],
      lens: { open: 0.008 },
      print: { exposure: 0.9 },
    }),
  },
  {
    name: 'moringa-na-janela',
    size: [800, 1200],
    scene: () => ({
      solids: [
        table(stone(P.sand, { veins: 0.1 })),
        wall(plaster(P.bone, { relief: 1.4 }), -1.3),
        pot('bottle', G.barro(6), { at: [-0.15, 0, 0] }),
        pot('tumbler', G.barro(8), { at: [0.95, 0, 0.55], size: [0.86, 0.66, 0.86] }),
      ],
      light: daylight({
        strength: 5,
        above: 0.26,
        sun: sun(panes({ at: [0.4, 1.5], size: [2.2, 3.2], bar: 0.13, tilt: 0.2 }), [4.2, 3.1, 2]),
      }),
      view: { from: [0.3, 1.9, 9], to: [0.12, 1.45, 0], angle: 26 },
      subject: [-0.1, 1.1, 0.6],
      lens: { open: 0.016 },
    }),
  },
  {
    name: 'bule-e-copos',
    size: [1200, 960],
    scene: () => {
      const glaze = G.noite(8);
      const at = [-0.5, 0.03, 0];
      return {
        solids: [
          table(wood(P.oak, { plank: 1.3 })),
          wall(plaster(mixed(P.clay, P.plaster, 0.7)), -3),
          new Cloth({
            lift: 0.14,
            folds: 0.75,
            seed: 22,
            angle: 0.1,
            surface: linen(P.linen),
            from: [-2.6, -0.8],
            to: [2.3, 1.7],
          }),
          pot('teapot', glaze, { at }),
          lid(glaze, { at: [-0.5, 0.9, 0], radius: 0.38 }),
          spout(glaze, { at, turn: -0.25 }),
          handle(glaze, { at, turn: Math.PI - 0.25, radius: 0.7, top: 0.72, bottom: 0.26, reach: 0.4, thick: 0.06 }),
          pot('roundCup', G.osso(4), { at: [1.15, 0.03, 0.75], size: [0.82, 0.8, 0.82] }),
          pot('roundCup', G.poente(6), { at: [1.75, 0.03, -0.1], size: [0.82, 0.8, 0.82] }),
        ],
        light: daylight({ from: [-6, 4.6, 1], strength: 10, sun: sun(leaves({ scale: 0.9, cover: 0.5, seed: 17 })) }),
        view: { from: [0.4, 2.7, 8.5], to: [0.2, 0.52, 0.1], angle: 23 },
        subject: [-0.2, 0.6, 0.7],
        lens: { open: 0.028 },
      };
    },
  },
  {
    name: 'travessa-com-peras',
    size: [1200, 800],
    scene: () => ({
      solids: [
        table(wood(P.walnut, { plank: 1.3, dark: P.charcoal }), { front: 8, back: -8 }),
        pot('wideBowl', G.rio(4), { at: [0, 0, 0], size: [1.3, 0.9, 1.05] }),
        pear({ at: [-0.45, 0.28, 0.1], lean: 1.35, turn: 0.6 }),
        pear({ at: [0.35, 0.08, -0.1], lean: 0.12 }),
        pear({ at: [0.62, 0.36, 0.3], lean: 1.3, turn: 3.3 }),
        new Cloth({
          lift: 0.2,
          folds: 0.75,
          seed: 31,
          angle: 0.7,
          surface: linen(P.linen),
          from: [1.6, -2.2],
          to: [4, 1.4],
        }),
        pot('saucer', G.leite(8), { at: [-2.6, 0, 1.1] }),
      ],
      light: daylight({ from: [-6, 5, -1.5], strength: 14, above: 0.24, below: 0.16 }),
      view: { from: [0.2, 5.4, 7], to: [0.2, 0.2, 0], angle: 24 },
      subject: [0.1, 0.5, 0.2],
      lens: { open: 0.03 },
      print: { exposure: 1.25 },
    }),
  },
  {
    name: 'planta-no-vaso',
    size: [800, 1200],
    scene: () => ({
      solids: [
        table(wood(P.pine)),
        wall(plaster(P.plaster), -1.9),
        pot('planter', G.terra(4), { at: [0, 0.12, 0] }),
        pot('saucer', G.terra(7), { at: [0, 0, 0], size: [1.05, 1, 1.05] }),
        new Lathe(
          {
            points: [
              [0.78, 1.14],
              [0.4, 1.18],
              [0, 1.2],
            ],
            rim: 2,
          },
          natural(P.iron, { bump: 0.9, scale: 2 }),
        ),
        ...[
          [1.3, 3.3, 0.3, 3],
          [-1.25, 3.1, 0.2, 8],
          [0.3, 3.9, -0.2, 14],
          [-0.5, 3.6, 0.5, 20],
          [0.9, 2.5, 0.8, 27],
        ].flatMap(([x, y, z, seed]) =>
          eucalyptus({
            from: [x * 0.1, 1.15, z * 0.1],
            to: [x, y, z],
            bend: [-x * 0.15, 0.35, 0],
            seed,
            leaves: 20,
            size: 0.24,
          }),
        ),
      ],
      light: daylight({ from: [-7, 5.5, 3], sun: sun(leaves({ scale: 0.8, cover: 0.45, seed: 25 })) }),
      view: { from: [0.2, 2.4, 11], to: [0, 1.95, 0], angle: 26 },
      subject: [0, 1.5, 0.6],
      lens: { open: 0.012 },
    }),
  },
  {
    name: 'jarra-e-flores',
    size: [960, 1200],
    scene: () => ({
      solids: [
        table(plaster(mixed(P.rose, P.bone, 0.5), { relief: 0.4 })),
        wall(plaster(mixed(P.rose, P.bone, 0.5), { relief: 0.8 }), -1.9),
        pot('jug', G.osso(3), { at: [-0.1, 0, 0] }),
        handle(G.osso(3), {
          at: [-0.1, 0, 0],
          turn: -0.3,
          radius: 0.5,
          top: 1.42,
          bottom: 0.62,
          reach: 0.5,
          thick: 0.062,
        }),
        ...buds({ at: [-0.1, 1, 0], height: 2.5, spread: 1, stems: 6, seed: 33, colour: P.oxide, size: 0.085 }),
        ...grass({ at: [-0.1, 1, 0], height: 2.4, spread: 0.9, stems: 6, seed: 60 }),
      ],
      light: daylight({ sun: sun(leaves({ scale: 0.75, cover: 0.47, seed: 45 })) }),
      view: { from: [0.2, 2.1, 10], to: [0, 1.72, 0], angle: 23 },
      subject: [-0.1, 1.2, 0.5],
      lens: { open: 0.014 },
      print: { exposure: 0.85 },
    }),
  },
];
