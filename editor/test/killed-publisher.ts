import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isLocked } from '@nokshi/releases/publish-lock.ts';
import { expect, onTestFinished } from 'vitest';
import type { PublishFolders } from '../src/publish/publish.ts';

const program = fileURLToPath(new URL('./publish-until.ts', import.meta.url));

/** Publishes in a process of its own, which is killed at a state, such as `building 0.75`. */
export async function killedAt(place: PublishFolders, state: string): Promise<void> {
  const child = fork(program, [place.from, path.dirname(place.desk), state], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const stopped = new Promise((resolve) => {
    child.on('message', (told) => told === 'stopped' && resolve(true));
  });
  expect(await Promise.race([stopped, once(child, 'exit')])).toBe(true);
  expect(isLocked(place.desk)).toBe(true);
  child.kill('SIGKILL');
  await once(child, 'exit');
}
