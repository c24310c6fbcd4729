/**
 * Runs everything: types, lint, format, unit tests, build, journeys in a real browser. The last
 * lines say what failed, and how many tests passed and failed; a check and the build count as one each.
 * Given workspaces, folders or files, it runs the tests in them alone: `npm test -- server/src/sending`.
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from '../toolchain/build.mjs';
import { begin, say, secondsSince } from '../toolchain/progress.mjs';
import { root, runStep, tool } from '../toolchain/run.mjs';
import { check } from './check.mjs';
import { runChosen } from './chosen-tests.mjs';
import { processorSeconds } from './processor-time.mjs';
import { useOwnTemporaryFolder } from './temporary-folder.mjs';
import { readPlaywright, readStep, readTests, readVitest } from './test-reports.mjs';

const reports = path.join(root, 'reports', 'tests');
const playwrightReport = path.join(reports, 'playwright.json');

/** Runs the tests of some projects of vitest.config.ts. */
async function runVitest(name, ...projects) {
  const report = path.join(reports, `${projects.join('-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${report}`];
  const chosen = projects.map((project) => `--project=${project}`);
  const step = await runStep(name, [...tool('vitest', 'vitest'), 'run', ...chosen, ...reporters]);
  return { ...step, ...readTests(step, report, readVitest) };
}

/** The built site, as one step. */
async function runBuild() {
  const start = performance.now();
  const built = { name: 'Build', ...(await build()), seconds: secondsSince(start) };
  return { ...built, ...readStep(built) };
}

async function runChecks() {
  return (await check()).map((step) => ({ ...step, ...readStep(step) }));
}

async function runJourneys(isBuilt) {
  const name = 'Browser journeys';
  if (!isBuilt) {
    begin(`${name}, not run: there is no build to browse`)(false);
    return { name, seconds: '0.0', ...readStep({ name, succeeded: false, output: 'no build' }) };
  }
  const command = [...tool('@playwright/test', 'playwright'), 'test', '--reporter=list,json'];
  const environment = { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport };
  const step = await runStep(name, command, { live: true, environment });
  return { ...step, ...readTests(step, playwrightReport, readPlaywright) };
}

function summarise(results, start) {
  const failures = results.flatMap((result) => result.failures);
  for (const { name, message } of failures)
    say(`\n✗ ${name}\n${message.replaceAll(/^/gm, '    ')}`);
  say('');
  for (const { name, seconds, passed, skipped, failures } of results) {
    const counts = [`${passed} passed`, `${failures.length} failed`];
    if (skipped > 0) counts.push(`${skipped} skipped`);
    const mark = failures.length === 0 ? '✓' : '✗';
    say(`${mark} ${name.padEnd(34)}${seconds.padStart(6)} s   ${counts.join(', ')}`);
  }
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  say('\nThe files that took longest, in seconds:');
  for (const { file, seconds } of dearestFiles(results)) {
    say(`${seconds.toFixed(1).padStart(7)}   ${file}`);
  }
  const processor = processorSeconds();
  const ofProcessor =
    processor === undefined ? '' : `, ${Math.round(processor)} s of processor time`;
  say(`\nEverything together: ${secondsSince(start)} s${ofProcessor}\n`);
  say(`${passed} passed, ${failures.length} failed`);
  return failures.length === 0;
}

const dearestFiles = (results) =>
  results
    .flatMap(({ files = [] }) => files)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, 10);

async function runAll() {
  const start = performance.now();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const building = runBuild();
  const [[checks, journeys], [unitTests, walks]] = await Promise.all([
    inTurn(
      // `astro check` and `astro build` write the same generated files.
      () => building.then(runChecks),
      () => building.then(({ succeeded }) => runJourneys(succeeded)),
    ),
    inTurn(
      () => runVitest('Unit tests', 'server', 'site', 'components'),
      // Late, when the pictures that their builds need are there already.
      () => runVitest('Walks of docs/changing.md', 'walks'),
    ),
  ]);
  const results = [...checks, await building, unitTests, journeys, walks];
  return summarise(results, start);
}

/** Runs one part after the other: two lines of about the same length keep two processors busy to the end. */
async function inTurn(first, second) {
  return [await first(), await second()];
}

useOwnTemporaryFolder();
const chosen = process.argv.slice(2);
const succeeded = await (chosen.length > 0 ? runChosen(chosen) : runAll());
process.exitCode = succeeded ? 0 : 1;
