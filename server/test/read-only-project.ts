import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const project = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

const isRoot = process.getuid?.() === 0;

/** Anybody's account that owns nothing; of another account than root: itself, which is without any privilege. */
const asNobody = [
  ...['setpriv', '--bounding-set=-all', '--inh-caps=-all', '--no-new-privs'],
  ...(isRoot ? ['--reuid=65534', '--regid=65534', '--clear-groups'] : []),
];

/** The command line that runs another one where it may write to those folders alone. */
function confined(data: string, inProject: readonly string[], command: readonly string[]) {
  const inMemory = inProject.map((folder) => join(project, folder));
  for (const folder of inMemory) mkdirSync(folder, { recursive: true });
  const mounts = [
    'mount --make-rprivate /',
    ...[data, project].map((folder) => `mount --bind '${folder}' '${folder}'`),
    ...inMemory.map((folder) => `mount -t tmpfs -o mode=1777 tmpfs '${folder}'`),
    ...[project, '/'].map((folder) => `mount -o remount,bind,ro '${folder}'`),
    `cd '${project}'`,
    'exec "$@"',
  ];
  const options = isRoot ? ['--mount'] : ['--mount', '--map-root-user'];
  const line = [...options, 'sh', '-ec', mounts.join('\n'), 'sh', ...asNobody, ...command];
  return ['unshare', line] as const;
}

/** @returns why this machine can't make the project read-only; empty when it can */
export function whyNotReadOnly(data: string): string {
  const { status, error, stderr } = spawnSync(...confined(data, [], ['true']), {
    encoding: 'utf8',
  });
  if (status === 0) return '';
  return `the project can’t be made read-only here (${(error?.message ?? stderr).trim().split('\n')[0]})`;
}

/**
 * Starts a program without privileges that may write to `data`, to some folders of the project, and to
 * nothing else on the machine.
 */
export function startConfined(
  data: string,
  inProject: readonly string[],
  command: readonly string[],
  variables: NodeJS.ProcessEnv,
): ChildProcess {
  chmodSync(data, 0o777);
  const temporary = join(data, 'tmp');
  mkdirSync(temporary);
  chmodSync(temporary, 0o777);
  return spawn(...confined(data, inProject, command), {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // Nothing of the tests' own, which what builds would take for its own.
    env: { PATH: process.env['PATH'], ...variables, TMPDIR: temporary },
  });
}
