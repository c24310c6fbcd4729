import { hour } from '../durations.ts';
import type { Database } from '../ledger/database/database.ts';
import { forgetReplies } from '../ledger/deliveries/reply-limits.ts';
import type { Job } from './jobs.ts';

/** Forgets, once an hour, who had automatic replies and who caused them, when no limit asks for it. */
export const forgettingReplies = (database: Database): Job => ({
  name: 'forget-replies',
  periodMilliseconds: hour,
  obeysPause: false,
  work: ({ time }) => forgetReplies(database, time),
});
