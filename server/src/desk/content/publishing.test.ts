import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { newDirectory } from '../../../test/new-directory.ts';
import { pageOf, writeSiteOf } from '../../../test/releases.ts';
import { silent, testEnvironment } from '../../../test/test-environment.ts';
import { until } from '../../../test/until.ts';
import { Releases } from '../../releases/releases.ts';
import { Publishing } from './publishing.ts';

const moduleOf = (place: string) => JSON.stringify(fileURLToPath(new URL(place, import.meta.url)));

/** A program that builds the program's own site at once. */
function quickProgram(): string {
  const file = join(newDirectory(), 'run.ts');
  writeFileSync(
    file,
    `import { writeSiteOf } from ${moduleOf('../../../test/releases.ts')};
import { pointAt } from ${moduleOf('../../releases/pointer.ts')};
import { idle } from ${moduleOf('../../releases/progress.ts')};
process.once('message', ({ desk, ownSite }) => {
  process.send({ ...idle, state: 'building' });
  writeSiteOf('anew', ownSite);
  pointAt(desk, 'original', Date.now());
  process.send({ ...idle, progress: 1 });
  process.disconnect();
});
`,
  );
  return file;
}

it('is done once its page is shown, and not before', async () => {
  const site = newDirectory();
  writeSiteOf('ours', site);
  const environment = testEnvironment({ DATA_DIR: newDirectory(), SITE_DIR: site });
  const releases = new Releases(environment, () => silent);
  await releases.look();
  const publishing = new Publishing(environment, releases, silent, () => {}, quickProgram());
  onTestFinished(() => publishing.stop());
  expect(await publishing.begin('own', 'Rahim')).toMatchObject({ state: 'building' });
  const shown = () => releases.site?.html('/')?.toString();
  let isDoneTooSoon = false;
  await until('it to be done', () => {
    isDoneTooSoon ||= !publishing.isBusy && shown() !== pageOf('anew');
    return !publishing.isBusy;
  });
  expect([isDoneTooSoon, shown()]).toEqual([false, pageOf('anew')]);
});
