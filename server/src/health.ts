import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Environment } from './environment.ts';
import { sharedTime } from './ledger/database/clock.ts';
import { type Database, patienceMilliseconds } from './ledger/database/database.ts';
import { elapsedSince, requeueFromTheFuture } from './ledger/database/wrong-clocks.ts';
import { waitingSince } from './ledger/deliveries/due.ts';
import { iso } from './ledger/enquiries/read.ts';
import { type JobState, jobStates } from './ledger/jobs.ts';
import type { Channel } from './ledger/schema.ts';
import { onceASecond } from './once-a-second.ts';

/** What `/readyz` says. Numbers only: nothing in it is about a person. */
type Readiness = {
  ready: boolean;
  database: 'writable' | 'unavailable';
  /** Minutes since the oldest enquiry was queued that has not reached the company; null for none. */
  oldestUndelivered: number | null;
  parked: number;
  setAside: number;
  /** By name; a failing job is no reason not to be ready. */
  jobs: Record<string, ReportedJob>;
};

/** How a job stands: without the reason of its failure, which may quote an address. */
type ReportedJob = {
  isFailing: boolean;
  ranAt: string | null;
  failedAt: string | null;
  nextAt: string | null;
};

/** What waits in a ledger that can be written. */
export type Waiting = {
  /** Since the oldest enquiry was queued that has not reached the company; null for none. */
  oldestMilliseconds: number | null;
  parked: number;
  setAside: number;
  jobs: readonly JobState[];
};

/** What waits; undefined while the ledger can't be written. */
export type AskWaiting = () => Promise<Waiting | undefined>;

async function measure(
  database: Database,
  channels: readonly Channel[],
  now: number,
): Promise<Waiting> {
  const { time, waiting, setAside, jobs } = await database.use(async (ledger) => {
    const time = await sharedTime(ledger, now);
    // A real write: a read-only or full database can be told in no other way.
    await ledger
      .insertInto('heartbeat')
      .values({ id: 1, beat_at: time })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ beat_at: time }))
      .execute();
    await requeueFromTheFuture(ledger, time);
    const waiting = await ledger
      .selectFrom('deliveries')
      .innerJoin('enquiries', 'enquiries.reference', 'deliveries.reference')
      .select([
        sql<number | null>`min(${waitingSince(time)})`.as('oldest'),
        sql<number>`count(case when state = 'parked' then 1 end)`.as('parked'),
      ])
      .where('state', 'in', ['queued', 'parked'])
      .where('channel', 'in', channels)
      .executeTakeFirstOrThrow();
    const setAside = await ledger
      .selectFrom('enquiries')
      .select((count) => count.fn.countAll<number>().as('number'))
      .where('set_aside', '=', 1)
      .executeTakeFirstOrThrow();
    return { time, waiting, setAside, jobs: await jobStates(ledger) };
  }, performance.now() + patienceMilliseconds);
  return {
    // A digest that is not due yet is no trouble at all.
    oldestMilliseconds: waiting.oldest === null ? null : elapsedSince(waiting.oldest, time),
    parked: Number(waiting.parked),
    setAside: Number(setAside.number),
    jobs,
  };
}

/** Looks at the ledger at most once a second, whoever asks, and logs when it is away. */
export function askWaiting(
  app: FastifyInstance,
  environment: Environment,
  database: Database,
  now: () => number,
): AskWaiting {
  // A visitor's mistyped address keeps the automatic reply waiting; that is no alarm. Nor is a
  // webhook that was taken out of use. The company's mail counts, configured or not.
  const channels: Channel[] = environment.WEBHOOK_URL ? ['notice', 'webhook'] : ['notice'];
  return onceASecond(now, (time) =>
    measure(database, channels, time).catch((failure: unknown) => {
      app.log.error({ event: 'database.unavailable', err: failure });
      return undefined;
    }),
  );
}

const reported = ({ failure, ranAt, failedAt, nextAt }: JobState): ReportedJob => ({
  isFailing: failure !== null,
  ranAt: iso(ranAt),
  failedAt: iso(failedAt),
  nextAt: iso(nextAt),
});

function readinessOf(waiting: Waiting | undefined, alarmMinutes: number): Readiness {
  if (!waiting) {
    return {
      ready: false,
      database: 'unavailable',
      oldestUndelivered: null,
      parked: 0,
      setAside: 0,
      jobs: {},
    };
  }
  const { oldestMilliseconds, parked, setAside, jobs } = waiting;
  const oldest = oldestMilliseconds === null ? null : Math.floor(oldestMilliseconds / 60_000);
  return {
    ready: (oldest === null || oldest < alarmMinutes) && parked === 0,
    database: 'writable',
    oldestUndelivered: oldest,
    parked,
    setAside,
    jobs: Object.fromEntries(jobs.map((job) => [job.name, reported(job)])),
  };
}

/**
 * `/healthz`: the process is up. `/readyz`: the ledger can be written, and nothing has waited longer
 * than DELIVERY_ALARM_MINUTES for its delivery to the company.
 */
export function healthRoutes(
  app: FastifyInstance,
  environment: Environment,
  waiting: AskWaiting,
): void {
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ up: true }),
  );
  app.get('/readyz', async (_request, reply) => {
    const readiness = readinessOf(await waiting(), environment.DELIVERY_ALARM_MINUTES);
    return reply
      .code(readiness.ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(readiness);
  });
}
