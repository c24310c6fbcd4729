import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { newDirectory } from '../server/test/new-directory.ts';
import { problemWithFolder } from './project-folder.mjs';
import { root } from './run.mjs';

it.each([
  ['/srv/c#/site', '#'],
  ['/srv/100%/site', '%'],
  ["/srv/rahim's/site", "'"],
  ['/srv/what?/site', '?'],
  ['/srv/a*b/site', '*'],
  ['/srv/a\\b/site', '\\'],
  ['/srv/the "new" site', '"'],
  ["/srv/50% o'clock #2/site", "% or ' or #"],
])('the folder %s is told at once, with the sign that is in the way', (folder, signs) => {
  expect(problemWithFolder(folder, false)).toBe(
    `The project can't be built in the folder ${folder}: please move it where no folder has ${signs} in its name.`,
  );
});

it.each([
  root,
  '/srv/with spaces/site',
  '/srv/নকশী কাঁথা/site',
  '/srv/😀/site',
  '/srv/(1) [2] {3} & 4 @5 +6, ~7; $8! =9/site',
  `/srv/${'long/'.repeat(100)}site`,
  '/srv/CON/site',
])('the folder %s is right', (folder) => {
  expect(problemWithFolder(folder, false)).toBeUndefined();
});

it('takes the path of a system that writes its folders with a backslash', () => {
  expect(problemWithFolder('C:\\Users\\Rahim\\site', true)).toBeUndefined();
});

it.each(['ready.mjs', 'build.mjs'])('is said by %s, which begins nothing', (program) => {
  const folder = path.join(newDirectory(), '#1');
  mkdirSync(folder);
  cpSync(path.join(root, 'toolchain'), path.join(folder, 'toolchain'), { recursive: true });
  const { status, stdout } = spawnSync(
    process.execPath,
    [path.join(folder, 'toolchain', program)],
    {
      encoding: 'utf8',
    },
  );
  expect([status, stdout.trim()]).toEqual([1, problemWithFolder(`${folder}/`, false)]);
  expect(readdirSync(folder)).toEqual(['toolchain']);
});
