import { mixed, PALETTE as P } from '../colour.mjs';
import { ceramic } from '../surfaces/ceramic.mjs';

/** The studio's glazes by name. Each takes a seed, so that no two pots are alike. */
export const GLAZES = {
  leite: (seed) => ceramic({ glaze: P.milk, clay: P.buff, edge: P.clay, speckle: 0.65, seed, line: 0.07 }),
  osso: (seed) =>
    ceramic({ glaze: P.bone, clay: P.clay, edge: P.oxide, speckle: 0.35, seed, line: 0.14, rough: 0.3, gloss: 0.8 }),
  neblina: (seed) =>
    ceramic({
      glaze: P.celadon,
      clay: P.buff,
      edge: P.sand,
      seed,
      line: 0.2,
      streaks: 0.25,
      speckle: 0.2,
      rough: 0.12,
    }),
  mata: (seed) =>
    ceramic({
      glaze: mixed(P.deep, P.moss, 0.25),
      clay: P.clay,
      edge: P.ochre,
      seed,
      line: 0.11,
      streaks: 0.32,
      rough: 0.1,
    }),
  oxido: (seed) =>
    ceramic({
      glaze: P.oxide,
      clay: P.terracotta,
      edge: P.iron,
      seed,
      line: 0.1,
      rough: 0.34,
      gloss: 0.7,
      speckle: 0.2,
      variance: 0.22,
    }),
  noite: (seed) =>
    ceramic({
      glaze: P.tenmoku,
      clay: P.clay,
      edge: P.oxide,
      edgeWidth: 0.11,
      seed,
      line: 0.12,
      drip: 0.06,
      rough: 0.08,
      streaks: 0.2,
    }),
  cinza: (seed) =>
    ceramic({ glaze: P.ash, clay: P.buff, edge: P.moss, seed, line: 0.16, drip: 0.08, streaks: 0.5, rough: 0.2 }),
  rio: (seed) =>
    ceramic({ glaze: P.blue, clay: P.buff, edge: P.sand, seed, line: 0.1, streaks: 0.3, rough: 0.14, speckle: 0.3 }),
  craquele: (seed) =>
    ceramic({ glaze: P.chalk, clay: P.sand, edge: P.sand, crackle: 0.85, seed, line: 0.04, rough: 0.12, rings: 0.2 }),
  barro: (seed) =>
    ceramic({ glaze: P.clay, clay: P.clay, line: 1.2, seed, rings: 1, edge: P.terracotta, lining: P.bone }),
  terra: (seed) => ceramic({ glaze: P.terracotta, clay: P.terracotta, line: 1.2, seed, rings: 1.1, edge: P.clay }),
  biscoito: (seed) =>
    ceramic({ glaze: P.rose, clay: mixed(P.rose, P.buff, 0.35), line: 1.2, seed, rings: 0.9, edge: P.rose }),
  cru: (seed) =>
    ceramic({ glaze: P.smoke, clay: mixed(P.smoke, P.buff, 0.3), line: 1.2, seed, rings: 1.3, edge: P.smoke }),
  duas: (seed) =>
    ceramic({
      glaze: P.oxide,
      clay: P.terracotta,
      edge: P.iron,
      seed,
      dip: P.bone,
      dipTo: 0.58,
      dipInk: P.tenmoku,
      rough: 0.28,
      speckle: 0.3,
    }),
  poente: (seed) =>
    ceramic({
      glaze: P.sand,
      clay: P.clay,
      edge: P.clay,
      seed,
      dip: P.rose,
      dipTo: 0.5,
      dipInk: P.oxide,
      rough: 0.4,
      gloss: 0.6,
      speckle: 0.4,
    }),
  listras: (seed) =>
    ceramic({
      glaze: P.bone,
      clay: P.buff,
      edge: P.clay,
      seed,
      bands: [
        [0.42, 0.012],
        [0.5, 0.03],
        [0.58, 0.012],
      ],
      bandInk: P.oxide,
      speckle: 0.3,
      rough: 0.25,
    }),
  sulcos: (seed) =>
    ceramic({ glaze: P.milk, clay: P.buff, edge: P.ochre, seed, flutes: 34, rings: 0.1, line: 0.08, rough: 0.18 }),
  sulcosVerdes: (seed) =>
    ceramic({
      glaze: mixed(P.celadon, P.moss, 0.45),
      clay: P.clay,
      edge: P.bone,
      seed,
      flutes: 28,
      rings: 0.1,
      line: 0.08,
      rough: 0.12,
    }),
};
