import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

// The scripts are plain JavaScript, so that they run before anything is installed.
const module = './test-reports.mjs';
const { readPlaywright, readStep, readTests, readVitest } = await import(module);
const { root } = await import('../toolchain/run.mjs' as string);

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function reportFile(report: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const endedWell = { succeeded: true, output: '' };
const endedBadly = { succeeded: false, output: 'npm noise\nSyntaxError: Unexpected token' };

const vitestReport = {
  numPassedTests: 5,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [
    {
      status: 'passed',
      name: join(root, 'a.test.ts'),
      startTime: 1_000,
      endTime: 3_500,
      assertionResults: [{ status: 'passed' }],
    },
  ],
};

describe('what the runners report is told honestly', () => {
  test('passed and skipped tests are told apart', () => {
    const file = reportFile(vitestReport);
    const files = [{ file: 'a.test.ts', seconds: 2.5 }];
    const outcome = { passed: 5, skipped: 2, failures: [], files };
    expect(readTests(endedWell, file, readVitest)).toEqual(outcome);
  });

  test('a unit test that failed is named with its file and its reason', () => {
    const failed = {
      status: 'failed',
      fullName: 'money adds up',
      failureMessages: ['\u001b[31mexpected 2 to be 3\u001b[39m\n    at money.test.ts:4'],
    };
    const result = { status: 'failed', name: join(root, 'b.test.ts'), assertionResults: [failed] };
    const file = reportFile({
      ...vitestReport,
      testResults: [...vitestReport.testResults, result],
    });
    expect(readTests(endedBadly, file, readVitest).failures).toEqual([
      { name: 'b.test.ts › money adds up', message: 'expected 2 to be 3\n    at money.test.ts:4' },
    ]);
  });

  test('a test file that cannot be loaded is a failure', () => {
    const name = join(root, 'c.test.ts');
    const broken = { status: 'failed', name, message: 'no such module', assertionResults: [] };
    const file = reportFile({ ...vitestReport, testResults: [broken] });
    const failures = [{ name: 'c.test.ts', message: 'no such module' }];
    expect(readTests(endedBadly, file, readVitest).failures).toEqual(failures);
  });

  test('a runner that ends badly without a failed test is a failure, with its last words', () => {
    const file = reportFile(vitestReport);
    const failures = [{ name: 'The test runner', message: endedBadly.output }];
    expect(readTests(endedBadly, file, readVitest).failures).toEqual(failures);
  });

  test('a runner that leaves no report is a failure', () => {
    expect(readTests(endedWell, '/nowhere', readVitest).failures).toHaveLength(1);
  });

  test('a journey that passed at the second try has passed, one that failed is named', () => {
    const stats = { expected: 3, flaky: 1, unexpected: 1, skipped: 1 };
    const results = [{ error: { message: 'no button' }, duration: 1_200 }];
    const journey = {
      title: 'an enquiry arrives',
      tests: [{ projectName: 'no Bangla fonts', status: 'unexpected', results }],
    };
    const passed = {
      title: 'the page opens',
      tests: [{ projectName: 'no Bangla fonts', status: 'flaky', results: [{ duration: 300 }] }],
    };
    const suites = [
      {
        title: 'contact.spec.ts',
        file: 'contact.spec.ts',
        suites: [{ title: 'on a phone', specs: [journey, passed] }],
      },
    ];
    const file = reportFile({ stats, errors: [], suites });
    expect(readTests(endedBadly, file, readPlaywright)).toEqual({
      passed: 4,
      skipped: 1,
      failures: [
        {
          name: 'contact.spec.ts › on a phone › an enquiry arrives (no Bangla fonts)',
          message: 'no button',
        },
      ],
      files: [{ file: 'e2e/contact.spec.ts', seconds: 1.5 }],
    });
  });

  test('a journey that failed on one device of two is named with that device', () => {
    const long = { error: { message: '6526 px' } };
    // Playwright says of the first device alone whether it is ok.
    const journey = {
      title: 'a page is short',
      ok: true,
      tests: [
        { projectName: 'no Bangla fonts', status: 'expected', results: [{}] },
        { projectName: 'own Bangla fonts', status: 'unexpected', results: [long] },
      ],
    };
    const file = reportFile({
      stats: { expected: 1, flaky: 0, unexpected: 1, skipped: 0 },
      errors: [],
      suites: [{ title: 'lengths.spec.ts', specs: [journey] }],
    });
    expect(readTests(endedBadly, file, readPlaywright).failures).toEqual([
      { name: 'lengths.spec.ts › a page is short (own Bangla fonts)', message: '6526 px' },
    ]);
  });

  test('a check that fails is named with the end of what it printed', () => {
    const output = Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n');
    const [failure] = readStep({ name: 'Lint', succeeded: false, output }).failures;
    expect(failure.name).toBe('Lint');
    expect(failure.message.split('\n').at(-1)).toBe('line 39');
    expect(failure.message.split('\n')).toHaveLength(20);
  });
});
