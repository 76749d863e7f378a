import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** The files of a release as its pages fetch them: loader and chunks, path below the tag's folder → text. */
export interface Release {
  readonly version: string;
  readonly files: Readonly<Record<string, string>>;
  /** The path of its stage. */
  readonly stage: string;
}

const dist = new URL('../../dist/', import.meta.url);

const release = (version: string, files: Readonly<Record<string, string>>): Release => {
  const stage = Object.keys(files).find((path) => path.startsWith('chunks/stage-'));
  if (!stage) throw new Error(`release ${version} has no stage`);
  return { version, files, stage };
};

/** The release that was built here. */
export function builtRelease(): Release {
  const { version, files }: { version: string; files: Record<string, unknown> } = JSON.parse(
    readFileSync(new URL('manifest.json', dist), 'utf8'),
  );
  const paths = Object.keys(files).filter((path) => path === 'vitrine.js' || path.startsWith('chunks/'));
  return release(version, Object.fromEntries(paths.map((path) => [path, readFileSync(new URL(path, dist), 'utf8')])));
}

/** The releases that were kept, see `keep.mjs`. */
export const keptReleases = (): Release[] =>
  readdirSync(new URL('.', import.meta.url))
    .filter((file) => file.endsWith('.json.br'))
    .map((file) =>
      release(
        file.replace('.json.br', ''),
        JSON.parse(brotliDecompressSync(readFileSync(new URL(file, import.meta.url))).toString('utf8')),
      ),
    );
