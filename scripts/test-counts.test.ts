import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

// The scripts are plain JavaScript, so that they run before anything is installed.
const module = './test-counts.mjs';
const { countPlaywright, countTests, countVitest } = await import(module);

const folder = mkdtempSync(join(tmpdir(), 'counts-'));
afterAll(() => rmSync(folder, { recursive: true }));

function reportFile(report: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const vitestReport = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [{ status: 'passed', assertionResults: [{}] }],
};

describe('counting is honest', () => {
  test('passed, failed and skipped tests are told apart', () => {
    const file = reportFile(vitestReport);
    const counts = { passed: 5, failed: 0, skipped: 2 };
    expect(countTests({ succeeded: true }, file, countVitest)).toEqual(counts);
  });

  test('a test file that cannot be loaded is a failure', () => {
    const broken = { status: 'failed', assertionResults: [] };
    const testResults = [...vitestReport.testResults, broken];
    const file = reportFile({ ...vitestReport, testResults });
    expect(countTests({ succeeded: false }, file, countVitest).failed).toBe(1);
  });

  test('a runner that ends badly without a failed test is a failure', () => {
    const file = reportFile(vitestReport);
    expect(countTests({ succeeded: false }, file, countVitest).failed).toBe(1);
  });

  test('a runner that leaves no report is a failure', () => {
    const counts = { passed: 0, failed: 1, skipped: 0 };
    expect(countTests({ succeeded: false }, '/nowhere', countVitest)).toEqual(counts);
  });

  test('a journey that passed at the second try has passed', () => {
    const stats = { expected: 3, flaky: 1, unexpected: 2, skipped: 1 };
    const file = reportFile({ stats, errors: [] });
    const counts = { passed: 4, failed: 2, skipped: 1 };
    expect(countTests({ succeeded: false }, file, countPlaywright)).toEqual(counts);
  });
});
