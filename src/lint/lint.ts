import { CHECKS } from './checks.ts';
import { disabledIn } from './disabled.ts';
import { type Finding, type Fix, type Skip, type Slip, sentenceOf } from './finding.ts';
import { fixOf } from './fix-of.ts';
import { hostsOf } from './hosts.ts';
import { readPage } from './page.ts';
import { type Rule, rules } from './rules.ts';

export type { Finding, Fix, Skip } from './finding.ts';
export { type LintCode, type Rule, rules, type Severity } from './rules.ts';

export interface LintOptions {
  /** Receives every value that a template of the site writes and that is therefore not checked. */
  readonly onSkip?: (skip: Skip) => void;
}

/**
 * Checks a page, or a part of one, for the mistakes of `rules`. It needs no browser and never throws.
 *
 * @param html the file's text, as a server sends it or as a template of the site contains it
 * @returns the findings, in the order of the file
 */
export function lint(html: string, { onSkip }: LintOptions = {}): Finding[] {
  // The byte order mark is not part of the page; the parser would end the head at it.
  const mark = html.startsWith('\uFEFF') ? 1 : 0;
  const page = readPage(html.slice(mark));
  const hosts = hostsOf(page);
  const slips: Slip[] = [];
  const skips = new Map<string, { at: number; what: string }>();
  const report = {
    say: (slip: Slip) => void slips.push(slip),
    skip: (at: number, what: string) => void skips.set(`${at} ${what}`, { at, what }),
  };
  for (const check of CHECKS) check(page, hosts, report);
  const isDisabled = disabledIn(page);
  for (const { start } of page.template.left) report.skip(start, 'another way of a condition');
  const { placeOf } = page;
  for (const { at, what } of [...skips.values()].sort((a, b) => a.at - b.at)) onSkip?.({ ...placeOf(at), what });
  return slips
    .filter(({ code, at }) => !isDisabled(code, at))
    .sort((a, b) => a.at - b.at || a.code.localeCompare(b.code))
    .map((slip) => findingOf(slip, placeOf(slip.at), moved(fixOf(page.html, slip), mark)));
}

/**
 * Returns the text with one mistake fixed. The fixes of other findings do not fit it any more.
 */
export const applyFix = (html: string, { start, end, text }: Fix): string =>
  html.slice(0, start) + text + html.slice(end);

const moved = (fix: Fix | null, by: number): Fix | null => fix && { ...fix, start: fix.start + by, end: fix.end + by };

function findingOf(slip: Slip, place: { line: number; column: number }, fix: Fix | null): Finding {
  const { code, block = null, attribute = null, path = null, read = null } = slip;
  const { expected = null, nearest = null, used = null } = slip;
  const { severity }: Rule = rules[code];
  const message = sentenceOf(slip);
  return { code, severity, ...place, block, attribute, path, read, expected, nearest, used, message, fix };
}
