import { PALETTE as P } from '../colour.mjs';
import { seeded } from '../random.mjs';
import { Block } from '../solids/block.mjs';
import { FORMS } from '../solids/forms.mjs';
import { wood } from '../surfaces/matter.mjs';
import { GLAZES as G } from './glazes.mjs';
import { pot } from './set.mjs';

export const board = (height, { z = 0, deep = 0.75, colour = P.pine, wide = 9 } = {}) =>
  new Block([wide, 0.06, deep], wood(colour), { at: [0, height - 0.06, z] });

/** A row of pots along a board, each a little different, none touching. */
export function row(height, from, to, forms, glazes, seed, { size = 1, z = 0 } = {}) {
  const random = seeded(seed);
  const pots = [];
  for (let x = from; ; ) {
    const form = random.pick(forms);
    const own = size * random.between(0.92, 1.04);
    const radius = Math.max(...FORMS[form].map(([r]) => r)) * own;
    if (x + radius * 2 > to) return pots;
    const glaze = random.pick(glazes);
    pots.push(
      pot(form, G[glaze](Math.floor(random.between(1, 60))), {
        at: [x + radius, height, z + random.between(-0.12, 0.12)],
        turn: random.between(0, 6),
        size: [own, own * random.between(0.95, 1.05), own],
      }),
    );
    x += radius * 2 + random.between(0.1, 0.32);
  }
}

export const tall = ['vase', 'bottle', 'tallBottle', 'jug', 'shoulderVase', 'slenderVase'];
export const small = ['bowl', 'deepBowl', 'mug', 'yunomi', 'roundCup', 'jar'];
