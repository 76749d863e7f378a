import { parseArgs } from 'node:util';

/** Ends a command that was given what it does not take: one line says what was read and what is expected, and the exit code is 2. */
export function refuse(read, expected) {
  console.error(`Read ${read}; expected ${expected}.`);
  process.exit(2);
}

/** Refuses the first argument that is none of those which a command takes. */
export function takeOnly(...known) {
  const strange = process.argv.slice(2).find((one) => !known.includes(one));
  if (strange !== undefined) refuse(`"${strange}"`, known.length ? `nothing or ${known.join(', ')}` : 'no argument');
}

/**
 * The arguments of a command, as `parseArgs` of Node reads them.
 *
 * @param {Parameters<typeof parseArgs>[0]} config
 * @param {string} expected the end of the line that refuses what cannot be read
 */
export function readCommandLine(config, expected) {
  try {
    return parseArgs(config);
  } catch {
    return refuse(`"${process.argv.slice(2).join(' ')}"`, expected);
  }
}
