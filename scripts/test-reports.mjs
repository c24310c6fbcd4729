/** Reads the reports that the test runners leave: how many tests passed, and which failed. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../toolchain/run.mjs';

/**
 * @typedef {{ name: string, message: string }} Failure
 * @typedef {{ passed: number, skipped: number, failures: Failure[], files?: FileTime[] }} Outcome
 * @typedef {{ file: string, seconds: number }} FileTime - what all tests of a file took together
 */

/**
 * @param {{ succeeded: boolean, output: string }} step - how the runner itself ended
 * @param {string} file - the report it wrote with `--reporter=json`
 * @param {(report: object) => Outcome} read - reads that runner's report
 * @returns {Outcome}
 */
export function readTests({ succeeded, output }, file, read) {
  const outcome = readReport(file, read);
  // A runner that fails without a failed test (it crashed, or found no tests) is a failure itself,
  // and so is one that claims success without any.
  const isDoubtful = !succeeded || outcome.passed === 0;
  if (isDoubtful && outcome.failures.length === 0) {
    outcome.failures.push({ name: 'The test runner', message: lastLines(output) });
  }
  return outcome;
}

function readReport(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, skipped: 0, failures: [] };
  }
}

/** @param {object} report - vitest's */
export function readVitest(report) {
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const file = path.relative(root, name);
      // A file that could not even be loaded has no test to name.
      if (assertionResults.length === 0) return [{ name: file, message: firstLines(message) }];
      return assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => ({
          name: `${file} › ${fullName}`,
          message: firstLines(failureMessages.join('\n')),
        }));
    });
  const skipped = report.numPendingTests + report.numTodoTests;
  const files = report.testResults.map(({ name, startTime, endTime }) => ({
    file: path.relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
  return { passed: report.numPassedTests, skipped, failures, files };
}

/** @param {object} report - Playwright's */
export function readPlaywright({ stats, errors, suites }) {
  const failures = suites.flatMap((suite) => failedSpecs(suite, suite.title));
  // Errors outside of tests count when no test says what went wrong.
  if (failures.length === 0) {
    failures.push(
      ...errors.map(({ message }) => ({ name: 'Journeys', message: firstLines(message) })),
    );
  }
  const files = suites.map((suite) => ({
    file: `e2e/${suite.file}`,
    seconds: durationOf(suite) / 1000,
  }));
  return { passed: stats.expected + stats.flaky, skipped: stats.skipped, failures, files };
}

function durationOf({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return [...own.map(({ duration }) => duration), ...suites.map(durationOf)].reduce(
    (sum, one) => sum + one,
    0,
  );
}

function failedSpecs({ suites = [], specs = [] }, place) {
  // A spec says whether it is ok on the first device alone, so each test of it is asked.
  const here = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }) => ({
        name: `${place} › ${title} (${projectName})`,
        message: firstLines(results.at(-1)?.error?.message ?? ''),
      })),
  );
  return [...here, ...suites.flatMap((suite) => failedSpecs(suite, `${place} › ${suite.title}`))];
}

/**
 * A check or a build counts as one test.
 * @returns {Outcome}
 */
export function readStep({ name, succeeded, output }) {
  const failures = succeeded ? [] : [{ name, message: lastLines(output) }];
  return { passed: succeeded ? 1 : 0, skipped: 0, failures };
}

const shownLines = 20;

function firstLines(text) {
  return linesOf(text).slice(0, shownLines).join('\n');
}

function lastLines(text) {
  return linesOf(text).slice(-shownLines).join('\n');
}

function linesOf(text) {
  return stripVTControlCharacters(text).trim().split('\n');
}
