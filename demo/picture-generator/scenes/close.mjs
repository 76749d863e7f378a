import { mixed, PALETTE as P } from '../colour.mjs';
import { Block } from '../solids/block.mjs';
import { ceramic } from '../surfaces/ceramic.mjs';
import { plaster, stone, wood } from '../surfaces/matter.mjs';
import { GLAZES as G } from './glazes.mjs';
import { grass } from './plants.mjs';
import { daylight, leaves, panes, pot, table, wall } from './set.mjs';

const sun = (gobo, colour = [2, 1.7, 1.25]) => ({ from: [-5, 3.5, 3], colour, size: 0.018, gobo });

/** Pots from near, and piles of them. */
export const CLOSE = [
  {
    name: 'detalhe-gotas',
    size: [1200, 800],
    scene: () => {
      const glaze = ceramic({
        glaze: mixed(P.deep, P.moss, 0.3),
        clay: P.clay,
        edge: P.ochre,
        seed: 6,
        line: 0.3,
        drip: 0.16,
        streaks: 0.42,
        rough: 0.08,
      });
      return {
        solids: [
          table(wood(P.walnut, { dark: P.charcoal })),
          wall(plaster(P.sand), -4),
          pot('vase', glaze, { at: [0, 0, 0] }),
          pot('deepBowl', G.osso(4), { at: [1.7, 0, -1.4] }),
        ],
        light: daylight({ from: [-5, 4, 3], strength: 13 }),
        view: { from: [-0.4, 1.4, 5], to: [0.25, 0.55, 0.2], angle: 19 },
        subject: [-0.05, 0.55, 0.6],
        lens: { open: 0.07, most: 0.03 },
        print: { exposure: 1.25 },
      };
    },
  },
  {
    name: 'detalhe-craquele',
    size: [1000, 1000],
    scene: () => ({
      solids: [wall(plaster(P.smoke), -4), pot('moonJar', G.craquele(2), { at: [0, 0, 0] })],
      light: daylight({ from: [-6, 4, 3], strength: 12 }),
      view: { from: [-0.5, 2.2, 5], to: [-0.22, 1.28, 0.6], angle: 15 },
      subject: [-0.25, 1.3, 0.95],
      lens: { open: 0.08, most: 0.03 },
      print: { exposure: 1.3, warmth: 0.5 },
    }),
  },
  {
    name: 'detalhe-borda',
    size: [1200, 900],
    scene: () => ({
      solids: [
        table(stone(P.smoke)),
        wall(plaster(mixed(P.deep, P.smoke, 0.5)), -4),
        pot(
          'bowl',
          ceramic({ glaze: P.milk, clay: P.clay, edge: P.oxide, edgeWidth: 0.035, speckle: 1, seed: 12, rough: 0.14 }),
          { at: [0, 0, 0], size: [1.3, 1.3, 1.3] },
          { wall: 0.04 },
        ),
      ],
      light: daylight({ from: [-5, 4, -1], strength: 12 }),
      view: { from: [0.9, 2.3, 4.2], to: [0.18, 0.62, 0.35], angle: 18 },
      subject: [0.15, 0.8, 1],
      lens: { open: 0.1, most: 0.035 },
      print: { exposure: 1.15 },
    }),
  },
  {
    name: 'tigelas-aninhadas',
    size: [960, 1200],
    scene: () => ({
      solids: [
        table(plaster(mixed(P.clay, P.rose, 0.6), { relief: 0.7 }), { front: 9, back: -9 }),
        pot('wideBowl', G.oxido(4), { at: [0, 0, 0] }),
        pot('bowl', G.osso(6), { at: [0.02, 0.06, 0.02], size: [1.25, 1, 1.25] }),
        pot('bowl', G.neblina(7), { at: [0, 0.1, 0], size: [0.92, 0.95, 0.92] }),
        pot('deepBowl', G.noite(3), { at: [0.02, 0.15, 0], size: [0.78, 0.75, 0.78] }),
        pot('yunomi', G.leite(4), { at: [1.05, 0, 1.75], size: [0.8, 0.8, 0.8] }),
        pot('saucer', G.leite(5), { at: [-1.15, 0, -1.8] }),
        ...grass({ at: [-1.5, 0.05, 1.1], height: 0.1, stems: 7, spread: 1.3, seed: 5 }),
      ],
      light: daylight({
        from: [-7, 6, -2],
        strength: 11,
        sun: sun(leaves({ scale: 0.8, cover: 0.5, seed: 11 }), [1.6, 1.35, 1]),
      }),
      view: { from: [0, 12, 0.8], to: [0, 0, 0], angle: 27 },
      subject: [0, 0.4, 0],
      lens: { open: 0.008 },
    }),
  },
  {
    name: 'pilha-de-pratos',
    size: [900, 1200],
    scene: () => ({
      solids: [
        new Block([9, 0.08, 1.6], wood(P.oak), { at: [0, -0.08, 0] }),
        wall(plaster(P.chalk), -1.8),
        ...['oxido', 'leite', 'neblina', 'osso', 'rio', 'leite', 'oxido', 'cinza', 'leite'].map((glaze, index) =>
          pot(
            'plate',
            G[glaze](index + 3),
            {
              at: [((index * 7) % 3) * 0.03 - 0.03, index * 0.125, ((index * 5) % 3) * 0.03],
              size: [1 - index * 0.012, 1, 1 - index * 0.012],
            },
            { wall: 0.05 },
          ),
        ),
        pot('deepBowl', G.mata(4), { at: [0.02, 1.14, 0.02], size: [0.95, 0.9, 0.95] }),
        pot('deepBowl', G.osso(7), { at: [0, 1.3, 0], size: [0.93, 0.9, 0.93] }),
      ],
      light: daylight({
        from: [-6, 4.5, 3],
        strength: 11,
        sun: sun(leaves({ scale: 0.8, cover: 0.5, seed: 51 }), [1.5, 1.3, 1]),
      }),
      view: { from: [0.3, 1.9, 10], to: [0, 1.05, 0], angle: 21.5 },
      subject: [0, 0.9, 1.2],
      lens: { open: 0.014 },
    }),
  },
  {
    name: 'primeiras-tigelas',
    size: [1200, 675],
    scene: () => ({
      solids: [
        table(wood(P.pine, { plank: 1.6, dark: P.walnut }), { front: 8, back: -8 }),
        new Block([3.6, 0.07, 0.72], wood(P.oak), { at: [0, 0.07, -1], turn: 0.05 }),
        new Block([3.6, 0.07, 0.72], wood(P.oak), { at: [0.2, 0.07, 0.9], turn: 0.02 }),
        ...Array.from({ length: 8 }, (_, index) => {
          const wonky = 1 + Math.sin(index * 2.7) * 0.09;
          return pot(
            index % 3 === 2 ? 'yunomi' : index % 2 ? 'bowl' : 'deepBowl',
            G[index % 4 === 3 ? 'cru' : 'biscoito'](index + 3),
            {
              at: [((index % 4) - 1.5) * 1.7 + (index > 3 ? 0.3 : 0), 0.14, index > 3 ? 0.9 : -1],
              turn: index * 1.3,
              lean: Math.sin(index * 4.1) * 0.03,
              size: [0.86 * wonky, 0.9 / wonky, 0.86],
            },
          );
        }),
      ],
      light: daylight({
        from: [-6, 5, -2],
        strength: 12,
        sun: {
          from: [-5, 3.2, -1.6],
          colour: [2, 1.65, 1.2],
          size: 0.018,
          gobo: panes({ at: [0, 0.3], size: [4.2, 3.4], bar: 0.15 }),
        },
      }),
      view: { from: [0.6, 4.2, 8], to: [0.15, 0.25, 0], angle: 23 },
      subject: [-0.6, 0.6, 1],
      lens: { open: 0.03 },
    }),
  },
];
