import { printable } from '../finding.ts';
import type { Severity } from '../rules.ts';
import type { FileResult } from './lint-files.ts';
import type { Format } from './read-arguments.ts';

export interface Shown {
  readonly results: readonly FileResult[];
  readonly quiet: boolean;
  readonly verbose: boolean;
  readonly colours: boolean;
  readonly seconds: number;
}

const counted = (count: number, word: string): string =>
  `${count.toLocaleString('en')} ${word}${count === 1 ? '' : 's'}`;

export const countOf = (results: readonly FileResult[], severity: Severity): number =>
  results.reduce((sum, { findings }) => sum + findings.filter((one) => one.severity === severity).length, 0);

/** A file that could not be read must not appear as a page without mistakes. */
const unreadIn = (results: readonly FileResult[]): { file: string; error: string }[] =>
  results.flatMap(({ file, error }) => (error === null ? [] : [{ file, error }]));

/** Returns the line that ends every format except JSON. */
function summary({ results, seconds }: Shown): string {
  const [errors, warnings] = [countOf(results, 'error'), countOf(results, 'warning')];
  const wrong = results.filter(({ findings }) => findings.length).length;
  const unread = unreadIn(results).length;
  const pages = counted(results.length - unread, 'page');
  const took = `${pages}, ${unread ? `${unread.toLocaleString('en')} not read, ` : ''}${seconds.toFixed(2)} s`;
  if (errors + warnings === 0) return `no mistakes in ${took}`;
  return `${counted(errors, 'error')}, ${counted(warnings, 'warning')} in ${wrong.toLocaleString('en')} of ${took}`;
}

const listed = ({ results, quiet }: Shown) =>
  results.map(({ file, findings, skips }) => ({
    file,
    skips,
    findings: quiet ? findings.filter(({ severity }) => severity === 'error') : findings,
  }));

function human(shown: Shown): string {
  const paint = (code: number, text: string): string => (shown.colours ? `\u001b[${code}m${text}\u001b[0m` : text);
  const files = listed(shown).flatMap(({ file, findings, skips }) => {
    const lines = [
      ...findings.map(({ line, column, severity, code, message }) => {
        const word = paint(severity === 'error' ? 31 : 33, severity.padEnd(7));
        return { line, column, text: `${word}  ${paint(2, code)}  ${message}` };
      }),
      ...(shown.verbose ? skips : []).map(({ line, column, what }) => ({
        line,
        column,
        text: `${paint(2, 'skipped')}  ${what}: a template fills it in`,
      })),
    ].sort((a, b) => a.line - b.line || a.column - b.column);
    return lines.length
      ? [...lines.map(({ line, column, text }) => `${paint(1, `${printable(file)}:${line}:${column}`)}  ${text}`), '']
      : [];
  });
  return [...files, summary(shown)].join('\n');
}

const json = (shown: Shown): string => {
  const findings = listed(shown).flatMap(({ file, findings }) => findings.map((one) => ({ file, ...one })));
  const { results } = shown;
  const unread = unreadIn(results);
  const files = results.length - unread.length;
  const [errors, warnings] = [countOf(results, 'error'), countOf(results, 'warning')];
  return JSON.stringify({ files, errors, warnings, findings, unread, error: null }, null, 2);
};

/** Escapes the characters that a workflow command cannot contain. */
const data = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const property = (text: string): string => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

const github = (shown: Shown): string =>
  [
    ...listed(shown).flatMap(({ file, findings }) =>
      findings.map(
        ({ severity, line, column, code, message }) =>
          `::${severity} file=${property(file)},line=${line},col=${column},title=${property(code)}::${data(message)}`,
      ),
    ),
    ...unreadIn(shown.results).map(
      ({ file, error }) => `::error file=${property(file)}::cannot read it: ${data(error)}`,
    ),
    summary(shown),
  ].join('\n');

/**
 * Formats the message that nothing could be checked, for readers of a machine-readable format; null for the format for
 * people.
 */
export function formatFailure(as: Format | null, error: string): string | null {
  if (as === 'json')
    return JSON.stringify({ files: 0, errors: 0, warnings: 0, findings: [], unread: [], error }, null, 2);
  return as === 'github' ? `::error::${data(error)}` : null;
}

/** Formats the findings: for people, as JSON, or as workflow commands of GitHub. */
export const format = (as: Format, shown: Shown): string => ({ human, json, github })[as](shown);
