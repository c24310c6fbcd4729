import { setTimeout } from 'node:timers/promises';
import { takeLock } from '@nokshi/releases/publish-lock.ts';
import { finishTree } from '../write/tree.ts';

/** Longer than an editor takes for one answer. */
const patienceMilliseconds = 60_000;

/** Between two tries: an answer takes about a tenth of a second. */
const pauseMilliseconds = 50;

/**
 * Does something with a draft that no change is half made in: while no editor answers, and after what one
 * that died was about to write.
 * @param work gives way to nothing
 * @throws when an editor doesn't come to an end
 */
export async function betweenChanges(desk: string, draft: string, work: () => void): Promise<void> {
  const latest = Date.now() + patienceMilliseconds;
  let letGo = takeLock(desk, 'editing', 0);
  while (!letGo) {
    if (Date.now() > latest) throw new Error('The draft is being changed all the time.');
    await setTimeout(pauseMilliseconds);
    letGo = takeLock(desk, 'editing', 0);
  }
  try {
    finishTree(draft);
    work();
  } finally {
    letGo();
  }
}
