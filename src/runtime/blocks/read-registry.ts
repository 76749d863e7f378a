import type { Entry, Registry, ServiceEntry, ServiceRegistry } from './registry.ts';

/**
 * What some blocks have in common, and their lines with a space between: `NAME-HASH+FLAGS`, then what published pages call the block, with commas; an
 * empty word is its name. Flags are digits, each the place of a shared file in the list of those, `w` for words in other languages and `r` for a reader
 * of published markup.
 */
export type RegistryGroup = readonly [common: Omit<Entry, 'platform' | 'load'>, lines: string];

/** `-` and the five signs of a hash. */
const HASH = 6;

/** By a variable: esbuild would bundle every file that a template could mean. */
const fetchFile = (file: string) => {
  const path = `./${file}.js`;
  return import(path);
};

/** Makes the functions that fetch a chunk, with the shared files it needs, and what stands beside it. */
const filesOf = (line: string, shared: readonly string[]) => {
  const [file = '', flags = ''] = line.split('+');
  return {
    name: file.slice(0, -HASH),
    load() {
      for (const sign of flags) {
        const one = shared[Number(sign)];
        // The chunk imports it too, and fails where it does not come.
        if (one) fetchFile(one).catch(() => {});
      }
      return fetchFile(file);
    },
    ...(flags.includes('w') && { words: (language: string) => fetchFile(`${file}.${language}`) }),
    ...(flags.includes('r') && { reader: () => fetchFile(`${file}.published`) }),
  };
};

/** Reads the registry of blocks as the build writes it (build/built-registry.mjs): about 14 B brotli a block on every page. The chunks stand beside the stage. */
export const readRegistry = (groups: readonly RegistryGroup[], shared: readonly string[]): Registry =>
  Object.fromEntries(
    groups.flatMap(([common, lines]) =>
      lines.split(' ').map((line): [string, Entry] => {
        const [first = '', ...words] = line.split(',');
        const { name, ...files } = filesOf(first, shared);
        return [name, { ...common, platform: words.map((word) => word || name), ...files }];
      }),
    ),
  );

/** Reads the registry of services as the build writes it: what of each entry is data, by its line. */
export const readServices = (
  lines: Readonly<Record<string, Omit<ServiceEntry, 'load'>>>,
  shared: readonly string[],
): ServiceRegistry =>
  Object.fromEntries(
    Object.entries(lines).map(([line, data]) => {
      const { name, ...files } = filesOf(line, shared);
      return [name, { ...data, ...files }];
    }),
  );
