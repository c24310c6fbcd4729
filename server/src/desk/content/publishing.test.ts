import fs, { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { idle, noteProgress } from '@nokshi/releases/progress.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { newDirectory } from '../../../test/new-directory.ts';
import { pageOf, writeSiteOf } from '../../../test/releases.ts';
import { silent, testEnvironment } from '../../../test/test-environment.ts';
import { until } from '../../../test/until.ts';
import { Releases } from '../../releases/releases.ts';
import { Publishing } from './publishing.ts';

const moduleOf = (place: string) => JSON.stringify(fileURLToPath(import.meta.resolve(place)));

/** A program that publishes as some lines do. */
function programOf(lines: string): string {
  const file = join(newDirectory(), 'run.ts');
  writeFileSync(
    file,
    `import { writeSiteOf } from ${moduleOf('../../../test/releases.ts')};
import { pointAt } from ${moduleOf('@nokshi/releases/pointer.ts')};
import { failed, idle } from ${moduleOf('@nokshi/releases/progress.ts')};
process.once('message', ({ desk, ownSite }) => {
${lines}
  process.disconnect();
});
`,
  );
  return file;
}

/** Builds the program's own site at once. */
const quickProgram = `
  process.send({ ...idle, state: 'building' });
  writeSiteOf('anew', ownSite);
  pointAt(desk, 'original', Date.now());
  process.send({ ...idle, progress: 1 });`;

/** Finds no room for anything, and none to note that. */
const withoutRoom = `
  process.send(failed('space'));`;

/** A folder of a project in which nothing was built yet. */
function aProject(): string {
  const project = newDirectory();
  mkdirSync(join(project, 'site'));
  return project;
}

async function aPublishing(program: string, { project = aProject(), log = silent } = {}) {
  const site = newDirectory();
  writeSiteOf('ours', site);
  const environment = testEnvironment({ DATA_DIR: newDirectory(), SITE_DIR: site });
  const releases = new Releases(environment, () => silent);
  await releases.look();
  const file = programOf(program);
  const publishing = new Publishing(environment, releases, log, () => {}, file, project);
  onTestFinished(() => publishing.stop());
  return { publishing, releases };
}

it('is done once its page is shown, and not before', async () => {
  const { publishing, releases } = await aPublishing(quickProgram);
  expect(await publishing.begin('own', 'Rahim')).toMatchObject({ state: 'building' });
  const shown = () => releases.site?.html('/')?.toString();
  let isDoneTooSoon = false;
  await until('it to be done', () => {
    isDoneTooSoon ||= !publishing.isBusy && shown() !== pageOf('anew');
    return !publishing.isBusy;
  });
  expect([isDoneTooSoon, shown()]).toEqual([false, pageOf('anew')]);
});

it('tells why nothing was published on a disk without room to note that', async () => {
  const { publishing } = await aPublishing(withoutRoom);
  expect(await publishing.begin('release', 'Rahim')).toMatchObject({ reason: 'space' });
  await until('it to be over', () => !publishing.isBusy);
  expect(publishing.progress).toMatchObject({ state: 'failed', reason: 'space' });
  // Somebody else publishes, on another server.
  noteProgress(publishing.desk, { ...idle, progress: 1 });
  expect(publishing.progress).toMatchObject({ state: 'idle' });
});

it('says before a build begins that a folder may not be written to, and names it in the log', async () => {
  const error = vi.fn();
  // Nobody may write to it, root included.
  const project = '/proc/self';
  const log = { ...silent, error };
  const { publishing } = await aPublishing(quickProgram, { project, log });
  expect([publishing.lack, publishing.lack]).toEqual(['folders', 'folders']);
  expect(error).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ event: 'release.folder', folder: '/proc/self/site/.astro' }),
  );
});

it('says before a build begins that the disk has too little room', async () => {
  const { publishing } = await aPublishing(quickProgram);
  expect(publishing.lack).toBeUndefined();
  const room = { ...fs.statfsSync('/'), bavail: 100, bsize: 1024 * 1024 };
  const asked = vi.spyOn(fs, 'statfsSync').mockReturnValue(room);
  onTestFinished(() => asked.mockRestore());
  expect(publishing.lack).toBe('disk');
});
