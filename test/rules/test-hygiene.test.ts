import { describe, expect, it } from 'vitest';
import { linesMatching, sourceFiles } from './source-files.ts';

const OWN = 'test/rules/test-hygiene.test.ts';
const files = sourceFiles(['test'], /\.(ts|tsx|mjs)$/).filter(({ path }) => path !== OWN);

/** A line may say one of these words only together with its reason: a comment of at least three words. */
const EVASIONS =
  /\b(test|it|describe|suite)(\.\w+)*\.(skip|skipIf|runIf|only|fixme|fail|fails|todo|slow)\b|\bretr(y|ies):\s*[1-9]|\bwaitForTimeout\b|\bretry\s*=/;
const CLOCK = 'test/browser/tools/page-clock.ts';
/** A clock that is set and not stopped, or let go again, runs as fast as the machine: what a test measures by it depends on that. */
const RUNNING_CLOCK =
  /\.clock\.(install|pauseAt|resume)\(|waitForTimeout|await new Promise\([^)]*\)?\s*=>\s*setTimeout\([^)]*,\s*\d{2,}/;
const REASON = /\/\/\s*\S+\s+\S+\s+\S+/;

describe('tests', () => {
  it('are not skipped, singled out, repeated or slept through without a reason on the line', () => {
    expect(linesMatching(files, EVASIONS).filter((line) => !REASON.test(line))).toEqual([]);
  });

  it('can be caught evading', () => {
    const bad = [
      "test.skip('x')",
      'describe.only()',
      'retries: 2',
      'await page.waitForTimeout(5)',
      'test.describe.fixme()',
    ];
    expect(linesMatching([{ path: 'x.ts', text: bad.join('\n') }], EVASIONS)).toHaveLength(bad.length);
  });

  it('use the clock of a page only as test/browser/tools/page-clock.ts stops it', () => {
    const browser = files.filter(({ path }) => path.startsWith('test/browser/') && path !== CLOCK);
    expect(linesMatching(browser, RUNNING_CLOCK).filter((line) => !REASON.test(line))).toEqual([]);
    expect(linesMatching(sourceFiles([CLOCK], /./), RUNNING_CLOCK).length).toBeGreaterThan(0);
  });

  it('switch no compiler or linter message off without saying why', () => {
    const all = [...files, ...sourceFiles(['src', 'demo', 'build'], /\.(ts|tsx|mjs|js)$/)];
    expect(linesMatching(all, /@ts-(ignore|nocheck)/)).toEqual([]);
    expect(linesMatching(all, /biome-ignore(?!.*:\s*\S+\s+\S+)/)).toEqual([]);
  });
});
