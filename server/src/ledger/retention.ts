import type { Kysely, Transaction } from 'kysely';
import { day } from '../durations.ts';
import type { RetentionRow, Schema } from './schema.ts';

/** The only row of its table. */
const id = 1;

/** So long an owner may take back that enquiries are kept for fewer days. */
export const takeBackMilliseconds = 7 * day;

/** For how many days enquiries are kept, and since when by whom fewer are agreed to. */
export type Retention = {
  /** Whatever the content says: fewer apply once an owner has agreed, and the days to take it back are over. */
  keptDays: number;
  agreed: { days: number; at: number; by: string } | null;
};

/** @returns undefined before any server has noted for how long it keeps enquiries */
export async function readRetention(ledger: Kysely<Schema>): Promise<Retention | undefined> {
  const row = await ledger.selectFrom('retention').selectAll().executeTakeFirst();
  if (!row) return undefined;
  const { kept_days, agreed_days, agreed_at, agreed_by } = row;
  const agreed =
    agreed_days === null || agreed_at === null
      ? null
      : { days: agreed_days, at: agreed_at, by: agreed_by ?? '' };
  return { keptDays: kept_days, agreed };
}

/**
 * For how many days enquiries are kept from now on, which is noted: more apply at once, fewer once they
 * are agreed to for long enough.
 * @param wantedDays what the content says
 * @param ranAt when what was older than the content said then was deleted last; null for never
 */
export async function settleRetention(
  transaction: Transaction<Schema>,
  wantedDays: number,
  { ranAt, time }: { ranAt: number | null; time: number },
): Promise<number> {
  const { keptDays, agreed } = (await readRetention(transaction)) ?? {
    keptDays: await daysKeptUntil(transaction, wantedDays, ranAt),
    agreed: null,
  };
  const isAgreed = agreed?.days === wantedDays && agreed.at <= time - takeBackMilliseconds;
  const days = isAgreed ? wantedDays : Math.max(keptDays, wantedDays);
  // What was agreed to is done, or the content says another number since.
  const isOver = agreed !== null && (days === wantedDays || agreed.days !== wantedDays);
  await write(transaction, { kept_days: days, ...(isOver && nothingAgreed) });
  return days;
}

/** Of a ledger in which nothing is noted: what is older than the content says has been kept for longer. */
async function daysKeptUntil(
  ledger: Kysely<Schema>,
  wantedDays: number,
  ranAt: number | null,
): Promise<number> {
  const { oldest } = await ledger
    .selectFrom('enquiries')
    .select((row) => row.fn.min<number | null>('received_at').as('oldest'))
    .executeTakeFirstOrThrow();
  if (ranAt === null || oldest === null) return wantedDays;
  return Math.max(wantedDays, Math.ceil((ranAt - oldest) / day));
}

/** Notes that an owner agrees to fewer days. */
export const agreeToDays = (
  ledger: Kysely<Schema>,
  { days, at, by }: NonNullable<Retention['agreed']>,
): Promise<void> => change(ledger, { agreed_days: days, agreed_at: at, agreed_by: by });

/** Takes that back. */
export const takeBackDays = (ledger: Kysely<Schema>): Promise<void> =>
  change(ledger, nothingAgreed);

const nothingAgreed = { agreed_days: null, agreed_at: null, agreed_by: null } as const;

async function change(ledger: Kysely<Schema>, values: Partial<RetentionRow>): Promise<void> {
  await ledger.updateTable('retention').set(values).where('id', '=', id).execute();
}

async function write(
  ledger: Kysely<Schema>,
  values: { kept_days: number } & Partial<RetentionRow>,
): Promise<void> {
  await ledger
    .insertInto('retention')
    .values({ id, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute();
}

/**
 * The enquiries that were received before a time and may go. What is still to be delivered stays, as long
 * as nobody has opened it at the desk: else nobody would ever have read it.
 */
const goingBefore = (ledger: Kysely<Schema>, before: number) =>
  ledger
    .selectFrom('enquiries')
    .where('received_at', '<', before)
    .where((row) =>
      row.or([
        row('read_at', 'is not', null),
        row(
          'reference',
          'not in',
          row.selectFrom('deliveries').select('deliveries.reference').where('state', '=', 'queued'),
        ),
      ]),
    );

/** Some of them, the oldest first. */
export async function oldestGoing(
  ledger: Kysely<Schema>,
  before: number,
  most: number,
): Promise<string[]> {
  const rows = await goingBefore(ledger, before)
    .select('reference')
    .orderBy('received_at')
    .limit(most)
    .execute();
  return rows.map(({ reference }) => reference);
}

/** How many they are, and when the first and the last of them came in. */
export async function countGoing(
  ledger: Kysely<Schema>,
  before: number,
): Promise<{ enquiries: number; first: number | null; last: number | null }> {
  const row = await goingBefore(ledger, before)
    .select((one) => [
      one.fn.countAll<number>().as('enquiries'),
      one.fn.min<number | null>('received_at').as('first'),
      one.fn.max<number | null>('received_at').as('last'),
    ])
    .executeTakeFirstOrThrow();
  return { ...row, enquiries: Number(row.enquiries) };
}
