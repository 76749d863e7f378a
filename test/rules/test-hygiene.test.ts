import { describe, expect, it } from 'vitest';
import { linesMatching, sourceFiles } from './source-files.ts';

const OWN = 'test/rules/test-hygiene.test.ts';
const files = sourceFiles(['test'], /\.(ts|tsx|mjs)$/).filter(({ path }) => path !== OWN);

/** A line may say one of these words only together with its reason: a comment of at least three words. */
const EVASIONS =
  /\b(test|it|describe|suite)(\.\w+)*\.(skip|skipIf|runIf|only|fixme|fail|fails|todo|slow)\b|\bretr(y|ies):\s*[1-9]|\bwaitForTimeout\b|\bretry\s*=/;
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

  it('switch no compiler or linter message off without saying why', () => {
    const all = [...files, ...sourceFiles(['src', 'demo', 'build'], /\.(ts|tsx|mjs|js)$/)];
    expect(linesMatching(all, /@ts-(ignore|nocheck)/)).toEqual([]);
    expect(linesMatching(all, /biome-ignore(?!.*:\s*\S+\s+\S+)/)).toEqual([]);
  });
});
