import { randomInt } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { UserRefused } from '../../ledger/desk/users.ts';

const leastLetters = 12;

/** Of zxcvbn's scores from 0 to 4: withstands someone who guesses at the desk, and its limits. */
const leastScore = 3;

/** Without letters that look alike. */
const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** 100 bits, in groups that can be read out: `k3fz-…`. */
export function generatePassword(): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: 5 }, group).join('-');
}

/**
 * @param words of the user, which others try first: their name, their address
 * @throws UserRefused with what would be right
 */
export function demandStrong(password: string, words: readonly string[]): void {
  if ([...password].length < leastLetters) {
    throw new UserRefused(`A password has at least ${leastLetters} letters.`);
  }
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  if (zxcvbn.check(password, [...words]).score < leastScore) {
    throw new UserRefused(
      'This password is among the first that are tried. Take four or five words that have nothing to do with each other, or --generate.',
    );
  }
}

/** Shows nothing of what is typed. */
const nothing = new Writable({ write: (_chunk, _encoding, done) => done() });

/**
 * Reads a password: typed twice at a terminal, unseen; else the first line of standard input.
 * @throws UserRefused when both differ
 */
export async function readPassword(): Promise<string> {
  const terminal = process.stdin.isTTY;
  const lines = createInterface({ input: process.stdin, output: nothing, terminal });
  const ask = async (question: string) => {
    if (terminal) process.stderr.write(question);
    const line = await lines.question('');
    if (terminal) process.stderr.write('\n');
    return line;
  };
  try {
    const password = await ask('Password: ');
    if (terminal && (await ask('Once more: ')) !== password) {
      throw new UserRefused('The two are not the same. Nothing was changed.');
    }
    return password;
  } finally {
    lines.close();
  }
}
