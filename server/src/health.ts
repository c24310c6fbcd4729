import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Environment } from './environment.ts';
import { sharedTime } from './ledger/database/clock.ts';
import { type Database, patienceMilliseconds } from './ledger/database/database.ts';
import { elapsedSince, requeueFromTheFuture } from './ledger/database/wrong-clocks.ts';
import { waitingSince } from './ledger/deliveries/due.ts';
import { iso } from './ledger/enquiries/read.ts';
import { type JobState, jobStates } from './ledger/jobs.ts';
import type { Channel, Schema } from './ledger/schema.ts';
import type { Log } from './log.ts';
import { onceASecond } from './once-a-second.ts';

const minuteMilliseconds = 60_000;

/** What `/readyz` tells the operator. Numbers only: nothing in it is about a person. */
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

/**
 * Writes to the ledger for real: a read-only or full database can be told in no other way.
 * @returns the time of the clock that all servers share
 */
async function beat(ledger: Kysely<Schema>, now: number): Promise<number> {
  const time = await sharedTime(ledger, now);
  await ledger
    .insertInto('heartbeat')
    .values({ id: 1, beat_at: time })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ beat_at: time }))
    .execute();
  await requeueFromTheFuture(ledger, time);
  return time;
}

/** Whether nothing was given up, and nothing waits for longer than it may: looks for one, counts none. */
async function isWell(
  database: Database,
  channels: readonly Channel[],
  mostMilliseconds: number,
  now: number,
): Promise<boolean> {
  const trouble = await database.use(async (ledger) => {
    const time = await beat(ledger, now);
    const latest = time - mostMilliseconds;
    const parked = ledger
      .selectFrom('deliveries')
      .select('reference')
      .where('state', '=', 'parked')
      .where('channel', 'in', channels);
    const late = ledger
      .selectFrom('deliveries')
      .innerJoin('enquiries', 'enquiries.reference', 'deliveries.reference')
      .select('deliveries.reference')
      .where('state', '=', 'queued')
      .where('channel', 'in', channels)
      // Nothing waits since before it was queued; the index tells this much.
      .where('queued_at', '<=', latest)
      .where(waitingSince(time), '<=', latest);
    return (await parked.limit(1).executeTakeFirst()) ?? (await late.limit(1).executeTakeFirst());
  }, performance.now() + patienceMilliseconds);
  return trouble === undefined;
}

async function measure(
  database: Database,
  channels: readonly Channel[],
  now: number,
): Promise<Waiting> {
  const { time, waiting, setAside, jobs } = await database.use(async (ledger) => {
    const time = await beat(ledger, now);
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

/** The ledger as far as its health goes: each question is asked at most once a second, whoever asks. */
export type Health = {
  /** Whether the ledger can be written, nothing was given up and nothing has waited too long. */
  isReady: () => Promise<boolean>;
  waiting: AskWaiting;
};

/** @param log is told when the ledger is away */
export function askHealth(
  database: Database,
  environment: Environment,
  log: Pick<Log, 'error'>,
  now: () => number,
): Health {
  // A visitor's mistyped address keeps the automatic reply waiting; that is no alarm. Nor is a
  // webhook that was taken out of use. The company's mail counts, configured or not.
  const channels: Channel[] = environment.WEBHOOK_URL ? ['notice', 'webhook'] : ['notice'];
  const most = environment.DELIVERY_ALARM_MINUTES * minuteMilliseconds;
  const isAway = (failure: unknown): undefined => {
    log.error({ event: 'database.unavailable', err: failure });
  };
  return {
    isReady: onceASecond(now, async (time) => {
      return (await isWell(database, channels, most, time).catch(isAway)) ?? false;
    }),
    waiting: onceASecond(now, (time) => measure(database, channels, time).catch(isAway)),
  };
}

const reported = ({ failure, ranAt, failedAt, nextAt }: JobState): ReportedJob => ({
  isFailing: failure !== null,
  ranAt: iso(ranAt),
  failedAt: iso(failedAt),
  nextAt: iso(nextAt),
});

/** The whole story for the operator, which visitors never see: it would tell a spammer what was set aside. */
export function readinessOf(waiting: Waiting | undefined, alarmMinutes: number): Readiness {
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
  const oldest =
    oldestMilliseconds === null ? null : Math.floor(oldestMilliseconds / minuteMilliseconds);
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
 * than DELIVERY_ALARM_MINUTES for its delivery to the company. Anybody may ask, so neither says more.
 */
export function healthRoutes(app: FastifyInstance, isReady: Health['isReady']): void {
  app.get('/healthz', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ up: true }),
  );
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady();
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready });
  });
}
