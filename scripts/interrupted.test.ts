import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newDirectory } from '../server/test/new-directory.ts';
import { isRunning } from '../server/test/processes.ts';
import { until } from '../server/test/until.ts';
import { root } from '../toolchain/run.mjs';

test.each(['SIGINT', 'SIGTERM'] as const)(
  'npm test, ended by %s, leaves no temporary file and no PostgreSQL',
  async (signal) => {
    const temporary = newDirectory();
    // Its PostgreSQL runs as an account of its own.
    chmodSync(temporary, 0o755);
    // Vitest marks its own processes; these are not among them.
    const { VITEST: _, NODE_ENV: __, ...environment } = process.env;
    const tests = spawn(
      process.execPath,
      ['scripts/test.mjs', 'server/src/sending/worker.test.ts'],
      {
        cwd: root,
        env: { ...environment, TMPDIR: temporary },
        stdio: 'ignore',
      },
    );
    // While its folder is made, a process of another kind stands there, as a negative number.
    const postgres = () => {
      const [file] = globSync('**/postgres-*/data/postmaster.pid', { cwd: temporary });
      return file ? Number.parseInt(readFileSync(join(temporary, file), 'utf8'), 10) : 0;
    };
    await until('its PostgreSQL to run', () => postgres() > 0 && isRunning(postgres()));
    const pid = postgres();

    const exited = once(tests, 'exit');
    tests.kill(signal);
    await exited;
    expect(readdirSync(temporary)).toEqual([]);
    await until('PostgreSQL to end', () => !isRunning(pid));
  },
);
