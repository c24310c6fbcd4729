import type { Channel } from '@nokshi/contract/vocabulary.ts';
import { type Kysely, sql } from 'kysely';
import { waitingSince } from '../deliveries/due.ts';
import { readFacets } from '../desk/facets.ts';
import { readForgetting } from '../desk/forgetting.ts';
import { listWork, readWork } from '../desk/inbox.ts';
import { listLogEntries, logEntriesSince } from '../desk/log.ts';
import { readMorning } from '../desk/morning.ts';
import { readNumbers } from '../desk/numbers/numbers.ts';
import { readReaders, readViewsOfDay } from '../desk/numbers/readers.ts';
import { readOthers } from '../desk/others.ts';
import { readPresence } from '../desk/presence.ts';
import { readReplies } from '../desk/saved-replies.ts';
import { countUnread } from '../desk/unread.ts';
import { countFiltered } from '../enquiries/filter.ts';
import { listEnquiries } from '../enquiries/list.ts';
import { readEnquiry } from '../enquiries/read.ts';
import type { Schema } from '../schema.ts';
import { countDeliveries, countEnquiries } from './counts.ts';
import { readWaiting } from './waiting.ts';

/**
 * The conditions that raise an alarm.
 * @param asked.channels those whose deliveries count
 * @param asked.time of the clock that all servers share
 */
async function readBacklog(
  ledger: Kysely<Schema>,
  { channels, time }: { channels: readonly Channel[]; time: number },
): Promise<{ oldest: number | null; parked: number; setAside: number }> {
  const { oldest } = await ledger
    .selectFrom('deliveries')
    .innerJoin('enquiries', 'enquiries.reference', 'deliveries.reference')
    .select(sql<number | null>`min(${waitingSince(time)})`.as('oldest'))
    .where('state', 'in', [sql.lit('queued' as const), sql.lit('parked' as const)])
    .where('channel', 'in', channels)
    .executeTakeFirstOrThrow();
  const sum = (numbers: readonly { number: number }[]) =>
    numbers.reduce((all, { number }) => all + number, 0);
  const deliveries = await countDeliveries(ledger);
  const enquiries = await countEnquiries(ledger);
  return {
    oldest,
    parked: sum(
      deliveries.filter(({ channel, state }) => state === 'parked' && channels.includes(channel)),
    ),
    setAside: sum(enquiries.filter(({ state }) => state === 'set-aside')),
  };
}

/**
 * What people ask the ledger, and programs for them. Each only reads, and takes and gives what can be
 * handed to another thread. None counts rows or skips any but `numbers` and `readers`, and `workCount`, which is
 * asked before many are changed: `reader.test.ts` holds their plans.
 */
export const questions = {
  enquiries: listEnquiries,
  enquiry: readEnquiry,
  waiting: readWaiting,
  backlog: readBacklog,
  deliveryCounts: countDeliveries,
  enquiryCounts: countEnquiries,
  work: listWork,
  workOn: readWork,
  present: readPresence,
  unread: countUnread,
  deedsSince: logEntriesSince,
  forgetting: readForgetting,
  others: readOthers,
  replies: readReplies,
  workCount: countFiltered,
  facets: readFacets,
  numbers: readNumbers,
  readers: readReaders,
  viewsOfDay: readViewsOfDay,
  log: listLogEntries,
  morning: readMorning,
} satisfies Record<string, (ledger: Kysely<Schema>, asked: never) => Promise<unknown>>;

export type Questions = typeof questions;

/** The arguments of a question. */
export type Asked<Name extends keyof Questions> = Parameters<Questions[Name]>[1];

/** Its answer. */
export type Answer<Name extends keyof Questions> = Awaited<ReturnType<Questions[Name]>>;
