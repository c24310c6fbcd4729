import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { UserRefused } from '../../ledger/desk/users.ts';
import type { Terminal } from '../../terminal.ts';
import { minLength, weaknessOf } from '../password-strength.ts';

/**
 * @param words of the user, which others try first: their name, their address
 * @throws UserRefused with what would be right
 */
export async function demandStrong(password: string, words: readonly string[]): Promise<void> {
  switch (await weaknessOf(password, words)) {
    case 'short':
      throw new UserRefused(`A password has at least ${minLength} letters.`);
    case 'guessable':
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
export async function readPassword({ stdin, stderr }: Terminal): Promise<string> {
  const terminal = stdin.isTTY === true;
  const lines = createInterface({ input: stdin, output: nothing, terminal });
  const ask = async (question: string) => {
    if (terminal) stderr.write(question);
    const line = await lines.question('');
    if (terminal) stderr.write('\n');
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
