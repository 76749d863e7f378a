import { mixed, PALETTE as P } from '../colour.mjs';
import { light } from '../darkroom/light.mjs';
import { seeded } from '../random.mjs';
import { Block } from '../solids/block.mjs';
import { Pebbles } from '../solids/pebbles.mjs';
import { Ridge } from '../solids/ridge.mjs';
import { bricks } from '../surfaces/bricks.mjs';
import { natural, plaster, stone, wood } from '../surfaces/matter.mjs';
import { GLAZES as G } from './glazes.mjs';
import { board, row, small, tall } from './rows.mjs';
import { daylight, leaves, pot, wall } from './set.mjs';

/** Shelves, kiln and window of the studio. */
export const STUDIO = [
  {
    name: 'prateleiras',
    size: [1600, 1067],
    scene: () => ({
      solids: [
        wall(plaster(P.plaster), -0.85),
        board(0),
        board(2.75),
        board(4.55),
        ...row(0, -5.6, 5.6, tall, ['leite', 'mata', 'oxido', 'cinza', 'barro', 'duas', 'noite'], 5, { size: 0.92 }),
        ...row(2.75, -5.6, 5.6, small, ['neblina', 'leite', 'duas', 'poente', 'rio', 'osso', 'sulcos'], 17),
        ...row(
          4.55,
          -5.6,
          5.6,
          ['bottle', 'moonJar', 'jug', 'footedBowl'],
          ['terra', 'osso', 'craquele', 'mata', 'leite'],
          33,
          { size: 0.82 },
        ),
      ],
      light: daylight({
        from: [-7, 7, 5],
        strength: 12,
        sun: {
          from: [-4, 3.2, 4.5],
          colour: [1.5, 1.25, 0.95],
          size: 0.02,
          gobo: leaves({ scale: 0.7, cover: 0.46, seed: 2 }),
        },
      }),
      view: { from: [0.6, 3.2, 15], to: [0.1, 3, 0], angle: 25.5 },
      subject: [-1.2, 3.2, 0.4],
      lens: { open: 0.008 },
    }),
  },
  {
    name: 'biscoito',
    size: [1200, 800],
    scene: () => ({
      solids: [
        wall(plaster(mixed(P.plaster, P.sand, 0.3)), -2.4),
        ...[0, 1.3, 2.6].flatMap((height, level) => [
          board(height, { deep: 1.5, colour: P.oak, z: -0.4 }),
          ...[-1.3, -0.1].flatMap((z, line) =>
            row(
              height,
              -4.6 + level * 0.1,
              4.6,
              level === 1 ? ['mug', 'cup'] : ['deepBowl', 'bowl'],
              ['biscoito', 'biscoito', 'cru'],
              4 + level * 9 + line,
              { z, size: 0.92 },
            ),
          ),
        ]),
        new Block([0.09, 4, 0.09], wood(P.oak, { along: 'y' }), { at: [-4.9, 2, 0.9] }),
      ],
      light: daylight({ from: [-7, 5, 4], strength: 11 }),
      view: { from: [2.6, 2.5, 9.5], to: [0.2, 1.95, 0], angle: 26 },
      subject: [0.7, 1.75, 0.4],
      lens: { open: 0.04, most: 0.024 },
      print: { exposure: 1.2 },
    }),
  },
  {
    name: 'forno-aberto',
    size: [800, 1200],
    scene: () => {
      const brick = bricks(P.terracotta, P.sand);
      const shelf = (height) => new Block([1.9, 0.07, 1.1], stone(P.sand), { at: [0, height - 0.07, -0.6] });
      return {
        solids: [
          new Block([4, 6, 0.4], brick, { at: [0, 3, -2.2] }),
          new Block([0.5, 6, 3], brick, { at: [-2.6, 3, -0.6] }),
          new Block([0.5, 6, 3], brick, { at: [2.6, 3, -0.6] }),
          new Block([4, 0.3, 3], brick, { at: [0, -0.3, -0.6] }),
          new Block([4, 0.4, 3], brick, { at: [0, 5.9, -0.6] }),
          shelf(0.45),
          shelf(2.2),
          shelf(3.75),
          ...[-1.5, 1.5].flatMap((x) =>
            [0.2, 1.3, 2.95].map(
              (y) => new Block([0.12, y < 1 ? 0.2 : 0.82, 0.12], stone(P.sand), { at: [x, y, 0.25] }),
            ),
          ),
          ...row(0.45, -1.35, 1.4, ['jug', 'vase'], ['mata', 'noite', 'duas'], 3, { size: 0.74 }),
          ...row(2.2, -1.4, 1.4, ['deepBowl', 'mug', 'jar'], ['leite', 'neblina', 'oxido'], 8, { size: 0.9 }),
          ...row(3.75, -1.4, 1.4, ['bottle', 'jug', 'moonJar'], ['cinza', 'rio', 'osso'], 12, { size: 0.68 }),
        ],
        light: light({
          pane: { at: [-0.6, 4, 7], across: [1.6, 0, 0.5], up: [0, 2.2, 0], colour: [13, 11.6, 10] },
          walls: { above: [0.5, 0.36, 0.24], below: [0.42, 0.24, 0.12] },
        }),
        view: { from: [0.7, 3.1, 12], to: [0, 2.85, 0], angle: 29.5 },
        subject: [-0.2, 2.7, 0.3],
        lens: { open: 0.012 },
        print: { exposure: 1.05, warmth: 1.1 },
      };
    },
  },
  {
    name: 'serra-pela-janela',
    size: [1600, 640],
    scene: () => ({
      solids: [
        new Block([16, 0.2, 0.9], wood(P.oak), { at: [0, -0.2, 0] }),
        ...[-4.7, 0, 4.7].map(
          (x) => new Block([0.09, 5, 0.12], wood(P.walnut, { along: 'y', dark: P.charcoal }), { at: [x, 4, -0.9] }),
        ),
        pot('bottle', G.barro(3), { at: [-3.1, 0, 0.1], size: [0.95, 0.95, 0.95] }),
        pot('deepBowl', G.leite(5), { at: [-1.6, 0, 0.25] }),
        pot('moonJar', G.osso(9), { at: [2.2, 0, -0.05], size: [0.9, 0.9, 0.9] }),
        pot('yunomi', G.oxido(4), { at: [3.75, 0, 0.2], size: [0.9, 0.9, 0.9] }),
        ...[0, 1, 2, 3, 4].map(
          (layer) =>
            new Ridge({
              z: -14 - layer * 9,
              base: 0.2 + layer * 1.9,
              tall: 3.4 + layer * 0.7,
              seed: layer * 5 + 3,
              near: mixed(P.deep, P.moss, 0.35),
              haze: 0.18 + layer * 0.19,
            }),
        ),
      ],
      light: daylight({ from: [-5, 6, -6], strength: 16, width: 3, above: 0.92, below: 0.62, warm: [1, 0.9, 0.78] }),
      view: { from: [0, 1.6, 13], to: [0, 1.75, 0], angle: 19 },
      subject: [2.2, 0.9, 0.8],
      lens: { open: 0.014, most: 0.01 },
      print: { exposure: 0.95, warmth: 0.6 },
    }),
  },
  {
    name: 'placas-de-teste',
    size: [1000, 1000],
    scene: () => {
      const random = seeded(77);
      const names = [
        'leite',
        'osso',
        'neblina',
        'mata',
        'oxido',
        'noite',
        'cinza',
        'rio',
        'craquele',
        'duas',
        'poente',
        'terra',
      ];
      const tiles = [];
      for (let line = 0; line < 6; line++) {
        for (let column = 0; column < 6; column++) {
          const at = [
            (column - 2.5) * 1.02 + random.between(-0.03, 0.03),
            (line - 2.5) * 1.02 + random.between(-0.03, 0.03),
            0,
          ];
          tiles.push(
            new Block(
              [0.4, 0.44, 0.05],
              G[names[(column * 5 + line * 7 + Math.floor(random.between(0, 2))) % names.length]](
                column + line * 6 + 2,
              ),
              { at, lean: random.between(-0.04, 0.04) },
              0.05,
            ),
          );
          tiles.push(
            new Pebbles(
              [{ at: [at[0], at[1] + 0.34, 0.05], size: [0.025, 0.025, 0.02] }],
              natural(P.charcoal, { gloss: 0.6 }),
            ),
          );
        }
      }
      return {
        solids: [wall(plaster(P.bone), -0.06), ...tiles],
        light: daylight({
          from: [-6, 4.5, 4.5],
          strength: 12,
          sun: {
            from: [-5, 3, 3.4],
            colour: [1.4, 1.2, 0.9],
            size: 0.02,
            gobo: leaves({ scale: 0.8, cover: 0.45, seed: 9 }),
          },
        }),
        view: { from: [-1.2, 0.4, 11], to: [0, 0, 0], angle: 32 },
        subject: [0, 0, 0],
        lens: { open: 0.01 },
      };
    },
  },
];
