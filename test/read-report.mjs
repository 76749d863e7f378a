import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every test of a Playwright report: its file and title, and how long it took with its hooks, ms. */
function* browserTests({ suites = [], specs = [] }, titles = []) {
  for (const spec of specs) {
    const ms = spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
    yield { title: [...titles, spec.title].join(' › '), ms };
  }
  for (const suite of suites) yield* browserTests(suite, [...titles, suite.title]);
}

const browser = {
  count: ({ stats, errors }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }),
  tests: (report) => [...browserTests(report)],
};

const readers = {
  unit: {
    count: (report) => ({
      passed: report.numPassedTests,
      // A file that could not be loaded has no tests of its own to fail.
      failed:
        report.numFailedTests +
        report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length,
    }),
    tests: ({ testResults }) =>
      testResults.flatMap((file) =>
        file.assertionResults.map(({ fullName, duration }) => ({
          title: `${file.name.replace(/^.*\/test\//, '')} › ${fullName}`,
          ms: duration ?? 0,
        })),
      ),
  },
  browser,
  'browser-alone': browser,
  engines: {
    count: (rows) => ({
      passed: rows.filter((row) => row.passed).length,
      failed: rows.filter((row) => !row.passed).length,
    }),
    // The self-check times none of its rows; the step prints what each engine took.
    tests: () => [],
  },
};

/**
 * Reads one runner's JSON report: passed and failed tests, and the slowest of them. A runner that went wrong without a failed test to show
 * for it (no report, an error outside of any test) counts as one failure; so does one that ran no test at all.
 */
export function readReport(folder, name, exitCode, most = 10) {
  const path = join(folder, `${name}.json`);
  const report = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
  const { passed, failed } = report ? readers[name].count(report) : { passed: 0, failed: 0 };
  const tests = report ? readers[name].tests(report) : [];
  return {
    passed,
    failed: failed === 0 && (exitCode !== 0 || passed === 0) ? 1 : failed,
    slowest: tests.sort((a, b) => b.ms - a.ms).slice(0, most),
  };
}
