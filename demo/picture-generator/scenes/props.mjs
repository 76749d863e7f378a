import { PALETTE as P } from '../colour.mjs';
import { Cloth } from '../solids/cloth.mjs';
import { Lathe } from '../solids/lathe.mjs';
import { turned } from '../solids/profiles.mjs';
import { natural, wood } from '../surfaces/matter.mjs';

export const low = (gobo, { from = [-5, 3.4, 3], colour = [2.4, 1.95, 1.45] } = {}) => ({
  from,
  colour,
  size: 0.018,
  gobo,
});
export const fruit = (outline, surface, place) => new Lathe(turned(outline), surface, place);
/** Coffee, tea or milk: a still disc inside a cup. */
export const liquid = (colour, { at, radius, height }) =>
  new Lathe(
    {
      points: [
        [0, height],
        [radius * 0.97, height],
        [radius, height + 0.012],
      ].reverse(),
      rim: 2,
    },
    natural(colour, { vary: 0.08, bump: 0, gloss: 1, rough: 0.03 }),
    { at },
  );
export const oak = wood(P.oak, { plank: 1.5 });
export const walnut = wood(P.walnut, { dark: P.charcoal, plank: 1.3 });
export const cloth = (surface, place) => new Cloth({ lift: 0.14, folds: 0.75, seed: 3, surface, ...place });
