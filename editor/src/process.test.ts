import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { releaseFolder } from '@nokshi/releases/paths.ts';
import { takeLock } from '@nokshi/releases/publish-lock.ts';
import { expect, it, onTestFinished } from 'vitest';
import { aDraft } from './drafts/testing.ts';
import { Editor } from './editor.ts';
import type { Answering, Asking } from './questions.ts';

/** An editor in a process of its own, on a draft that is there already. */
async function anEditorElsewhere(release: string, desk: string) {
  const child = fork(path.join(import.meta.dirname, 'process.ts'), {
    env: { ...process.env, DATA_DIR: path.dirname(desk), CONTENT_DIR: release },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  expect(await once(child, 'message')).toEqual(['begun', undefined]);
  return async (asking: Asking): Promise<Answering> => {
    const answered = once(child, 'message');
    child.send(asking);
    const [answering] = await answered;
    return answering;
  };
}

const begin = (release: string, desk: string) => new Editor(desk, release, false).begun;

const asking: Asking = {
  name: 'open',
  asked: { folder: 'products', name: 'POS', language: 'en' },
};

it('writes while no other one does, whichever server began it', async () => {
  const { desk, release } = await aDraft();
  const elsewhere = await anEditorElsewhere(release, desk);
  const here = new Editor(desk, release, false);
  expect([await here.answer(asking), await elsewhere(asking)]).toMatchObject([
    { answer: { kind: 'given' } },
    { answer: { kind: 'given' } },
  ]);
  const letGo = takeLock(desk, 'editing');
  expect(await elsewhere(asking)).toMatchObject({ reason: 'elsewhere' });
  letGo?.();
  expect(await elsewhere(asking)).toMatchObject({ answer: { kind: 'given' } });
});

it('removes at its start what somebody began to publish who is gone', async () => {
  const { desk, release } = await aDraft();
  const left = `${releaseFolder(desk, 'broken-off')}.half`;
  mkdirSync(left, { recursive: true });
  const letGo = takeLock(desk, 'publishing');
  await begin(release, desk);
  // Whoever publishes now is still at it.
  expect(existsSync(left)).toBe(true);
  letGo?.();
  await begin(release, desk);
  expect(existsSync(left)).toBe(false);
});

it('removes at its start pictures that were on their way when a server died, a day later', async () => {
  const { desk, release } = await aDraft();
  const [former, present] = ['former.picture', 'present.picture'].map((name) =>
    path.join(desk, 'temporary', name),
  ) as [string, string];
  mkdirSync(path.dirname(former));
  for (const file of [former, present]) writeFileSync(file, 'half a picture');
  const longAgo = Date.now() / 1000 - 25 * 60 * 60;
  utimesSync(former, longAgo, longAgo);
  await begin(release, desk);
  expect([existsSync(former), existsSync(present)]).toEqual([false, true]);
});
