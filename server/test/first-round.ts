import { forgettingReplies } from '../src/jobs/forget-replies.ts';
import { overwriting } from '../src/jobs/overwriting.ts';
import type { Database } from '../src/ledger/database/database.ts';
import { lastRunOf } from '../src/ledger/jobs.ts';
import { until } from './until.ts';

/**
 * Waits until a server has done the jobs of its start, which it does in the background: what a test then
 * makes old, empties or overwrites is not met by them.
 */
export function firstRound(database: Database): Promise<void> {
  // A round takes the jobs in their order: src/jobs/daily-jobs.ts.
  const last = database.kind === 'sqlite' ? overwriting(database) : forgettingReplies(database);
  return until('the round at the start', async () => {
    const at = await database.use((ledger) => lastRunOf(ledger, last.name));
    return at !== null;
  });
}
