/** Counts passed and failed tests in the reports that the test runners leave. */
import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * @param {{ succeeded: boolean }} step - how the runner itself ended
 * @param {string} report - the file it wrote with `--reporter=json`
 * @param {(report: object) => Counts} count - reads that runner's report
 * @returns {Counts}
 */
export function countTests({ succeeded }, report, count) {
  const counts = readCounts(report, count);
  // A runner that fails without a failed test (it crashed, or found no tests) is a failure itself,
  // and so is one that claims success without any.
  const isDoubtful = !succeeded || counts.passed === 0;
  if (isDoubtful && counts.failed === 0) counts.failed = 1;
  return counts;
}

function readCounts(report, count) {
  try {
    return count(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}

/** @param {object} report - vitest's */
export function countVitest(report) {
  // A file that could not even be loaded has no test to count.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** @param {object} report - Playwright's */
export function countPlaywright({ stats, errors }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (stats.unexpected === 0 ? errors.length : 0),
    skipped: stats.skipped,
  };
}

/** A check or a build counts as one test. */
export function countStep({ succeeded }) {
  return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 };
}
