import type { Database } from '../src/ledger/database/database.ts';
import { lastRunOf } from '../src/ledger/jobs.ts';
import { until } from './until.ts';

/** Waits until a server has done a job at its start: what a test prepares is not met by that run. */
export function firstRun(database: Database, job: string): Promise<void> {
  return until(`the run of ${job} at the start`, async () => {
    const at = await database.use((ledger) => lastRunOf(ledger, job));
    return at !== null;
  });
}
