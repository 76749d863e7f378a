import { mixed, PALETTE as P } from '../colour.mjs';
import { Block } from '../solids/block.mjs';
import { PEAR } from '../solids/forms.mjs';
import { natural, plaster, stone, wood } from '../surfaces/matter.mjs';
import { GLAZES as G } from './glazes.mjs';
import { buds, eucalyptus, grass } from './plants.mjs';
import { fruit, low, oak } from './props.mjs';
import { daylight, handle, leaves, panes, pot, table, wall } from './set.mjs';

/** Still lifes by the window. */
export const TABLES = [
  {
    name: 'mesa-da-manha',
    size: [1600, 900],
    scene: () => ({
      solids: [
        table(oak),
        wall(plaster(P.plaster), -2.6),
        pot('moonJar', G.leite(2), { at: [-0.75, 0, -0.5] }),
        ...buds({ at: [-0.75, 1.2, -0.5], height: 2.1, spread: 1, seed: 5 }),
        pot('tallBottle', G.mata(3), { at: [1.75, 0, -0.8], size: [1, 0.92, 1] }),
        pot('deepBowl', G.duas(5), { at: [0.95, 0, 0.7] }),
        pot('mug', G.neblina(9), { at: [-2.6, 0, 0.3] }),
        handle(G.neblina(9), { at: [-2.6, 0, 0.3], turn: 2.7, radius: 0.44 }),
        fruit(PEAR, natural(P.ochre, { other: P.moss, spots: 0.5 }), { at: [2.4, 0, 0.5], lean: 0.1 }),
        fruit(PEAR, natural(P.ochre, { other: P.clay, spots: 0.5 }), { at: [3.1, 0.36, 0.1], lean: -1.35, turn: 2.2 }),
      ],
      light: daylight({ sun: low(leaves({ scale: 1.1, cover: 0.47 }), { from: [-5, 4, 3.2] }) }),
      view: { from: [0.2, 2.7, 10], to: [0.3, 1.3, 0], angle: 23.5 },
      subject: [-0.2, 1, 0.4],
      lens: { open: 0.02 },
    }),
  },
  {
    name: 'janela-da-tarde',
    size: [1200, 800],
    scene: () => ({
      solids: [
        table(stone(P.chalk, { veins: 0.15 })),
        wall(plaster(P.rose, { relief: 1.3 }), -1.7),
        pot('shoulderVase', G.barro(4), { at: [-0.9, 0, 0] }),
        ...grass({ at: [-0.9, 1.5, 0], height: 2, seed: 12, stems: 11, spread: 0.9 }),
        pot('bowl', G.osso(8), { at: [0.75, 0, 0.5] }),
        pot('vase', G.leite(15), { at: [1.75, 0, -0.4], size: [0.8, 0.8, 0.8] }),
      ],
      light: daylight({
        strength: 5,
        above: 0.24,
        below: 0.16,
        sun: low(panes({ at: [0.7, 1.6], size: [2.6, 3], bar: 0.14, tilt: 0.25 }), { colour: [4.4, 3.2, 2] }),
      }),
      view: { from: [0.4, 1.9, 9], to: [0.45, 1.5, 0], angle: 26 },
      subject: [-0.6, 0.95, 0.3],
      lens: { open: 0.02 },
    }),
  },
  {
    name: 'fila-de-copos',
    size: [1600, 534],
    scene: () => {
      const kinds = ['leite', 'poente', 'neblina', 'oxido', 'cinza', 'duas', 'rio', 'listras', 'noite', 'osso'];
      const forms = [
        'yunomi',
        'tumbler',
        'roundCup',
        'cup',
        'yunomi',
        'deepBowl',
        'tumbler',
        'yunomi',
        'roundCup',
        'cup',
      ];
      return {
        solids: [
          new Block([12, 0.12, 0.8], wood(P.pine, { along: 'x' }), { at: [0, -0.12, 0] }),
          wall(plaster(P.bone), -0.9),
          ...kinds.map((glaze, index) =>
            pot(forms[index], G[glaze](index + 3), {
              at: [(index - 4.5) * 1.08, 0, index % 2 ? 0.08 : -0.06],
              size: [0.95, 0.98, 0.95],
            }),
          ),
        ],
        light: daylight({
          from: [-8, 6, 4],
          sun: low(leaves({ scale: 0.7, cover: 0.45, seed: 6 }), { colour: [1.5, 1.25, 1] }),
        }),
        view: { from: [0, 1.2, 14], to: [0, 0.66, 0], angle: 15.4 },
        subject: [-1.6, 0.5, 0.3],
        lens: { open: 0.006 },
      };
    },
  },
  {
    name: 'noite-na-estante',
    size: [960, 1200],
    scene: () => ({
      solids: [
        table(wood(P.walnut, { dark: P.charcoal })),
        wall(plaster(mixed(P.deep, P.charcoal, 0.3)), -1.8),
        pot('moonJar', G.noite(4), { at: [0.1, 0, 0], size: [0.92, 1.05, 0.92] }),
        ...eucalyptus({ from: [0.1, 1.8, 0], to: [1.2, 3.4, 0.4], seed: 3, leaves: 22, size: 0.19 }),
        ...eucalyptus({ from: [0.1, 1.8, 0], to: [-0.9, 3.7, 0], seed: 5, leaves: 20, size: 0.18 }),
        fruit(PEAR, natural(P.moss, { other: P.ochre, spots: 0.5 }), { at: [-1.25, 0, 0.7] }),
      ],
      light: daylight({ from: [-6, 4.5, 1], strength: 15, above: 0.14, below: 0.1 }),
      view: { from: [0.2, 2.1, 9], to: [0.05, 1.8, 0], angle: 29 },
      subject: [0, 1.2, 0.8],
      lens: { open: 0.02 },
      print: { exposure: 1.35, rim: 0.25, warmth: 0.3 },
    }),
  },
  {
    name: 'vaso-e-galho',
    size: [675, 1200],
    scene: () => ({
      solids: [
        table(plaster(P.bone, { relief: 0.4 })),
        wall(plaster(P.bone, { relief: 1 }), -1.6),
        pot('slenderVase', G.sulcos(4), { at: [0.05, 0, 0], size: [1.15, 0.95, 1.15] }),
        ...buds({ at: [0.05, 1.4, 0], height: 3.4, spread: 1.05, stems: 6, seed: 21, size: 0.12 }),
      ],
      light: daylight({ sun: low(leaves({ scale: 0.75, cover: 0.48, seed: 31 })) }),
      view: { from: [0, 2.6, 12], to: [0, 2.4, 0], angle: 26.5 },
      subject: [0.05, 1.6, 0.3],
      lens: { open: 0.014 },
      print: { exposure: 0.78 },
    }),
  },
];
