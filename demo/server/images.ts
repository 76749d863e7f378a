import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { readStatic } from './static.ts';

/** The widths a page may ask for by `?format=`, in pixels. */
const WIDTHS: ReadonlyMap<string, number> = new Map(
  [100, 300, 500, 750, 1000, 1500, 2500].map((width) => [`${width}w`, width]),
);

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Pictures in the width a page asks for. What has been made once is kept in a folder, under a name that changes with the picture. */
export class Images {
  readonly #pictures: string;
  readonly #cache: string;
  readonly #underWay = new Map<string, Promise<Buffer>>();

  constructor(pictures: string, cache: string) {
    this.#pictures = pictures;
    this.#cache = cache;
  }

  /**
   * Reads a picture, never larger than it is. A format this does not know gives the picture as it is.
   *
   * @param name without its ending
   * @returns null where there is no such picture
   */
  async read(name: string, format: string | null): Promise<Buffer | null> {
    if (!NAME.test(name)) return null;
    const file = join(this.#pictures, `${name}.jpg`);
    const width = format === null ? undefined : WIDTHS.get(format);
    if (width === undefined) return readStatic(file);
    const made = await stat(file).catch(() => null);
    if (!made?.isFile()) return null;
    const path = join(this.#cache, `${name}-${width}w-${Math.trunc(made.mtimeMs)}-${made.size}.jpg`);
    return (await readStatic(path)) ?? this.#once(path, () => this.#make(file, width, path));
  }

  #once(path: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const underWay = this.#underWay.get(path);
    if (underWay) return underWay;
    const made = make().finally(() => this.#underWay.delete(path));
    this.#underWay.set(path, made);
    return made;
  }

  async #make(file: string, width: number, path: string): Promise<Buffer> {
    const original = await readFile(file);
    const image = sharp(original).rotate();
    const { width: own = 0 } = await image.metadata();
    const resized =
      own <= width ? original : await image.resize({ width }).jpeg({ quality: 82, progressive: true }).toBuffer();
    await mkdir(this.#cache, { recursive: true });
    // Another server, also one of this process, may be writing the same picture.
    const part = `${path}.${randomUUID()}`;
    await writeFile(part, resized);
    await rename(part, path);
    return resized;
  }
}
