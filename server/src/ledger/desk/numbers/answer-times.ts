import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../schema.ts';
import { medianOf, type Opening, officeTime } from './office-time.ts';
import { isIn, type Period } from './period.ts';

/** Rows of one statement: on PostgreSQL they are read where visitors are answered. */
const together = 2000;

/**
 * How long those of a period waited for the first answer within office hours, in the middle.
 * @returns milliseconds; null when none was answered
 */
export async function readMedian(
  ledger: Kysely<Schema>,
  period: Period,
  openings: readonly Opening[],
): Promise<number | null> {
  const waited = officeTime(openings);
  const times: number[] = [];
  let page = ledger
    .selectFrom('enquiries')
    .select(['received_at', 'reference', 'answered_at'])
    // Written out, as the index says it (013-answered).
    .where('set_aside', '=', sql.lit(0))
    .where('answered_at', 'is not', null)
    .where(isIn(period))
    .orderBy('received_at')
    .orderBy('reference')
    .limit(together);
  const first = page;
  for (;;) {
    const rows = await page.execute();
    for (const { received_at, answered_at } of rows) {
      if (answered_at !== null) times.push(waited(received_at, answered_at));
    }
    const last = rows.at(-1);
    if (!last || rows.length < together) return medianOf(Float64Array.from(times));
    page = first.where(
      sql<boolean>`(received_at, reference) > (${last.received_at}, ${last.reference})`,
    );
  }
}
