import { normalEmail } from '@nokshi/contract/vocabulary.ts';
import type { Kysely, Transaction } from 'kysely';
import { isPastOrTooFarAhead } from '../database/wrong-clocks.ts';
import { digestOf } from '../digest.ts';
import type { Schema } from '../schema.ts';
import { endSessions } from './sessions.ts';

/** The addresses of those who sign in with a second factor. */
export async function usersWithSecondFactor(ledger: Kysely<Schema>): Promise<ReadonlySet<string>> {
  const rows = await ledger
    .selectFrom('users')
    .select('email')
    .where('totp_secret', 'is not', null)
    .execute();
  return new Set(rows.map(({ email }) => email));
}

/** The proof of a second factor. */
export type SecondFactor = {
  /** In base32. */
  secret: string;
  /** The step of the code that proved the set-up: it is used. */
  step: number;
  recoveryCodes: readonly string[];
};

/**
 * Gives a user a second factor, or takes it away; ends what was signed in without.
 * @param but the digest of a session that stays
 */
export async function setSecondFactor(
  transaction: Transaction<Schema>,
  user: string,
  factor: SecondFactor | undefined,
  but?: string,
): Promise<void> {
  const email = normalEmail(user);
  await transaction
    .updateTable('users')
    .set({ totp_secret: factor?.secret ?? null, totp_step: factor?.step ?? null })
    .where('email', '=', email)
    .execute();
  await transaction.deleteFrom('recovery_codes').where('email', '=', email).execute();
  if (factor) {
    await transaction
      .insertInto('recovery_codes')
      .values(factor.recoveryCodes.map((code) => ({ digest: digestOf(code), email })))
      .execute();
  }
  await endSessions(transaction, email, but);
}

/** Whether nobody may do anything without a second factor, once they sign in anew. */
export async function isSecondFactorDemanded(ledger: Kysely<Schema>): Promise<boolean> {
  const row = await ledger.selectFrom('second_factor_demand').select('id').executeTakeFirst();
  return row !== undefined;
}

/**
 * Demands a second factor of all, or no more.
 * @param time from which on; undefined for no more
 * @returns false when it was so already
 */
export async function demandSecondFactor(
  transaction: Transaction<Schema>,
  time: number | undefined,
): Promise<boolean> {
  if (time === undefined) {
    const { numDeletedRows } = await transaction
      .deleteFrom('second_factor_demand')
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('second_factor_demand')
    .values({ id: 1, demanded_at: time })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/**
 * Uses up the code of a time step (RFC 6238, 5.2): neither it nor one before it is taken again. One
 * statement decides between many at once.
 * @returns false when it was used
 */
export async function takeStep(
  ledger: Kysely<Schema>,
  email: string,
  step: number,
): Promise<boolean> {
  const { numUpdatedRows } = await ledger
    .updateTable('users')
    .set({ totp_step: step })
    .where('email', '=', email)
    // Codes of one step around now are taken: a used one lies at most two steps ahead of the oldest.
    .where((row) =>
      row.or([
        row('totp_step', 'is', null),
        isPastOrTooFarAhead(row.ref('totp_step').$notNull(), step - 1, 3),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Uses up a recovery code. @returns false when there is none such */
export async function takeRecoveryCode(
  ledger: Kysely<Schema>,
  email: string,
  code: string,
): Promise<boolean> {
  const { numDeletedRows } = await ledger
    .deleteFrom('recovery_codes')
    .where('digest', '=', digestOf(code))
    .where('email', '=', email)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
