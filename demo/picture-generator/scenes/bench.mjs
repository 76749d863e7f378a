import { mixed, PALETTE as P } from '../colour.mjs';
import { Block } from '../solids/block.mjs';
import { Lathe } from '../solids/lathe.mjs';
import { Pebbles } from '../solids/pebbles.mjs';
import { turned } from '../solids/profiles.mjs';
import { Tube } from '../solids/tube.mjs';
import { ceramic } from '../surfaces/ceramic.mjs';
import { natural, plaster, wood } from '../surfaces/matter.mjs';
import { GLAZES as G } from './glazes.mjs';
import { row } from './rows.mjs';
import { daylight, panes, pot, table, wall } from './set.mjs';

/** Where the work is done. */
export const BENCH = [
  {
    name: 'torno',
    size: [1600, 900],
    scene: () => {
      const wet = ceramic({
        glaze: mixed(P.smoke, P.clay, 0.45),
        clay: mixed(P.smoke, P.clay, 0.45),
        line: -1,
        rings: 2.6,
        edge: P.smoke,
        rough: 0.3,
        gloss: 0.9,
        edgeWidth: 0.02,
      });
      const metal = natural(P.smoke, { vary: 0.1, gloss: 2, rough: 0.3, bump: 0.02 });
      const slip = natural(mixed(P.smoke, P.clay, 0.5), { gloss: 1, rough: 0.2, bump: 0.25, vary: 0.4 });
      return {
        solids: [
          wall(plaster(mixed(P.plaster, P.smoke, 0.35)), -6),
          new Lathe(
            turned(
              [
                [1.9, -0.3],
                [1.92, -0.1],
                [1.9, 0],
                [0.9, 0.005],
                [0, 0.005],
              ],
              4,
            ),
            metal,
          ),
          new Lathe(
            turned(
              [
                [1.15, 0],
                [0.95, 0.03],
                [0.6, 0.05],
                [0, 0.06],
              ],
              5,
            ),
            slip,
          ),
          pot('deepBowl', wet, { at: [0, 0.02, 0], size: [1.35, 1.5, 1.35] }, { wall: 0.06 }),
          new Block([9, 0.1, 0.9], wood(P.oak), { at: [0, -0.4, -3.6] }),
          ...row(-0.3, -4.4, 5, ['mug', 'bowl', 'yunomi'], ['cru', 'biscoito'], 6, { z: -3.6 }),
          new Tube(
            [
              [2.2, -0.85, 1.6, 0.05],
              [3.3, -0.85, 2, 0.045],
              [3.8, -0.85, 2.18, 0.08],
            ],
            wood(P.pine),
          ),
          pot('bowl', G.leite(8), { at: [-2.9, -0.9, 1.1], size: [0.9, 0.9, 0.9] }),
          new Block([9, 0.4, 4], wood(P.walnut, { dark: P.charcoal }), { at: [0, -1.3, 0] }),
        ],
        light: daylight({ from: [-6, 4, -1.5], strength: 14, width: 2.6, above: 0.22, below: 0.14 }),
        view: { from: [0.6, 2.9, 8.5], to: [0.2, 0.42, 0], angle: 24 },
        subject: [0, 0.75, 0.8],
        lens: { open: 0.06, most: 0.035 },
        print: { exposure: 1.1 },
      };
    },
  },
  {
    name: 'barro-e-ferramentas',
    size: [1200, 900],
    scene: () => {
      const clay = ceramic({
        glaze: mixed(P.clay, P.smoke, 0.35),
        clay: mixed(P.clay, P.smoke, 0.35),
        line: 2,
        rings: 0.3,
        edge: P.clay,
      });
      const lump = [
        [0.75, 0],
        [0.92, 0.14],
        [0.95, 0.5],
        [0.8, 0.86],
        [0.4, 1.02],
        [0, 1.05],
      ];
      const ball = [
        [0.2, 0],
        [0.42, 0.1],
        [0.48, 0.36],
        [0.36, 0.62],
        [0.14, 0.74],
        [0, 0.75],
      ];
      const tool = (from, to, thick) =>
        new Tube(
          [
            [...from, thick],
            [...to.map((value, axis) => (value + from[axis]) / 2), thick * 1.3],
            [...to, thick * 0.5],
          ],
          wood(P.pine, { gloss: 0.25 }),
        );
      return {
        solids: [
          table(wood(P.pine, { plank: 1.6, dark: P.walnut }), { front: 8, back: -8 }),
          new Block([2.3, 0.06, 1.5], wood(P.walnut), { at: [-0.9, 0.06, -0.4], turn: 0.14 }),
          new Lathe(turned(lump), clay, { at: [-1.5, 0.12, -0.5], size: [1.1, 0.95, 0.95] }),
          ...[
            [0.15, -0.9],
            [0.5, 0.25],
            [1.35, -0.55],
          ].map(
            ([x, z], index) =>
              new Lathe(turned(ball), clay, { at: [x, index === 2 ? 0 : 0.12, z], turn: index, size: [1, 0.9, 1.06] }),
          ),
          tool([2.2, 0.06, -1.4], [2.6, 0.06, 1.2], 0.055),
          tool([2.6, 0.06, -1.3], [3.05, 0.06, 1], 0.045),
          tool([3, 0.05, -1.5], [3.5, 0.05, 0.9], 0.05),
          pot('bowl', G.leite(7), { at: [-2.9, 0, 1.2], size: [0.85, 0.85, 0.85] }),
          new Pebbles(
            [{ at: [0.9, 0.14, 1.55], size: [0.36, 0.2, 0.27], turn: 0.4 }],
            natural(P.ochre, { bump: 0.9, vary: 0.3, gloss: 0 }),
          ),
        ],
        light: daylight({
          from: [-6, 5, -2.5],
          strength: 12,
          sun: {
            from: [-5, 3.2, -2],
            colour: [1.9, 1.6, 1.2],
            size: 0.02,
            gobo: panes({ at: [0.3, 0], size: [3.4, 3.2], bar: 0.15 }),
          },
        }),
        view: { from: [0.2, 6.5, 6.6], to: [0.2, 0.2, 0.2], angle: 32 },
        subject: [0.2, 0.5, 0.2],
        lens: { open: 0.02 },
      };
    },
  },
  {
    name: 'potes-de-esmalte',
    size: [1200, 800],
    scene: () => ({
      solids: [
        table(wood(P.oak, { plank: 1.6, dark: P.walnut }), { front: 8, back: -8 }),
        ...[P.oxide, P.ochre, P.ash, P.deep, P.milk, P.tenmoku, P.blue, P.rose].flatMap((colour, index) => {
          const at = [((index % 4) - 1.5) * 1.72 + (index > 3 ? 0.5 : 0), 0, index > 3 ? 1 : -0.75];
          const heap = turned([
            [0.64, 0.2],
            [0.5, 0.3],
            [0.26, 0.42],
            [0.08, 0.5],
            [0, 0.51],
          ]);
          return [
            pot('bowl', G[index % 3 === 0 ? 'leite' : index % 3 === 1 ? 'terra' : 'cru'](index + 2), {
              at,
              turn: index,
            }),
            new Lathe(heap, natural(colour, { bump: 0.55, vary: 0.18, gloss: 0, scale: 2 }), {
              at: [at[0], 0.12, at[2]],
              size: [0.98, 0.8 + (index % 3) * 0.14, 0.98],
            }),
          ];
        }),
      ],
      light: daylight({ from: [-6, 6, -2], strength: 12 }),
      view: { from: [0.2, 8.5, 5.4], to: [0.2, 0.2, 0.15], angle: 28 },
      subject: [-0.9, 0.5, -0.7],
      lens: { open: 0.02 },
      print: { exposure: 1.15 },
    }),
  },
];
