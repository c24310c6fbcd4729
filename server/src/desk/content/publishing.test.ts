import fs, { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { idle, noteProgress } from '@nokshi/releases/progress.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { newDirectory } from '../../../test/new-directory.ts';
import { publishProgramOf } from '../../../test/publish-program.ts';
import { pageOf, writeSiteOf } from '../../../test/releases.ts';
import { silent, testEnvironment } from '../../../test/test-environment.ts';
import { until } from '../../../test/until.ts';
import type { Log } from '../../log.ts';
import { Releases } from '../../releases/releases.ts';
import { Publishing } from './publishing.ts';

/** Builds the program's own site at once. */
const quickProgram = `
  process.send({ ...idle, state: 'building' });
  writeSiteOf('anew', ownSite);
  pointAt(desk, 'original', Date.now());
  process.send({ ...idle, progress: 1 });`;

/** Finds no room for anything, and none to note that. */
const withoutRoom = `
  process.send(failed('space'));`;

type Setting = { project?: string; log?: Log; longest?: number };

/** A folder of a project in which nothing was built yet. */
function aProject(): string {
  const project = newDirectory();
  mkdirSync(join(project, 'site'));
  return project;
}

/** Hangs while it builds. */
const hangingProgram = `
  process.send({ ...idle, what: 'release', state: 'building' });
  setInterval(() => {}, 1000);
  return;`;

/** Tells the variables that a build is begun with. */
const tellingProgram = `
  writeFileSync(desk + '/variables', Object.keys(process.env).join(' '));
  process.send({ ...idle, progress: 1 });`;

async function aPublishing(
  program: string,
  { project = aProject(), log = silent, longest }: Setting = {},
) {
  const site = newDirectory();
  writeSiteOf('ours', site);
  const environment = testEnvironment({ DATA_DIR: newDirectory(), SITE_DIR: site });
  const releases = new Releases(environment, () => silent);
  await releases.look();
  const file = publishProgramOf(program);
  const publishing = new Publishing(environment, releases, log, () => {}, file, project, longest);
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

it('is ended by whoever began it, and what is on the site stays', async () => {
  const { publishing, releases } = await aPublishing(hangingProgram);
  expect(publishing.cancel()).toBe(false);
  expect(await publishing.begin('release', 'Rahim')).toMatchObject({ state: 'building' });
  expect(publishing.cancel()).toBe(true);
  await publishing.ended;
  expect(publishing.progress).toMatchObject({ state: 'failed', reason: 'cancelled' });
  expect(releases.site?.html('/')?.toString()).toBe(pageOf('ours'));
});

it('is ended when it takes too long', async () => {
  const { publishing } = await aPublishing(hangingProgram, { longest: 1 });
  await publishing.begin('release', 'Rahim');
  await publishing.ended;
  expect(publishing.progress).toMatchObject({ state: 'failed', reason: 'too-long' });
});

it('is begun without what the server alone is told', async () => {
  vi.stubEnv('SMTP_URL', 'smtps://user:secret@mail.example');
  vi.stubEnv('DATABASE_URL', 'postgres://user:secret@db.example/nokshi');
  vi.stubEnv('WEBHOOK_SECRET', 'whsec_secret');
  vi.stubEnv('PGPASSWORD', 'secret');
  vi.stubEnv('OF_BUILD', 'yes');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { publishing } = await aPublishing(tellingProgram);
  await publishing.begin('release', 'Rahim');
  await publishing.ended;
  const names = readFileSync(join(publishing.desk, 'variables'), 'utf8').split(' ');
  expect(names).toContain('OF_BUILD');
  for (const name of ['SMTP_URL', 'DATABASE_URL', 'WEBHOOK_SECRET', 'PGPASSWORD']) {
    expect(names).not.toContain(name);
  }
});
