import { parseArgs } from 'node:util';
import { nearest } from '../nearest.ts';

const FORMATS = ['human', 'json', 'github'] as const;
export type Format = (typeof FORMATS)[number];

/** What was asked for on the command line. */
export interface Asked {
  readonly command: string | null;
  readonly patterns: readonly string[];
  readonly format: Format;
  /** More warnings than this fail; null where warnings never do. */
  readonly maxWarnings: number | null;
  readonly quiet: boolean;
  readonly verbose: boolean;
  /** The address where the build's files are; null where it is not said. */
  readonly base: string | null;
  readonly decided: boolean;
  readonly help: boolean;
  readonly version: boolean;
}

const OPTIONS = {
  format: { type: 'string', short: 'f' },
  'max-warnings': { type: 'string' },
  quiet: { type: 'boolean', short: 'q', default: false },
  verbose: { type: 'boolean', default: false },
  base: { type: 'string' },
  decided: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
  version: { type: 'boolean', short: 'v', default: false },
} as const;

/** A command line that cannot be followed, in words for whoever wrote it. */
export class WrongUse extends Error {}

/**
 * Reads the command line, without node and file.
 *
 * @throws WrongUse where an option or its value is unknown
 */
export function readArguments(args: readonly string[]): Asked {
  const { values, positionals } = parsed(args);
  const { json, format = json ? 'json' : 'human', base = null, 'max-warnings': most, ...flags } = values;
  const known = FORMATS.find((one) => one === format);
  if (!known) throw new WrongUse(`--format ${format}: expected one of ${FORMATS.join(', ')}${near(format, FORMATS)}`);
  if (most !== undefined && !/^\d+$/.test(most)) throw new WrongUse(`--max-warnings ${most}: expected a whole number`);
  const [command = null, ...patterns] = positionals;
  return { command, patterns, format: known, maxWarnings: most === undefined ? null : Number(most), base, ...flags };
}

/** The format that a command line names, also one that cannot be followed; null where it names none. */
export function formatIn(args: readonly string[]): Format | null {
  const { values } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true, strict: false });
  return FORMATS.find((one) => one === (values.format ?? (values.json ? 'json' : 'human'))) ?? null;
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    const unknown = args.find((one) => /^--./.test(one) && !Object.hasOwn(OPTIONS, one.slice(2).replace(/=.*/s, '')));
    if (unknown) throw new WrongUse(`there is no option ${unknown}${near(unknown, Object.keys(OPTIONS), '--')}`);
    throw new WrongUse(error instanceof Error ? error.message : String(error));
  }
}

/** The end of an error message: what was probably meant. */
export function near(word: string, words: readonly string[], before = ''): string {
  const found = nearest(word, words, 'value');
  return found === null ? '' : `; did you mean ${before}${found}?`;
}
