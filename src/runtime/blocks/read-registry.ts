import type { AnyDoor } from './door.ts';
import type { Entry, Registry } from './registry.ts';

/** What some blocks have in common, and their lines: the chunk, `NAME-HASH`, then what published pages call the block; an empty word is its name. */
export type RegistryGroup = readonly [common: Omit<Entry, 'platform' | 'load'>, lines: string];

/** `-` and the eight signs of a hash. */
const HASH = 9;

/** Reads the registry as the build writes it: 13.7 B brotli a block on every page instead of 18.5. The chunks stand beside the stage. */
export const readRegistry = (groups: readonly RegistryGroup[]): Registry =>
  Object.fromEntries(
    groups.flatMap(([common, lines]) =>
      lines.split(' ').map((line): [string, Entry] => {
        const [file = '', ...words] = line.split(',');
        const name = file.slice(0, -HASH);
        // By a variable: esbuild would bundle every file a template could mean.
        const path = `./${file}.js`;
        const load = (): Promise<{ default: AnyDoor }> => import(path);
        return [name, { ...common, platform: words.map((word) => word || name), load }];
      }),
    ),
  );
