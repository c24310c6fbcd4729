import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PasswordFault } from '@nokshi/contract/session.ts';

type Weakness = Exclude<PasswordFault, 'wrong'>;

export const minLength = 12;

/** Of zxcvbn's scores from 0 to 4: withstands someone who guesses at the desk, and its limits. */
const leastScore = 3;

/** What is judged of a long one: judging takes much longer than the letters grow. */
const maxLength = 100;

/**
 * The fault of a new password; undefined for nothing. The dictionaries are loaded when somebody
 * asks: a server seldom does.
 * @param words of the user, which others try first: their name, their address
 */
export async function weaknessOf(
  password: string,
  words: readonly string[],
): Promise<Weakness | undefined> {
  const letters = [...password];
  if (letters.length < minLength) return 'short';
  const { ZxcvbnFactory } = await import('@zxcvbn-ts/core');
  const { adjacencyGraphs, dictionary } = await import('@zxcvbn-ts/language-common');
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const { score } = zxcvbn.check(letters.slice(0, maxLength).join(''), [...words]);
  return score < leastScore ? 'guessable' : undefined;
}

/** The one that is judged now, if any. */
let judging: Promise<unknown> = Promise.resolve();

/**
 * The same in a thread of its own: the dictionaries alone take the event loop a second. One after the
 * other, since each thread has its dictionaries.
 */
export function weaknessAside(
  password: string,
  words: readonly string[],
): Promise<Weakness | undefined> {
  const judged = judging.then(() => judgeAside(password, words));
  judging = judged.catch(() => {});
  return judged;
}

async function judgeAside(
  password: string,
  words: readonly string[],
): Promise<Weakness | undefined> {
  const thread = new Worker(new URL('./password-strength-thread.ts', import.meta.url), {
    workerData: { password, words },
  });
  const [weakness] = (await once(thread, 'message')) as [Weakness | undefined];
  return weakness;
}
