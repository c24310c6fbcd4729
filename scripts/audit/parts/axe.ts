import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser } from '../../browser.mjs';
import { root, tool } from '../../run.mjs';
import type { Outcome, Part, Row, Step } from '../part.ts';

const report = path.join(root, 'reports', 'axe.json');
const specs = ['accessibility', 'focus', 'keyboard'];

/** As much of Playwright's report as is read here. */
interface Suite {
  readonly title: string;
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly { results: readonly { errors: readonly { message?: string }[] }[] }[];
  }[];
}

/** Every page and state at every width in both schemes: the journeys of e2e/, run in full. */
export const axe: Part = {
  title: 'Accessibility',
  async run(_site, step: Step): Promise<Outcome> {
    const end = step('axe on every page and state (several minutes)');
    rmSync(report, { force: true });
    const [program = '', ...args] = tool('@playwright/test', 'playwright');
    const only = specs.map((name) => `e2e/${name}.spec.ts`);
    const code = await new Promise((resolve) => {
      spawn(program, [...args, 'test', ...only, '--reporter=line,json'], {
        cwd: root,
        stdio: 'inherit',
        env: {
          ...process.env,
          AXE_EVERYWHERE: '1',
          BROWSER_PATH: findBrowser() ?? '',
          PLAYWRIGHT_JSON_OUTPUT_FILE: report,
          PATH: [path.join(root, 'node_modules/.bin'), process.env['PATH']].join(path.delimiter),
        },
      }).on('close', resolve);
    });
    end(code === 0);
    const { suites } = JSON.parse(readFileSync(report, 'utf8')) as { suites: Suite[] };
    return {
      bound:
        'axe finds nothing (WCAG 2.2 A and AA, best practices) on any page and in any state that can be opened, at 360 and 1280 px, light and dark; the focus is never hidden; targets are at least 24 px; every interaction works by keyboard and tells a screen reader what it should.',
      columns: ['result'],
      rows: suites.flatMap((suite) => rowsOf(suite, [])),
      notes: ['The same checks as in npm test, there with one size for each scheme.'],
    };
  },
};

function rowsOf({ title, suites = [], specs: own }: Suite, above: readonly string[]): Row[] {
  const names = [...above, title].filter(Boolean);
  const rows = own.map(({ title: name, ok, tests }) => ({
    subject: [...names.slice(1), name].join(', '),
    figures: [ok ? 'passed' : 'failed'],
    misses: ok
      ? []
      : tests.flatMap(({ results }) =>
          results.flatMap(({ errors }) => errors.map(({ message = '' }) => plain(message))),
        ),
  }));
  return [...rows, ...suites.flatMap((suite) => rowsOf(suite, names))];
}

const plain = (message: string) =>
  stripVTControlCharacters(message).replace(/\s+/g, ' ').slice(0, 400);
