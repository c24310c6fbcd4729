/** Runs the tests of some workspaces, folders or files alone. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { build } from '../toolchain/build.mjs';
import { isBuilt } from '../toolchain/fingerprint.mjs';
import { say } from '../toolchain/progress.mjs';
import { root, runStep, tool } from '../toolchain/run.mjs';

const workspaces = [
  'artwork',
  'contract',
  'desk',
  'e2e',
  'editor',
  'forms',
  'pictures',
  'prices',
  'scripts',
  'server',
  'showroom',
  'site',
  'toolchain',
  'walks',
];
const isJourney = (file) => file.endsWith('.spec.ts');
/** Tests that take minutes have a command of their own: `npm run test:hard`. */
const isTest = (file) => isJourney(file) || /(?<!\.hard)\.test\.tsx?$/.test(file);

/** The artwork has no tests of its own: those of the pictures prove that they are there. */
const elsewhere = { artwork: 'pictures/src/' };

function testsIn(folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const place = `${folder}/${entry.name}`;
    if (entry.isDirectory())
      return ['node_modules', 'dist'].includes(entry.name) ? [] : testsIn(place);
    return isTest(entry.name) ? [place] : [];
  });
}

/**
 * The test files that are meant, by paths from the root of the project.
 * @param {string[]} chosen - workspaces, folders, files, or how their paths begin
 * @param {string[]} files - all there are
 * @returns {{ unitTests: string[], journeys: string[], unknown: string[] }} `unknown` means no test
 */
export function chooseTests(chosen, files) {
  const meant = chosen.map((one) => {
    const relative = path.relative(root, path.resolve(root, one)).split(path.sep).join('/');
    const start = elsewhere[relative] ?? relative;
    return { one, found: files.filter((file) => isWithin(file, start)) };
  });
  const found = [...new Set(meant.flatMap((one) => one.found))];
  return {
    unitTests: found.filter((file) => !isJourney(file)),
    journeys: found.filter(isJourney),
    unknown: meant.filter((one) => one.found.length === 0).map(({ one }) => one),
  };
}

/** A workspace is whole: `site` is no beginning of `site-two`. */
const isWithin = (file, start) =>
  start.includes('/') ? file.startsWith(start) : file.startsWith(`${start}/`);

/** @returns {Promise<boolean>} whether there are such tests and all of them pass */
export async function runChosen(chosen) {
  const { unitTests, journeys, unknown } = chooseTests(chosen, workspaces.flatMap(testsIn));
  if (unknown.length > 0) {
    say(
      `No test lies in ${unknown.join(', ')}. Please name a file, a folder, or one of ${workspaces.join(', ')}.`,
    );
    return false;
  }
  const live = { live: true };
  const results = [];
  if (unitTests.length > 0) {
    results.push(
      await runStep('Unit tests', [...tool('vitest', 'vitest'), 'run', ...unitTests], live),
    );
  }
  if (journeys.length > 0) {
    const isReady = isBuilt() || (await build()).succeeded;
    const command = [
      ...tool('@playwright/test', 'playwright'),
      'test',
      '--reporter=list',
      ...journeys,
    ];
    results.push(isReady ? await runStep('Browser journeys', command, live) : { succeeded: false });
  }
  return results.every(({ succeeded }) => succeeded);
}
