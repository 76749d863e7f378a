import { mixed, PALETTE as P } from '../colour.mjs';
import { seeded } from '../random.mjs';
import { Pebbles } from '../solids/pebbles.mjs';
import { curve } from '../solids/profiles.mjs';
import { Tube } from '../solids/tube.mjs';
import { natural } from '../surfaces/matter.mjs';

const LEAF = natural(mixed(P.moss, P.celadon, 0.35), {
  other: mixed(P.deep, P.moss, 0.6),
  vary: 0.4,
  gloss: 0.3,
  rough: 0.45,
});
const BARK = natural(P.walnut, { vary: 0.3 });
const STRAW = natural(P.sand, { other: P.ochre, vary: 0.4, gloss: 0.1 });

const along = (line, share) => {
  const place = share * (line.length - 1);
  const at = Math.min(line.length - 2, Math.floor(place));
  return line[at].map((value, axis) => value + (line[at + 1][axis] - value) * (place - at));
};

/** A branch of eucalyptus: round leaves in pairs along a bent twig. `to` is where its tip hangs. */
export function eucalyptus({ from, to, bend = [0, 0.5, 0], seed, leaves = 22, size = 0.17 }) {
  const random = seeded(seed);
  const middle = from.map((value, axis) => (value + to[axis]) / 2 + bend[axis]);
  const line = curve([from, middle, to], 9);
  const twig = new Tube(
    line.map((point, at) => [...point, 0.028 - (0.018 * at) / line.length]),
    BARK,
  );
  const places = [];
  for (let leaf = 0; leaf < leaves; leaf++) {
    const share = 0.3 + (0.7 * leaf) / (leaves - 1);
    const at = along(line, share);
    const own = size * (1.1 - 0.55 * share) * random.between(0.8, 1.15);
    const turn = leaf * 2.4 + random.between(-0.4, 0.4);
    places.push({
      at: [
        at[0] + Math.cos(turn) * own * 0.9,
        at[1] + random.between(-0.3, 0.5) * own,
        at[2] + Math.sin(turn) * own * 0.9,
      ],
      turn: -turn,
      lean: random.between(-0.7, 0.7),
      roll: random.between(-0.8, 0.8),
      size: [own, own * 0.07, own * 0.82],
    });
  }
  return [twig, new Pebbles(places, LEAF)];
}

/** Dry grass: thin stems, each with an ear of seeds. */
export function grass({ at, height, stems = 9, spread = 0.5, seed }) {
  const random = seeded(seed);
  const parts = [];
  const seeds = [];
  for (let stem = 0; stem < stems; stem++) {
    const turn = random.between(0, 6.28);
    const reach = spread * random.between(0.2, 1);
    const top = [
      at[0] + Math.cos(turn) * reach,
      at[1] + height * random.between(0.75, 1),
      at[2] + Math.sin(turn) * reach,
    ];
    const line = curve(
      [at, [at[0] + Math.cos(turn) * reach * 0.3, at[1] + height * 0.55, at[2] + Math.sin(turn) * reach * 0.3], top],
      6,
    );
    parts.push(
      new Tube(
        line.map((point) => [...point, 0.009]),
        STRAW,
      ),
    );
    for (let grain = 0; grain < 26; grain++) {
      const [x, y, z] = along(line, 0.72 + 0.28 * (grain / 26));
      const own = 0.03 * (1.25 - 0.5 * (grain / 26));
      seeds.push({
        at: [
          x + random.between(-1, 1) * own * 1.3,
          y + random.between(-0.5, 0.5) * own,
          z + random.between(-1, 1) * own * 1.3,
        ],
        turn: random.between(0, 6.28),
        lean: random.between(-0.7, 0.7),
        size: [own * 0.55, own * 1.5, own * 0.55],
      });
    }
  }
  return [...parts, new Pebbles(seeds, STRAW)];
}

/** Round buds on bare twigs, like cotton. */
export function buds({ at, height, stems = 5, spread = 0.7, seed, colour = P.bone, size = 0.1 }) {
  const random = seeded(seed);
  const parts = [];
  const heads = [];
  for (let stem = 0; stem < stems; stem++) {
    const turn = (stem / stems) * 6.28 + random.between(-0.5, 0.5);
    const reach = spread * random.between(0.35, 1);
    const top = [
      at[0] + Math.cos(turn) * reach,
      at[1] + height * random.between(0.62, 1),
      at[2] + Math.sin(turn) * reach * 0.6,
    ];
    const line = curve(
      [at, [at[0] + Math.cos(turn) * reach * 0.25, at[1] + height * 0.5, at[2] + Math.sin(turn) * reach * 0.2], top],
      6,
    );
    parts.push(
      new Tube(
        line.map((point, index) => [...point, 0.024 - index * 0.001]),
        BARK,
      ),
    );
    for (let head = 0; head < 5; head++) {
      const [x, y, z] = along(line, 0.5 + head * 0.124);
      const own = size * random.between(0.6, 1);
      for (let lobe = 0; lobe < 4; lobe++) {
        heads.push({
          at: [
            x + random.between(-0.6, 0.6) * own,
            y + random.between(-0.4, 0.6) * own,
            z + random.between(-0.6, 0.6) * own,
          ],
          size: [own * 0.75, own * 0.7, own * 0.75],
        });
      }
    }
  }
  return [...parts, new Pebbles(heads, natural(colour, { bump: 0.4, gloss: 0.02, vary: 0.15 }))];
}
