import { createInterface } from 'node:readline/promises';
import { defaultLanguage } from '@nokshi/forms/languages.ts';
import { renderUnicodeCompact } from 'uqr';
import { sharedTime } from '../../ledger/database/clock.ts';
import type { Database } from '../../ledger/database/database.ts';
import { setSecondFactor } from '../../ledger/desk/second-factor.ts';
import { UserRefused } from '../../ledger/desk/users.ts';
import { loadSentences } from '../../sentences.ts';
import type { Terminal } from '../../terminal.ts';
import { keyAddress, newKey, newRecoveryCodes, stepOf } from '../second-factor.ts';

/** Dark on light whatever the terminal's own colours are: not every camera reads the reverse. */
function drawn(address: string, { stdout }: Terminal): string {
  const code = renderUnicodeCompact(address, { border: 2, ecc: 'L' });
  if (!stdout.isTTY) return code;
  const lines = code.split('\n').map((line) => `\u001b[97;40m${line}\u001b[0m`);
  return lines.join('\n');
}

/**
 * Asks until a code is right: it proves that the key arrived.
 * @returns the time step of the code
 * @throws UserRefused when no more is typed
 */
async function provenStep(
  { stdin, stderr }: Terminal,
  database: Database,
  key: string,
): Promise<number> {
  const lines = createInterface({ input: stdin });
  const ask = () => stderr.write('The code that the program shows now: ');
  ask();
  for await (const code of lines) {
    const time = await database.use((ledger) => sharedTime(ledger, Date.now()));
    const step = stepOf(code, key, time);
    if (step !== undefined) {
      lines.close();
      return step;
    }
    stderr.write('This code is wrong. Is the clock of both devices right?\n');
    ask();
  }
  throw new UserRefused('No right code was typed. Nothing was changed.');
}

/**
 * Gives a user a second factor: prints the key, and what stands in for it, this once.
 * @returns what was done, in a sentence
 */
export async function addSecondFactor(
  terminal: Terminal,
  database: Database,
  email: string,
): Promise<string> {
  const key = newKey();
  const address = keyAddress(key, loadSentences().company[defaultLanguage].brand, email);
  terminal.stdout.write(`${drawn(address, terminal)}\n${address}\nKey: ${key}\n`);
  const step = await provenStep(terminal, database, key);
  const recoveryCodes = newRecoveryCodes();
  await database.use((ledger) =>
    ledger
      .transaction()
      .execute((one) => setSecondFactor(one, email, { secret: key, step, recoveryCodes })),
  );
  terminal.stdout.write(
    `Recovery codes, each good for one sign-in:\n${recoveryCodes.join('\n')}\n`,
  );
  return `${email} signs in with a code from now on, and is signed out everywhere. Keep the recovery codes: they are not shown again.`;
}

/** @returns what was done, in a sentence */
export async function removeSecondFactor(database: Database, email: string): Promise<string> {
  await database.use((ledger) =>
    ledger.transaction().execute((one) => setSecondFactor(one, email, undefined)),
  );
  return `${email} signs in with the password alone from now on, and is signed out everywhere.`;
}
