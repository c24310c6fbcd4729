import { userInfo } from 'node:os';
import { sharedTime } from '../ledger/database/clock.ts';
import type { Database } from '../ledger/database/database.ts';
import { DatabaseUnavailable } from '../ledger/database/failure.ts';
import { writeLogEntry } from '../ledger/desk/log.ts';
import type { Terminal } from '../terminal.ts';

/** The account that runs this; in a container it may have no name. */
function account(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.()}`;
  }
}

/**
 * Notes in the desk's log what was done at the terminal, and by which account of the machine. Says so where
 * that can't be: a backup of a full disk has to go well all the same.
 * @param command without what names a visitor
 */
export async function noteCommand(
  database: Database,
  command: string,
  { stderr }: Terminal,
): Promise<void> {
  const author = { name: account(), email: null, network: null };
  const entry = { author, detail: command, reference: null };
  try {
    await database.use(async (ledger) =>
      writeLogEntry(
        ledger,
        { ...entry, action: 'commanded' },
        await sharedTime(ledger, Date.now()),
      ),
    );
  } catch (failure) {
    if (!(failure instanceof DatabaseUnavailable)) throw failure;
    stderr.write('The log of the desk could not be written: this command does not stand in it.\n');
  }
}
