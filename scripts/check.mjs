/** Checks types, lint, format, what nothing uses and how large the showroom is; runs all the checks even when one fails. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectNode, runStep, tool } from '../toolchain/run.mjs';

/** Checks all that is no .astro file in a fifth of the time that the one takes which Astro needs. */
const compiler = () => tool('typescript-native', 'tsc');

const checks = () => [
  ['Types of the server and scripts', [...compiler(), '-p', 'tsconfig.json']],
  ['Types of the artwork', [...compiler(), '-p', 'artwork']],
  ['Types of the journeys', [...compiler(), '-p', 'e2e']],
  ['Types of the site', [...compiler(), '-p', 'site']],
  [
    'Types of its pages',
    [...tool('astro', 'astro'), 'check', '--root', 'site', '--tsconfig', 'tsconfig.pages.json'],
  ],
  ['Lines of the showroom', [projectNode(), 'scripts/showroom-lines.mjs']],
  ['Unused files, exports and packages', tool('knip', 'knip')],
  ['Lint and format', [...tool('@biomejs/biome', 'biome'), 'check', '.']],
];

/** Runs every check, one after the other; returns their results. */
export async function check() {
  const results = [];
  for (const [name, command] of checks()) results.push(await runStep(name, command));
  return results;
}

/** Runs every check at the same time, which is quicker when nothing else runs. */
function checkSideBySide() {
  return Promise.all(checks().map(([name, command]) => runStep(name, command)));
}

if (import.meta.url === pathToFileURL(path.resolve(process.argv[1])).href) {
  const results = await checkSideBySide();
  const failed = results.filter(({ succeeded }) => !succeeded);
  if (failed.length > 0) console.log(`Failed: ${failed.map(({ name }) => name).join(', ')}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
