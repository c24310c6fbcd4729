import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type KeptRelease, readKept } from '@nokshi/releases/kept-releases.ts';
import { ownRelease, releaseFolder } from '@nokshi/releases/paths.ts';
import { currentRelease } from '@nokshi/releases/pointer.ts';

let known: Promise<string> | undefined;

/**
 * What tells this program from any other that builds a site. It is read once, in a thread of its own: its
 * sources are 90 MB.
 */
export function thisProgram(): Promise<string> {
  known ??= once(new Worker(new URL('./program-thread.ts', import.meta.url)), 'message').then(
    ([program]) => program,
  );
  return known;
}

/** What is noted of the release on the site; undefined while that is the one that the program came with. */
export function publishedRelease(desk: string): KeptRelease | undefined {
  const current = currentRelease(desk);
  return current === ownRelease ? undefined : readKept(releaseFolder(desk, current));
}

/** Whether what somebody published was built by another program than this. */
export async function isOlder(desk: string): Promise<boolean> {
  const kept = publishedRelease(desk);
  return kept !== undefined && kept.program !== (await thisProgram());
}
