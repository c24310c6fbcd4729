import { afterAll, beforeAll } from 'vitest';
import type { WhenDone } from './new-directory.ts';

/**
 * Makes something once for all tests of a file: to make it takes longer than most of them.
 * @param make is told when what it needs is no longer needed
 * @returns what was made, inside of a test
 */
export function forWholeFile<Made>(make: (whenDone: WhenDone) => Promise<Made>): () => Made {
  let made: { it: Made } | undefined;
  const endings: Parameters<WhenDone>[0][] = [];
  beforeAll(async () => {
    made = { it: await make((end) => void endings.unshift(end)) };
  });
  afterAll(async () => {
    for (const end of endings) await end();
  });
  return () => {
    if (!made) throw new Error('It is there for tests alone.');
    return made.it;
  };
}
