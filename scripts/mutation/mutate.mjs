/**
 * npm run mutate -- <engine>: changes the steps of an engine of the showroom, one place at a time, and
 * prints which changes its tests don't notice. It fails when they notice fewer than nine in ten.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root, runStep, tool } from '../../toolchain/run.mjs';

const engines = readdirSync(path.join(root, 'showroom/src/engines'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const [engine = ''] = process.argv.slice(2);

if (engines.includes(engine)) {
  const command = [...tool('@stryker-mutator/core', 'stryker'), 'run'];
  const { succeeded } = await runStep(
    `Mutations of the engine ${engine}`,
    [...command, 'scripts/mutation/stryker.config.mjs'],
    { live: true, environment: { ENGINE: engine } },
  );
  process.exitCode = succeeded ? 0 : 1;
} else {
  console.error(`Please name an engine: npm run mutate -- ${engines.join(' | ')}`);
  process.exitCode = 2;
}
