/** The height of a shape in per cent of its width (FLUID-307), and its outline in a box of 100 by 100, 100 by 150 or 150 by 100. */
type Drawing = readonly [size: 100 | 150 | 67, path: string];

/** The names are those of the requirements (VOCAB-622, FLUID-305). They do not describe the outlines: these are this project's own. */
const NAMED: Readonly<Record<string, Drawing>> = {
  circle: [100, 'M50 0A50 50 0 0 1 50 100A50 50 0 0 1 50 0Z'],
  diamond: [100, 'M50 0L100 50L50 100L0 50Z'],
  egg: [150, 'M50 0C82 0 100 52 100 94C100 130 78 150 50 150C22 150 0 130 0 94C0 52 18 0 50 0Z'],
  flower: [
    100,
    'M69.6 16.1A20 20 0 0 1 89.2 50A20 20 0 0 1 69.6 83.9A20 20 0 0 1 30.4 83.9A20 20 0 0 1 10.8 50A20 20 0 0 1 30.4 16.1A20 20 0 0 1 69.6 16.1Z',
  ],
  gear: [
    100,
    'M41.2 12L42.6 .6L57.4 .6L58.8 12L70.6 16.9L79.7 9.8L90.2 20.3L83.1 29.4L88 41.2L99.4 42.6L99.4 57.4L88 58.8L83.1 70.6L90.2 79.7L79.7 90.2L70.6 83.1L58.8 88L57.4 99.4L42.6 99.4L41.2 88L29.4 83.1L20.3 90.2L9.8 79.7L16.9 70.6L12 58.8L.6 57.4L.6 42.6L12 41.2L16.9 29.4L9.8 20.3L20.3 9.8L29.4 16.9Z',
  ],
  octagon: [100, 'M70.7 0L100 29.3L100 70.7L70.7 100L29.3 100L0 70.7L0 29.3L29.3 0Z'],
  rectangle: [100, 'M0 0H100V100H0Z'],
};

/** Names and outlines are this project's own. */
const OWN: Readonly<Record<string, Drawing>> = {
  square: [100, 'M12 0H88A12 12 0 0 1 100 12V88A12 12 0 0 1 88 100H12A12 12 0 0 1 0 88V12A12 12 0 0 1 12 0Z'],
  landscape: [67, 'M10 0H140A10 10 0 0 1 150 10V90A10 10 0 0 1 140 100H10A10 10 0 0 1 0 90V10A10 10 0 0 1 10 0Z'],
  portrait: [150, 'M10 0H90A10 10 0 0 1 100 10V140A10 10 0 0 1 90 150H10A10 10 0 0 1 0 140V10A10 10 0 0 1 10 0Z'],
  pill: [67, 'M50 0H100A50 50 0 0 1 100 100H50A50 50 0 0 1 50 0Z'],
  capsule: [150, 'M0 50A50 50 0 0 1 100 50V100A50 50 0 0 1 0 100Z'],
  oval: [67, 'M75 0A75 50 0 0 1 75 100A75 50 0 0 1 75 0Z'],
  arch: [150, 'M0 50A50 50 0 0 1 100 50V150H0Z'],
  dome: [67, 'M0 75A75 75 0 0 1 150 75V100H0Z'],
  leaf: [100, 'M0 0H50A50 50 0 0 1 100 50V100H50A50 50 0 0 1 0 50Z'],
  drop: [150, 'M50 0C58 30 100 66 100 102A50 48 0 0 1 0 102C0 66 42 30 50 0Z'],
  heart: [
    100,
    'M50 100C20 76 0 56 0 31C0 13 13 2 27 2C37 2 46 8 50 17C54 8 63 2 73 2C87 2 100 13 100 31C100 56 80 76 50 100Z',
  ],
  triangle: [100, 'M50 0L100 100H0Z'],
  pentagon: [100, 'M50 0L100 38.2L80.9 100L19.1 100L0 38.2Z'],
  hexagon: [100, 'M50 0L100 25L100 75L50 100L0 75L0 25Z'],
  star: [100, 'M50 0L63.9 35.2L100 38.2L72.5 63L80.9 100L50 80.2L19.1 100L27.5 63L0 38.2L36.1 35.2Z'],
  sparkle: [100, 'M50 0C54 34 66 46 100 50C66 54 54 66 50 100C46 66 34 54 0 50C34 46 46 34 50 0Z'],
  sun: [
    100,
    'M50 0L59.8 13.3L75 6.7L76.9 23.1L93.3 25L86.7 40.2L100 50L86.7 59.8L93.3 75L76.9 76.9L75 93.3L59.8 86.7L50 100L40.2 86.7L25 93.3L23.1 76.9L6.7 75L13.3 59.8L0 50L13.3 40.2L6.7 25L23.1 23.1L25 6.7L40.2 13.3Z',
  ],
  scallop: [
    100,
    'M61.2 8.2A11.8 11.8 0 0 1 80.6 19.4A11.8 11.8 0 0 1 91.8 38.8A11.8 11.8 0 0 1 91.8 61.2A11.8 11.8 0 0 1 80.6 80.6A11.8 11.8 0 0 1 61.2 91.8A11.8 11.8 0 0 1 38.8 91.8A11.8 11.8 0 0 1 19.4 80.6A11.8 11.8 0 0 1 8.2 61.2A11.8 11.8 0 0 1 8.2 38.8A11.8 11.8 0 0 1 19.4 19.4A11.8 11.8 0 0 1 38.8 8.2A11.8 11.8 0 0 1 61.2 8.2Z',
  ],
  clover: [
    100,
    'M25 0C40 0 50 10 50 25C50 10 60 0 75 0C90 0 100 10 100 25C100 40 90 50 75 50C90 50 100 60 100 75C100 90 90 100 75 100C60 100 50 90 50 75C50 90 40 100 25 100C10 100 0 90 0 75C0 60 10 50 25 50C10 50 0 40 0 25C0 10 10 0 25 0Z',
  ],
  cross: [100, 'M33 0H67V33H100V67H67V100H33V67H0V33H33Z'],
  moon: [100, 'M62 0A50 50 0 1 0 100 74A42 42 0 0 1 62 0Z'],
  shield: [150, 'M50 0C66 12 82 17 100 17V78C100 112 78 136 50 150C22 136 0 112 0 78V17C18 17 34 12 50 0Z'],
  cloud: [67, 'M36 100A34 34 0 0 1 27 33A45 45 0 0 1 108 28A36 36 0 0 1 116 100Z'],
  pebble: [100, 'M30 6C52 -6 84 2 95 27C106 54 96 88 68 97C42 105 8 94 2 66C-4 42 10 17 30 6Z'],
  puddle: [
    67,
    'M26 14C52 -8 82 6 104 8C132 10 152 28 149 54C146 82 118 78 96 90C70 104 36 104 16 84C-4 64 -6 38 26 14Z',
  ],
  wave: [67, 'M0 18C30 -6 50 -6 75 12C100 30 124 28 150 8V82C120 106 100 106 75 88C50 70 26 72 0 92Z'],
  vase: [
    150,
    'M34 0H66C64 14 64 24 70 34C84 52 100 68 100 96C100 124 88 140 74 150H26C12 140 0 124 0 96C0 68 16 52 30 34C36 24 36 14 34 0Z',
  ],
  arrow: [67, 'M0 28H85V0L150 50L85 100V72H0Z'],
};

/** The box in which the shapes of each size are drawn. */
const BOXES = { 100: [100, 100], 150: [100, 150], 67: [150, 100] } as const;

/** A shape, ready to be drawn. */
export interface Shape {
  readonly width: number;
  readonly height: number;
  readonly path: string;
}

/** The names of all shapes, those of the requirements first. */
export const shapeList: readonly string[] = [...Object.keys(NAMED), ...Object.keys(OWN)];

/** The shape of a name; null if there is none. */
export function shapeNamed(name: string): Shape | null {
  const table = Object.hasOwn(NAMED, name) ? NAMED : OWN;
  const [size, path] = (Object.hasOwn(table, name) && table[name]) || [];
  if (!size || !path) return null;
  const [width, height] = BOXES[size];
  return { width, height, path };
}
