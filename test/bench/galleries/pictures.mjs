import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { randomFrom } from '../statistics.mjs';

const FOLDER = fileURLToPath(new URL('../../../demo/pictures/', import.meta.url));
const NAMES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.jpg'))
  .sort();
/** Widths over heights of what cameras make. */
const RATIOS = [3 / 2, 4 / 3, 1, 3 / 4, 2 / 3, 16 / 9];

/** Width in px of the files that pages show small. */
const SMALL = 480;

/**
 * The pictures of a measured page. Every one has an address of its own, so that a browser fetches each, and the size that its data says;
 * the file behind it is one of the demo's.
 *
 * @param {number} count
 * @returns {{ src: string, large: string, width: number, height: number, alt: string }[]}
 */
export function pictures(count) {
  const random = randomFrom(7);
  return Array.from({ length: count }, (_, at) => {
    const ratio = RATIOS[Math.floor(random() * RATIOS.length)];
    const name = NAMES[at % NAMES.length];
    return {
      src: `/pictures/small/${name}?${at}`,
      large: `/pictures/${name}?${at}`,
      width: 1200,
      height: Math.round(1200 / ratio),
      alt: `Fotografia ${at + 1}`,
    };
  });
}

/** The files behind the addresses, by path. */
export async function pictureFiles() {
  const files = await Promise.all(
    NAMES.map(async (name) => {
      const large = await sharp(FOLDER + name).toBuffer();
      const small = await sharp(FOLDER + name)
        .resize({ width: SMALL })
        .jpeg({ quality: 78, progressive: true })
        .toBuffer();
      return [
        [`/pictures/${name}`, large],
        [`/pictures/small/${name}`, small],
      ];
    }),
  );
  return Object.fromEntries(files.flat());
}
