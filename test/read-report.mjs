import { existsSync, readFileSync } from 'node:fs';

/** So many tests of a run may pass only the second time. */
export const MOST_UNSTABLE = 5;

// biome-ignore lint/suspicious/noControlCharactersInRegex: reports hold the colours of a terminal
const COLOUR = /\u001b\[[\d;]*m/g;

/** The beginning of what a failed test said, without colours. */
const reasonOf = (message = '') => message.replace(COLOUR, '').split('\n').slice(0, 12).join('\n').slice(0, 900);

/** Every test of a Playwright report: its file and title, how long it took with its hooks, ms, and what it said where it failed. */
function* browserTests({ suites = [], specs = [] }, titles = []) {
  for (const spec of specs) {
    const results = spec.tests.flatMap((one) => one.results);
    yield {
      title: [...titles, spec.title].join(' › '),
      file: `browser/${titles[0]}`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      errors: results.flatMap((one) => one.errors).map(({ message }) => reasonOf(message)),
      passed: spec.ok,
    };
  }
  for (const suite of suites) yield* browserTests(suite, [...titles, suite.title]);
}

const browser = {
  count: ({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
  }),
  tests: (report) => [...browserTests(report)],
};

const unit = {
  count: (report) => ({
    passed: report.numPassedTests,
    // A file that could not be loaded has no tests of its own to fail.
    failed:
      report.numFailedTests +
      report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length,
  }),
  tests: ({ testResults }) =>
    testResults.flatMap((one) => {
      const file = one.name.replace(/^.*\/test\//, '');
      return one.assertionResults.map(({ fullName, duration, failureMessages = [] }) => ({
        title: `${file} › ${fullName}`,
        file,
        ms: duration ?? 0,
        errors: failureMessages.map((message) => reasonOf(message)),
        passed: failureMessages.length === 0,
      }));
    }),
};

const engines = {
  count: (rows) => ({
    passed: rows.filter((row) => row.passed).length,
    failed: rows.filter((row) => !row.passed).length,
  }),
  // The self-check times none of its rows; the step prints what each engine took.
  tests: () => [],
};

/** By the kind of test that a step runs. */
const readers = { unit, browser, engines };

/**
 * Reads one runner's JSON report, of unit tests, browser tests or engines: passed and failed tests, the slowest of them, and what those said that
 * failed, or that passed only the second time. A runner that went wrong without a failed test to show for it (no report, an error outside of any test) counts as one failure; so does
 * one that ran no test at all, unless it may be empty.
 */
export function readReport(path, kind, exitCode, { most = 10, mayBeEmpty = false } = {}) {
  const report = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
  const { passed, failed } = report ? readers[kind].count(report) : { passed: 0, failed: 0 };
  const tests = report ? readers[kind].tests(report) : [];
  const isEmpty = passed === 0 && !(mayBeEmpty && report);
  const spoke = tests.filter(({ errors }) => errors.length > 0);
  return {
    passed,
    failed: failed === 0 && (exitCode !== 0 || isEmpty) ? 1 : failed,
    slowest: tests
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, most)
      .map(({ title, ms }) => ({ title, ms })),
    wrong: spoke.filter((one) => !one.passed).map(({ title, file, errors }) => ({ title, file, errors })),
    unstable: spoke.filter((one) => one.passed).map(({ title, errors }) => ({ title, errors: errors.slice(0, 1) })),
  };
}
