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

/** The line that closes every format but JSON. */
function summary({ results, seconds }: Shown): string {
  const [errors, warnings] = [countOf(results, 'error'), countOf(results, 'warning')];
  const wrong = results.filter(({ findings }) => findings.length).length;
  const took = `${counted(results.length, 'page')}, ${seconds.toFixed(2)} s`;
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
        text: `${paint(2, 'skipped')}  ${what}: a template writes it`,
      })),
    ].sort((a, b) => a.line - b.line || a.column - b.column);
    return lines.length
      ? [...lines.map(({ line, column, text }) => `${paint(1, `${file}:${line}:${column}`)}  ${text}`), '']
      : [];
  });
  return [...files, summary(shown)].join('\n');
}

const json = (shown: Shown): string => {
  const findings = listed(shown).flatMap(({ file, findings }) => findings.map((one) => ({ file, ...one })));
  const { results } = shown;
  return JSON.stringify(
    { files: results.length, errors: countOf(results, 'error'), warnings: countOf(results, 'warning'), findings },
    null,
    2,
  );
};

/** What a workflow command may not hold as it is. */
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
    summary(shown),
  ].join('\n');

/** Writes what was found: for people, for programs, or as workflow commands of GitHub. */
export const format = (as: Format, shown: Shown): string => ({ human, json, github })[as](shown);
