import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const counters = {
  unit: (report) => ({
    passed: report.numPassedTests,
    // A file that could not be loaded has no tests of its own to fail.
    failed:
      report.numFailedTests +
      report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length,
  }),
  browser: ({ stats, errors }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }),
  engines: (rows) => ({
    passed: rows.filter((row) => row.passed).length,
    failed: rows.filter((row) => !row.passed).length,
  }),
};

/**
 * Passed and failed tests of one runner's JSON report. A runner that went wrong without a failed test to show for it
 * (no report, an error outside of any test) counts as one failure; so does one that ran no test at all.
 */
export function countReport(folder, name, exitCode) {
  const path = join(folder, `${name}.json`);
  const count = existsSync(path) ? counters[name](JSON.parse(readFileSync(path, 'utf8'))) : { passed: 0, failed: 0 };
  if (count.failed === 0 && (exitCode !== 0 || count.passed === 0)) count.failed = 1;
  return count;
}
