import { decimalNumber } from '../text/decimal-number.ts';

/** Width and height, in px, both above 0. */
export interface Dimensions {
  readonly width: number;
  readonly height: number;
}

/** Longest text that is read, in characters. */
const LONGEST = 40;

/** The largest side a picture may say it has, in px: anything above is a mistake or an attack on the layout. */
export const MAX_SIDE = 1_000_000;

const side = (text: string): number | null => {
  const number = /^[\d. ]+$/.test(text) ? decimalNumber(text) : null;
  return number !== null && number > 0 && number <= MAX_SIDE ? number : null;
};

/**
 * Reads `1500x1000` (FMT-306): width, height. The one reader of slides, pictures and fluid blocks.
 *
 * @returns null where the text is malformed or a side is 0: there is no dimension data then
 */
export function parseDimensions(text: string): Dimensions | null {
  if (text.length > LONGEST) return null;
  const [width = '', height = '', ...more] = text.toLowerCase().split('x').map(side);
  return more.length === 0 && width && height ? { width, height } : null;
}

/** Writes dimensions the way they are read (FMT-306). */
export const formatDimensions = ({ width, height }: Dimensions): string => `${width}x${height}`;
