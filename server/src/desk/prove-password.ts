import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import { beginTry, forgetTry } from '../ledger/desk/tries.ts';
import { findUser } from '../ledger/desk/users.ts';
import type { UserRow } from '../ledger/schema.ts';
import { digestOfOwn } from './cookies.ts';
import { mostTries, refuseForNow } from './counted-try.ts';
import { userOf } from './guard.ts';
import { refusePassword } from './new-password.ts';
import { isPassword } from './password.ts';
import type { TimedLedger } from './timed-ledger.ts';

/**
 * Whether somebody who is signed in knows their password. It is counted by the session alone: nobody else can
 * lock out whoever is signed in.
 * @returns the user as they were then; undefined when it was refused, and answered
 */
export async function provePassword(
  timed: TimedLedger,
  request: FastifyRequest,
  reply: FastifyReply,
  password: string,
): Promise<Selectable<UserRow> | undefined> {
  const account = `session ${digestOfOwn('session', request)}`;
  const attempt = await timed.use((ledger, time) =>
    beginTry(ledger, [{ by: account, most: mostTries }], time),
  );
  if ('refused' in attempt) {
    refuseForNow(reply, attempt.refused);
    return undefined;
  }
  const { email } = userOf(request);
  const kept = await timed.use((ledger) => findUser(ledger, email));
  if (!(await isPassword(password, kept?.password, 'known')) || !kept) {
    refusePassword(reply, 'wrong');
    return undefined;
  }
  await timed.use((ledger) => forgetTry(ledger, attempt, account));
  return kept;
}
