import type { BlockEntry, Registry, ServiceEntry, ServiceRegistry } from './registry.ts';

/**
 * What some blocks have in common, and their lines with a space between: `NAME+FLAGS+PATTERN`, the pattern for blocks with a variant. Flags are signs of base 36, each the place of a shared file in the
 * list of those, and `-` for a chunk that has no words in other languages and `!` for a reader of published markup.
 */
export type RegistryGroup = readonly [common: Partial<Omit<BlockEntry, 'publishedNames' | 'load'>>, lines: string];

/** Files of blocks, services and what they share are called `NAME-RELEASE`. */
export interface FileNames {
  readonly release: string;
  /** Names of the shared files, with spaces between. */
  readonly shared: string;
}

/** Makes the functions that fetch a chunk, with the shared files it needs, and what stands beside it. */
const filesOf = (name: string, flags: string, { release, shared }: FileNames, pattern?: string) => {
  const fetchFile = (file: string, ending = '') => {
    // By a variable: esbuild would bundle every file that a template could mean.
    const path = `./${file}-${release}${ending}.js`;
    return import(path);
  };
  const groups = shared.split(' ');
  return {
    load() {
      for (const sign of flags) {
        const one = groups[parseInt(sign, 36)];
        // The chunk imports it too, and fails where it does not come.
        if (one) fetchFile(one).catch(() => {});
      }
      return fetchFile(name);
    },
    ...(!flags.includes('-') && { messages: (language: string) => fetchFile(name, `.${language}`) }),
    ...(flags.includes('!') && { reader: () => fetchFile(name, '.published') }),
    ...(pattern && { variant: { pattern: RegExp(pattern, 'i'), load: () => fetchFile(name, '.variant') } }),
  };
};

/** Reads the registry of blocks as the build writes it (build/bundler/built-registry.mjs). The chunks stand beside the stage. */
export const readRegistry = (groups: readonly RegistryGroup[], names: FileNames): Registry =>
  Object.fromEntries(
    groups.flatMap(([common, lines]) =>
      lines.split(' ').map((line): [string, BlockEntry] => {
        const [name = '', flags = '', pattern] = line.split('+');
        return [name, { when: 'visible', ...common, ...filesOf(name, flags, names, pattern) }];
      }),
    ),
  );

type ServiceLine = readonly [
  name: string,
  flags: string,
  starts: ServiceEntry['starts'],
  more?: Pick<ServiceEntry, 'shows' | 'consent'>,
];

/** Reads the registry of services as the build writes it: what of each entry is data, by name and flags. */
export const readServices = (lines: readonly ServiceLine[], names: FileNames): ServiceRegistry =>
  Object.fromEntries(
    lines.map(([name, flags, starts, more]) => [name, { starts, ...more, ...filesOf(name, flags, names) }]),
  );
