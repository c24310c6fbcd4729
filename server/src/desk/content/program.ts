import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { publishedRelease } from '@nokshi/releases/kept-releases.ts';

let known: Promise<string> | undefined;

/**
 * What tells this program from any other that builds a site. It is read once, in a thread of its own: its
 * sources are 90 MB.
 */
export function thisProgram(): Promise<string> {
  known ??= once(new Worker(new URL('./program-thread.ts', import.meta.url)), 'message').then(
    ([program]) => program,
    (failure: unknown) => {
      // A file went while it was read: it is tried again.
      known = undefined;
      throw failure;
    },
  );
  return known;
}

/** Whether what somebody published was built by another program than this. */
export async function isOlder(desk: string): Promise<boolean> {
  const kept = publishedRelease(desk);
  return kept !== undefined && kept.program !== (await thisProgram());
}
