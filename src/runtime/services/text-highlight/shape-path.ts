import type { HighlightShape } from '../../../vocab/rules/display/highlight-settings.ts';

/** The box of one line of a text, in px. */
export interface LineBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The movement of a pen on one line. */
export interface ShapePath {
  /** The data of an SVG path, which begins at the left. */
  readonly d: string;
  /** How many strokes of equal length it has. */
  readonly strokes: number;
  /** In px. */
  readonly thickness: number;
}

interface Pen {
  readonly box: LineBox;
  /** The font size in px. */
  readonly em: number;
  readonly thickness: number;
  /** From -1 to 1. */
  random(): number;
}

/** A marker is as many times as thick as a pen. */
const MARKER = 15;

const round = (value: number): number => Math.round(value * 10) / 10;
const at = (...values: number[]): string => values.map(round).join(' ');

/** A line that is bent by a hand's breadth of the font size. */
const line = ({ em, random }: Pen, x: number, y: number, toX: number, toY: number, bend = 0): string =>
  `M${at(x, y + random() * em * 0.02)}Q${at((x + toX) / 2, (y + toY) / 2 + bend + random() * em * 0.05, toX, toY + random() * em * 0.02)}`;

/** A line of peaks, alternately up and down, about `step` apart. */
function peaks({ box: { x, width }, random }: Pen, from: number, to: number, step: number): string {
  const count = Math.max(2, Math.round(width / step));
  let d = `M${at(x, from)}`;
  for (let index = 1; index <= count; index += 1) {
    const jitter = random() * (to - from) * 0.12;
    d += `L${at(x + (width * index) / count, (index % 2 ? to : from) + jitter)}`;
  }
  return d;
}

const below = ({ box: { y, height } }: Pen): number => y + height * 0.92;
const middle = ({ box: { y, height } }: Pen): number => y + height * 0.56;

type Draw = (pen: Pen) => string;

const underline: Draw = (pen) => line(pen, pen.box.x, below(pen), pen.box.x + pen.box.width, below(pen));

const diagonal = (pen: Pen, from: number, to: number): string => {
  const { x, y, width, height } = pen.box;
  return line(pen, x, y + height * from, x + width, y + height * to);
};

/** How much of a circle's quarter its control points are away from its ends. */
const QUARTER = 0.552;

const shapes: Readonly<Record<HighlightShape, Draw>> = {
  circle: ({ box, em, random }) => {
    const rx = box.width / 2 + em * 0.4;
    const ry = box.height / 2 + em * (0.12 + random() * 0.03);
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    const kx = rx * QUARTER;
    const ky = ry * QUARTER;
    // The end passes the beginning, as one drawn by hand does.
    return `M${at(x - rx, y + ry * 0.1)}C${at(x - rx, y - ky, x - kx, y - ry, x, y - ry)}S${at(x + rx, y - ky, x + rx, y)}S${at(x + kx, y + ry, x, y + ry)}S${at(x - rx - em * 0.1, y + ky * 0.9, x - rx + em * 0.12, y - ry * (0.4 + random() * 0.1))}`;
  },
  cross: (pen) => diagonal(pen, 0.2, 0.88) + diagonal(pen, 0.88, 0.2),
  enclose: ({ box: { x, y, width, height }, em, random }) => {
    const side = em * 0.2;
    const over = em * 0.12;
    const skew = random() * em * 0.04;
    return `M${at(x - side - over, y - skew)}L${at(x + width + side, y + skew)}L${at(x + width + side + skew, y + height)}L${at(x - side, y + height - skew)}L${at(x - side + skew, y - over)}`;
  },
  jagged: (pen) => peaks(pen, below(pen) + pen.em * 0.08, below(pen) - pen.em * 0.08, pen.em * 0.3),
  marker: (pen) => {
    const { x, width } = pen.box;
    // The ends of a stroke are half as long as it is thick.
    const inset = Math.min(width / 2 - 0.5, Math.max(0, (pen.thickness * MARKER) / 2 - pen.em * 0.12));
    const mid = pen.box.y + pen.box.height * 0.53;
    return line(pen, x + inset, mid, x + width - inset, mid);
  },
  scribble: (pen) => peaks(pen, pen.box.y + pen.box.height * 0.85, pen.box.y + pen.box.height * 0.22, pen.em * 0.2),
  strike: (pen) => line(pen, pen.box.x, middle(pen), pen.box.x + pen.box.width, middle(pen)),
  strikeDiagonal: (pen) => diagonal(pen, 0.85, 0.25),
  underline,
  underlineCurve: (pen) =>
    line(pen, pen.box.x, below(pen), pen.box.x + pen.box.width, below(pen), Math.min(pen.em * 0.4, pen.box.width / 5)),
  underlineDouble: (pen) => {
    const { y, ...rest } = pen.box;
    const gap = Math.max(pen.em * 0.12, pen.thickness * 2);
    return underline(pen) + underline({ ...pen, box: { ...rest, y: y + gap } });
  },
  wave: (pen) => {
    const { x, width } = pen.box;
    const count = Math.max(1, Math.round(width / (pen.em * 0.55)));
    const half = width / count / 2;
    const height = pen.em * 0.15;
    return `M${at(x, below(pen))}q${at(half / 2, -height, half, 0)}${`t${at(half, 0)}`.repeat(count * 2 - 1)}`;
  },
};

const STROKES: Partial<Record<HighlightShape, number>> = { cross: 2, underlineDouble: 2 };

/**
 * Draws a shape over the box of one line (HILITE-304). The geometry is the project's.
 *
 * @param pen the box, font size and thickness in px, and the random numbers that make it look drawn by hand
 */
export const shapePath = (shape: HighlightShape, pen: Pen): ShapePath => ({
  d: shapes[shape](pen),
  strokes: STROKES[shape] ?? 1,
  thickness: pen.thickness * (shape === 'marker' ? MARKER : 1),
});
