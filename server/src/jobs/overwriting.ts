import type { Kysely } from 'kysely';
import { day } from '../durations.ts';
import type { Database } from '../ledger/database/database.ts';
import { wasOlder } from '../ledger/database/migrate.ts';
import { overwritingName } from '../ledger/jobs.ts';
import { overwriteDeleted } from '../ledger/overwriting/overwrite.ts';
import type { Schema } from '../ledger/schema.ts';
import type { Job } from './jobs.ts';

/** Without anything forgotten there is nothing to do; a ledger of an older version has its turn, too. */
const periodMilliseconds = 30 * day;

/**
 * Overwrites what was forgotten, by retention or at the terminal: forgetting makes it due
 * (`demandOverwriting`). While somebody reads the ledger, the words stay in its log, and it is tried
 * again and again.
 */
export function overwriting(database: Database): Job {
  return {
    name: overwritingName,
    periodMilliseconds,
    obeysPause: false,
    async work({ ranAt }, stopping) {
      if (ranAt === null && (await database.use(isNew))) return;
      const leftovers = await overwriteDeleted(database, stopping);
      if (leftovers.in === 'files') {
        throw new Error(
          'what was forgotten stands in the files of the ledger until the program ends that reads them',
        );
      }
    },
  };
}

/** Made by this version, and nobody has written to it. */
async function isNew(ledger: Kysely<Schema>): Promise<boolean> {
  if (await wasOlder(ledger)) return false;
  const enquiry = await ledger
    .selectFrom('enquiries')
    .select('reference')
    .limit(1)
    .executeTakeFirst();
  return enquiry === undefined;
}
