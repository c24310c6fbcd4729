import { type RawBuilder, sql } from 'kysely';

/** Weeks that follow each other, by when they begin, and when the last ends. Milliseconds since 1970. */
export type Period = { weeks: readonly number[]; until: number };

const startOf = ({ weeks }: Period): number => weeks[0] ?? 0;

/** Whether an enquiry came in within a period. */
export const isIn = (period: Period): RawBuilder<boolean> =>
  sql`received_at >= ${sql.lit(startOf(period))} and received_at < ${sql.lit(period.until)}`;

/** Whether it came in within either; one range for the index, and what lies between them is left out. */
export const within = (present: Period, former: Period): RawBuilder<boolean> =>
  sql`received_at >= ${sql.lit(startOf(former))} and received_at < ${sql.lit(present.until)}
    and (received_at < ${sql.lit(former.until)} or received_at >= ${sql.lit(startOf(present))})`;
