import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const BUILT = 'dist/reference';

/**
 * Reads the reference that the build made, and says where the repository keeps a copy of each page, for readers without a build.
 *
 * @param {{ blocks: Record<string, any> }} manifest
 * @returns {Promise<{ path: string, text: string }[]>}
 */
export async function referencePages({ blocks }) {
  const names = await readdir(BUILT);
  return Promise.all(
    names.sort().map(async (name) => ({
      path: join('docs/reference', Object.hasOwn(blocks, name.slice(0, -'.md'.length)) ? 'blocks' : '', name),
      text: await readFile(join(BUILT, name), 'utf8'),
    })),
  );
}
