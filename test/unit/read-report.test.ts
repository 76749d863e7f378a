import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readReport } from '../read-report.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-reports-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, report: unknown): void =>
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(report));

const read = (
  kind: string,
  exitCode: number,
  options?: Parameters<typeof readReport>[3],
): ReturnType<typeof readReport> => readReport(join(folder, `${kind}.json`), kind, exitCode, options);

describe('a runner’s report', () => {
  it('gives the slowest of the browser tests first, with their file and groups, and what the failed ones said', () => {
    const spec = (title: string, duration: number, errors: unknown[] = [], again = false): unknown => ({
      title,
      ok: errors.length === 0 || again,
      tests: [{ results: [{ duration, errors }, ...(again ? [{ duration: 1, errors: [] }] : [])] }],
    });
    write('browser', {
      stats: { expected: 2, unexpected: 1, flaky: 1 },
      errors: [],
      suites: [
        {
          title: 'a.spec.ts',
          specs: [spec('quick', 5), spec('now and then', 6, [{ message: 'too late' }, { message: 'and so on' }], true)],
          suites: [
            {
              title: 'group',
              specs: [spec('slow', 900), spec('middle', 50, [{ message: '\u001b[31mexpected\u001b[39m 1' }])],
            },
          ],
        },
      ],
    });
    expect(read('browser', 1, { most: 2 })).toEqual({
      passed: 3,
      failed: 1,
      slowest: [
        { title: 'a.spec.ts › group › slow', ms: 900 },
        { title: 'a.spec.ts › group › middle', ms: 50 },
      ],
      wrong: [{ title: 'a.spec.ts › group › middle', file: 'browser/a.spec.ts', errors: ['expected 1'] }],
      unstable: [{ title: 'a.spec.ts › now and then', errors: ['too late'] }],
    });
  });

  it('gives the slowest of the unit tests first, with their file', () => {
    const assertionResults = [
      { fullName: 'one', duration: 1 },
      { fullName: 'two', duration: 2 },
      { fullName: 'never ran' },
    ];
    write('unit', {
      numPassedTests: 3,
      numFailedTests: 0,
      testResults: [{ name: '/somewhere/test/unit/a.test.ts', status: 'passed', assertionResults }],
    });
    expect(read('unit', 0, { most: 1 }).slowest).toEqual([{ title: 'unit/a.test.ts › two', ms: 2 }]);
  });

  it('counts a file that could not be loaded, and a runner that ended badly or ran nothing, as a failure', () => {
    write('unit', {
      numPassedTests: 1,
      numFailedTests: 0,
      testResults: [{ name: 'a', status: 'failed', assertionResults: [] }],
    });
    expect(read('unit', 1).failed).toBe(1);
    write('engines', [{ title: 'a', passed: true }]);
    expect(read('engines', 0).failed).toBe(0);
    expect(read('engines', 1).failed).toBe(1);
    write('engines', []);
    expect(read('engines', 0).failed).toBe(1);
    const nothing = { passed: 0, failed: 1, slowest: [], wrong: [], unstable: [] };
    expect(read('browser', 0)).toEqual(nothing);
    expect(read('browser', 0, { mayBeEmpty: true })).toEqual(nothing);
    write('browser', { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [], suites: [] });
    expect(read('browser', 0)).toEqual(nothing);
    expect(read('browser', 0, { mayBeEmpty: true })).toEqual({ ...nothing, failed: 0 });
  });
});
