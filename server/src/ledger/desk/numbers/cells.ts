import type { FormId } from '@nokshi/forms/forms.ts';
import type { Language } from '@nokshi/forms/languages.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../schema.ts';
import { type Period, within } from './period.ts';

/** How many enquiries of a week are alike in all that has few values. */
export type Cell = {
  period: Period;
  /** When it begins. */
  week: number;
  isSetAside: boolean;
  kind: FormId;
  language: Language;
  outcome: 'answered' | 'closed' | 'waiting';
  number: number;
};

/**
 * The number of the week that an enquiry came in, by as few comparisons as there are: weeks differ in
 * length where clocks are put forward and back.
 * @param starts when weeks begin, in order
 * @param first the number of the first of them
 */
function weekNumber(starts: readonly number[], first: number): RawBuilder<number> {
  if (starts.length < 2) return sql.lit(first);
  const middle = starts.length >> 1;
  return sql<number>`case when received_at < ${sql.lit(starts[middle] ?? 0)}
    then ${weekNumber(starts.slice(0, middle), first)}
    else ${weekNumber(starts.slice(middle), first + middle)} end`;
}

/** Reads the cells of two periods, the first of which is the later one. */
export async function readCells(
  ledger: Kysely<Schema>,
  present: Period,
  former: Period,
): Promise<Cell[]> {
  const starts = [...former.weeks, ...present.weeks];
  const { rows } = await sql<{
    week: number;
    set_aside: number;
    kind: FormId;
    language: Language;
    outcome: Cell['outcome'];
    number: number;
  }>`select ${weekNumber(starts, 0)} as week, set_aside, kind, language,
      case when answered_at is not null then 'answered' when stage = 'closed' then 'closed'
        else 'waiting' end as outcome,
      count(*) as number
    from enquiries where ${within(present, former)} group by 1, 2, 3, 4, 5`.execute(ledger);
  return rows.map(({ week, set_aside, kind, language, outcome, number }) => ({
    period: week < former.weeks.length ? former : present,
    week: starts[week] ?? 0,
    isSetAside: set_aside === 1,
    kind,
    language,
    outcome,
    number: Number(number),
  }));
}
