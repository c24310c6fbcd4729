import { randomBytes } from 'node:crypto';
import { userInfo } from 'node:os';
import type { Kysely } from 'kysely';
import { endSessions } from '../../ledger/desk/sessions.ts';
import { addUser, findUser } from '../../ledger/desk/users.ts';
import type { Schema } from '../../ledger/schema.ts';
import { hashPassword } from '../password.ts';
import type { TimedLedger } from '../timed-ledger.ts';

/** The address of who works on this machine, which no mail goes to. */
export const localEmail = 'owner@localhost';

function nameOfUser(): string {
  try {
    return userInfo().username;
  } catch {
    return 'owner';
  }
}

/** Lets whoever works on this machine be the owner, and ends what an earlier start let in. */
export async function welcomeLocalOwner(timed: TimedLedger): Promise<void> {
  const known = await timed.use(isKnown);
  // Nobody's password: nobody signs in with it.
  const password = known ? '' : await hashPassword(randomBytes(32).toString('base64url'));
  await timed.inTransaction(async (transaction, created_at) => {
    await endSessions(transaction, localEmail);
    if (known) return;
    const user = { email: localEmail, name: nameOfUser(), role: 'owner' } as const;
    await addUser(transaction, { ...user, password, created_at });
  });
}

const isKnown = async (ledger: Kysely<Schema>) =>
  (await findUser(ledger, localEmail)) !== undefined;
