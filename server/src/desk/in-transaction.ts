import type { Transaction } from 'kysely';
import { sharedTime } from '../ledger/database/clock.ts';
import type { Schema } from '../ledger/schema.ts';
import type { DeskParts } from './desk.ts';

/** Does something in one transaction, told the time of the clock that all servers share. */
export const inTransactionOf =
  ({ database, now }: Pick<DeskParts, 'database' | 'now'>) =>
  <Result>(
    work: (transaction: Transaction<Schema>, time: number) => Promise<Result>,
  ): Promise<Result> =>
    database.use((ledger) =>
      ledger
        .transaction()
        .execute(async (transaction) => work(transaction, await sharedTime(transaction, now()))),
    );
