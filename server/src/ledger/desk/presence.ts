import type { Kysely } from 'kysely';
import { isNotAhead } from '../database/wrong-clocks.ts';
import type { PresenceRow, Schema } from '../schema.ts';

/** A presence not renewed for so long belongs to a server that died. */
const staleMilliseconds = 45_000;

/** Who has an enquiry or an entry open, in how many pages, and whether they type there. */
export type Present = { name: string; email: string; writing: boolean; pages: number } & (
  | { reference: string }
  | { entry: string }
);

/** Notes what a page has open. @returns false for an enquiry that there isn't */
export async function notePresence(
  ledger: Kysely<Schema>,
  { stream, email, reference, entry, writing, seen_at }: PresenceRow,
): Promise<boolean> {
  if (reference !== null && !(await isEnquiry(ledger, reference))) return false;
  await ledger
    .insertInto('presence')
    .values({ stream, email, reference, entry, writing, seen_at })
    .onConflict((conflict) =>
      conflict.column('stream').doUpdateSet({ reference, entry, writing, seen_at }),
    )
    .execute();
  return true;
}

async function isEnquiry(ledger: Kysely<Schema>, reference: string): Promise<boolean> {
  const row = await ledger
    .selectFrom('enquiries')
    .select('reference')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row !== undefined;
}

/** Says that pages are still open. */
export async function renewPresence(
  ledger: Kysely<Schema>,
  streams: readonly string[],
  time: number,
): Promise<void> {
  await ledger
    .updateTable('presence')
    .set({ seen_at: time })
    .where('stream', 'in', streams)
    .execute();
}

/** Removes pages that were closed. @returns whether they had anything open */
export async function endPresence(
  ledger: Kysely<Schema>,
  streams: readonly string[],
): Promise<boolean> {
  const { numDeletedRows } = await ledger
    .deleteFrom('presence')
    .where('stream', 'in', streams)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Removes what nobody renews. @returns whether there was any */
export async function removeStalePresence(ledger: Kysely<Schema>, time: number): Promise<boolean> {
  const { numDeletedRows } = await ledger
    .deleteFrom('presence')
    .where((row) =>
      row.or([
        row('seen_at', '<=', time - staleMilliseconds),
        row.not(isNotAhead(row.ref('seen_at'), time)),
      ]),
    )
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Who has an enquiry or an entry open, by name; who has it open twice is there once. */
export async function readPresence(ledger: Kysely<Schema>, time: number): Promise<Present[]> {
  const rows = await ledger
    .selectFrom('presence')
    .innerJoin('users', 'users.email', 'presence.email')
    .select((row) => [
      'users.name',
      'users.email',
      'presence.reference',
      'presence.entry',
      row.fn.max('presence.writing').as('writing'),
      row.fn.count('presence.stream').as('pages'),
    ])
    .where((row) =>
      row.or([row('presence.reference', 'is not', null), row('presence.entry', 'is not', null)]),
    )
    .where('presence.seen_at', '>', time - staleMilliseconds)
    .where((row) => isNotAhead(row.ref('presence.seen_at'), time))
    .groupBy(['users.name', 'users.email', 'presence.reference', 'presence.entry'])
    .orderBy('users.name')
    .orderBy('users.email')
    .execute();
  return rows.flatMap(({ name, email, reference, entry, writing, pages }): Present[] => {
    const who = { name, email, writing: writing === 1, pages: Number(pages) };
    if (reference !== null) return [{ ...who, reference }];
    return entry === null ? [] : [{ ...who, entry }];
  });
}
