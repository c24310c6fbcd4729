import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { newDirectory } from '../test/new-directory.ts';
import { runningApp } from '../test/running-app.ts';
import { ServerProcess } from '../test/server-process.ts';

it('lets nobody else read the drafts of the desk, whoever made their folder', async () => {
  const DATA_DIR = newDirectory();
  const desk = join(DATA_DIR, 'desk');
  mkdirSync(desk, { mode: 0o755 });
  await runningApp({ DATA_DIR });
  expect(statSync(desk).mode & 0o777).toBe(0o700);
});

it.runIf(process.platform === 'linux')(
  'makes files that nobody else reads, whatever the shell says that began the server',
  async () => {
    const server = new ServerProcess({ DATA_DIR: newDirectory() });
    onTestFinished(() => server.kill('SIGKILL'));
    await server.listening();
    expect(readFileSync(`/proc/${server.pid}/status`, 'utf8')).toMatch(/^Umask:\s+0077$/m);
  },
);
