import { fileURLToPath } from 'node:url';
import { fileInside, readStatic } from './static.ts';

/** npm packages of the site's faces: `/fontes/fraunces-latin-wght-normal.woff2` is a file of the first. */
const FACES = ['fraunces', 'source-sans-3'] as const;

const PACKAGES = fileURLToPath(new URL('../../node_modules/@fontsource-variable/', import.meta.url));

/** Reads a font file by its name; null where no package has it. */
export async function readFont(name: string): Promise<Buffer | null> {
  const face = FACES.find((one) => name.startsWith(`${one}-`));
  const file = face && /^[\w-]+\.woff2$/.test(name) ? fileInside(`${PACKAGES}${face}/files`, name) : null;
  return file === null ? null : readStatic(file);
}
