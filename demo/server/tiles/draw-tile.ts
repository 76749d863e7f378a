import { PALETTES, type Palette } from './palettes.ts';
import {
  BROOK,
  CENTRE,
  FIELDS,
  HILLS,
  LAKE,
  PLACES,
  RIVER,
  SQUARE,
  STREETS,
  type Street,
  WOODS,
  ZOOM,
} from './place.ts';

/** Which tile, and how it looks. */
export interface TileRequest {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly style: keyof typeof PALETTES;
  readonly labels: boolean;
  readonly terrain: boolean;
}

const SIZE = 256;
const WORLD = SIZE * 2 ** ZOOM;

const sine = Math.sin((CENTRE.lat * Math.PI) / 180);
/** The centre in px of zoom 17, as web maps project it. */
const ORIGIN = {
  east: ((CENTRE.lng + 180) / 360) * WORLD,
  south: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * WORLD,
};

/** Width of a street on the screen, px, by zoom; without its edges. */
const WIDTHS: Readonly<Record<Street['kind'], (z: number) => number>> = {
  highway: (z) => Math.max(2, z - 8),
  road: (z) => Math.max(1.5, (z - 11) * 1.7),
  street: (z) => Math.max(0.8, (z - 12) * 1.6),
  path: (z) => Math.max(0.8, (z - 13) * 0.6),
};

/** A line through points that turns without corners. */
const lineThrough = (points: Street['points']): string =>
  points
    .map(([east, south], at) => {
      const before = points[at - 1];
      if (!before) return `M${east} ${south}`;
      const [first = before, second = before] = [points[at - 2], points[at + 1]];
      const bend = 6;
      const from = [
        before[0] + (east - (first ?? before)[0]) / bend,
        before[1] + (south - (first ?? before)[1]) / bend,
      ];
      const next = at + 1 < points.length ? second : points[at];
      const to = [east - ((next ?? before)[0] - before[0]) / bend, south - ((next ?? before)[1] - before[1]) / bend];
      return `C${[...from, ...to, east, south].map((one) => Math.round(one)).join(' ')}`;
    })
    .join('');

/** The same houses in every tile: their places follow from the streets alone. */
function housesAlong({ points }: Street, seed: number): string {
  let state = seed * 7919 + 17;
  const random = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const houses: string[] = [];
  for (const [at, [east, south]] of points.entries()) {
    const next = points[at + 1];
    if (!next) break;
    const [across, down] = [next[0] - east, next[1] - south];
    const length = Math.hypot(across, down);
    const [alongEast, alongSouth] = [across / length, down / length];
    for (let gone = 34; gone < length - 30; gone += 38 + random() * 26)
      for (const side of [-1, 1]) {
        if (random() < 0.28) continue;
        const away = side * (30 + random() * 12);
        const [wide, deep] = [18 + random() * 14, 14 + random() * 10];
        const middle = [east + alongEast * gone - alongSouth * away, south + alongSouth * gone + alongEast * away];
        const corner = (u: number, v: number): string =>
          `${((middle[0] ?? 0) + (alongEast * u * wide - alongSouth * v * deep) / 2).toFixed(0)} ${((middle[1] ?? 0) + (alongSouth * u * wide + alongEast * v * deep) / 2).toFixed(0)}`;
        houses.push(`M${corner(-1, -1)}L${corner(1, -1)}L${corner(1, 1)}L${corner(-1, 1)}z`);
      }
  }
  return houses.join('');
}

const HOUSES = STREETS.filter(({ kind }) => kind === 'street' || kind === 'road')
  .map(housesAlong)
  .join('');

const ringsOf = ({ at: [east, south], rings }: (typeof HILLS)[number]): string =>
  Array.from({ length: rings }, (_, ring) => {
    const [wide, high] = [90 + ring * 105, 60 + ring * 72];
    return `M${east - wide} ${south}c${-ring * 6} ${-high * 0.7} ${wide * 0.5} ${-high * 1.15} ${wide} ${-high}s${wide * 1.1} ${high * 0.4} ${wide} ${high}s${-wide * 0.4} ${high * 1.1} ${-wide} ${high}s${-wide} ${-high * 0.45} ${-wide} ${-high}z`;
  }).join('');

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** Draws a tile as SVG: everything in every tile, of which it shows its part. */
export function drawTile({ z, x, y, style, labels, terrain }: TileRequest): string {
  const scale = 2 ** (z - ZOOM);
  const side = SIZE / scale;
  const [east, south] = [x * side - ORIGIN.east, y * side - ORIGIN.south];
  const view = [east, south, side, side].map((one) => one.toFixed(2)).join(' ');
  const palette = PALETTES[style];
  const px = (size: number): string => (size / scale).toFixed(2);
  const shapes = [
    `<path d="M${east - 9} ${south - 9}h${side + 18}v${side + 18}h${-side - 18}z" fill="${palette.land}"/>`,
    ...FIELDS.map((d) => `<path d="${d}" fill="${palette.field}"/>`),
    ...(terrain || style === 'Satellite' ? WOODS.map((d) => `<path d="${d}" fill="${palette.wood}"/>`) : []),
    ...(terrain
      ? HILLS.map(
          (hill) =>
            `<path d="${ringsOf(hill)}" fill="${palette.ring}" fill-opacity=".07" stroke="${palette.ring}" stroke-opacity=".6" stroke-width="${px(1)}"/>`,
        )
      : []),
    `<path d="${RIVER}" fill="none" stroke="${palette.water}" stroke-width="${Math.max(44, 3 / scale)}"/>`,
    `<path d="${BROOK}" fill="none" stroke="${palette.water}" stroke-width="${Math.max(14, 1.5 / scale)}"/>`,
    `<path d="${LAKE}" fill="${palette.water}"/><path d="${SQUARE}" fill="${palette.park}"/>`,
    ...(z >= 15
      ? [`<path d="${HOUSES}" fill="${palette.house}" stroke="${palette.edge}" stroke-width="${px(0.6)}"/>`]
      : []),
    ...streetsOf(palette, z, px),
    ...(labels ? labelsOf(palette, z, px, terrain) : []),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="${view}" stroke-linecap="round" stroke-linejoin="round">${shapes.join('')}</svg>`;
}

type Px = (size: number) => string;

function streetsOf(palette: Palette, z: number, px: Px): string[] {
  const shown = STREETS.filter(({ kind }) => z >= (kind === 'street' || kind === 'path' ? 14 : 10));
  const stroke = (street: Street, color: string, more: number, dash = ''): string =>
    `<path d="${lineThrough(street.points)}" fill="none" stroke="${color}" stroke-width="${px(WIDTHS[street.kind](z) + more)}"${dash}/>`;
  const paths = shown.filter(({ kind }) => kind === 'path');
  const roads = shown.filter(({ kind }) => kind !== 'path').reverse();
  return [
    ...paths.map((one) => stroke(one, palette.path, 0, ` stroke-dasharray="${px(4)} ${px(5)}"`)),
    ...roads.map((one) => stroke(one, palette.edge, 1.6)),
    ...roads.map((one) => stroke(one, one.kind === 'highway' ? palette.highway : palette.road, 0)),
  ];
}

function labelsOf(palette: Palette, z: number, px: Px, terrain: boolean): string[] {
  const words = (attributes: string, size: number, color: string, text: string): string =>
    `<text ${attributes} font-family="system-ui, sans-serif" font-size="${px(size)}" fill="${color}" stroke="${palette.halo}" stroke-width="${px(3)}" paint-order="stroke">${text}</text>`;
  const streets = STREETS.flatMap((street, at) => {
    const least = { highway: 13, road: 14, street: 16, path: 16 }[street.kind];
    if (z < least) return [];
    const lines = street.points[0]?.[0] ?? 0;
    const points = lines > (street.points.at(-1)?.[0] ?? 0) ? [...street.points].reverse() : street.points;
    return [
      `<path id="s${at}" d="${lineThrough(points)}" fill="none"/>`,
      words(
        'text-anchor="middle" dominant-baseline="central"',
        11,
        palette.text,
        `<textPath href="#s${at}" startOffset="${street.kind === 'road' ? '30%' : '50%'}">${escaped(street.name)}</textPath>`,
      ),
    ];
  });
  const points = [...PLACES, ...(terrain ? HILLS.map(({ name, at }) => ({ name, at, least: 13 })) : [])];
  return [
    ...streets,
    ...points
      .filter(({ least }) => z >= least)
      .map(({ name, at: [east, south], least }) =>
        words(
          `x="${east}" y="${south}" text-anchor="middle"`,
          least === 13 && z < 16 ? 13 : 12,
          /Rio|Lagoa|Cachoeira/.test(name) && least > 13 ? palette.waterText : palette.text,
          escaped(name),
        ),
      ),
  ];
}
