import { parseArgs } from 'node:util';
import { nearest } from '../nearest.ts';

const FORMATS = ['human', 'json', 'github'] as const;
export type Format = (typeof FORMATS)[number];

/** The options of the command line. */
export interface Asked {
  readonly command: string | null;
  readonly patterns: readonly string[];
  readonly format: Format;
  /** The check fails with more warnings than this; null if warnings never fail it. */
  readonly maxWarnings: number | null;
  readonly quiet: boolean;
  readonly verbose: boolean;
  /** The address of the build's files; null if it is not given. */
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

/** An invalid command line, with a message for its author. */
export class WrongUse extends Error {}

/**
 * Reads the command line, without node and file.
 *
 * @throws WrongUse if an option or its value is unknown
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

/** Returns the format that a command line names, even if the command line is invalid; null if it names none. */
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

/** Returns the end of an error message: what was probably meant. */
export function near(word: string, words: readonly string[], before = ''): string {
  const found = nearest(word, words, 'value');
  return found === null ? '' : `; did you mean ${before}${found}?`;
}
