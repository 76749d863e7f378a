import { VERSION } from '../../vocab/version.ts';
import { printable } from '../finding.ts';
import { type LintCode, type Rule, rules } from '../rules.ts';
import { findFiles } from './find-files.ts';
import { countOf, format, formatFailure } from './formats.ts';
import { lintFiles } from './lint-files.ts';
import { preloadFiles, preloadJson, preloadText, readManifest } from './preload-files.ts';
import { type Asked, formatIn, near, readArguments, WrongUse } from './read-arguments.ts';

const HELP = `vitrine lint [options] FILE|FOLDER|GLOB…      checks the blocks of pages for mistakes
vitrine explain CODE                          explains why a rule exists and how to fix it
vitrine preload [options] FILE|FOLDER|GLOB…   prints <link rel="modulepreload"> lines for pages

FILE       a page or part of a page; - reads the standard input
FOLDER     every .html and .htm file below it
GLOB       quote it, so that the shell does not expand it

-f, --format human|json|github   output format (default: human)
    --json                       the same as --format json
    --max-warnings N             exit with 1 if there are more than N warnings (default: no limit)
-q, --quiet                      print errors only
    --verbose                    also list what is skipped because a template fills it in
    --base URL                   preload: the URL of dist (default: the folder of the page’s Vitrine script)
    --decided                    preload: for a visitor who has decided about cookies, so without the cookie notice
-h, --help                       show this help
-v, --version                    show the version

Exit codes: 0 no errors, 1 errors or too many warnings, 2 the command could not run.
A comment <!-- vitrine-lint-disable-next VT102 --> switches rules off for the next element.`;

/** The parts of the process that the program uses. */
export interface Terminal {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly colours: boolean;
  readonly program: URL;
}

/** The exit codes. */
const CLEAN = 0;
const FOUND = 1;
const COULD_NOT_RUN = 2;

const COMMANDS = ['lint', 'explain', 'preload'];

/**
 * Runs the program with the options of the command line.
 *
 * @param args the command line without node and file
 * @returns the exit code
 */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await follow(readArguments(args), terminal);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const failure = failureText(args, message);
    if (failure !== null) terminal.out(failure);
    terminal.err(
      `vitrine: ${message}${error instanceof WrongUse ? ' (vitrine --help lists commands and options)' : ''}`,
    );
    return COULD_NOT_RUN;
  }
}

/** Returns the error in a machine-readable format if one was requested; null for the format for people. */
function failureText(args: readonly string[], message: string): string | null {
  const as = formatIn(args);
  if (args.includes('lint')) return formatFailure(as, message);
  return args.includes('preload') && as === 'json' ? preloadJson([], message) : null;
}

async function follow(asked: Asked, terminal: Terminal): Promise<number> {
  const { command, patterns, help, version } = asked;
  if (help || version) {
    terminal.out(help ? HELP : VERSION);
    return CLEAN;
  }
  if (command === 'lint') return lintPatterns(asked, terminal);
  if (command === 'preload') return preloadPatterns(asked, terminal);
  if (command === 'explain') return explain(patterns, terminal);
  if (command === null) throw new WrongUse('no command');
  throw new WrongUse(`there is no command ${command}${near(command, COMMANDS)}`);
}

async function lintPatterns(asked: Asked, terminal: Terminal): Promise<number> {
  const { patterns, maxWarnings, quiet, verbose } = asked;
  if (patterns.length === 0) throw new WrongUse('lint needs files, folders or globs');
  const start = performance.now();
  const results = await lintFiles(await findFiles(patterns), terminal.program);
  const seconds = (performance.now() - start) / 1000;
  terminal.out(format(asked.format, { results, quiet, verbose, colours: terminal.colours, seconds }));
  const unread = results.filter(({ error }) => error !== null);
  for (const { file, error } of unread) terminal.err(`vitrine: cannot read ${printable(file)}: ${error}`);
  if (unread.length) return COULD_NOT_RUN;
  const warnings = countOf(results, 'warning');
  const tooMany = maxWarnings !== null && warnings > maxWarnings;
  if (tooMany) terminal.err(`vitrine: too many warnings: ${warnings}, allowed: ${maxWarnings}`);
  return countOf(results, 'error') || tooMany ? FOUND : CLEAN;
}

async function preloadPatterns(asked: Asked, terminal: Terminal): Promise<number> {
  const { patterns, format: as } = asked;
  if (patterns.length === 0) throw new WrongUse('preload needs files, folders or globs');
  if (as === 'github') throw new WrongUse('--format github: preload prints human or json');
  const manifest = readManifest(terminal.program);
  const pages = preloadFiles(await findFiles(patterns), manifest, asked);
  const text = as === 'json' ? preloadJson(pages) : preloadText(pages);
  if (text !== null) terminal.out(text);
  const failed = pages.filter(({ error }) => error !== null);
  for (const { file, error } of failed) terminal.err(`vitrine: ${printable(file)}: ${error}`);
  return failed.length ? COULD_NOT_RUN : CLEAN;
}

const isCode = (word: string): word is LintCode => Object.hasOwn(rules, word);

function explain(codes: readonly string[], { out }: Terminal): number {
  const all = Object.keys(rules);
  for (const code of codes.length ? codes.map((one) => one.toUpperCase()) : all) {
    if (!isCode(code)) throw new WrongUse(`there is no rule ${code}${near(code, all)}`);
    const { severity, title, why, fix }: Rule = rules[code];
    out(`${code}  ${severity}  ${title}\n  ${why}\n  ${fix}`);
  }
  return CLEAN;
}
