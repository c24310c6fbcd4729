/**
 * Runs everything: types, lint, format, unit tests, build, journeys in a real browser. The last
 * line says how many tests passed and failed; a check and the build count as one each.
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { check } from './check.mjs';
import { begin, say, secondsSince } from './progress.mjs';
import { root, runStep, tool } from './run.mjs';
import { countPlaywright, countStep, countTests, countVitest } from './test-counts.mjs';

const reports = path.join(root, 'reports', 'tests');
const playwrightReport = path.join(reports, 'playwright.json');

/** Runs the tests of some projects of vitest.config.ts. */
async function runVitest(name, ...projects) {
  const report = path.join(reports, `${projects.join('-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`];
  const chosen = projects.map((project) => `--project=${project}`);
  const step = await runStep(name, [...tool('vitest', 'vitest'), 'run', ...chosen, ...reporters]);
  return { ...step, counts: countTests(step, report, countVitest) };
}

/** One after the other: `astro check` and `astro build` write the same generated files. */
async function checkThenBuild() {
  const checks = await check();
  const start = performance.now();
  const succeeded = await build();
  const built = { name: 'Build', succeeded, seconds: secondsSince(start) };
  return [...checks, built].map((step) => ({ ...step, counts: countStep(step) }));
}

async function runJourneys(isBuilt) {
  const name = 'Browser journeys';
  if (!isBuilt) {
    begin(`${name}, not run: there is no build to browse`)(false);
    return { name, seconds: '0.0', counts: countStep({ succeeded: false }) };
  }
  const command = [...tool('@playwright/test', 'playwright'), 'test', '--reporter=list,json'];
  const environment = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
    BROWSER_PATH: findBrowser() ?? '',
  };
  const step = await runStep(name, command, { live: true, environment });
  return { ...step, counts: countTests(step, playwrightReport, countPlaywright) };
}

function summarise(results, start) {
  say('');
  let passed = 0;
  let failed = 0;
  for (const { name, seconds, counts } of results) {
    passed += counts.passed;
    failed += counts.failed;
    const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
    const text = `${counts.passed} passed, ${counts.failed} failed${skipped}`;
    say(`${counts.failed === 0 ? '✓' : '✗'} ${name.padEnd(34)}${seconds.padStart(6)} s   ${text}`);
  }
  say(`\nEverything together: ${secondsSince(start)} s\n`);
  say(`${passed} passed, ${failed} failed`);
  return failed === 0;
}

const start = performance.now();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const [unitTests, checksAndBuild] = await Promise.all([
  runVitest('Unit tests', 'server', 'site', 'components'),
  checkThenBuild(),
]);
const journeys = await runJourneys(checksAndBuild.at(-1)?.succeeded);
// Last, when the pictures that their builds need are there already.
const walks = await runVitest('Walks of docs/changing.md', 'walks');
const succeeded = summarise([...checksAndBuild, unitTests, journeys, walks], start);
process.exitCode = succeeded ? 0 : 1;
