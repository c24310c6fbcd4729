import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root, tool } from '../../toolchain/run.mjs';
import type { Row } from './check.ts';

/** As much of Playwright's report as is read here. */
interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    /** One for each device of playwright.config.ts that it ran on. */
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[];
    }[];
  }[];
}

/** Runs journeys of e2e/ on every page in every language, where `npm test` takes one page of each kind. */
export const runEverywhere = (name: string, chosen: readonly string[]): Promise<Row[]> =>
  runJourneys(name, chosen, { EVERY_PAGE: '1' });

/**
 * Runs journeys of e2e/.
 * @param name the report in reports/
 * @param chosen files, or options of Playwright that choose among the tests
 * @param variables what the journeys are told
 * @returns a row for each test on each device
 * @throws when none was chosen: what did not run keeps no bound
 */
export async function runJourneys(
  name: string,
  chosen: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<Row[]> {
  const report = path.join(root, 'reports', `${name}.json`);
  rmSync(report, { force: true });
  const [program = '', ...args] = tool('@playwright/test', 'playwright');
  await new Promise((resolve) => {
    spawn(program, [...args, 'test', ...chosen, '--reporter=line,json'], {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        ...variables,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        PATH: [path.join(root, 'node_modules/.bin'), process.env['PATH']].join(path.delimiter),
      },
    }).on('close', resolve);
  });
  const { suites } = JSON.parse(readFileSync(report, 'utf8')) as { suites: Suite[] };
  const rows = suites.flatMap((suite) => rowsOf(suite, []));
  if (rows.length === 0) throw new Error(`No journey of e2e/ is chosen by ${chosen.join(' ')}.`);
  return rows;
}

function rowsOf({ title, suites = [], specs: own }: Suite, above: readonly string[]): Row[] {
  const names = [...above, title].filter(Boolean);
  const rows = own.flatMap(({ title: name, tests }) =>
    tests.map(({ projectName, status, results }) => {
      const isPassed = status !== 'unexpected';
      const device = tests.length > 1 ? [projectName] : [];
      const errors = results.flatMap((result) => result.errors);
      return {
        subject: [...names.slice(1), name, ...device].join(', '),
        figures: [isPassed ? 'passed' : 'failed'],
        misses: isPassed ? [] : errors.map(({ message = '' }) => plain(message)),
      };
    }),
  );
  return [...rows, ...suites.flatMap((suite) => rowsOf(suite, names))];
}

const plain = (message: string) =>
  stripVTControlCharacters(message).replace(/\s+/g, ' ').slice(0, 400);
