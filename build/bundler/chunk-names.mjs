import { createHash } from 'node:crypto';

/** What replaces a chunk's file until its content is known. */
export const placeholder = (name) => `./@${name}@.js`;
const PLACEHOLDER = /\.\/@([\w.-]+)@\.js/g;

/**
 * Names each chunk after what is in it and in everything it reaches, and writes the names into the others. Blocks and services share one hash: they import
 * the runtime by its name, so that nearly every release renames all of them anyway, and every page pays for the hashes in the registry.
 *
 * @param made name → { code }; changed in place
 * @param together names of the chunks that share a hash
 * @param beside name → text of the files that travel under its name, such as its words
 * @returns name → file
 */
export function nameChunks(made, together = [], beside = {}) {
  const reach = (name, seen = new Set()) => {
    if (seen.has(name) || !made[name]) return seen;
    seen.add(name);
    for (const [, next] of made[name].code.matchAll(PLACEHOLDER)) reach(next, seen);
    return seen;
  };
  const hashOf = (names) => {
    const hash = createHash('sha256');
    const all = new Set(names);
    for (const name of names) for (const one of reach(name)) all.add(one);
    for (const one of [...names, ...[...all].sort()]) hash.update(`${one}\n${made[one].code}\n${beside[one] ?? ''}\n`);
    return shortHash(hash.digest());
  };
  const release = hashOf(together.filter((name) => made[name]));
  const files = Object.fromEntries(
    Object.keys(made).map((name) => [name, `${name}-${together.includes(name) ? release : hashOf([name])}.js`]),
  );
  // What reads a block's published markup, and its variant, travel under the block's own name.
  for (const name of Object.keys(files)) {
    const [block, kind] = name.split('.');
    if (kind && files[block]) files[name] = files[block].replace(/js$/, `${kind}.js`);
  }
  for (const one of Object.values(made))
    one.code = one.code.replace(PLACEHOLDER, (_, name) => {
      if (!files[name]) throw new Error(`nothing was made of ${name}`);
      return `./${files[name]}`;
    });
  return { files, release };
}

/** Five small letters, enough to tell the releases of one file apart: brotli has them for less than capitals and digits, and every page pays for those of all blocks. */
const shortHash = (bytes) => [...bytes.subarray(0, 5)].map((byte) => 'abcdefghijklmnopqrstuvwxyz'[byte % 26]).join('');
